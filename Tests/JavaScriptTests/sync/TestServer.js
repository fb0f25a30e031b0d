import { Board } from "../../../Public/ordo/model/Board.js"

/** A server of one board, without a wire: what the real one answers and sends. */
export class TestServer {
  rows = []
  #answers = new Map()

  constructor({ epoch = "e1", titles = ["A", "B", "C", "D"] } = {}) {
    const items = titles.map(title => ({ id: title, title }))
    this.board = new Board({ name: "Test", sections: [{ id: "L", items }] }, { id: "b", epoch })
  }

  get epoch() {
    return this.board.epoch
  }

  get order() {
    return orderOf(this.board)
  }

  /** A restored backup: the same board in a history that begins anew, `lost` revisions earlier. */
  restoreBackup(epoch) {
    const draft = this.board.draft
    this.board = new Board(draft, { id: "b", epoch })
    this.rows = []
    this.#answers.clear()
  }

  snapshot(author = null) {
    const latest = {}
    const last = this.rows.filter(row => row.author === author).at(-1)
    if (last) latest[author] = { id: last.id, revision: last.revision }
    return JSON.parse(JSON.stringify({ ...this.board.snapshot, latest }))
  }

  post(changeset) {
    const known = this.#answers.get(changeset.id)
    if (known) return { status: 200, body: { ...known, isRetry: true } }
    if (changeset.epoch && changeset.epoch !== this.epoch) {
      return { status: 409, body: { code: "epochChanged", detail: "Another epoch." } }
    }
    try {
      return { status: 200, body: this.#commit(changeset) }
    } catch (error) {
      if (error.name !== "Rejection") throw error
      return { status: 409, body: { code: error.code, detail: error.message } }
    }
  }

  /** A change by somebody else; returns its event. */
  change(...changes) {
    const id = `other-${this.rows.length + 1}`
    this.post({ id, author: "other", base: this.board.revision, changes })
    return this.event(this.board.revision)
  }

  event(revision) {
    const data = JSON.parse(JSON.stringify(this.rows[revision - 1]))
    return { name: "change", epoch: this.epoch, data }
  }

  reset() {
    const { epoch } = this
    return { name: "reset", epoch: "", data: { epoch, revision: this.board.revision } }
  }

  #commit({ id, author, base, changes }) {
    const { effects, skipped, digest, outcome } = this.board.resolve({ id, author, base, changes })
    this.board.commit()
    const { revision } = this.board
    this.rows.push({ revision, id, author, effects, skipped, digest })
    const answer = { id, revision, outcome, effects, skipped, digest }
    this.#answers.set(id, answer)
    return answer
  }
}

export function orderOf(board) {
  return board.sections.map(section => section.items.map(item => item.id).join("")).join("|")
}

/** A move of one item before another, or to the end. */
export function move(item, before = null) {
  const position = before ? { before } : "end"
  return { reorder: { sources: [item], destination: { collectionID: "L", position } } }
}
