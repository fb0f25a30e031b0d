/** A first-in, first-out queue whose last steps can be taken back until it is tidied. */
export class Queue {
  #elements = [];
  #head = 0;

  get first() {
    return this.#elements[this.#head];
  }

  get count() {
    return this.#elements.length - this.#head;
  }

  append(element) {
    this.#elements.push(element);
  }

  unappend() {
    this.#elements.pop();
  }

  popFirst() {
    this.#head += 1;
  }

  unpopFirst() {
    this.#head -= 1;
  }

  /** Lets go of what was popped; amortized constant. */
  tidy() {
    if (this.#head <= 64 || this.#head <= this.#elements.length / 2) return;
    this.#elements.splice(0, this.#head);
    this.#head = 0;
  }
}
