import { aim } from "./aim.js"
import { isSameDestination, makeDifference, survivingAnchor } from "./difference.js"
import { AutoScroll } from "./effects/AutoScroll.js"
import { Stage } from "./effects/Stage.js"
import { springs } from "./effects/springs.js"
import { forgetScrollers } from "./geometry.js"
import { Held } from "./Held.js"
import { PageWatch } from "./PageWatch.js"
import { collectionsIn } from "./registry.js"
import { Session } from "./session.js"

const patience = 500

/** The shell around one session: it tells it what happens, and performs what it answers. */
export class Drag {
  #liftPoint
  #scroll
  #watch
  #velocity
  #home
  #item
  held = []
  previousCollection = null
  #session = new Session()
  #order = []
  #seen = null
  #geometry

  constructor(container, { collection, item, point }) {
    this.container = container
    this.#item = item
    this.point = this.#liftPoint = point
    this.place = { collection, before: null, memory: null }
    this.#session.send({ type: "press" })
  }

  get phase() {
    return this.#session.phase
  }

  get candidates() {
    return collectionsIn(this.container).filter(
      ({ element }) => !this.held.some(held => held.element.contains(element)))
  }

  lift() {
    const { collection } = this.place
    const id = collection.itemID(this.#item)
    this.#home = collection.element
    collection.seed = this.#item
    forgetScrollers()
    this.held = [new Held(id, this.#item)]
    this.container.drags.add(this)
    this.place = this.#homePlace()
    this.#send({ type: "lift", sources: [id], home: targetOf(this.place) })
  }

  move(point) {
    this.point = point
    const { left, top } = this.held[0].rect
    const { x, y } = this.#liftPoint
    this.stage.preview.moveTo(left + point.x - x, top + point.y - y)
    this.#watch.wake()
  }

  drop(velocity) {
    if (this.phase !== "lifted") return
    this.#aim(performance.now())
    this.#velocity = velocity
    const { target, home, sources } = this.#session.state
    const isMove = !isSameDestination(target, home)
    const isAllowed =
      !isMove || this.#dispatch("reorder", { difference: makeDifference(sources, target) })
    this.#send({ type: isAllowed ? "drop" : "cancel" })
  }

  cancel() {
    this.#send({ type: "cancel" })
  }

  // It was a tap: everything is as it was before the click comes.
  abandon() {
    this.#send({ type: "abandon" })
  }

  // The page has changed: everything is found again by id.
  refresh() {
    this.#watch.forgetChanges()
    this.#geometry = undefined
    const collections = collectionsIn(this.container)
    const lost = this.held.filter(held => !held.locate(collections))
    for (const held of lost) held.reveal()
    if (lost.length > 0) this.#send({ type: "vanish", ids: lost.map(({ id }) => id) })
    if (this.phase === "idle") return
    if (this.phase === "lifted") this.#relocate()
    if (this.phase === "cancelling") this.place = this.#homePlace()
    if (this.phase === "dropping" && this.#isShown()) this.#send({ type: "shown" })
    this.stage.open(this.place, { glides: false })
  }

  #send(event) {
    for (const action of this.#session.send(event)) this.#perform[action.type](action)
  }

  #perform = {
    lift: ({ sources }) => {
      const { preview } = this.place.collection.options
      this.stage = new Stage(this.container, this.held, preview?.(sources))
      this.#scroll = new AutoScroll(this.#liftPoint)
      this.#watch = new PageWatch(this.container.element, {
        onFrame: now => this.#step(now),
        onChange: () => this.container.animate(() => this.refresh(), { before: this.#seen }),
      })
      this.container.animate(() => this.stage.takeUp(this.place))
      this.#watch.forgetChanges()
      this.#dispatch("reorderstart", { sources })
    },

    retarget: ({ target }) => {
      this.stage.open(this.place, { glides: true, geometry: this.#geometry })
      const { destination } = makeDifference(this.#session.state.sources, target)
      this.#dispatch("reorderchange", { destination })
    },

    settle: () => this.#settle({ velocity: this.#velocity }),

    move: ({ difference }) => this.#ask(difference),

    return: async ({ isRefused }) => {
      this.#seen = null
      if (isRefused) await this.stage.preview.shake()
      this.place = this.#homePlace()
      this.stage.open(this.place, { glides: true })
      await this.#settle({ spring: springs.move })
    },

    release: () => this.stage.release(this.#seen),

    fade: () => this.stage.fade(),

    end: ({ outcome, difference }) => {
      if (outcome !== "removed") this.stage.close()
      this.#watch.end()
      this.container.drags.delete(this)
      this.#dispatch("reorderend", { difference, outcome })
    },
  }

  async #settle(motion) {
    await this.stage.settle(motion)
    this.#send({ type: "arrived" })
  }

  // `move` is called once. Its page may show the result at once, later, or never.
  async #ask(difference) {
    this.#seen = this.container.snapshot()
    try {
      const answer = this.container.options.move?.(difference)
      if (this.#isShown()) this.#send({ type: "shown" })
      if ((await answer) === false) return this.#send({ type: "refuse" })
      this.#watch.after(patience, () => this.#send({ type: "shown" }))
    } catch (error) {
      this.#send({ type: "refuse" })
      reportError(error)
    }
  }

  #step(now) {
    if (this.phase === "lifted") {
      if (this.#scroll.step(this.place.collection.element, this.point, now)) this.#watch.wake()
    }
    const geometry = this.phase === "lifted" ? this.#aim(now) : undefined
    this.stage.follow(this.place, geometry)
    if (this.phase === "dropping") this.#seen = this.container.snapshot()
  }

  // Returns the geometry as long as it holds: another collection changes the layout.
  #aim(now) {
    const { geometry, place } = aim(this, now)
    const isElsewhere = place.collection !== this.place.collection
    if (isElsewhere) this.previousCollection = this.place.collection
    this.place = place
    this.#geometry = isElsewhere ? undefined : geometry
    this.#order = geometry.units.map(({ id }) => id)
    this.#send({ type: "aim", target: targetOf(place) })
    return this.#geometry
  }

  #relocate() {
    const { collection, before } = this.place
    const { target } = this.#session.state
    this.#send({ type: "rehome", home: targetOf(this.#homePlace()) })
    if (!collection.element.isConnected) this.place = this.#homePlace()
    else if (before) this.place = { ...this.place, before: this.#anchorIn(collection, target) }
    this.#send({ type: "aim", target: targetOf(this.place) })
  }

  // The anchor, or what has taken its place, as the item that it is now.
  #anchorIn(collection, { before }) {
    const find = id => collection.find(id, this.place.before)
    const anchor = survivingAnchor(this.#order, before, id => find(id) !== null)
    return anchor === null ? null : find(anchor)
  }

  #isShown() {
    const [{ element, collection }] = this.held
    const { target } = this.#session.state
    if (collection?.id !== target.collectionID) return false
    return collection.nextItem(element, this.container.isOutOfFlow) === this.#anchorIn(collection, target)
  }

  // A collection that is not registered any more is no home: then the place stays.
  #homePlace() {
    const [{ element, collection }] = this.held
    if (!collection) return this.place
    return { collection, before: collection.nextItem(element, this.container.isOutOfFlow), memory: null }
  }

  #dispatch(type, detail) {
    const cancelable = type === "reorder"
    const event = new CustomEvent(type, { detail, bubbles: true, composed: true, cancelable })
    return (this.#home.isConnected ? this.#home : this.container.element).dispatchEvent(event)
  }
}

function targetOf({ collection, before }) {
  return { collectionID: collection.id, before: before ? collection.itemID(before) : null }
}
