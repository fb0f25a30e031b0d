export { animateChanges } from "./interaction/animateChanges.js"
export { reorderContainer } from "./interaction/reorderContainer.js"
export { reorderable } from "./interaction/reorderable.js"
