/// The slots of one section, or the list of the sections themselves.
struct Collection: Sendable {
  /// The section's member, or `nowhere` for the list of sections.
  let owner: MemberIndex
  /// What people read of the section; the list of sections has the id "".
  var section: Section
  /// The digest's seed: the hash of the section's id.
  let seed: UInt32

  var first = nowhere
  var last = nowhere
  var firstLive = nowhere
  var lastLive = nowhere
  /// The number of live slots.
  var count = 0
  /// The sum over the pairs of live neighbours.
  var digest: UInt32

  init(owner: MemberIndex, section: Section, hash: UInt32) {
    self.owner = owner
    self.section = section
    seed = Digest.seed(hash)
    digest = Digest.pair(seed, Digest.hashOfNothing, Digest.hashOfNothing)
  }

  /// Counts a slot that became live, or ceased to be, with what the digest gains by it.
  @inline(__always)
  mutating func count(digest gain: UInt32, by step: Int) {
    digest &+= gain
    count += step
  }
}
