// BoardModel
