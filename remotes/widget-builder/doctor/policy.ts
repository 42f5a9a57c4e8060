/** Only trusted scripts may load others, and addresses do not count. */
const STRICT = "'strict-dynamic'"

/** Undefined when the policy does not have the directive. */
function sourcesOf(policy: string, directive: string): string[] | undefined {
  for (const part of policy.split(';')) {
    const [name, ...sources] = part.trim().split(/\s+/)
    if (name?.toLowerCase() === directive) return sources.map((source) => source.toLowerCase())
  }
  return undefined
}

/** Whether a source covers an origin. Source: https://www.w3.org/TR/CSP3/#match-url-to-source-expression */
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

/** `hasNonce`: its modules then get the nonce as well. `integrity`: '' for none. */
export type ScriptTag = { hasNonce: boolean; integrity: string }

/** Whether a policy trusts the script, and what it loads. */
function trusts(sources: string[], { hasNonce, integrity }: ScriptTag): boolean {
  if (hasNonce && sources.some((source) => source.startsWith("'nonce-"))) return true
  const hashes = integrity.toLowerCase().split(/\s+/)
  return sources.includes(STRICT) && hashes.some((hash) => sources.includes(`'${hash}'`))
}

/** The directives that keep a portal's widgets from working. */
export function blockedDirectives(
  policies: readonly string[],
  portal: string,
  page: string,
  script: ScriptTag,
): string[] {
  const origin = new URL(portal)
  const isAllowed = (sources: string[]) =>
    sources.some(
      (source) => covers(source, origin) || (source === "'self'" && new URL(page).origin === origin.origin),
    )
  return ['script-src', 'connect-src'].filter((directive) =>
    policies.some((policy) => {
      const sources = sourcesOf(policy, directive) ?? sourcesOf(policy, 'default-src')
      if (!sources) return false
      if (directive !== 'script-src') return !isAllowed(sources)
      return !trusts(sources, script) && (sources.includes(STRICT) || !isAllowed(sources))
    }),
  )
}
