import Foundation
import OrdoServer

/// Does what the command line asks.
///
/// - Returns: The exit status: 0, or 1 after a sentence on standard error.
func run(_ arguments: [String], _ environment: [String: String]) async -> Int32 {
  do {
    switch try Command(arguments: arguments, environment: environment) {
    case .serve(let configuration): try await serve(configuration, environment)
    case .importBoard(let request): print(try await request.perform())
    case .exportBoard(let request):
      FileHandle.standardOutput.write(Data(try await request.perform()))
    case .health(let configuration): try HealthProbe(configuration).run()
    case .help(let command): print(HelpText(command))
    case .version: print("ordo \(version)")
    }
    return 0
  } catch {
    FileHandle.standardError.write(Data("\(error)\n".utf8))
    return 1
  }
}
