import BoardModel

/// A page of a board's history, the oldest changeset first.
struct HistoryPage: Encodable {
  let changesets: [CommittedChangeset]

  private enum CodingKeys: CodingKey { case changesets }

  private enum RowKeys: CodingKey {
    case revision, id, author, by, at, changes, effects
  }

  func encode(to encoder: any Encoder) throws {
    var members = encoder.container(keyedBy: CodingKeys.self)
    var rows = members.nestedUnkeyedContainer(forKey: .changesets)
    for row in changesets {
      var members = rows.nestedContainer(keyedBy: RowKeys.self)
      try members.encode(row.revision, forKey: .revision)
      try members.encode(row.changeset.id, forKey: .id)
      try members.encodeIfPresent(row.changeset.author, forKey: .author)
      try members.encodeIfPresent(row.changeset.by, forKey: .by)
      try members.encode(row.at, forKey: .at)
      try members.encode(row.changeset.changes, forKey: .changes)
      try members.encode(row.resolution.effects, forKey: .effects)
    }
  }
}
