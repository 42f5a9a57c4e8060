import { addDays, daysBetween } from '#shared/domain/basics/date.ts'
import {
  flagsOf,
  isBannedForYoung,
  isCmr,
  isForPregnant,
  isHealthHazard,
  isSupervisedForYoung,
  needsExtraRegistration,
} from './hazard-flags.ts'
import { isKnown } from './hazard-statements.ts'
import type { SubstanceRecord, SubstanceUse } from './substance.ts'
import { codesOf } from './substance-codes.ts'
import { storageLimitOf } from './substance-storage.ts'

// The answers of the questionnaire that follow from what is recorded of a substance, so that nobody types them.

/** It has no sheet, label or stock, because it comes into being during the work. */
const isReleased = ({ form }: SubstanceRecord) => form === 'RELEASED'

/** After which a sheet is old, and after which it must be asked for or a review done again. Our own choice. */
const SHEET_DAYS = 3 * 365
const REVIEW_DAYS = 365

/** By one person on a day. Source: docs/product.md, section 2.5. */
const MAX_METHOD_TASKS = 2

/**
 * `methodTasks`: the tasks with a safe method of a function group, of all substances. `storedBeside`: the stock of
 * other substances of the same group in the same place, in kg or litres.
 */
export type SubstanceListTotals = { methodTasks: (group: string) => number; storedBeside: number }

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

/** The extra rules that apply. All of them as long as the statements are not known. */
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
  const keys = found.filter(([, applies]) => applies || isUnknown).map(([key]) => key)
  return keys.length > 0 ? keys : ['none']
}

function amountAnswer(substance: SubstanceRecord, { storedBeside }: SubstanceListTotals): string {
  const { stockMax, storageMeets } = substance
  if (stockMax === null || substance.stockUnit === '') return 'unknown'
  const limit = storageLimitOf(substance)
  if (limit === undefined || stockMax + storedBeside <= limit.amount) return 'below'
  return storageMeets === 'YES' ? 'aboveOk' : 'aboveNo'
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
  const fields: [field: string, label: string, isMissing: boolean, isAsked?: boolean][] = [
    ['supplier', 'de leverancier', hasProduct && substance.supplier === ''],
    ['sdsDate', 'de datum van het veiligheidsinformatieblad', hasProduct && substance.sdsDate === '', true],
    ['statements', 'de H-zinnen', !areStatementsKnown(substance), true],
    ['form', 'de vorm', substance.form === ''],
    ['uses', 'een taak met plek, tijd en aantal mensen', !substance.uses.some(isComplete)],
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
  const sheetAnswer = isSheetOld(substance, today) ? 'old' : 'yes'
  const answers: [scriptKey: string, questionId: string, ...(string | undefined)[]][] = [
    ['PRODUCT', 'details', detailsAnswer(substance)],
    ['PRODUCT', 'sdsAge', substance.sdsDate === '' && !isReleased(substance) ? undefined : sheetAnswer],
    ['HAZARD', 'statements', statementsAnswer(substance)],
    ['HAZARD', 'cmr', cmrAnswer(substance)],
    ['HAZARD', 'hazards', ...hazardAnswers(substance)],
    ['USE', 'methodCount', methodCountOf(substance.uses, totals)],
    ['USE', 'methodTime', methodTimeOf(substance.uses)],
    ['STORAGE', 'amount', amountAnswer(substance, totals)],
    ['REVIEW', 'reviewed', reviewAnswer(substance, today)],
  ]
  return answers.map(([scriptKey, questionId, ...ids]) => ({
    scriptKey,
    questionId,
    answerIds: ids.filter((id) => id !== undefined),
  }))
}

const dayAfter = (day: string, days: number) => addDays(day, days + 1)

/** yyyy-mm-dd, on which the sheet and the review become too old; '' where that is not known. */
export function dueDays({ sdsDate, sdsCheckedOn, reviewedOn }: SubstanceRecord): {
  sheet: string
  review: string
} {
  const asked = sdsCheckedOn === '' ? '' : dayAfter(sdsCheckedOn, REVIEW_DAYS)
  const old = sdsDate === '' ? '' : dayAfter(sdsDate, SHEET_DAYS)
  return {
    sheet: asked > old ? asked : old,
    review: reviewedOn === '' ? '' : dayAfter(reviewedOn, REVIEW_DAYS),
  }
}
