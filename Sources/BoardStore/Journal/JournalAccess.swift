/// What somebody wants to do with a journal.
public enum JournalAccess: Sendable {
  /// To read beside a server, without its lock.
  case readOnly
  /// To be the one server of the data folder.
  case readWrite
}
