/** A first-in, first-out queue whose last steps can be taken back until it is tidied. */
export class Queue {
  #storage = []
  #head = 0

  get first() {
    return this.#storage[this.#head]
  }

  get count() {
    return this.#storage.length - this.#head
  }

  append(element) {
    this.#storage.push(element)
  }

  unappend() {
    this.#storage.pop()
  }

  popFirst() {
    this.#head += 1
  }

  unpopFirst() {
    this.#head -= 1
  }

  /** Lets go of what was popped; amortized constant. */
  tidy() {
    if (this.#head <= 64 || this.#head <= this.#storage.length / 2) return
    this.#storage.splice(0, this.#head)
    this.#head = 0
  }
}
