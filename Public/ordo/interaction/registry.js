// Which elements are containers, collections and swipe scopes. Nothing is bound: who belongs to whom
// is asked at each press, so the order of registration is free.

const containers = new Map()
const collections = new Map()
const scopes = new Map()
const kinds = { container: containers, collection: collections, scope: scopes }

export function register(kind, element, value) {
  const map = kinds[kind]
  map.set(element, value)
  return () => map.get(element) === value && map.delete(element)
}

export const closestContainer = node => closest(containers, node)
export const closestCollection = node => closest(collections, node)
export const closestScope = node => closest(scopes, node)

export function collectionsIn(container) {
  return [...collections.values()].filter(
    ({ element }) => closestContainer(element) === container)
}

function closest(map, node) {
  for (let at = node; at; at = at.parentElement ?? at.getRootNode().host) {
    const value = map.get(at)
    if (value) return value
  }
  return null
}
