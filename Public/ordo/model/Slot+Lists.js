import { Digest } from "./Digest.js"

// The lists that slots stand in: all of a collection, the live ones, and those of one member from the
// oldest to the newest. What is unlinked keeps its own links.

export function link(slot) {
  if (slot.previous) slot.previous.next = slot
  else slot.collection.first = slot
  if (slot.next) slot.next.previous = slot
  else slot.collection.last = slot
}

export function unlink(slot) {
  if (slot.previous) slot.previous.next = slot.next
  else slot.collection.first = slot.next
  if (slot.next) slot.next.previous = slot.previous
  else slot.collection.last = slot.previous
}

/** Takes a slot in between its live neighbours, and tells what the collection's digest gains by it. */
export function linkLive(slot) {
  if (slot.previousLive) slot.previousLive.nextLive = slot
  else slot.collection.firstLive = slot
  if (slot.nextLive) slot.nextLive.previousLive = slot
  else slot.collection.lastLive = slot
  return gain(slot)
}

/** Takes a slot out from between its live neighbours, and tells what the digest loses by it. */
export function unlinkLive(slot) {
  if (slot.previousLive) slot.previousLive.nextLive = slot.nextLive
  else slot.collection.firstLive = slot.nextLive
  if (slot.nextLive) slot.nextLive.previousLive = slot.previousLive
  else slot.collection.lastLive = slot.previousLive
  return gain(slot)
}

export function linkNewest(slot) {
  if (slot.older) slot.older.newer = slot
  slot.member.newest = slot
}

export function unlinkNewest(slot) {
  if (slot.older) slot.older.newer = null
  slot.member.newest = slot.older
}

// A member's slots are left in the order in which they were filled, so that the mark with the earliest
// departure is the last of its chain.
export function linkOldest(slot) {
  if (slot.newer) slot.newer.older = slot
  else slot.member.newest = slot
}

export function unlinkOldest(slot) {
  if (slot.newer) slot.newer.older = null
  else slot.member.newest = null
}

function gain(slot) {
  return Digest.gain(
    slot.collection.seed, hash(slot.previousLive), hash(slot), hash(slot.nextLive))
}

function hash(slot) {
  return slot ? slot.member.hash : Digest.hashOfNothing
}
