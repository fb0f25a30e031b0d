// BoardService
