/** In links of mails: to reset a password, and to unsubscribe. */
const SECRETS = ['token', 'sleutel']

/**
 * Moves it to the state of the history entry, where a reload and Back find it. Returns whether there was one. It is in
 * the fragment, which browsers send to nobody; mails from before have it in the query.
 */
export function hideLinkSecret(): boolean {
  const { pathname, search, hash } = window.location
  const query = new URLSearchParams(search)
  const fragment = new URLSearchParams(hash.slice(1))
  const name = SECRETS.find((name) => fragment.has(name) || query.has(name))
  if (!name) return false
  const linkSecret = fragment.get(name) ?? query.get(name)
  query.delete(name)
  const rest = query.size > 0 ? `?${query}` : ''
  window.history.replaceState({ ...window.history.state, linkSecret }, '', pathname + rest)
  return true
}

/**
 * Also hides that of a link followed later in the same tab: as only the fragment of the address differs, the browser
 * loads nothing then. Call it before anything is loaded.
 */
export function hideLinkSecrets(): void {
  hideLinkSecret()
  window.addEventListener('popstate', (event) => {
    if (!hideLinkSecret()) return
    event.stopImmediatePropagation()
    window.location.reload()
  })
}

export const currentLinkSecret = (): string => window.history.state?.linkSecret ?? ''
