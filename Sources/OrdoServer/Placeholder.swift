// OrdoServer
