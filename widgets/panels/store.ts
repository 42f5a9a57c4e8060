/** The panel that is open in a place: what closes it, and the moment it opened. */
export const opened = new WeakMap<ShadowRoot, { close: () => void; since: number }>()
