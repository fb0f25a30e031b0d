import BoardModel
import OrdoServer

/// What people put in order: the landmarks, tasks and reminders of the SwiftUI guides.
enum RealBoards {
  static let landmarks = draft(
    "名所", [("日本", ["富士山", "清水寺", "姫路城", "厳島神社", "東京タワー", "金閣寺", "白川郷"])])

  static let tasks = draft(
    "Tasks",
    [
      (
        "",
        ["Buy milk, eggs & bread", "Call “Grandma”", "Fix the 5\" shelf", "2 * 3 = 6", "Pay rent"]
      )
    ])

  static let reminders = draft(
    "Hatırlatmalar",
    [
      ("Bugün", ["Çiçekleri sula", "İstanbul’a bilet al", "Şişeyi doldur 🚰"]),
      ("غدًا", ["اتصل بالطبيب", "اشترِ خبزًا", "مراجعة: الفصل ٣"]),
      ("買い物", ["牛乳🥛", "卵 × 12", "👩‍👩‍👧‍👦 家族写真"]),
    ])

  static let all = [landmarks, tasks, reminders]

  /// The checklist of a README: prose, code and `- [x]` lines under headings.
  static let readme = """
    # Ordo

    Shared lists that people put in order *together*.

    ```sh
    # not a heading
    - not an item
    ```

    ## Features
    - [x] Drag by a handle, with a mouse,
      a finger or the keyboard
    - [x] `ReorderDifference`, as in SwiftUI
    - [ ] Offline edits
        kept in the browser

        sent when it is back
    * Any bullet
    1. Or a number

    ---

    ## Later ##
    Some words.

    - [ ] History \\*with\\* undo

    """

  static func draft(_ name: String, _ sections: [(String, [String])]) -> BoardDraft {
    var ids = IDGenerator(randomness: SeededGenerator(seed: 7))
    return BoardDraft(
      settings: BoardSettings(name: name),
      sections: sections.map { name, titles in
        BoardDraft.Section(
          Section(id: ids.next(), name: name),
          items: titles.map { Item(id: ids.next(), title: $0) })
      })
  }
}
