const longest = 500

/**
 * The click that follows a drag means nothing. It is prevented once; where none comes, the next press
 * takes the prevention away. A click made by a key has no detail and passes.
 */
export function suppressClick(time) {
  const end = new AbortController()
  const options = { capture: true, signal: end.signal }
  addEventListener("pointerdown", () => end.abort(), options)
  addEventListener("click", event => {
    if (event.detail === 0) return
    end.abort()
    if (event.timeStamp - time > longest) return
    event.preventDefault()
    event.stopImmediatePropagation()
  }, options)
}
