/// Boards as other programs export them, in the order of nothing but their positions.
enum ForeignExports {
  /// A board with an archived list and card, several checklists, and members that Ordo has no place for.
  static let trello = #"""
    {"id": "5ee87b007d6f0c3fa2fc00c3", "name": "Trip to 日本", "desc": "", "closed": false,
     "prefs": {"background": "blue"}, "labelNames": {"green": "Booked"},
     "actions": [{"type": "createCard", "data": {"card": {"name": "Not a card"}}}],
     "cards": [
      {"id": "c3", "idList": "l2", "name": "Ferry", "desc": "", "closed": false, "pos": 32768.5,
       "due": "2020-06-30T09:00:00.000Z", "dueComplete": true, "labels": [], "idChecklists": []},
      {"id": "c2", "idList": "l1", "name": "Himeji 姫路城", "desc": "By train\n\nEarly", "closed": false,
       "pos": 131071, "due": null, "dueComplete": false, "idChecklists": ["k1", "k2"],
       "labels": [{"id": "x", "name": "none", "color": null}, {"id": "y", "color": "sky_dark"}]},
      {"id": "c4", "idList": "l1", "name": "Old idea", "closed": true, "pos": 1, "labels": []},
      {"id": "c1", "idList": "l1", "name": "Fuji", "desc": "", "closed": false, "pos": 16384,
       "labels": [{"color": "purple"}, {"color": "red"}], "cover": {"color": null}},
      {"id": "c6", "idList": "l0", "name": "Old two", "desc": "", "closed": false, "pos": 2},
      {"id": "c5", "idList": "l0", "name": "Old one", "desc": "", "closed": false, "pos": 1.5}],
     "labels": [{"id": "y", "name": "Sea", "color": "sky_dark"}],
     "lists": [
      {"id": "l3", "name": "Empty", "closed": false, "pos": 300000},
      {"id": "l2", "name": "Booked", "closed": false, "pos": 131071},
      {"id": "l0", "name": "Archive", "closed": true, "pos": 100},
      {"id": "l1", "name": "Ideas", "closed": false, "pos": 65535}],
     "checklists": [
      {"id": "k2", "idCard": "c2", "name": "Pack", "pos": 32768, "checkItems": [
       {"id": "i3", "name": "Camera", "state": "complete", "pos": 2},
       {"id": "i4", "name": "Two\nlines", "state": "incomplete", "pos": 1}]},
      {"id": "k1", "idCard": "c2", "name": "Book", "pos": 16384, "checkItems": [
       {"id": "i2", "name": "Hotel", "state": "incomplete", "pos": 34000.25},
       {"id": "i1", "name": "Train", "state": "complete", "pos": 17000}]}],
     "members": [], "memberships": []}
    """#

  /// The table of a project's tasks, as Kanboard 1.2 writes it, its lines not in order.
  static let kanboardTable = #"""
    "Task Id",Reference,Project,Status,Category,Swimlane,Column,Position,Color,"Due date",Creator,"Creator Name","Assignee Username","Assignee Name",Complexity,Title,"Creation date","Modification date","Completion date","Start date","Time estimated","Time spent",Priority,Tags
    9,,Garden,Open,,"Default swimlane",Done,2,Yellow,,admin,,,,0,Compost,"01/02/2026 10:00","01/02/2026 10:00",,,0,0,0,
    4,,Garden,Open,,"Default swimlane",Backlog,2,"Deep Orange",,admin,,,,0,"Buy seeds, pots","01/02/2026 10:00","01/02/2026 10:00",,,0,0,0,"shop, spring"
    7,,Garden,Open,,Balcony,Backlog,1,Blue,,admin,,,,0,Basil,"01/02/2026 10:00","01/02/2026 10:00",,,0,0,0,
    5,,Garden,Open,,"Default swimlane",Backlog,1,Grey,,admin,,,,0,"Say \"hello\" to the ""neighbours""","01/02/2026 10:00","01/02/2026 10:00",,,0,0,0,
    2,,Garden,Closed,,"Default swimlane",Done,1,Green,,admin,,,,0,Dig,"01/02/2026 10:00","01/02/2026 10:00","02/02/2026 10:00",,0,0,0,
    3,,Garden,Open,,"Default swimlane",Waiting,1,Puce,,admin,,,,0,Rain,"01/02/2026 10:00","01/02/2026 10:00",,,0,0,0,

    """#

  /// What Kanboard's API answers to `getBoard`, where numbers are texts in old versions.
  static let kanboardBoard = #"""
    {"jsonrpc": "2.0", "id": 827046470, "result": [
     {"id": 2, "name": "Balcony", "position": "2", "columns": [
      {"id": "2", "title": "Ready", "position": "2", "tasks": []},
      {"id": "1", "title": "Backlog", "position": "1", "tasks": [
       {"id": "7", "title": "Basil", "description": "", "position": "1", "is_active": "1", "color_id": "blue"}]}]},
     {"id": 1, "name": "Default swimlane", "position": "1", "columns": [
      {"id": "2", "title": "Ready", "position": "2", "tasks": [
       {"id": 3, "title": "Rain", "description": null, "position": 1, "is_active": 0, "color_id": null}]},
      {"id": "1", "title": "Backlog", "position": "1", "tasks": [
       {"id": "4", "title": "Seeds", "description": "And pots", "position": "2", "is_active": "1", "color_id": "deep_orange"},
       {"id": "5", "title": "Hello", "description": "", "position": "1", "is_active": 1, "color_id": "light_green"}]}]}]}
    """#
}
