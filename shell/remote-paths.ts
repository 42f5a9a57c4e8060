/**
 * The paths that each remote serves, by the name of its folder. `:x` matches one segment; a path includes everything
 * below it; when two paths match, the longer one wins.
 */
export const remotePaths: Record<string, string[]> = {
  account: [
    '/inloggen',
    '/aanmelden',
    '/wachtwoord-vergeten',
    '/wachtwoord-resetten',
    '/gegevens',
    '/account-verwijderd',
    '/afmelden',
  ],
  companies: ['/vandaag', '/bedrijven', '/bedrijf-toevoegen', '/check/start'],
  improve: [
    '/bedrijven/:companyId/verbeter',
    '/bedrijven/:companyId/plan-van-aanpak',
    '/bedrijven/:companyId/adviezen',
    '/bedrijven/:companyId/actiepunten',
    '/bedrijven/:companyId/bezoekverslagen',
    '/bedrijven/:companyId/bedrijfsdossier',
  ],
  'physical-strain': ['/bedrijven/:companyId/checks/fysieke-belasting', '/check/fysieke-belasting'],
  shop: ['/winkelwagen', '/bestellingen'],
  admin: ['/gebruikersbeheer', '/bedrijvenbeheer'],
}

/** Returns the number of segments of `pathname` that the pattern matches; 0 when it does not match. */
function countMatchedSegments(pattern: string, pathname: string): number {
  const expected = pattern.split('/').slice(1)
  const actual = pathname.split('/').slice(1)
  const isMatch = expected.every((segment, index) =>
    segment.startsWith(':') ? Boolean(actual[index]) : segment === actual[index],
  )
  return isMatch ? expected.length : 0
}

/** Returns the remote that serves a path, if any. Takes a path that starts with '/', without its query. */
export function remoteFor(pathname: string): string | undefined {
  let best: { remote: string; matched: number } | undefined
  for (const [remote, patterns] of Object.entries(remotePaths)) {
    const matched = Math.max(...patterns.map((pattern) => countMatchedSegments(pattern, pathname)))
    if (matched > (best?.matched ?? 0)) best = { remote, matched }
  }
  return best?.remote
}
