/** Returns the sources of a directive in a policy; undefined when the policy has none. */
function sourcesOf(policy: string, directive: string): string[] | undefined {
  for (const part of policy.split(';')) {
    const [name, ...sources] = part.trim().split(/\s+/)
    if (name?.toLowerCase() === directive) return sources.map((source) => source.toLowerCase())
  }
  return undefined
}

/** Whether a source of a policy covers an origin. Source: https://www.w3.org/TR/CSP3/#match-url-to-source-expression */
function covers(source: string, portal: URL): boolean {
  if (source === '*') return true
  if (source === `${portal.protocol}` || (source === 'http:' && portal.protocol === 'https:')) return true
  const match = /^(?:([a-z][a-z\d+.-]*):\/\/)?(\*\.)?([^/:]+)(?::(\d+|\*))?(?:\/|$)/.exec(source)
  if (!match) return false
  const [, scheme, isWild, host, port] = match
  if (scheme && `${scheme}:` !== portal.protocol && !(scheme === 'http' && portal.protocol === 'https:'))
    return false
  const isHost = isWild ? portal.hostname.endsWith(`.${host}`) : portal.hostname === host
  return isHost && (port === '*' || (port ?? '') === portal.port)
}

/**
 * Returns the directives of the policies of a page that keep the widgets of a portal from working. `hasNonce`: whether the
 * tag of the script has a nonce, which its modules then get as well.
 */
export function blockedDirectives(
  policies: readonly string[],
  portal: string,
  page: string,
  hasNonce: boolean,
): string[] {
  const origin = new URL(portal)
  const isAllowed = (sources: string[]) =>
    sources.some(
      (source) => covers(source, origin) || (source === "'self'" && new URL(page).origin === origin.origin),
    )
  return ['script-src', 'connect-src'].filter((directive) =>
    policies.some((policy) => {
      const sources = sourcesOf(policy, directive) ?? sourcesOf(policy, 'default-src')
      if (!sources || isAllowed(sources)) return false
      const isTrusted = hasNonce && sources.some((source) => source.startsWith("'nonce-"))
      return !(directive === 'script-src' && isTrusted)
    }),
  )
}
