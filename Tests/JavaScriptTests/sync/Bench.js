import { Board } from "../../../Public/ordo/model/Board.js"
import { Sync } from "../../../Public/ordo/sync/Sync.js"
import { orderOf, TestServer } from "./TestServer.js"

/** One Sync on a bench: the time stands still until it is moved, and actions are written down. */
export class Bench {
  now = 0
  actions = []

  constructor(server = new TestServer()) {
    this.server = server
    this.sync = new Sync({
      author: "me",
      makeBoard: snapshot => Board.fromSnapshot(snapshot),
      random: () => 1,
    })
  }

  get order() {
    return orderOf(this.sync.board)
  }

  /** A bench with an open board. */
  static live(server) {
    const bench = new Bench(server)
    bench.do("start")
    bench.fetch()
    bench.do("streamOpened")
    bench.take()
    return bench
  }

  do(input, ...parameters) {
    this.actions.push(...this.sync[input](...parameters, this.now))
  }

  wait(milliseconds) {
    this.now += milliseconds
    this.do("wake")
  }

  /** The snapshot of this moment arrives. */
  fetch() {
    this.do("receiveSnapshot", this.server.snapshot("me"))
  }

  submit(...changes) {
    this.do("submit", changes)
    return this.posts.at(-1)
  }

  answer(changeset) {
    this.do("receiveAnswer", { id: changeset.id, ...this.server.post(changeset) })
  }

  hear(event) {
    this.do("receiveEvent", event)
  }

  /** What was to be done since the last time, forgotten from now on. */
  take() {
    return this.actions.splice(0)
  }

  get posts() {
    return this.all("post").map(action => action.changeset)
  }

  all(type) {
    return this.actions.filter(action => action.type === type)
  }

  get connection() {
    return this.all("connection").at(-1)?.connection
  }
}
