// One gesture at a time in a document: whoever decides first has it, the others give up.

let owner = null

export function claim(candidate) {
  if (owner !== null && owner !== candidate) return false
  owner = candidate
  return true
}

export function release(candidate) {
  if (owner === candidate) owner = null
}

export function isFree() {
  return owner === null
}
