/** In links of mails: to reset a password, and to unsubscribe. */
const SECRETS = ['token', 'sleutel']

const INVITATION = 'registration'
const storageKey = (reference: string) => `bw-invitation-${reference}`

/**
 * Pages to register, log in and choose a password pass the key of an invitation on in their addresses. The tab keeps it,
 * under a name that stands there instead; without its storage, the address does.
 */
function hideInvitationKey(): boolean {
  const { pathname, search, hash } = window.location
  const key = new URLSearchParams(hash.slice(1)).get(INVITATION)
  if (!key) return false
  let reference = crypto.getRandomValues(new Uint32Array(2)).join('')
  try {
    sessionStorage.setItem(storageKey(reference), key)
  } catch {
    reference = key
  }
  const query = new URLSearchParams(search)
  query.set(INVITATION, reference)
  window.history.replaceState(window.history.state, '', `${pathname}?${query}`)
  return true
}

/** Also of an address with the key itself, as former mails have it. null: there is none. */
export function invitationKeyOf(query: URLSearchParams): string | null {
  const reference = query.get(INVITATION)
  if (!reference) return null
  try {
    return sessionStorage.getItem(storageKey(reference)) ?? reference
  } catch {
    return reference
  }
}

/**
 * Moves it to the state of the history entry, where a reload and Back find it. Returns whether there was one. It is in
 * the fragment, which browsers send to nobody; mails from before have it in the query.
 */
export function hideLinkSecret(): boolean {
  if (hideInvitationKey()) return true
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
