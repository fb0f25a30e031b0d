const holdBack = 350

/** Speaks through the page's one polite live region. */
export class Announcer {
  #region
  #timer = null

  constructor(region) {
    this.#region = region
  }

  /** Says it at once; a text that is there already is said again. */
  say(message) {
    clearTimeout(this.#timer)
    const isThere = this.#region.textContent === message
    this.#region.textContent = isThere ? `${message}\u00a0` : message
  }

  /** Says it once nothing newer has come for a moment: of quick steps only the last is heard. */
  saySoon(message) {
    clearTimeout(this.#timer)
    this.#timer = setTimeout(() => this.say(message), holdBack)
  }
}
