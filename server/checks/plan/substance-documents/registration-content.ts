import { formatDay } from '#shared/domain/basics/date.ts'
import { isCmr } from '#shared/domain/substances/hazard-flags.ts'
import type { SubstanceRecord } from '#shared/domain/substances/substance.ts'
import { codesOf } from '#shared/domain/substances/substance-codes.ts'
import { describeAmount, describeEffort, measureLabels } from '#shared/domain/substances/substance-texts.ts'
import type { RegisteredSubstance, RegistrationSource } from './source.ts'
import { colophonOf, joined, labelOf, NOT_FILLED_IN } from './words.ts'

/** Without personal protection; replacing has a line of its own. */
const technical = ['CLOSED', 'EXTRACTION', 'VENTILATION', 'ORGANISATION'] as const

type Fact = { label: string; lines: string[] }

const lines = (...texts: readonly (string | undefined)[]) =>
  texts.filter((text): text is string => text !== undefined && text !== '')

const needsList = ({ record }: RegisteredSubstance) => record.releasesCmr || isCmr(codesOf(record))

const reasonOf = ({ substitution, substitutionOn }: SubstanceRecord) =>
  substitution === ''
    ? []
    : [
        substitution,
        `Onderzocht op: ${substitutionOn === '' ? NOT_FILLED_IN.toLowerCase() : formatDay(substitutionOn)}`,
      ]

const workOf = ({ uses }: SubstanceRecord) =>
  uses
    .filter(({ task }) => task !== '')
    .map((use) => joined(use.task, use.place, describeEffort({ ...use, people: null })))

const peopleOf = ({ uses }: SubstanceRecord) =>
  uses
    .filter(({ people }) => people !== null)
    .map(({ people, group, task }) => joined(people === 1 ? '1 persoon' : `${people} mensen`, group || task))

/** Never contains a name from the list. */
const listOf = ({ record: { exposureList }, hasExposureList }: RegisteredSubstance) =>
  lines(
    hasExposureList === null ? '' : hasExposureList ? 'Er is een lijst.' : 'Er is nog geen lijst.',
    exposureList === '' ? '' : `Waar, en wie hem beheert: ${exposureList}`,
  )

const fact = (label: string, texts: string[]): Fact => ({ label, lines: texts })

/**
 * What must be recorded: of a CMR substance by articles 4.13 and 4.15 (the list), of one that is suspected to harm
 * reproduction by article 4.2a, and why it is not replaced.
 */
function factsOf(substance: RegisteredSubstance): Fact[] {
  const { record } = substance
  const { measures } = record
  const always = [
    fact('Waarom het wordt gebruikt, en wat er is onderzocht om te vervangen', reasonOf(record)),
    fact('Hoeveelheid per jaar', lines(describeAmount(record.yearAmount, record.yearUnit))),
    fact('Soort werk', workOf(record)),
    fact('Aantal mensen', peopleOf(record)),
  ]
  if (!needsList(substance)) return always
  return [
    ...always,
    fact(
      'Maatregelen',
      technical.flatMap((kind) => (measures[kind] ? `${measureLabels[kind]}: ${measures[kind]}` : [])),
    ),
    fact('Beschermingsmiddelen', lines(measures.PERSONAL)),
    fact('Gevallen van vervanging', lines(measures.REPLACED)),
    fact('Lijst van wie blootstaat of kan blootstaan (40 jaar bewaren)', listOf(substance)),
  ]
}

/** As the sheet names them. A sheet may name none, so they are never missing. */
const ingredientsOf = ({ ingredients }: SubstanceRecord) =>
  ingredients.map(({ name, percentage }) => ({ name: name || 'Zonder naam', percentage }))

function missingOf(substance: RegisteredSubstance, facts: readonly Fact[]): string[] {
  const { record, hasExposureList } = substance
  const half: [isMissing: boolean, label: string][] = [
    [record.substitution !== '' && record.substitutionOn === '', 'Datum van het onderzoek naar vervanging'],
    [needsList(substance) && hasExposureList === null && record.exposureList !== '', 'Of de lijst er is'],
    [
      needsList(substance) && hasExposureList !== null && record.exposureList === '',
      'Waar de lijst is, en wie hem beheert',
    ],
  ]
  return [
    ...facts.filter((one) => one.lines.length === 0).map(({ label }) => label),
    ...half.filter(([isMissing]) => isMissing).map(([, label]) => label),
  ]
}

function sectionOf(substance: RegisteredSubstance) {
  const { name, record } = substance
  const facts = factsOf(substance)
  return {
    name,
    supplier: record.supplier || `Leverancier: ${NOT_FILLED_IN.toLowerCase()}`,
    articles: needsList(substance) ? 'Arbobesluit, artikel 4.13 en 4.15' : 'Arbobesluit, artikel 4.2a',
    kind: needsList(substance)
      ? record.releasesCmr && !isCmr(codesOf(record))
        ? 'CMR-stof: komt vrij bij het werk'
        : 'CMR-stof'
      : 'Verdacht van schade aan de voortplanting, of schadelijk via borstvoeding',
    ...labelOf(record),
    ingredients: ingredientsOf(record),
    facts: facts.map(({ label, lines: texts }) => ({
      label,
      lines: texts.length > 0 ? texts : [NOT_FILLED_IN],
      isMissing: texts.length === 0,
    })),
    missing: missingOf(substance, facts),
  }
}

export function registrationOf(source: RegistrationSource) {
  const sections = source.substances.map(sectionOf)
  return {
    ...colophonOf(source),
    title: `Aanvullende registratie – ${source.company}`,
    count: sections.length === 1 ? '1 stof' : `${sections.length} stoffen`,
    incomplete: sections
      .filter(({ missing }) => missing.length > 0)
      .map(({ name, missing }) => ({ name, missing })),
    substances: sections,
  }
}
