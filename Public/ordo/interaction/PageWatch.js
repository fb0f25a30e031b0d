const awakeTime = 500

/**
 * What a drag has to hear of: frames while something may move, and changes of the page's elements,
 * which are told before they are painted.
 */
export class PageWatch {
  #observer
  #onFrame
  #resources = new AbortController()
  #awakeUntil = 0
  #frame = null

  constructor(element, { onFrame, onChange }) {
    this.#onFrame = onFrame
    this.#observer = new MutationObserver(onChange)
    this.#observer.observe(element, { childList: true, subtree: true })
    const options = { capture: true, passive: true, signal: this.#resources.signal }
    for (const type of ["scroll", "resize"]) addEventListener(type, () => this.wake(), options)
    this.wake()
  }

  wake() {
    this.#awakeUntil = performance.now() + awakeTime
    this.#frame ??= requestAnimationFrame(now => this.#run(now))
  }

  forgetChanges() {
    this.#observer.takeRecords()
    this.wake()
  }

  after(milliseconds, action) {
    if (this.#resources.signal.aborted) return
    const timer = setTimeout(action, milliseconds)
    this.#resources.signal.addEventListener("abort", () => clearTimeout(timer))
  }

  end() {
    this.#resources.abort()
    this.#observer.disconnect()
    cancelAnimationFrame(this.#frame)
  }

  #run(now) {
    this.#frame = null
    this.#onFrame(now)
    if (now < this.#awakeUntil && !this.#resources.signal.aborted) {
      this.#frame ??= requestAnimationFrame(now => this.#run(now))
    }
  }
}
