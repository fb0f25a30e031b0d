// Presses of a finger that mean nothing: one that stops a scroll, and a palm that rests beside a pen.

const scrollTime = 120
const palmTime = 500

let lastScroll = -Infinity
let lastPen = -Infinity

export function isResting({ pointerType, timeStamp }) {
  if (pointerType !== "touch") return false
  return timeStamp - lastScroll < scrollTime || timeStamp - lastPen < palmTime
}

export function watchRest(signal) {
  const options = { capture: true, passive: true, signal }
  addEventListener("scroll", ({ timeStamp }) => (lastScroll = timeStamp), options)
  for (const type of ["pointerdown", "pointermove"]) {
    addEventListener(type, ({ pointerType, timeStamp }) => {
      if (pointerType === "pen") lastPen = timeStamp
    }, options)
  }
}
