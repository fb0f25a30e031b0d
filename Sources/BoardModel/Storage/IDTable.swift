/// Finds the index of an id: a hash table with open addressing and linear probing.
///
/// It holds hashes and indices only. The ids stand where the indices point, so that each is stored and
/// hashed once; a look-up says how to compare them.
struct IDTable: Sendable {
  private struct Entry: Sendable {
    var hash: UInt32
    var index: Int32

    static let empty = Entry(hash: 0, index: nowhere)
  }

  private var entries = Table(repeating: Entry.empty, count: 2)
  private(set) var count = 0
  /// Differs from table to table, so that nobody can choose ids that all fall into one place.
  private let seed = UInt64.random(in: .min ... .max)

  private var mask: Int32 { entries.endIndex - 1 }

  /// The index with a hash that a comparison accepts; O(1) expected.
  @inline(__always)
  func index(ofHash hash: UInt32, where isMatch: (Int32) -> Bool) -> Int32? {
    var place = Int32(bitPattern: hash) & mask
    while entries[place].index != nowhere {
      if entries[place].hash == hash, isMatch(entries[place].index) { return entries[place].index }
      place = (place + 1) & mask
    }
    return nil
  }

  /// Brings the place of a hash into the processor's caches.
  @inline(__always)
  func fetch(_ hash: UInt32) { entries.fetch(Int32(bitPattern: hash) & mask) }

  mutating func part() { entries.part() }

  /// Takes in an index that it does not hold; O(1) amortized.
  mutating func insert(_ index: Int32, hash: UInt32) {
    if count * 2 >= entries.count { grow(to: entries.count * 2) }
    put(Entry(hash: hash, index: index))
    count += 1
  }

  /// Lets go of an index that it holds; O(1) expected.
  mutating func remove(_ index: Int32, hash: UInt32) {
    var hole = Int32(bitPattern: hash) & mask
    while entries[hole].index != index {
      precondition(entries[hole].index != nowhere, "The table does not hold \(index)")
      hole = (hole + 1) & mask
    }
    // What was pushed past the hole by it moves up, so that no look-up ends too early.
    var place = (hole + 1) & mask
    while entries[place].index != nowhere {
      let home = Int32(bitPattern: entries[place].hash) & mask
      if (place - home) & mask >= (place - hole) & mask {
        entries[hole] = entries[place]
        hole = place
      }
      place = (place + 1) & mask
    }
    entries[hole] = .empty
    count -= 1
  }

  mutating func reserveCapacity(_ capacity: Int) {
    var size = entries.count
    while size < capacity * 2 { size *= 2 }
    if size > entries.count { grow(to: size) }
  }

  private mutating func grow(to size: Int) {
    let old = entries
    entries = Table(repeating: .empty, count: size)
    for entry in old where entry.index != nowhere { put(entry) }
  }

  private mutating func put(_ entry: Entry) {
    var place = Int32(bitPattern: entry.hash) & mask
    while entries[place].index != nowhere { place = (place + 1) & mask }
    entries[place] = entry
  }
}

// Hashing. An eight-byte word at a time, each folded with both halves of its product.
extension IDTable {
  /// A hash over the UTF-8 bytes of an id.
  @inline(__always)
  func hash(_ id: String) -> UInt32 {
    id.withBytes { bytes in
      var hash = seed ^ UInt64(bytes.count)
      var offset = 0
      while offset + 8 < bytes.count {
        hash = mix(hash ^ word(of: bytes, at: offset))
        offset += 8
      }
      return UInt32(truncatingIfNeeded: mix(hash ^ lastWord(of: bytes)))
    }
  }

  /// The last eight bytes, or all where there are fewer.
  @inline(__always)
  private func lastWord(of bytes: UnsafeRawBufferPointer) -> UInt64 {
    if bytes.count >= 8 { return word(of: bytes, at: bytes.count - 8) }
    var word: UInt64 = 0
    for index in 0..<bytes.count { word = word << 8 | UInt64(bytes[index]) }
    return word
  }

  @inline(__always)
  private func word(of bytes: UnsafeRawBufferPointer, at offset: Int) -> UInt64 {
    bytes.loadUnaligned(fromByteOffset: offset, as: UInt64.self)
  }

  @inline(__always)
  private func mix(_ value: UInt64) -> UInt64 {
    let (high, low) = value.multipliedFullWidth(by: 0x9e37_79b9_7f4a_7c15)
    return high ^ low
  }
}
