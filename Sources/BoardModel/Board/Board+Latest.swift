extension Board {
  /// The last changeset of an author, if it lies within the window.
  ///
  /// - Parameter author: The author.
  /// - Returns: The changeset's id and revision, or nothing.
  /// - Complexity: O(1).
  public func latestChangeset(by author: String) -> (id: Changeset.ID, revision: Int)? {
    guard let index = authorIndex(author, hash: authorTable.hash(author)) else { return nil }
    let record = records[Int(authors[index].latest)]
    return (record.id, Int(record.stamp.revision))
  }
}
