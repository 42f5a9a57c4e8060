/** `origin`: '' for the origin of the page. A widget on another website sets the one it was loaded from. */
const portal = { origin: '' }

/** Sets the origin of the portal. Must be called before the first API call on a page of another website. */
export const setPortalOrigin = (origin: string): void => {
  portal.origin = origin
}

/** Whether the page belongs to another website, which must not be changed. */
export const isEmbedded = (): boolean => portal.origin !== ''

/** A page of the portal, as a link to it is written. Takes a path that starts with '/'. */
export const portalHref = (path: string): string => portal.origin + path

/** Returns the base URL of the API, with a slash at the end. */
export const restUrl = (): URL => new URL('/rest/', portal.origin || window.location.href)

const requests = { changes: 0 }

/** Counts the start or the end of a request that changes something. */
export const countChange = (): void => {
  requests.changes++
}

/** Returns how often a request that changes something has begun or ended. What was loaded at another number may be old. */
export const numChanges = (): number => requests.changes
