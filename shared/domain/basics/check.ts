import * as v from 'valibot'

import { capitalize } from './capitalize.ts'

/** A register is kept up to date, a check is completed. */
export const CheckType = v.picklist(['CHECK', 'REGISTER'])
export type CheckType = v.InferOutput<typeof CheckType>

/**
 * How a check is called: in Dutch, in addresses and in the API. `one` and `many`: the word for a section, which is a
 * "de" word. `short`: the same where it was named before.
 */
type Entry = {
  label: string
  /** The label of the button to the results of a check that was started. */
  resultsLabel: string
  /** Its name in the paths of its pages. */
  slug: string
  /** The same in the addresses of the public website. */
  websiteSlug: string
  /** In the paths of the API, below its own name: a section. */
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
  /** Whether its sections have a list, a page and a form in the place of the matrix, the results and the sections. */
  hasSectionList: boolean
}

/** `api`: its name in the paths of the API. */
export type CheckDefinition = Entry & { check: Check; api: string }

/** What a check says about itself: the rest follows from it, unless it says otherwise. */
type Given = Pick<Entry, 'label' | 'slug' | 'one' | 'many'> & Partial<Entry>

/** The six checks, in their order in lists. Names and messages: docs/product.md, sections 7 and 8. */
const table = {
  PHYSICAL_STRAIN: {
    label: 'Fysieke belasting',
    resultsLabel: 'Resultaten per functiegroep',
    slug: 'fysieke-belasting',
    sectionApi: 'functiongroup',
    nameField: 'functionGroupName',
    idParam: 'functionGroupId',
    one: 'functiegroep',
    many: 'functiegroepen',
    short: { one: 'groep', many: 'groepen' },
    loadFailed: 'Functiegroepen konden niet worden geladen.',
    deleteFailed: 'Verwijderen van functiegroep is mislukt.',
  },
  HAZARDOUS_SUBSTANCES: {
    label: 'Gevaarlijke stoffen',
    resultsLabel: 'Bekijk register',
    slug: 'gevaarlijke-stoffen',
    sectionApi: 'substance',
    one: 'stof',
    many: 'stoffen',
    hasSectionList: true,
  },
  MACHINE_SAFETY: {
    label: 'Machineveiligheid',
    resultsLabel: 'Resultaten per machine',
    slug: 'machineveiligheid',
    one: 'machine',
    many: 'machines',
    nameLabel: 'Naam of nummer van de machine',
    isThing: true,
  },
  NOISE_HAZARD: {
    label: 'Schadelijk geluid',
    resultsLabel: 'Resultaten verbetercheck',
    slug: 'schadelijk-geluid',
    websiteSlug: 'geluid',
    one: 'functiegroep',
    many: 'functiegroepen',
    short: { one: 'groep', many: 'groepen' },
  },
  TEMP_WORK_AT_HEIGHT: {
    label: 'Tijdelijk werken op hoogte',
    resultsLabel: 'Resultaten',
    slug: 'werken-op-hoogte',
    one: 'klus',
    many: 'klussen',
  },
  WELDING_SMOKE: {
    label: 'Lasrook',
    resultsLabel: 'Resultaten per ruimte',
    slug: 'lasrook',
    one: 'ruimte',
    many: 'ruimtes',
  },
} satisfies Record<string, Given>

export type Check = keyof typeof table
export const checks = Object.keys(table) as Check[]
export const Check = v.picklist(checks)

/** The name of the folder of a check in content/, and of its remote: 'noise-hazard'. */
export const folderOf = (check: Check) => check.toLowerCase().replaceAll('_', '-')

const complete = (check: Check, given: Given): CheckDefinition => ({
  check,
  api: check.toLowerCase().replaceAll('_', ''),
  resultsLabel: `Resultaten per ${given.one}`,
  websiteSlug: given.slug,
  sectionApi: 'section',
  nameField: 'sectionName',
  idParam: 'sectionId',
  short: { one: given.one, many: given.many },
  nameLabel: `Naam van de ${given.one}`,
  loadFailed: `${capitalize(given.many)} konden niet worden geladen.`,
  deleteFailed: `Verwijderen van ${given.one} is mislukt.`,
  isThing: false,
  hasSectionList: false,
  ...given,
})

/** In the order of the checks. */
export const checkDefinitions = checks.map((check) => complete(check, table[check]))

export const definitionOf = (check: Check): CheckDefinition => checkDefinitions[checks.indexOf(check)]!

export const checkLabels = Object.fromEntries(checks.map((check) => [check, table[check].label])) as Record<
  Check,
  string
>

export const checkTypeOf = (check: Check): CheckType =>
  definitionOf(check).hasSectionList ? 'REGISTER' : 'CHECK'

/** The label of the button that starts a check. */
export const startLabels: Record<CheckType, string> = {
  CHECK: 'Start Verbetercheck',
  REGISTER: 'Start register',
}
