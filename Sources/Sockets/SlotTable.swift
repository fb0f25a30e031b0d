/// Gives out small numbers for things that come and go, and tells a new holder of a number from
/// the one before it.
public struct SlotTable: Sendable {
  /// A slot in the hands of one holder.
  public struct Token: Hashable, Sendable {
    /// The number, which is used again once it is free.
    public let slot: Int
    let generation: UInt32

    /// The token as the 64 bits that epoll carries.
    var bits: UInt64 { UInt64(generation) << 32 | UInt64(slot) }

    init(slot: Int, generation: UInt32) {
      self.slot = slot
      self.generation = generation
    }

    init(bits: UInt64) {
      self.init(slot: Int(bits & 0xffff_ffff), generation: UInt32(bits >> 32))
    }
  }

  /// The generation of each slot: odd while the slot is taken.
  private var generations: [UInt32] = []
  private var free: [Int] = []

  /// Makes a table without slots.
  public init() {}

  /// Takes a free slot, or a new one.
  ///
  /// - Returns: the slot's token, which is current until the slot is freed.
  public mutating func take() -> Token {
    let slot = free.popLast() ?? generations.count
    if slot == generations.count { generations.append(0) }
    generations[slot] &+= 1
    return Token(slot: slot, generation: generations[slot])
  }

  /// Frees a slot; its token is not current from then on.
  ///
  /// - Parameter token: a token that is current.
  public mutating func release(_ token: Token) {
    precondition(isCurrent(token), "The slot \(token.slot) has been freed already")
    generations[token.slot] &+= 1
    free.append(token.slot)
  }

  /// Tells whether the slot is still in the hands of the token's holder.
  ///
  /// - Parameter token: the token.
  /// - Returns: false once the slot was freed.
  public func isCurrent(_ token: Token) -> Bool {
    token.slot < generations.count && generations[token.slot] == token.generation
  }
}
