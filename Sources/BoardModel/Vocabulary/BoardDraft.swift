/// A whole board as somebody hands it in, or takes it out: nothing of its history.
public struct BoardDraft: Hashable, Sendable {
  /// A section with its items in order.
  public struct Section: Hashable, Sendable {
    /// The section.
    public var section: BoardModel.Section
    /// Its items, in order.
    public var items: [Item]

    /// Makes a section with its items.
    ///
    /// - Parameters:
    ///   - section: The section.
    ///   - items: Its items, in order.
    public init(_ section: BoardModel.Section, items: [Item] = []) {
      self.section = section
      self.items = items
    }
  }

  /// Name, layout and lock.
  public var settings: BoardSettings
  /// The sections, in order.
  public var sections: [Section]
  /// The removed items.
  public var trash: [Item]

  /// Makes a draft.
  ///
  /// - Parameters:
  ///   - settings: Name, layout and lock.
  ///   - sections: The sections, in order.
  ///   - trash: The removed items.
  public init(settings: BoardSettings, sections: [Section], trash: [Item] = []) {
    self.settings = settings
    self.sections = sections
    self.trash = trash
  }

  /// The live items of all sections.
  public var itemCount: Int { sections.reduce(0) { $0 + $1.items.count } }
}
