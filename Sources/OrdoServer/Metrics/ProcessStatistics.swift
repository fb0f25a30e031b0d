import Foundation

/// What the kernel knows of this process.
struct ProcessStatistics {
  /// The processor time since the start, in user and kernel mode together.
  let processorSeconds: Double
  /// The memory that is in use and not swapped out.
  let residentBytes: Int
  let openDescriptors: Int

  /// Asks the kernel.
  init() {
    var usage = rusage()
    getrusage(__rusage_who_t(RUSAGE_SELF.rawValue), &usage)
    processorSeconds = [usage.ru_utime, usage.ru_stime].reduce(0) {
      $0 + Double($1.tv_sec) + Double($1.tv_usec) / 1e6
    }
    residentBytes = Self.residentPages() * sysconf(Int32(_SC_PAGESIZE))
    openDescriptors =
      (try? FileManager.default.contentsOfDirectory(atPath: "/proc/self/fd"))?.count ?? 0
  }

  private static func residentPages() -> Int {
    let sizes = FileManager.default.contents(atPath: "/proc/self/statm") ?? Data()
    let numbers = String(decoding: sizes, as: UTF8.self).split(separator: " ")
    return numbers.count > 1 ? Int(numbers[1]) ?? 0 : 0
  }
}
