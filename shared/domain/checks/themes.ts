import { capitalize } from '#shared/domain/basics/capitalize.ts'
import type { Check } from '#shared/domain/basics/check.ts'

/** One check of one company. */
export type CheckRef = { check: Check; companyId: number }

/** Returns only what says which check it is. */
export const refOf = ({ check, companyId }: CheckRef): CheckRef => ({ check, companyId })

export const isSameCheck = (one: CheckRef, other: CheckRef): boolean =>
  one.check === other.check && one.companyId === other.companyId

/**
 * How a check that is answered per section is called in addresses, in the API and in Dutch. Whatever the engine says or
 * requests about a section, it takes from here. `one` and `many`: the word for a section, which is a "de" word. `short`:
 * the same where it was named before.
 */
export type SectionTheme = {
  check: Check
  /**
   * Whether its sections are kept in a register, which has a list, a page and a form of its own in the place of the matrix,
   * the results of a section and its form.
   */
  hasSectionList: boolean
  /** The name of the check in the paths of its pages. */
  slug: string
  /** The same in the addresses of the public website. */
  websiteSlug: string
  /** The name of the check in the paths of the API, and that of a section below it. */
  api: string
  sectionApi: string
  /** The field with the name of a section in requests, and the parameter with its id in the addresses of pages. */
  nameField: 'functionGroupName' | 'sectionName'
  idParam: 'functionGroupId' | 'sectionId'
  one: string
  many: string
  short: { one: string; many: string }
  /** The label of the field with the name of a section. */
  nameLabel: string
  /** The messages when the sections cannot be loaded, and when one cannot be deleted. */
  loadFailed: string
  deleteFailed: string
  /** Whether a section is a thing: it has a photo, and a label with a QR code can be put on it. */
  isThing: boolean
}

/** What a theme says about itself: the rest follows from it, unless it says otherwise. */
type ThemeEntry = Pick<SectionTheme, 'check' | 'slug' | 'api' | 'one' | 'many'> & Partial<SectionTheme>

const sectionTheme = (entry: ThemeEntry): SectionTheme => ({
  hasSectionList: false,
  websiteSlug: entry.slug,
  sectionApi: 'section',
  nameField: 'sectionName',
  idParam: 'sectionId',
  short: { one: entry.one, many: entry.many },
  nameLabel: `Naam van de ${entry.one}`,
  loadFailed: `${capitalize(entry.many)} konden niet worden geladen.`,
  deleteFailed: `Verwijderen van ${entry.one} is mislukt.`,
  isThing: false,
  ...entry,
})

const entries: ThemeEntry[] = [
  // Its names and messages are those of docs/product.md, sections 7 and 8.
  {
    check: 'PHYSICAL_STRAIN',
    slug: 'fysieke-belasting',
    api: 'physicalstrain',
    sectionApi: 'functiongroup',
    nameField: 'functionGroupName',
    idParam: 'functionGroupId',
    one: 'functiegroep',
    many: 'functiegroepen',
    short: { one: 'groep', many: 'groepen' },
    loadFailed: 'Functiegroepen konden niet worden geladen.',
    deleteFailed: 'Verwijderen van functiegroep is mislukt.',
  },
  {
    check: 'HAZARDOUS_SUBSTANCES',
    hasSectionList: true,
    slug: 'gevaarlijke-stoffen',
    api: 'hazardoussubstances',
    sectionApi: 'substance',
    one: 'stof',
    many: 'stoffen',
  },
  {
    check: 'MACHINE_SAFETY',
    slug: 'machineveiligheid',
    api: 'machinesafety',
    one: 'machine',
    many: 'machines',
    nameLabel: 'Naam of nummer van de machine',
    isThing: true,
  },
  {
    check: 'NOISE_HAZARD',
    slug: 'schadelijk-geluid',
    websiteSlug: 'geluid',
    api: 'noisehazard',
    one: 'functiegroep',
    many: 'functiegroepen',
    short: { one: 'groep', many: 'groepen' },
  },
  {
    check: 'TEMP_WORK_AT_HEIGHT',
    slug: 'werken-op-hoogte',
    api: 'tempworkatheight',
    one: 'klus',
    many: 'klussen',
  },
  { check: 'WELDING_SMOKE', slug: 'lasrook', api: 'weldingsmoke', one: 'ruimte', many: 'ruimtes' },
]

/** The checks that are answered per section in the portal. */
export const sectionThemes: Partial<Record<Check, SectionTheme>> = Object.fromEntries(
  entries.map((entry) => [entry.check, sectionTheme(entry)]),
)

/** The themes in the order of the checks. */
export const listSectionThemes = (): SectionTheme[] => Object.values(sectionThemes)

/** Returns the theme of a check that is answered per section in the portal. Throws for another check. */
export function sectionThemeOf(check: Check): SectionTheme {
  const theme = sectionThemes[check]
  if (!theme) throw new Error(`${check} is not answered per section`)
  return theme
}
