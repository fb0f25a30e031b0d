extension Board {
  /// Takes a live slot into the digest of its collection, or out of it; O(1).
  mutating func updateDigest(around slot: SlotIndex, isLeaving: Bool) {
    let (collection, previous, next) = (
      slots[Int(slot)].collection, slots[Int(slot)].previousLive, slots[Int(slot)].nextLive
    )
    let seed = collections[Int(collection)].seed
    let (left, own, right) = (hash(at: previous), hash(at: slot), hash(at: next))
    let apart = Digest.pair(seed, left, right)
    let together = Digest.pair(seed, left, own) &+ Digest.pair(seed, own, right)
    let difference = isLeaving ? apart &- together : together &- apart
    collections[Int(collection)].digest &+= difference
    if isLive(collection) { digestSum &+= difference }
  }

  private func hash(at slot: SlotIndex) -> UInt32 {
    slot == nowhere ? Self.hashOfNothing : slots[Int(slot)].hash
  }

  private static let hashOfNothing = Digest.hash("")
}
