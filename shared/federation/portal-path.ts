/**
 * Path, query and hash of an address in the portal, otherwise `fallback`. Protects against open redirects:
 * '//elsewhere' and '/\elsewhere' look like paths, so the address is parsed; and the path of '/.//elsewhere' is an
 * address elsewhere.
 */
export function portalPath(address: string | null, fallback = '/'): string {
  if (!address || !URL.canParse(address, window.location.origin)) return fallback
  const { origin, pathname, search, hash } = new URL(address, window.location.origin)
  const isInPortal = origin === window.location.origin && !pathname.startsWith('//')
  return isInPortal ? pathname + search + hash : fallback
}
