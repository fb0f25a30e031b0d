/// The arithmetic of the digest of an order: 32 bits, the same in every language.
enum Digest {
  /// The hash of "", which stands beyond the first and after the last of a collection.
  static let hashOfNothing: UInt32 = 0x811c_9dc5

  /// FNV-1a over the UTF-8 bytes of an id.
  static func hash(_ id: String) -> UInt32 {
    var hash = hashOfNothing
    for byte in id.utf8 { hash = (hash ^ UInt32(byte)) &* 0x0100_0193 }
    return hash
  }

  /// What all pairs of a collection begin with.
  static func seed(_ collection: UInt32) -> UInt32 {
    finalize(collection ^ 0x9e37_79b9)
  }

  /// The part of two live neighbours, the ends being the hash of "".
  static func pair(_ seed: UInt32, _ previous: UInt32, _ next: UInt32) -> UInt32 {
    let left = finalize((seed &* 5 &+ 0xe654_6b64) ^ previous)
    return finalize((left &* 5 &+ 0xe654_6b64) ^ next)
  }

  /// What a collection gains when a member comes between two neighbours.
  static func gain(_ seed: UInt32, _ left: UInt32, _ own: UInt32, _ right: UInt32) -> UInt32 {
    pair(seed, left, own) &+ pair(seed, own, right) &- pair(seed, left, right)
  }

  /// MurmurHash3's 32-bit finalizer.
  private static func finalize(_ value: UInt32) -> UInt32 {
    var x = value
    x = (x ^ (x >> 16)) &* 0x85eb_ca6b
    x = (x ^ (x >> 13)) &* 0xc2b2_ae35
    return x ^ (x >> 16)
  }
}
