const shortest = 500
const longest = 20_000

/**
 * Milliseconds to wait before the next attempt: doubled each time, up to 20 s, less a random half,
 * so that browsers which were cut off together do not come back together.
 */
export function backoff(failures, random) {
  const full = Math.min(longest, shortest * 2 ** Math.min(failures, 10))
  return Math.round(full * (0.5 + 0.5 * random()))
}
