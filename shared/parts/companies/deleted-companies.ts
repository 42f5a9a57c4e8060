// The companies that were deleted in this browser, so that pages about them can say so: the server refuses a deleted
// company like one without access. Only ids are stored. The database gives no id again, so an entry stays true; whether
// a company exists is still asked of the server alone.

const KEY = 'bw_deleted_companies'
const MAX_IDS = 20

/** None when the browser blocks storage, or somebody changed what is in it. */
function listIds(): number[] {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]')
    return Array.isArray(stored) ? stored.filter(Number.isSafeInteger) : []
  } catch {
    return []
  }
}

/** Also tells the other tabs. Does nothing without storage. */
export function rememberDeletedCompany(id: number): void {
  const ids = [id, ...listIds().filter((other) => other !== id)]
  try {
    localStorage.setItem(KEY, JSON.stringify(ids.slice(0, MAX_IDS)))
  } catch {
    // The pages about it say that there is no access.
  }
}

export const isCompanyDeleted = (id: number): boolean => listIds().includes(id)

/**
 * Calls `onDeleted` with companies that were deleted since the call: at once in another tab, and when the page is shown
 * again, since a page that was frozen or restored by Back got no event. Returns the function that stops it.
 */
export function watchDeletedCompanies(onDeleted: (ids: number[]) => void): () => void {
  const listeners = new AbortController()
  let known = listIds()
  function check() {
    const ids = listIds()
    const added = ids.filter((id) => !known.includes(id))
    known = ids
    if (added.length > 0) onDeleted(added)
  }
  for (const event of ['storage', 'pageshow', 'visibilitychange'])
    window.addEventListener(event, check, { signal: listeners.signal })
  return () => listeners.abort()
}
