/**
 * The page of the portal that `wanted` names, or `otherwise` when it names nothing or leads away from the portal.
 * Decided by parsing the address: '//elsewhere' and '/\elsewhere' look like paths and are not.
 */
export function portalPath(wanted: string | null, otherwise = '/'): string {
  if (!wanted || !URL.canParse(wanted, window.location.origin)) return otherwise
  const { origin, pathname, search, hash } = new URL(wanted, window.location.origin)
  return origin === window.location.origin ? pathname + search + hash : otherwise
}
