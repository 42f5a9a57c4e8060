/** `origin`: '' for the origin of the page. A widget on another website sets the one it was loaded from. */
const portal = { origin: '' }

/** For a page of another website, before the first API call. */
export const setPortalOrigin = (origin: string): void => {
  portal.origin = origin
}

/** Whether the page belongs to another website, which must not be changed. */
export const isEmbedded = (): boolean => portal.origin !== ''

export const portalHref = (path: string): string => portal.origin + path

export const restUrl = (): URL => new URL('/rest/', portal.origin || window.location.href)

const requests = { changes: 0, changesAtLoad: 0 }

export const countChange = (): void => {
  requests.changes++
}

/** How often a request that changes something has begun or ended. What was loaded at another number may be old. */
export const numChanges = (): number => requests.changes

/** Call it when a page begins to load its data. */
export const noteLoad = (): void => {
  requests.changesAtLoad = requests.changes
}

/** Whether a request that changes something has begun or ended since: the data of the page may be old. */
export const isLoadOld = (): boolean => requests.changes !== requests.changesAtLoad
