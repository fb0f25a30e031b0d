/// An author of a changeset within the window; whoever is not has seen nothing that matters any more.
///
/// By the window's rule what is older counts as seen by everybody, so no board keeps every tab that ever
/// came.
struct Author: Sendable {
  let id: String
  let hash: UInt32
  /// The number of the record of its last changeset.
  var latest = nowhere
}
