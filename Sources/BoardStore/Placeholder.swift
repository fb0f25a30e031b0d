// BoardStore
