/** Restores a link of the page, except what the page has changed since. */
export const undoDrawing = new WeakMap<Element, () => void>()
