/// Names a body by its content: FNV-1a with 64 bits, and the length.
enum ContentHash {
  static func hexadecimal(of bytes: [UInt8]) -> String {
    var hash: UInt64 = 0xcbf2_9ce4_8422_2325
    for byte in bytes { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01b3 }
    return String(hash, radix: 16) + "-" + String(bytes.count, radix: 16)
  }
}
