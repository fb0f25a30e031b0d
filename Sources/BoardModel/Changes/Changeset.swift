/// Changes that are applied together or not at all.
public struct Changeset: Hashable, Sendable, Identifiable {
  /// The identity of a changeset: 1 to 64 characters of `A-Z a-z 0-9 _ -`.
  public typealias ID = String

  /// The identity, which makes a retry safe.
  public var id: ID
  /// One browser tab or script; left out, the changeset is an author of its own.
  public var author: String?
  /// The author's display name, at most 40 Unicode scalars.
  public var by: String?
  /// The revision that the author was looking at; left out, the present one.
  public var base: Int?
  /// The epoch that `base` belongs to; left out, it is not compared.
  public var epoch: String?
  /// The steps, each seen after the ones before it.
  public var changes: [Change]

  /// Makes a changeset.
  ///
  /// - Parameters:
  ///   - id: The identity.
  ///   - author: One browser tab or script.
  ///   - by: The author's display name.
  ///   - base: The revision that the author was looking at.
  ///   - epoch: The epoch that the base belongs to.
  ///   - changes: The steps.
  public init(
    id: ID, author: String? = nil, by: String? = nil, base: Int? = nil, epoch: String? = nil,
    changes: [Change]
  ) {
    self.id = id
    self.author = author
    self.by = by
    self.base = base
    self.epoch = epoch
    self.changes = changes
  }
}
