const utf8 = new TextEncoder()

/** The arithmetic of the digest of an order: 32 bits, the same in every language. */
export const Digest = {
  /** FNV-1a over the UTF-8 bytes of an id. */
  hash(id) {
    let hash = 0x811c9dc5
    for (let index = 0; index < id.length; index += 1) {
      const unit = id.charCodeAt(index)
      // The ids of the wire are ASCII; an encoder would take ten times as long for them.
      if (unit > 0x7f) return hashOfBytes(utf8.encode(id))
      hash = Math.imul(hash ^ unit, 0x01000193)
    }
    return hash >>> 0
  },

  /** What all pairs of a collection begin with. */
  seed(collection) {
    return finalize(collection ^ 0x9e3779b9)
  },

  /** The part of two live neighbours, the ends being the hash of "". */
  pair(seed, previous, next) {
    const left = finalize((Math.imul(seed, 5) + 0xe6546b64) ^ previous)
    return finalize((Math.imul(left, 5) + 0xe6546b64) ^ next)
  },

  /** What a collection gains when a member comes between two neighbours. */
  gain(seed, left, own, right) {
    return this.pair(seed, left, own) + this.pair(seed, own, right) - this.pair(seed, left, right)
  },
}

Digest.hashOfNothing = Digest.hash("")

function hashOfBytes(bytes) {
  return bytes.reduce((hash, byte) => Math.imul(hash ^ byte, 0x01000193), 0x811c9dc5) >>> 0
}

/** MurmurHash3's 32-bit finalizer. */
function finalize(x) {
  x = Math.imul(x ^ (x >>> 16), 0x85ebca6b)
  x = Math.imul(x ^ (x >>> 13), 0xc2b2ae35)
  return (x ^ (x >>> 16)) >>> 0
}
