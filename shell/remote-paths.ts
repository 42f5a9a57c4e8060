import { pageParamsAt } from '#shared/domain/basics/page-path.ts'
import {
  importPath,
  labelsPath,
  listSectionThemes,
  type SectionTheme,
  themePaths,
} from '#shared/domain/checks/themes.ts'

/** The paths of the pages of the shell itself. */
export const shellPaths = ['/', '/geen-toegang']

/** The remote of a theme: its folder is named after the check. */
const remoteOf = ({ check }: SectionTheme) => check.toLowerCase().replaceAll('_', '-')

const pathsOf = (theme: SectionTheme) => [
  ...new Set(Object.values(themePaths(theme))),
  ...(theme.isRegister ? [importPath(theme)] : []),
  ...(theme.isThing ? [labelsPath(theme)] : []),
]

/** The paths of the pages of each remote, by the name of its folder. `:x` matches one segment. */
export const remotePaths: Record<string, string[]> = {
  account: [
    '/inloggen',
    '/aanmelden',
    '/wachtwoord-vergeten',
    '/wachtwoord-resetten',
    '/nieuw-e-mailadres-bevestigen',
    '/wijziging-ongedaan-maken',
    '/account-verwijderd',
    '/afmelden',
    '/uitnodiging-bevestigen',
    '/e-mailadres-bevestigen',
    '/gegevens',
    '/gegevens/wachtwoord-wijzigen',
    '/gegevens/tweestapslogin',
    '/gegevens/passkeys',
    '/gegevens/activiteit',
    '/gegevens/account-verwijderen',
  ],
  companies: [
    '/vandaag',
    '/bedrijven',
    '/bedrijven/externalId/:externalId',
    '/bedrijven/verbeter/externalId/:externalId',
    '/bedrijf-toevoegen',
    '/check/start',
    '/bedrijven/:companyId',
    '/bedrijven/:companyId/checks',
    '/bedrijven/:companyId/geschiedenis',
    '/bedrijven/:companyId/info',
  ],
  improve: [
    '/bedrijven/:companyId/verbeter',
    '/bedrijven/:companyId/plan-van-aanpak',
    '/bedrijven/:companyId/adviezen',
    '/bedrijven/:companyId/adviezen/:adviceId',
    '/bedrijven/:companyId/actiepunten',
    '/bedrijven/:companyId/actiepunten/:actionId',
    '/bedrijven/:companyId/bedrijfsdossier',
    '/bedrijven/:companyId/bedrijfsdossier/nieuw',
    '/bedrijven/:companyId/bedrijfsdossier/:companyRecordId',
    '/bedrijven/:companyId/bezoekverslagen',
    '/bedrijven/:companyId/bezoekverslagen/nieuw',
    '/bedrijven/:companyId/bezoekverslagen/:visitReportId',
    '/bedrijven/:companyId/bezoekverslagen/:visitReportId/aanpassen',
  ],
  ...Object.fromEntries(listSectionThemes().map((theme) => [remoteOf(theme), pathsOf(theme)])),
  'widget-builder': ['/widgets'],
  shop: ['/winkelwagen', '/winkelwagen/afronden', '/bestellingen'],
  admin: [
    '/gebruikersbeheer',
    '/gebruikersbeheer/:userId',
    '/gebruikersbeheer/:userId/verwijderen',
    '/bedrijvenbeheer',
    '/bedrijvenbeheer/verbetercheck-verplaatsen',
    '/bedrijvenbeheer/:companyId',
  ],
}

/** Returns the remote that serves a path, if any. Takes a path that starts with '/', without its query. */
export const remoteFor = (pathname: string): string | undefined =>
  Object.keys(remotePaths).find((remote) => remotePaths[remote]!.some((path) => pageParamsAt(pathname, path)))
