import BoardService
import BoardStore
import HTTPServer

extension Application {
  /// `GET /metrics`, in the text format of Prometheus.
  func metrics() async -> HTTPResponse {
    let journal = service.journalStatistics
    let samples: [(name: String, kind: String, help: String, value: Int)] = [
      (
        "ordo_boards_open", "gauge", "Boards that are held in memory.", await service.openBoardCount
      ),
      ("ordo_channels_open", "gauge", "Boards that somebody has followed.", channels.count),
      (
        "ordo_journal_commits_total", "counter", "Transactions of the journal since the start.",
        journal.commits
      ),
      (
        "ordo_journal_rows_total", "counter",
        "Changesets written by them; rows by commits is the group size.",
        journal.rows
      ),
    ]
    let text = samples.map { name, kind, help, value in
      "# HELP \(name) \(help)\n# TYPE \(name) \(kind)\n\(name) \(value)\n"
    }
    return HTTPResponse(
      status: .ok,
      fields: [
        .contentType: "text/plain; version=0.0.4; charset=utf-8", .cacheControl: "no-store",
      ],
      body: Array(text.joined().utf8))
  }
}
