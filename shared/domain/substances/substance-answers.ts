import { addDays, daysBetween } from '#shared/domain/basics/date.ts'
import {
  containsLead,
  flagsOf,
  isBannedForYoung,
  isCmr,
  isExplosiveInAir,
  isExplosiveWhenWarm,
  isForPregnant,
  isHealthHazard,
  isSupervisedForYoung,
  mayContainIsocyanate,
  needsExtraRegistration,
} from './hazard-flags.ts'
import { isKnown } from './hazard-statements.ts'
import {
  asksForPlace,
  dangerBetween,
  type Reaction,
  reactionsOf,
  storageDangers,
} from './storage-reactions.ts'
import type { SubstanceForm, SubstanceRecord, SubstanceUse } from './substance.ts'
import { codesOf } from './substance-codes.ts'
import { ownRulesOf, storageLimitOf } from './substance-storage.ts'

// The answers of the questionnaire that follow from what is recorded of a substance, so that nobody types them.

/** It has no sheet, label or stock, because it comes into being during the work. */
const isReleased = ({ form }: SubstanceRecord) => form === 'RELEASED'

/** After which a sheet is old, and after which it must be asked for or a review done again. Our own choice. */
const SHEET_DAYS = 3 * 365
const REVIEW_DAYS = 365

/** Since then only the format of (EU) 2020/878 is lawful. Source: biociden.nl and vncw.nl, grade B. */
const NEW_SHEETS = '2023-01-01'

/** By one person on a day. Source: docs/product.md, section 2.5. */
const MAX_METHOD_TASKS = 2

/**
 * `methodTasks`: the tasks with a safe method of a function group, of all substances. `storedBeside`: the stock of
 * other substances of the same group in the same place, in kg or litres. `besideIt`: of each other substance in the same
 * place, how it reacts.
 */
export type SubstanceListTotals = {
  methodTasks: (group: string) => number
  storedBeside: number
  besideIt: readonly (readonly Reaction[])[]
}

/** Nothing is counted with it. */
export const noTotals: SubstanceListTotals = { methodTasks: () => 0, storedBeside: 0, besideIt: [] }

/** Without differences in spelling, to count the tasks of a function group. */
export const groupKey = ({ group }: Pick<SubstanceUse, 'group'>): string => group.trim().toLowerCase()

export const hasMethod = ({ safeMethod }: SubstanceUse): boolean => safeMethod !== ''

/** A day: half of what the safe method says. Source: docs/product.md, section 2.5. */
export const allowedMinutes = ({ maxMinutes }: Pick<SubstanceUse, 'maxMinutes'>): number | null =>
  maxMinutes === null ? null : Math.floor(maxMinutes / 2)

/** Of its safe method; undefined when a number is missing. */
function keepsToTime(use: SubstanceUse): boolean | undefined {
  const allowed = allowedMinutes(use)
  if (allowed === null || use.minutes === null) return undefined
  return use.minutes * (use.timesPerDay ?? 1) <= allowed
}

/** Whether all tasks keep to the time of their safe methods; undefined without a safe method. */
export function methodTimeOf(uses: readonly SubstanceUse[]): 'yes' | 'no' | 'unknown' | undefined {
  const kept = uses.filter(hasMethod).map(keepsToTime)
  if (kept.length === 0) return undefined
  if (kept.includes(undefined)) return 'unknown'
  return kept.includes(false) ? 'no' : 'yes'
}

function methodCountOf(uses: readonly SubstanceUse[], { methodTasks }: SubstanceListTotals): string {
  const groups = new Set(uses.filter(hasMethod).map(groupKey))
  if (groups.size === 0) return 'na'
  return [...groups].some((group) => methodTasks(group) > MAX_METHOD_TASKS) ? 'gt2' : 'le2'
}

const isOlderThan = (days: number, date: string, today: string) => daysBetween(date, today) > days

/** Older than three years, and nobody has asked for a newer one in the last year. */
function isSheetOld({ sdsDate, sdsCheckedOn }: SubstanceRecord, today: string): boolean {
  if (sdsDate === '') return false
  const isAsked = sdsCheckedOn !== '' && !isOlderThan(REVIEW_DAYS, sdsCheckedOn, today)
  return isOlderThan(SHEET_DAYS, sdsDate, today) && !isAsked
}

/** Of the format that was replaced, or possibly so: it could be used early. */
const hasOldFormat = ({ sdsDate }: Pick<SubstanceRecord, 'sdsDate'>) => sdsDate !== '' && sdsDate < NEW_SHEETS

function sheetAnswer(substance: SubstanceRecord, today: string): string | undefined {
  if (substance.sdsDate === '') return isReleased(substance) ? 'yes' : undefined
  if (hasOldFormat(substance)) return 'format'
  return isSheetOld(substance, today) ? 'old' : 'yes'
}

const formAnswers: Record<SubstanceForm, string> = {
  LIQUID: 'liquid',
  PASTE: 'paste',
  POWDER: 'powder',
  GAS: 'gas',
  AEROSOL: 'aerosol',
  SOLID: 'solid',
  RELEASED: 'released',
}

