// The lists of all slots, cut into stretches of neighbours that know how many of them are live.
//
// Who leaves a large part of a board leaves a long run of marks. The search for the live slot behind it
// passes over a stretch of marks in one step.

/** A stretch with more slots is cut in two, one with less than a quarter of them joins the next. */
const maximumCount = 128

class Stretch {
  count = 0
  liveCount = 0

  /** `last` is the last of its slots; the one after it is in the next stretch. */
  constructor(last) {
    this.last = last
  }
}

/** The slot itself where it is occupied, else the next occupied one; a step for each stretch of marks. */
export function firstLive(slot) {
  let live = slot
  while (live?.isMark) live = (live.stretch.liveCount === 0 ? live.stretch.last : live).next
  return live
}

/** Takes in a slot that will be linked now, and then may be counted as live. */
export function insert(slot) {
  const { previous, next } = slot
  const neighbour = previous ?? next
  if (neighbour?.stretch.count === maximumCount) halve(neighbour.stretch)
  const stretch = neighbour ? neighbour.stretch : new Stretch(null)
  slot.stretch = stretch
  stretch.count += 1
  if (stretch.last === previous) stretch.last = slot
}

/** Lets go of a slot that has just been unlinked and is not counted as live. */
export function remove(slot) {
  const { stretch } = slot
  stretch.count -= 1
  if (stretch.count === 0) return
  if (stretch.last === slot) stretch.last = slot.previous
  if (stretch.count < maximumCount / 4) join(stretch)
}

/** Makes a stretch of its own of the later half of one. */
function halve(stretch) {
  move(maximumCount / 2, stretch, new Stretch(stretch.last))
}

/** Lets a small stretch go into the next one, if there is room. */
function join(stretch) {
  const later = stretch.last.next?.stretch
  if (later && stretch.count + later.count <= maximumCount * 3 / 4) move(stretch.count, stretch, later)
}

/** Moves the last slots of a stretch to the front of the next one. */
function move(count, stretch, later) {
  let slot = stretch.last
  for (let index = 0; index < count; index += 1) {
    slot.stretch = later
    if (!slot.isMark) {
      stretch.liveCount -= 1
      later.liveCount += 1
    }
    slot = slot.previous
  }
  stretch.last = slot
  stretch.count -= count
  later.count += count
}
