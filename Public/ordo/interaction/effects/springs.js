// SwiftUI's springs: mass 1, a response in seconds and a bounce; durations in milliseconds.

export const springs = {
  move: { response: 0.3, bounce: 0, duration: 405, samples: 12 },
  settle: { response: 0.35, bounce: 0.15, duration: 450, samples: 16 },
  close: { response: 0.35, bounce: 0, duration: 450, samples: 16 },
  lift: { response: 0.25, bounce: 0.2, duration: 320, samples: 14 },
}

export const fade = { duration: 150, easing: "ease-out" }

/**
 * How far a unit spring has come after `seconds`, from 0 to 1, when it starts with `velocity`
 * in units a second towards its goal.
 */
export function progress({ response, bounce }, seconds, velocity = 0) {
  const frequency = (2 * Math.PI) / response
  const decay = frequency * (1 - bounce)
  const damped = frequency * Math.sqrt(1 - (1 - bounce) ** 2)
  const slope = decay - velocity
  const swing =
    damped === 0
      ? 1 + slope * seconds
      : Math.cos(damped * seconds) + (slope / damped) * Math.sin(damped * seconds)
  return 1 - Math.exp(-decay * seconds) * swing
}

export function easing(spring) {
  const { duration, samples } = spring
  const stops = Array.from({ length: samples + 1 }, (_, i) =>
    i === samples ? 1 : Number(progress(spring, (i / samples) * (duration / 1000)).toFixed(3)))
  return `linear(${stops.join(", ")})`
}

/** The offsets, 60 a second, from `from` to nothing; `velocity` is in pixels a second. */
export function path(spring, from, velocity) {
  const count = Math.ceil((spring.duration / 1000) * 60)
  return Array.from({ length: count + 1 }, (_, i) => ({
    x: i === count ? 0 : remaining(spring, from.x, velocity.x, i / 60),
    y: i === count ? 0 : remaining(spring, from.y, velocity.y, i / 60),
  }))
}

function remaining(spring, from, velocity, seconds) {
  const still = from * (1 - progress(spring, seconds))
  const kick = progress(spring, seconds, 1) - progress(spring, seconds)
  return still + velocity * kick
}