const areStatementsKnown = ({ statementState, statements }: SubstanceRecord) =>
  statementState === 'NONE' ||
  (statementState === 'LISTED' && statements.length > 0 && statements.every(isKnown))

function statementsAnswer(substance: SubstanceRecord): string {
  if (substance.statementState === 'NONE') return 'none'
  return areStatementsKnown(substance) ? 'yes' : 'unknown'
}

function cmrAnswer(substance: SubstanceRecord): string {
  const codes = codesOf(substance)
  if (substance.releasesCmr || isCmr(codes)) return 'yes'
  const flags = flagsOf(codes)
  if (flags.includes('CAT2') || flags.includes('R2')) return 'suspect'
  return areStatementsKnown(substance) ? 'no' : 'unknown'
}

/** What comes free during the work is dust, smoke or vapour. Possibly a hazard as long as the statements are not known. */
const isForHealth = (substance: SubstanceRecord): boolean =>
  isHealthHazard(codesOf(substance)) ||
  substance.releasesCmr ||
  isReleased(substance) ||
  substance.statementState === 'UNKNOWN'

/** Named as an ingredient, or on the label. "loodvrij" says the opposite. */
const hasLead = (substance: SubstanceRecord): boolean =>
  containsLead(codesOf(substance)) ||
  substance.ingredients.some(({ name }) => /(?<![a-z])(lood(?!vrij)|menie)/i.test(name))

/** A liquid that neither burns nor eats metal. */
function mayCool(substance: SubstanceRecord): boolean {
  const flags = flagsOf(codesOf(substance))
  const others = ['FIRE', 'EXPLOSIVE', 'OXIDISING', 'CORROSIVE_METAL', 'ISOCYANATE', 'LEAD'] as const
  return substance.form === 'LIQUID' && !others.some((flag) => flags.includes(flag))
}

/** The extra rules that apply. Those of health all as long as the statements are not known. */
function hazardAnswers(substance: SubstanceRecord): string[] {
  const codes = codesOf(substance)
  const flags = flagsOf(codes)
  const isUnknown = substance.statementState === 'UNKNOWN'
  const found = [
    ['health', isHealthHazard(codes) || substance.releasesCmr],
    ['skinEyes', flags.includes('SKIN_PPE') || flags.includes('EYE_PPE')],
    ['recirculation', flags.includes('NO_RECIRCULATION') || substance.releasesCmr],
    [
      'vulnerable',
      isBannedForYoung(codes) || isSupervisedForYoung(codes) || isForPregnant(codes) || substance.releasesCmr,
    ],
  ] as const
  const further = [
    ['explosion', isExplosiveInAir(codes)],
    ['warm', isExplosiveWhenWarm(codes)],
    ['isocyanate', mayContainIsocyanate(codes)],
    ['lead', hasLead(substance)],
  ] as const
  const keys = [
    ...found.filter(([, applies]) => applies || isUnknown).map(([key]) => key),
    ...further.filter(([, applies]) => applies).map(([key]) => key),
  ]
  return keys.length > 0 ? keys : ['none']
}

function amountAnswer(substance: SubstanceRecord, { storedBeside }: SubstanceListTotals): string {
  const { stockMax, storageMeets } = substance
  if (stockMax === null || substance.stockUnit === '') return 'unknown'
  const ownRules = ownRulesOf(substance)
  if (ownRules === 'UNKNOWN') return 'unknown'
  if (ownRules) return storageMeets === 'YES' ? 'otherOk' : 'otherNo'
  const limit = storageLimitOf(substance)
  if (limit === undefined || stockMax + storedBeside <= limit.amount) return 'below'
  return storageMeets === 'YES' ? 'aboveOk' : 'aboveNo'
}

/** Open where a neighbour cannot be looked for, because place or statements are not filled in. */
function besideAnswer(substance: SubstanceRecord, { besideIt }: SubstanceListTotals): string {
  const own = reactionsOf(substance)
  const dangers = besideIt.map((other) => dangerBetween(own, other))
  const worst = storageDangers.find((danger) => dangers.includes(danger))
  if (worst) return worst
  if (isReleased(substance)) return 'no'
  const isUnknown = !areStatementsKnown(substance) || (substance.storagePlace === '' && asksForPlace(own))
  return isUnknown ? 'unknown' : 'no'
}

function reviewAnswer({ reviewedOn, hasChanged }: SubstanceRecord, today: string): string | undefined {
  if (reviewedOn === '') return undefined
  if (hasChanged) return 'changed'
  return isOlderThan(REVIEW_DAYS, reviewedOn, today) ? 'no' : 'yes'
}

/** The extra registration of articles 4.2a and 4.13. */
export const needsRegistration = (substance: SubstanceRecord): boolean =>
  substance.releasesCmr || needsExtraRegistration(codesOf(substance))

