let version = "0.1.0"

let helpText = """
  Ordo: shared lists that people put in order together.

  ordo [serve] [options]            serve boards until a signal ends it
    --host HOST                     address to listen on (127.0.0.1)
    --port PORT                     port to listen on, 0 for any (8080)
    --socket PATH                   a socket to listen on instead of a port
    --data DIR                      folder of the data (./ordo-data)
    --public DIR                    folder of the pages (./Public)
    --open                          let everybody who reaches the port edit;
                                    needed where --host is not this machine alone
    --allow-host NAME               a further name to answer to; can be repeated
    --allow-origin ORIGIN           a further origin whose pages may write; can be repeated
    --trusted-proxy CIDR            a proxy to believe whom it speaks for, or unix;
                                    can be repeated
    --log-level LEVEL               trace, debug, info, notice, warning, error or
                                    critical: what matters less is left out (info)
    --max-connections N             connections in all
    --max-connections-per-address N connections of one address (256)
    --idle-timeout SECONDS          how long a connection is kept between requests (60)
    --public-reload                 read changed pages again, for development

  ordo import FILE [options]        take a file in as a new board, while no server runs
    --format FORMAT                 json, csv or markdown (by the file's ending)
    --name NAME                     name of the new board
    --data DIR                      folder of the data (./ordo-data)

  ordo export BOARD [options]       write a board, by its id or its name, to standard output
    --format FORMAT                 json, csv or markdown (json)
    --data DIR                      folder of the data (./ordo-data)

  ordo health [options]             ask the server at --host and --port, or at
                                    --socket, whether it is well
  ordo --help, ordo --version

  Each option but --format and --name is also a variable: ORDO_HOST, ORDO_PORT, ORDO_DATA,
  ORDO_PUBLIC, ORDO_OPEN=true, ORDO_ALLOW_HOST=a,b and so on. The command line counts more.
  """
