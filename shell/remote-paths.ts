/**
 * Which pages belong to which remote: one line a remote, the folder's name and the paths it serves. `:x` stands for
 * one segment; a path covers everything below it; of two that fit, the longer one wins.
 */
export const remotePaths: Record<string, string[]> = {
  account: ['/inloggen', '/aanmelden', '/wachtwoord-vergeten', '/wachtwoord-resetten', '/gegevens'],
  companies: ['/bedrijven', '/bedrijf-toevoegen', '/check/start'],
  improve: [
    '/bedrijven/:companyId/verbeter',
    '/bedrijven/:companyId/adviezen',
    '/bedrijven/:companyId/actiepunten',
    '/bedrijven/:companyId/bezoekverslagen',
    '/bedrijven/:companyId/bedrijfsdossier',
  ],
  'physical-strain': ['/bedrijven/:companyId/checks/fysieke-belasting', '/check/fysieke-belasting'],
  shop: ['/winkelwagen', '/bestellingen'],
  admin: ['/gebruikersbeheer', '/bedrijvenbeheer'],
}

/** How many segments of `pathname` the pattern covers; 0 when it does not fit. */
function coverage(pattern: string, pathname: string): number {
  const wanted = pattern.split('/').slice(1)
  const given = pathname.split('/').slice(1)
  const fits = wanted.every((segment, index) =>
    segment.startsWith(':') ? Boolean(given[index]) : segment === given[index],
  )
  return fits ? wanted.length : 0
}

/** The remote that serves a path, or undefined when none does. Takes a path that starts with '/', without its query. */
export function remoteFor(pathname: string): string | undefined {
  let best: { remote: string; covered: number } | undefined
  for (const [remote, patterns] of Object.entries(remotePaths)) {
    const covered = Math.max(...patterns.map((pattern) => coverage(pattern, pathname)))
    if (covered > (best?.covered ?? 0)) best = { remote, covered }
  }
  return best?.remote
}
