/** What a change came to, as on the wire; `undo` names the changeset that it took back, if any. */
export function effect(kind, members, undo) {
  return undo === undefined ? { [kind]: members } : { undo, [kind]: members }
}

/** The kind of an effect: its member beside `undo`. */
export function kindOf(effect) {
  return Object.keys(effect).find(key => key !== "undo")
}
