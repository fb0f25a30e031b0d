import { prefersReducedMotion } from "./shifts.js"
import { progress } from "./springs.js"

/** Leads a number to a goal on a spring, with a velocity to start with, frame by frame. */
export class Motion {
  #frame = null

  run(spring, { from, to, velocity = 0, onStep, onEnd = () => {} }) {
    this.stop()
    const distance = to - from
    const start = performance.now()
    const step = now => {
      const seconds = Math.max(now - start, 0) / 1000
      const isOver = seconds * 1000 >= spring.duration || prefersReducedMotion() || distance === 0
      onStep(isOver ? to : from + distance * progress(spring, seconds, velocity / distance))
      if (isOver) onEnd()
      else this.#frame = requestAnimationFrame(step)
    }
    step(start)
  }

  stop() {
    cancelAnimationFrame(this.#frame)
  }
}
