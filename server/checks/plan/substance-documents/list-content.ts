import { formatInstant } from '#shared/domain/basics/date.ts'
import { formatOpenQuestions } from '#shared/domain/checks/check-texts.ts'
import { statusWords } from '#shared/domain/substances/status-words.ts'
import { type SubstanceRecord, substanceFormLabels } from '#shared/domain/substances/substance.ts'
import { type SubstanceListColor, substanceListColors } from '#shared/domain/substances/substance-list.ts'
import { nextStepOf } from '#shared/domain/substances/substance-step.ts'
import { storageLimitOf } from '#shared/domain/substances/substance-storage.ts'
import {
  describeAmount,
  describeClass,
  describeLimits,
  describeStock,
} from '#shared/domain/substances/substance-texts.ts'
import type { ListedSubstance, ListSource } from './source.ts'
import { colophonOf, datesOf, labelOf, measuresOf, NOT_FILLED_IN, taskOf } from './words.ts'

function storageOf({ record, storedBeside }: ListedSubstance) {
  const limit = storageLimitOf(record)
  const storage = limit ? { amount: (record.stockMax ?? 0) + storedBeside, threshold: limit.amount } : null
  const facts: [label: string, text: string][] = [
    ['Opslag', record.storagePlace || NOT_FILLED_IN],
    ['Voorraad', describeStock(record, storage) || NOT_FILLED_IN],
    ['ADR-klasse', describeClass(record)],
    ['Per jaar', describeAmount(record.yearAmount, record.yearUnit)],
    ['Grenswaarde', describeLimits(record)],
  ]
  return facts.filter(([, text]) => text !== '').map(([label, text]) => ({ label, text }))
}

const formOf = ({ form }: SubstanceRecord) => (form === '' ? '' : substanceFormLabels[form])

function stateOf(
  { questionnaire }: ListSource,
  { record, risks, status, numUnfinished, archivedOn }: ListedSubstance,
) {
  if (archivedOn !== null)
    return { status: 'WHITE', words: `Niet meer in gebruik sinds ${formatInstant(archivedOn)}`, nextStep: '' }
  const words =
    status === 'GREY' && numUnfinished > 0 ? formatOpenQuestions(numUnfinished) : statusWords[status]
  const step = nextStepOf(questionnaire, { record, risks, status, numUnfinished })
  return { status, words, nextStep: step?.title ?? '' }
}

const rowOf = (source: ListSource, substance: ListedSubstance) => {
  const { name, record } = substance
  return {
    name,
    supplier: record.supplier || `Leverancier: ${NOT_FILLED_IN.toLowerCase()}`,
    articleNumber: record.articleNumber,
    form: formOf(record),
    ...labelOf(record),
    tasks: record.uses.map(taskOf),
    measures: measuresOf(record),
    storage: storageOf(substance),
    dates: datesOf(record),
    ...stateOf(source, substance),
  }
}

const countsOf = (substances: readonly ListedSubstance[]) =>
  substanceListColors.map((color: SubstanceListColor) => ({
    status: color,
    words: statusWords[color],
    count: substances.filter(({ status }) => status === color).length,
  }))

/** All texts are plain text without markup. */
export function listOf(source: ListSource) {
  const inUse = source.substances.filter(({ archivedOn }) => archivedOn === null)
  const archived = source.substances.filter(({ archivedOn }) => archivedOn !== null)
  return {
    ...colophonOf(source),
    title: `Register gevaarlijke stoffen – ${source.company}`,
    count: inUse.length === 1 ? '1 stof in gebruik' : `${inUse.length} stoffen in gebruik`,
    counts: countsOf(inUse),
    inUse: inUse.map((substance) => rowOf(source, substance)),
    archived: archived.map((substance) => rowOf(source, substance)),
  }
}
