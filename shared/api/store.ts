/** Where the portal is: the page's own origin, or, for a widget on somebody else's page, the one it was loaded from. */
const portal = { origin: '' }

/** Must come before the first call, on a page that is not the portal's. `origin`: the portal's. */
export const setPortalOrigin = (origin: string): void => {
  portal.origin = origin
}

/** Whether the page is somebody else's: then it is not ours to change. */
export const isEmbedded = (): boolean => portal.origin !== ''

/** A page of the portal, as a link to it is written. Takes a path that starts with '/'. */
export const portalUrl = (path: string): string => portal.origin + path

/** Where the back end's calls are. */
export const restUrl = (): URL => new URL('/rest/', portal.origin || window.location.href)
