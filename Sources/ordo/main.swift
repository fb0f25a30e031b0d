import Foundation
import OrdoServer

exit(await run(Array(CommandLine.arguments.dropFirst()), ProcessInfo.processInfo.environment))
