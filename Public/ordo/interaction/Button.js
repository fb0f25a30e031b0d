/**
 * One swipe action. `symbol` is text or a node; `tint` is a colour, or the name of a token that ends
 * with "-solid"; `role` may be "destructive".
 */
export function Button(label, { tint, symbol, role, action } = {}) {
  return { label, tint, symbol, role, action }
}
