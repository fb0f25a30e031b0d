import { holeIndex } from "../aim.js"
import { measure, visiblePart } from "../geometry.js"
import { Layer } from "./Layer.js"
import { OpenBlocks } from "./OpenBlocks.js"
import { Placeholder } from "./Placeholder.js"
import { Preview } from "./Preview.js"
import { Room } from "./Room.js"
import { springs } from "./springs.js"

/** Everything of one drag that is seen: the preview, the placeholder, and the room between neighbours. */
export class Stage {
  #placeholder
  #layer
  #home
  #place
  #hole
  #container
  #held
  offsets = new Map()
  #blocks = new OpenBlocks()
  #known = new Set()
  #isSettling = false
  #isReleased = false

  constructor(container, held, custom) {
    this.#container = container
    this.#held = held
    this.room = new Room(held.map(({ rect }) => rect))
    this.#home = held[0].collection.element
    this.#layer = new Layer(container.element)
    this.#placeholder = new Placeholder(this.#layer)
    const [{ element, rect }] = held
    this.preview = new Preview(this.#layer, { item: element, rect, custom })
  }

  takeUp(place) {
    for (const held of this.#held) held.leaveFlow()
    this.open(place, { glides: false })
    this.preview.lift()
  }

  measure(collection) {
    const { isOutOfFlow: skips } = this.#container
    const base = this.#container.offsetsBeside(this)
    return measure(collection, { skips, base, like: this.#home })
  }

  // Makes room at a place. Another collection changes the layout, so there everything glides.
  open(place, { glides, geometry }) {
    if (this.#isReleased) return
    if (this.room.collection === null || this.room.collection === place.collection) {
      return this.#arrange(place, glides, geometry)
    }
    this.#container.animate(() => {
      this.room.ungrow()
      this.#arrange(place, false)
    })
  }

  // Keeps what is drawn in the top layer where the page has it.
  follow(place, geometry) {
    if (this.#isReleased) this.#moveHole(this.#held[0].element.getBoundingClientRect(), place, false)
    else this.#arrange(place, true, geometry)
  }

  async settle({ spring = springs.settle, velocity } = {}) {
    this.#isSettling = true
    await this.preview.glideTo(this.#hole, spring, velocity)
  }

  // Gives the page its layout back, in the frame in which it shows the result.
  release(before) {
    if (this.#isReleased) return
    this.#isReleased = true
    this.#container.animate(() => {
      this.room.ungrow()
      this.room.arrange(new Map(), { glides: false })
      this.offsets = new Map()
      for (const held of this.#held) held.returnToFlow()
      this.#container.rearrange()
    }, { before })
  }

  close() {
    for (const held of this.#held) held.reveal()
    this.#blocks.close()
    this.#layer.close()
  }

  async fade() {
    this.#placeholder.hide()
    await this.preview.fade()
    this.#blocks.close()
    this.#layer.close()
  }

  #arrange(place, glides, geometry = this.measure(place.collection)) {
    const base = this.#container.offsetsBeside(this)
    this.#blocks.open(geometry)
    if (this.room.grow(geometry)) geometry = this.measure(place.collection)
    const index = holeIndex(geometry, place.before)
    const isNew = element => !this.#known.has(element)
    this.offsets = this.room.offsets(geometry, index)
    this.room.arrange(this.offsets, { scale: geometry.scale, glides, base, isNew })
    this.#known = new Set(geometry.units.map(({ element }) => element))
    this.#moveHole(this.room.hole(geometry, index), place, glides)
  }

  #moveHole(hole, place, glides) {
    const isElsewhere = this.#place?.collection !== place.collection || this.#place.before !== place.before
    this.#place = place
    this.#hole = hole
    this.#placeholder.place(hole, visiblePart(place.collection.element), { glides: glides && isElsewhere })
    if (this.#isSettling) this.preview.moveTo(hole.left, hole.top)
  }
}
