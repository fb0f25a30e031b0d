// The records of the window, the earliest first. An author stays as long as one of them is theirs.
extension Board {
  /// Ends the revision: its record can be undone from now on.
  mutating func appendRecord(of id: Changeset.ID) {
    let number = Int32(records.nextNumber)
    let record = Record(
      id: id, hash: recordTable.hash(id), stamp: stamp, firstNote: firstNote,
      noteCount: notes.nextNumber - firstNote)
    log.append(.record(previous: authors[stamp.author].latest))
    authors[stamp.author].latest = number
    recordTable.insert(number, hash: record.hash)
    records.append(record)
  }

  mutating func unappendRecord(previous: Int32) {
    guard let record = records.last else { return }
    records.unappend()
    recordTable.remove(Int32(records.nextNumber), hash: record.hash)
    authors[record.stamp.author].latest = previous
  }

  mutating func expireFirstRecord() {
    guard let record = records.first else { return }
    let (number, author) = (Int32(records.firstNumber), record.stamp.author)
    records.popFirst()
    notes.popFirst(record.noteCount)
    recordTable.remove(number, hash: record.hash)
    let isLeaving = authors[author].latest == number
    if isLeaving {
      authorTable.remove(author, hash: authors[author].hash)
      log.freedAuthors.append(author)
    }
    log.append(.expireRecord(leaving: isLeaving ? author : nowhere))
  }

  mutating func unexpireRecord(leaving author: AuthorIndex) {
    records.unpopFirst()
    guard let record = records.first else { return }
    notes.unpopFirst(record.noteCount)
    recordTable.insert(Int32(records.firstNumber), hash: record.hash)
    guard author != nowhere else { return }
    log.freedAuthors.removeLast()
    authorTable.insert(author, hash: authors[author].hash)
  }

  /// The record of a changeset within the window; the last one, should several have the id.
  func record(of id: Changeset.ID) -> Record? {
    var latest: Int32 = nowhere
    // None is accepted, so that all with this hash are looked at.
    _ = recordTable.index(ofHash: recordTable.hash(id)) { number in
      if records[Int(number)].id.isID(id) { latest = max(latest, number) }
      return false
    }
    return latest == nowhere ? nil : records[Int(latest)]
  }

  func notes(of record: Record) -> [Record.Note] {
    (0..<record.noteCount).map { notes[record.firstNote + $0] }
  }
}

extension Board {
  /// The index of an author, who stays as long as a changeset of theirs is within the window.
  mutating func internAuthor(_ id: String) -> AuthorIndex {
    let hash = authorTable.hash(id)
    if let index = authorIndex(id, hash: hash) { return index }
    let author = Author(id: id, hash: hash)
    let index: AuthorIndex
    if freeAuthors.isEmpty {
      authors.append(author)
      index = authors.endIndex - 1
    } else {
      index = freeAuthors.removeLast()
      authors[index] = author
    }
    authorTable.insert(index, hash: hash)
    log.append(.author(index))
    return index
  }

  @inline(__always)
  func authorIndex(_ id: String, hash: UInt32) -> AuthorIndex? {
    authorTable.index(ofHash: hash) { authors[$0].id.isID(id) }
  }
}
