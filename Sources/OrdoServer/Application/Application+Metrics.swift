import BoardService
import BoardStore
import HTTPServer

extension Application {
  /// Answers `GET /metrics`.
  func metrics() async -> HTTPResponse {
    var page = PrometheusText()
    let server = await monitor.statistics()
    let counts = requests.counts
    page.add(counts, refusedBefore: server.rejections)
    page.add(server)
    page.add(service.journalStatistics)
    page.add(
      "ordo_boards_open", .gauge, "Boards that are held in memory.", await service.openBoardCount)
    page.add("ordo_channels_open", .gauge, "Boards that somebody follows.", channels.count)
    page.add(ProcessStatistics())
    return HTTPResponse(
      status: .ok,
      fields: [
        .contentType: "text/plain; version=0.0.4; charset=utf-8", .cacheControl: "no-store",
      ],
      body: Array(page.text.utf8))
  }
}

extension PrometheusText {
  fileprivate mutating func add(
    _ counts: RequestMetrics.Counts, refusedBefore: [String: Int]
  ) {
    let answers = counts.answers.sorted {
      ($0.key.route, $0.key.status) < ($1.key.route, $1.key.status)
    }
    add(
      "ordo_http_requests_total", .counter,
      "Requests that were answered or refused, by route and status; - where no path was understood.",
      answers.map {
        ([("route", $0.key.route), ("status", "\($0.key.status)")], $0.value)
      })
    let rejections = counts.rejections.merging(refusedBefore, uniquingKeysWith: +)
    add(
      "ordo_http_requests_rejected_total", .counter,
      "Requests that were refused before their body was read, by the error's code.",
      rejections.sorted { $0.key < $1.key }.map { ([("reason", $0.key)], $0.value) })
    add(
      "ordo_change_duration_seconds", "From a request with changes to its answer.", counts.changes)
  }

  fileprivate mutating func add(_ server: ServerStatistics) {
    add("ordo_connections", .gauge, "Connections that are open.", server.connections)
    add(
      "ordo_connections_accepted_total", .counter, "Connections that were let in.",
      server.acceptedConnections)
    add("ordo_streams", .gauge, "Event streams that are open.", server.streams)
    add(
      "ordo_stream_queue_bytes", .gauge, "Bytes that wait for readers who do not take them.",
      server.queuedBytes)
    add(
      "ordo_streams_dropped_total", .counter,
      "Streams that were closed since their readers were too far behind or took nothing.",
      ServerStatistics.Drop.allCases.map { ([("reason", $0.rawValue)], server.drops[$0] ?? 0) })
    add(
      "ordo_fan_out_lag_seconds",
      "From the publishing of an event until a loop had handed it to all its streams.",
      server.fanOut)
  }

  fileprivate mutating func add(_ journal: JournalStatistics) {
    add(
      "ordo_journal_group_rows", "Changesets that shared a transaction of the journal.",
      sum: journal.rows, count: journal.commits)
  }

  fileprivate mutating func add(_ process: ProcessStatistics) {
    add(
      "process_cpu_seconds_total", .counter, "Processor time in user and kernel mode.",
      process.processorSeconds)
    add(
      "process_resident_memory_bytes", .gauge, "Memory that is in use.", process.residentBytes)
    add("process_open_fds", .gauge, "Descriptors that are open.", process.openDescriptors)
  }
}
