extension Board {
  /// The last changeset of an author, if it lies within the window.
  ///
  /// - Parameter author: The author.
  /// - Returns: The changeset's id and revision, or nothing.
  /// - Complexity: O(*w*) in the changesets of the window.
  public func latestChangeset(by author: String) -> (id: Changeset.ID, revision: Int)? {
    guard let index = authorIndex[author],
      let record = records.elements.last(where: { $0.stamp.author == index })
    else { return nil }
    return (record.id, Int(record.stamp.revision))
  }
}
