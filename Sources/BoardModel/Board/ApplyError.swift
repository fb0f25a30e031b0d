/// Why effects cannot be played on a board: it does not hold what they speak of.
public enum ApplyError: Error, Hashable, Sendable {
  /// A row that is not the next one.
  case revisionGap(expected: Int, found: Int)
  /// An item or section that is not on the board.
  case unknownMember(String)
  /// A new item or section that is on the board already.
  case knownMember(String)
  /// A purge of something live.
  case notInTrash(Item.ID)
  /// The removal of a section that still holds items.
  case sectionNotEmpty(Section.ID)
  /// The removal of the only section.
  case lastSection(Section.ID)
  /// An order that came out other than where it was resolved.
  case digestDiffers(revision: Int, expected: UInt32, found: UInt32)
}

extension ApplyError: CustomStringConvertible {
  /// A sentence that names the value at fault.
  public var description: String {
    switch self {
    case .revisionGap(let expected, let found):
      "Revision \(expected) is next, not \(found)."
    case .unknownMember(let id): "The effects speak of “\(id)”, which is not on the board."
    case .knownMember(let id): "The effects bring “\(id)”, which is on the board already."
    case .notInTrash(let id): "The effects purge “\(id)”, which is not in the trash."
    case .sectionNotEmpty(let id): "The effects remove the section “\(id)”, which holds items."
    case .lastSection(let id): "The effects remove “\(id)”, the last section of the board."
    case .digestDiffers(let revision, let expected, let found):
      "After revision \(revision) the digest should be \(expected), but is \(found)."
    }
  }
}