/** `isAsked`: a question of its own is open as long as it is empty. */
type MissingField = { field: string; label: string; isAsked: boolean }

const isComplete = ({ task, place, minutes, timesPerDay, people }: SubstanceUse) =>
  task !== '' && place !== '' && minutes !== null && timesPerDay !== null && people !== null

/** Those without which a substance cannot be judged, in the order of the form. */
export function missingFields(substance: SubstanceRecord): MissingField[] {
  const needsMore = needsRegistration(substance)
  const hasProduct = !isReleased(substance)
  const isCertainlyCmr = substance.releasesCmr || isCmr(codesOf(substance))
  const hasLimit = substance.limit8h !== null || substance.limit15min !== null || substance.limitSource !== ''
  const isForHealthNow = isForHealth(substance) && substance.statementState !== 'UNKNOWN'
  const fields: [field: string, label: string, isMissing: boolean, isAsked?: boolean][] = [
    ['supplier', 'de leverancier', hasProduct && substance.supplier === ''],
    ['sdsDate', 'de datum van het veiligheidsinformatieblad', hasProduct && substance.sdsDate === '', true],
    ['statements', 'de H-zinnen', !areStatementsKnown(substance), true],
    ['limit8h', 'de grenswaarde, of waarom die er niet is', isForHealthNow && !hasLimit],
    [
      'ingredients',
      'de bestanddelen die kanker geven of de voortplanting schaden',
      isCertainlyCmr && !substance.ingredients.some(({ name }) => name !== ''),
    ],
    ['form', 'de vorm', substance.form === ''],
    ['uses', 'een taak met plek, tijd en aantal mensen', !substance.uses.some(isComplete)],
    [
      'storagePlace',
      'de opslagplek',
      substance.storagePlace === '' && asksForPlace(reactionsOf(substance)),
      true,
    ],
    [
      'stockMax',
      'de grootste voorraad',
      hasProduct && (substance.stockMax === null || substance.stockUnit === ''),
      true,
    ],
    ['substitution', 'wat er is onderzocht om te vervangen', needsMore && substance.substitution === ''],
    ['yearAmount', 'het verbruik per jaar', needsMore && substance.yearAmount === null],
    ['reviewedOn', 'de datum van de beoordeling', substance.reviewedOn === '', true],
  ]
  return fields.flatMap(([field, label, isMissing, isAsked = false]) =>
    isMissing ? { field, label, isAsked } : [],
  )
}

const detailsAnswer = (substance: SubstanceRecord): string =>
  missingFields(substance).every(({ isAsked }) => isAsked) ? 'complete' : 'missing'

/** `answerIds`: none as long as something is missing. */
export type RecordAnswer = { scriptKey: string; questionId: string; answerIds: string[] }

export function recordAnswers(
  substance: SubstanceRecord,
  totals: SubstanceListTotals,
  today: string,
): RecordAnswer[] {
  const answers: [scriptKey: string, questionId: string, ...(string | undefined)[]][] = [
    ['PRODUCT', 'details', detailsAnswer(substance)],
    ['PRODUCT', 'form', substance.form === '' ? 'unknown' : formAnswers[substance.form]],
    ['PRODUCT', 'sdsAge', sheetAnswer(substance, today)],
    ['HAZARD', 'statements', statementsAnswer(substance)],
    ['HAZARD', 'cmr', cmrAnswer(substance)],
    ['HAZARD', 'hazards', ...hazardAnswers(substance)],
    ['HAZARD', 'health', isForHealth(substance) ? 'yes' : 'no'],
    ['HAZARD', 'coolant', mayCool(substance) ? 'yes' : 'no'],
    ['USE', 'methodCount', methodCountOf(substance.uses, totals)],
    ['USE', 'methodTime', methodTimeOf(substance.uses)],
    ['STORAGE', 'amount', amountAnswer(substance, totals)],
    ['STORAGE', 'beside', besideAnswer(substance, totals)],
    ['REVIEW', 'reviewed', reviewAnswer(substance, today)],
  ]
  return answers.map(([scriptKey, questionId, ...ids]) => ({
    scriptKey,
    questionId,
    answerIds: ids.filter((id) => id !== undefined),
  }))
}

const dayAfter = (day: string, days: number) => addDays(day, days + 1)

/**
 * yyyy-mm-dd, on which the sheet and the review become too old; '' where that is not known. A sheet of the old format
 * was too old on the day of the new one.
 */
export function dueDays({ sdsDate, sdsCheckedOn, reviewedOn }: SubstanceRecord): {
  sheet: string
  review: string
} {
  const asked = sdsCheckedOn === '' ? '' : dayAfter(sdsCheckedOn, REVIEW_DAYS)
  const old = sdsDate === '' ? '' : dayAfter(sdsDate, SHEET_DAYS)
  return {
    sheet: hasOldFormat({ sdsDate }) ? NEW_SHEETS : asked > old ? asked : old,
    review: reviewedOn === '' ? '' : dayAfter(reviewedOn, REVIEW_DAYS),
  }
}
