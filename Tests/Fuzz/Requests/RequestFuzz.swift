import Sockets

/// Called by libFuzzer with one input after another: all that a client sends on one connection.
///
/// A trap, an access beyond bounds and a broken rule end the process, and libFuzzer keeps the input.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzzRequests(_ start: UnsafePointer<UInt8>, _ count: Int) -> CInt {
  let input = Array(UnsafeBufferPointer(start: start, count: count))
  let whole = Exchange(of: [input[...]])
  whole.checkRules()
  for cut in cuts(of: input) {
    let parts = Exchange(of: [input[..<cut], input[cut...]])
    rule(parts.outputs == whole.outputs, "cut at \(cut) the answer is another")
  }
  if count <= 256 {
    let single = Exchange(of: input.indices.map { input[$0...$0] })
    rule(single.outputs == whole.outputs, "byte by byte the answer is another")
  }
  for request in whole.requests {
    let bytes = request.canonicalBytes
    let again = Exchange(of: [bytes[...]], limits: Exchange.wideLimits)
    rule(
      again.requests.map(\.canonicalBytes) == [bytes],
      "written anew it is another request: \(String(decoding: bytes, as: UTF8.self))")
  }
  return 0
}

/// Two places, chosen by the input itself so that every run of it is the same.
private func cuts(of input: [UInt8]) -> [Int] {
  let hash = input.reduce(0xcbf2_9ce4_8422_2325 as UInt64) { ($0 ^ UInt64($1)) &* 0x100_0000_01b3 }
  return [hash, hash >> 32].map { Int($0 % UInt64(input.count + 1)) }
}

/// Ends the process where something is not as it must be.
func rule(_ isKept: Bool, _ broken: @autoclosure () -> String) {
  if !isKept { fatalError(broken()) }
}
