/** `origin`: '' for the origin of the page. A widget on another website sets the one it was loaded from. */
const portal = { origin: '' }

/** For a page of another website, before the first API call. */
export const setPortalOrigin = (origin: string): void => {
  portal.origin = origin
}

/** Whether the page belongs to another website, which must not be changed. */
export const isEmbedded = (): boolean => portal.origin !== ''

/** `verify`: called with the name of a part before its code is imported. On a page of another website the loader does. */
const parts = { verify: async (_name: string): Promise<void> => {} }

export const verifyPartsWith = (verify: (name: string) => Promise<void>): void => {
  parts.verify = verify
}

/** `load`: imports the part, as a file of its own in every build. Rejects when it cannot be loaded or verified. */
export async function importPart<Part>(name: string, load: () => Promise<Part>): Promise<Part> {
  await parts.verify(name)
  return load()
}

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
