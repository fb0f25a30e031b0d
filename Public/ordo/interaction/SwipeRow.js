import { Motion } from "./effects/Motion.js"
import { SwipePanel, actionWidth } from "./effects/SwipePanel.js"
import { springs } from "./effects/springs.js"
import { forgetScrollers } from "./geometry.js"
import { SwipeGesture } from "./input/SwipeGesture.js"

/**
 * One row that is swiped or open, from its first movement until it is closed. It belongs to an item:
 * the row may be moved or rendered anew meanwhile.
 */
export class SwipeRow {
  #gesture
  #onClose
  #isMirrored
  #source
  #id
  #offset = 0
  isOpen = false
  #motion = new Motion()
  #panel = null
  #opened = null
  #observer = new MutationObserver(() => this.#refresh())
  #frame = null

  constructor(source, row, onClose) {
    this.#source = source
    this.row = row
    this.#id = source.itemID(row)
    this.#onClose = onClose
    forgetScrollers()
    this.#isMirrored = getComputedStyle(row).direction === "rtl"
    const options = { childList: true, subtree: true, attributes: true, characterData: true }
    this.#observer.observe(source.element, options)
  }

  // `distance` is physical and counts from `begin`.
  begin() {
    this.#motion.stop()
    const edges = this.#source.edgesOf(this.row, actionWidth)
    const rowWidth = this.row.offsetWidth
    this.#gesture = new SwipeGesture({ rowWidth, edges, start: this.#offset })
  }

  move(distance) {
    const wasArmed = this.#gesture.isArmed
    this.#show(this.#gesture.move(this.#logical(distance)))
    if (wasArmed !== this.#gesture.isArmed) this.#panel?.arm(!wasArmed)
  }

  release(velocity, { allowsDestructive = true } = {}) {
    const speed = this.#logical(velocity)
    const outcome = this.#gesture.release(speed)
    const [first] = this.#actions
    const isBarred = first?.role === "destructive" && !allowsDestructive
    if (outcome === "perform" && !isBarred) this.#perform(first)
    else if (outcome === "close") this.close(speed)
    else this.#open(speed)
  }

  close(velocity = 0) {
    this.#present(false)
    this.#glide(springs.close, 0, velocity, () => this.end())
  }

  end() {
    this.#present(false)
    this.#motion.stop()
    cancelAnimationFrame(this.#frame)
    this.#observer.disconnect()
    this.#panel?.close()
    this.#panel = null
    this.#onClose(this)
  }

  contains(node) {
    return this.row.contains(node) || this.#panel?.element.contains(node)
  }

  get #actions() {
    return this.#gesture.edge ? this.#source.actionsOf(this.row, this.#gesture.edge) : []
  }

  #logical(distance) {
    return this.#isMirrored ? -distance : distance
  }

  #show(offset) {
    this.#offset = offset
    if (!this.#panel && offset !== 0) this.#openPanel()
    this.#panel?.move(this.#logical(offset))
  }

  #openPanel() {
    this.#panel = new SwipePanel(this.row, this.#gesture.edge, this.#isMirrored)
    this.#describe()
  }

  #describe() {
    this.#panel?.show(this.#actions, action => this.#perform(action))
  }

  #open(velocity) {
    this.#present(true)
    this.#panel.arm(false)
    this.#glide(springs.settle, this.#gesture.restingOffset, velocity)
    this.#follow()
  }

  // A row that is to go leaves first; where it stays after all, it comes back.
  #perform(action) {
    const isLeaving = this.#gesture.isArmed && action.role === "destructive"
    this.#present(false)
    if (isLeaving) {
      const away = Math.sign(this.#offset) * this.row.offsetWidth
      this.#glide(springs.settle, away, 0, () => this.close())
    } else {
      this.close()
    }
    action.action?.()
  }

  #glide(spring, to, velocity, onEnd) {
    const onStep = offset => this.#show(offset)
    this.#motion.run(spring, { from: this.#offset, to, velocity, onStep, onEnd })
  }

  // Rows above may come, go and glide while this one stands open.
  #follow() {
    this.#frame = requestAnimationFrame(() => {
      if (!this.isOpen) return
      this.#panel?.follow()
      this.#follow()
    })
  }

  #present(isPresented) {
    if (this.isOpen === isPresented) return
    this.isOpen = isPresented
    this.#panel?.activate(isPresented)
    if (isPresented) this.#opened = this.#source.optionsFor(this.row, this.#gesture.edge)
    this.#opened?.onPresentationChanged?.(isPresented, this.row)
  }

  // The page has changed: the row is found again by its item, and its actions are asked for anew.
  #refresh() {
    const isSame = this.row.isConnected && this.#source.itemID(this.row) === this.#id
    const row = isSame ? this.row : this.#source.find(this.#id)
    if (!row) return this.end()
    if (row !== this.row) {
      this.row = row
      this.#panel?.adopt(row)
      this.#show(this.#offset)
    }
    if (this.#panel) this.#describe()
  }
}
