import {
  importPath,
  labelsPath,
  listSectionThemes,
  type SectionTheme,
  themePaths,
} from '#shared/domain/checks/themes.ts'

type ThemePage = keyof ReturnType<typeof themePaths>

const isRegister = (theme: SectionTheme) => theme.isRegister
const isThing = (theme: SectionTheme) => theme.isThing

/** The pages that a register does not have: its list and its form are in their place. */
const notInRegister: ThemePage[] = ['rounds', 'round', 'sections', 'section']

/** The paths of these pages in every theme that has them. */
const pathsOf = (...pages: ThemePage[]) =>
  listSectionThemes().flatMap((theme) =>
    pages
      .filter((page) => !isRegister(theme) || !notInRegister.includes(page))
      .map((page) => themePaths(theme)[page]),
  )

/**
 * What the pages look like while they load: a placeholder that PageSkeleton.css draws. The build lists the shape of each
 * page, and the server writes that of the requested page into the document.
 */
export const pageShapes = {
  /** A card for visitors, and links beside it. */
  login: [
    '/inloggen',
    '/aanmelden',
    '/wachtwoord-vergeten',
    '/wachtwoord-resetten',
    '/nieuw-e-mailadres-bevestigen',
    '/wijziging-ongedaan-maken',
    '/account-verwijderd',
  ],
  /** Cards in two columns. */
  cards: ['/', '/bedrijven', '/bedrijven/verbeter/externalId/:externalId', '/bedrijven/:companyId/verbeter'],
  /** A list of rows. */
  list: [
    '/bedrijven/:companyId/geschiedenis',
    '/bedrijven/:companyId/plan-van-aanpak',
    '/bedrijven/:companyId/adviezen',
    '/bedrijven/:companyId/actiepunten',
    '/bedrijven/:companyId/bedrijfsdossier',
    '/bedrijven/:companyId/bezoekverslagen',
    '/bestellingen',
    '/widgets',
    '/gegevens/activiteit',
    '/gebruikersbeheer',
    '/bedrijvenbeheer',
    ...pathsOf('matrix', 'rounds', 'answers'),
    ...listSectionThemes().filter(isThing).map(labelsPath),
  ],
  /** A card with fields. */
  form: [
    '/gegevens',
    '/gegevens/wachtwoord-wijzigen',
    '/gegevens/account-verwijderen',
    '/bedrijf-toevoegen',
    '/check/start',
    '/bedrijven/:companyId/info',
    '/bedrijven/:companyId/bedrijfsdossier/nieuw',
    '/bedrijven/:companyId/bezoekverslagen/nieuw',
    '/bedrijven/:companyId/bezoekverslagen/:visitReportId/aanpassen',
    '/gebruikersbeheer/:userId',
    '/gebruikersbeheer/:userId/verwijderen',
    '/bedrijvenbeheer/verbetercheck-verplaatsen',
    ...listSectionThemes()
      .filter(isRegister)
      .flatMap((theme) => [themePaths(theme).section, importPath(theme)]),
  ],
  /** The first page of a company, or of a coach: several cards. */
  company: [
    '/vandaag',
    '/bedrijven/externalId/:externalId',
    '/bedrijven/:companyId',
    '/bedrijven/:companyId/checks',
  ],
  /** A card with text, and a narrow one beside it. */
  reading: [
    '/gegevens/tweestapslogin',
    '/gegevens/passkeys',
    '/bedrijven/:companyId/adviezen/:adviceId',
    '/bedrijven/:companyId/actiepunten/:actionId',
    '/bedrijven/:companyId/bedrijfsdossier/:companyRecordId',
    '/bedrijven/:companyId/bezoekverslagen/:visitReportId',
    '/bedrijvenbeheer/:companyId',
    ...pathsOf('round', 'results'),
  ],
  /** Without a sidebar: a list, and what belongs to it beside it. */
  order: ['/winkelwagen', '/winkelwagen/afronden'],
  /** A full-screen page. */
  question: pathsOf('questions', 'endOfSection', 'end', 'sections', 'section'),
  /** A drawing above a message. */
  state: ['/geen-toegang', '/afmelden', '/uitnodiging-bevestigen', '/e-mailadres-bevestigen'],
} satisfies Record<string, string[]>

/** Returns the shape of the page with this path, in which `:x` stands for a parameter. */
export const shapeOf = (path: string): string | undefined =>
  Object.entries(pageShapes).find(([, paths]) => paths.includes(path))?.[0]
