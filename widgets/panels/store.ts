import type { Preload } from '#shared/embed/modules.ts'

export const loader: { preload?: Preload } = {}

/** By link. `since`: when it was opened, as `performance.now()`. */
export const openPanels = new WeakMap<HTMLElement, { close: () => void; since: number }>()

/** By what it is. `value`: once it is there. `since`: when loading began, as `performance.now()`. */
export const loadedAhead = new Map<string, { promise: Promise<unknown>; value?: unknown; since: number }>()

export const styleSheets: CSSStyleSheet[] = []

/**
 * Called by every style sheet that a panel imports (`tools/build/sheet-loader.ts`).
 *
 * @public
 */
export const addStyleSheet = (sheet: CSSStyleSheet) => styleSheets.push(sheet)
