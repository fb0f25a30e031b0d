import { hold } from "./effects/shifts.js"
import { closestCollection } from "./registry.js"

/**
 * An item that is held. It stays where it is in the page, out of the flow and unseen: nothing of the
 * host's is moved, and its focus stays.
 */
export class Held {
  #size
  #isInFlow = true
  #giveBack = null
  #show = null

  constructor(id, element) {
    this.id = id
    this.element = element
    this.rect = element.getBoundingClientRect()
    this.#size = { width: element.offsetWidth, height: element.offsetHeight }
  }

  get collection() {
    return closestCollection(this.element)
  }

  get isInFlow() {
    return this.#isInFlow
  }

  leaveFlow() {
    this.#isInFlow = false
    this.#giveBack?.()
    this.#giveBack = hold(this.element, {
      position: "absolute",
      inset: "0 auto auto 0",
      margin: "0",
      width: `${this.#size.width}px`,
      height: `${this.#size.height}px`,
    })
    this.hide()
  }

  hide() {
    this.#show?.()
    this.#show = hold(this.element, { opacity: 0, pointerEvents: "none" })
  }

  returnToFlow() {
    this.#isInFlow = true
    this.#giveBack?.()
    this.#giveBack = null
  }

  reveal() {
    this.returnToFlow()
    this.#show?.()
    this.#show = null
  }

  // Finds the item again after the page has changed. False if it is gone.
  locate(collections) {
    const isSame = this.element.isConnected && this.collection?.itemID(this.element) === this.id
    if (isSame) return true
    const element = collections.map(collection => collection.find(this.id)).find(Boolean)
    if (!element) return false
    this.element = element
    if (this.#isInFlow) this.hide()
    else this.leaveFlow()
    return true
  }
}
