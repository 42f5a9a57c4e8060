/** The open panel of each widget. `since`: when it was opened, as `performance.now()`. */
export const openPanels = new WeakMap<ShadowRoot, { close: () => void; since: number }>()
