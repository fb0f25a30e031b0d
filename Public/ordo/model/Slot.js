/**
 * A place in a collection: occupied, or vacated and then a mark.
 *
 * It stands in three lists: all slots of its collection, the live ones, and the slots of its member
 * from the oldest to the newest. What is unlinked keeps its own links, so that a roll-back can put it
 * back exactly where it was. A stamp, `{ revision, author }`, says when and by whom it was filled or
 * vacated.
 */
export class Slot {
  departure = null
  older = null
  newer = null
  /** The serial number of the change that lifted what stood there. */
  liftedBy = null

  previous = null
  next = null
  previousLive = null
  nextLive = null
  /** The stretch of the list that it is in. */
  stretch = null

  constructor(member, collection, arrival) {
    this.member = member
    this.collection = collection
    this.arrival = arrival
  }

  get isMark() {
    return this.departure !== null
  }
}
