// No look-alikes, as in the ids that the server makes.
const alphabet = "abcdefghjkmnpqrstuvwxyz23456789"

/**
 * A random id of 12 characters.
 * Taken from `getRandomValues`, because `randomUUID` is missing on plain HTTP.
 */
export function makeID(crypto = globalThis.crypto) {
  const limit = 256 - (256 % alphabet.length)
  let id = ""
  while (id.length < 12) {
    for (const byte of crypto.getRandomValues(new Uint8Array(16))) {
      if (byte < limit && id.length < 12) id += alphabet[byte % alphabet.length]
    }
  }
  return id
}
