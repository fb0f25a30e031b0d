const window = 100

/** A pointer's speed over its last tenth of a second, in pixels a second. */
export class Velocity {
  #samples = []

  add(point, time) {
    this.#samples.push({ ...point, time })
    this.#samples = this.#samples.filter(sample => time - sample.time <= window)
  }

  at(time) {
    const samples = this.#samples.filter(sample => time - sample.time <= window)
    const [first, last] = [samples[0], samples.at(-1)]
    if (!first || last.time <= first.time) return { x: 0, y: 0 }
    const seconds = (time - first.time) / 1000
    return { x: (last.x - first.x) / seconds, y: (last.y - first.y) / seconds }
  }
}
