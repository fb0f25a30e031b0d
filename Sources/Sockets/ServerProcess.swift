import Glibc

/// Settings of the whole process that a server needs.
public enum ServerProcess {
  /// Raises the number of descriptors that the process may have open as far as the system lets it.
  ///
  /// - Returns: the number that it may now have open.
  @discardableResult
  public static func raiseDescriptorLimit() -> Int {
    var limit = rlimit()
    guard getrlimit(__rlimit_resource_t(RLIMIT_NOFILE.rawValue), &limit) == 0 else { return 1_024 }
    if limit.rlim_cur < limit.rlim_max {
      limit.rlim_cur = limit.rlim_max
      setrlimit(__rlimit_resource_t(RLIMIT_NOFILE.rawValue), &limit)
      getrlimit(__rlimit_resource_t(RLIMIT_NOFILE.rawValue), &limit)
    }
    return Int(clamping: limit.rlim_cur)
  }

  /// Lets writing to a peer that is gone fail in the place of ending the process.
  public static func ignoreBrokenPipes() {
    signal(SIGPIPE, SIG_IGN)
  }
}
