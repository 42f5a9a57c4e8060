import * as v from 'valibot'

import { today } from '#shared/domain/basics/date.ts'
import { BaseRevision } from '#shared/domain/basics/revision.ts'
import { checkbox, day, INVALID, optionalNumber, required, text } from '#shared/domain/basics/rules.ts'
import { parseStatements } from './hazard-statements.ts'
import { adrClasses, packingGroups } from './hazard-storage.ts'

// What the register of hazardous substances records of a substance. Numbers are null, and texts '', as long as they are not
// known: a substance may be saved with nothing but its name, and is grey until everything is there.

export const substanceForms = ['LIQUID', 'PASTE', 'POWDER', 'GAS', 'AEROSOL', 'SOLID', 'RELEASED'] as const
export type SubstanceForm = (typeof substanceForms)[number]

export const substanceFormLabels: Record<SubstanceForm, string> = {
  LIQUID: 'Vloeistof',
  PASTE: 'Pasta',
  POWDER: 'Poeder',
  GAS: 'Gas',
  AEROSOL: 'Spuitbus',
  SOLID: 'Vast',
  RELEASED: 'Komt vrij bij het werk',
}

/** NONE: the label has none. */
export const signalWords = ['DANGER', 'WARNING', 'NONE'] as const
export type SignalWord = (typeof signalWords)[number]

export const signalWordLabels: Record<SignalWord, string> = {
  DANGER: 'Gevaar',
  WARNING: 'Waarschuwing',
  NONE: 'Geen',
}

export const statementStates = ['LISTED', 'NONE', 'UNKNOWN'] as const

export const units = ['KG', 'L'] as const
export const unitLabels: Record<(typeof units)[number], string> = { KG: 'kg', L: 'liter' }

/** Only matters above the threshold of PGS 15. */
export const storageStates = ['YES', 'NO'] as const

/** In kg or litres: that of a tank. */
const MAX_AMOUNT = 1_000_000
const MAX_MINUTES = 1_440
export const MAX_USES = 10
export const MAX_INGREDIENTS = 10
/** More than any label has. */
const MAX_STATEMENTS = 60
const MAX_PASTED_LENGTH = 10_000
const MAX_MEASURE_LENGTH = 255

const choice = <const T extends readonly string[]>(options: T) =>
  v.optional(v.picklist(['', ...options] as const, INVALID), '')

const optionalText = () => v.optional(text(), '')

/** Not in the future; '' for none. */
const pastDay = () =>
  v.pipe(
    v.optional(day(), ''),
    v.check((value) => value <= today(), 'Deze datum ligt in de toekomst.'),
  )

/**
 * `amount`: per time, in `unit`. `group`: the function group that does it. `safeMethod`: '' for none. `maxMinutes`: how
 * long the method says that one may work.
 */
const Use = v.object({
  task: optionalText(),
  place: optionalText(),
  group: optionalText(),
  amount: optionalNumber(0, MAX_AMOUNT),
  unit: choice(units),
  minutes: optionalNumber(1, MAX_MINUTES, true),
  timesPerDay: optionalNumber(1, 100, true),
  daysPerYear: optionalNumber(1, 366, true),
  people: optionalNumber(1, 10_000, true),
  safeMethod: optionalText(),
  maxMinutes: optionalNumber(1, MAX_MINUTES, true),
})
export type SubstanceUse = v.InferOutput<typeof Use>

/** Of section 3, can cause cancer or harm reproduction. `percentage`: as the sheet says it, such as "1-5 %". */
const Ingredient = v.object({ name: optionalText(), percentage: optionalText() })

/** In the order of the law: the first one that is possible comes first. Source: Arbobesluit, article 4.4. */
export const measureKinds = [
  'REPLACED',
  'CLOSED',
  'EXTRACTION',
  'VENTILATION',
  'ORGANISATION',
  'PERSONAL',
] as const
export type MeasureKind = (typeof measureKinds)[number]

const measure = () => v.optional(text(MAX_MEASURE_LENGTH), '')

const isFilled = (row: Record<string, unknown>) =>
  Object.values(row).some((value) => value !== '' && value !== null)

const rowsOf = <const T extends v.GenericSchema<unknown, Record<string, unknown>>>(row: T, max: number) =>
  v.pipe(
    v.array(row, INVALID),
    v.transform((rows): v.InferOutput<T>[] => rows.filter(isFilled)),
    v.maxLength(max, `Vul hier maximaal ${max} regels in.`),
  )

/** As text, or as a list of codes. Outputs the codes that are in it, also unknown ones. */
const statements = v.pipe(
  v.optional(
    v.union([v.pipe(v.string(), v.maxLength(MAX_PASTED_LENGTH, INVALID)), v.array(v.string())], INVALID),
    '',
  ),
  v.transform((given) => parseStatements(typeof given === 'string' ? given : given.join(' '))),
  v.maxLength(MAX_STATEMENTS, INVALID),
)

const fields = {
  supplier: optionalText(),
  articleNumber: optionalText(),
  sdsDate: pastDay(),
  sdsCheckedOn: pastDay(),
  sdsFileId: optionalNumber(1, 2_147_483_647, true),
  statementState: v.optional(v.picklist(statementStates, INVALID), 'UNKNOWN'),
  statements,
  signalWord: choice(signalWords),
  form: choice(substanceForms),
  /** A substance that causes cancer comes free during the work, such as smoke of stainless steel. */
  releasesCmr: checkbox(),
  /** Of section 8, in mg/m³. */
  limit8h: optionalNumber(0, 100_000),
  limit15min: optionalNumber(0, 100_000),
  limitSource: optionalText(),
  ingredients: rowsOf(Ingredient, MAX_INGREDIENTS),
  uses: rowsOf(Use, MAX_USES),
  measures: v.object(
    Object.fromEntries(measureKinds.map((kind) => [kind, measure()])) as Record<
      MeasureKind,
      ReturnType<typeof measure>
    >,
  ),
  storagePlace: optionalText(),
  stockMax: optionalNumber(0, MAX_AMOUNT),
  stockUnit: choice(units),
  adrClass: choice(adrClasses),
  packingGroup: choice([...packingGroups, 'NONE']),
  /** Only kept in closed small packages of the supplier (LQ). */
  isLimitedQuantity: checkbox(),
  storageMeets: choice(storageStates),
  /** What came out of looking for a substitute, and when. */
  substitution: v.optional(text(2_000), ''),
  substitutionOn: pastDay(),
  yearAmount: optionalNumber(0, MAX_AMOUNT),
  yearUnit: choice(units),
  /** Where the list of exposed employees is and which function looks after it. Never a name of an employee. */
  exposureList: optionalText(),
  reviewedOn: pastDay(),
  hasChanged: checkbox(),
}

const isNotBeforeSheet = ({ sdsDate, sdsCheckedOn }: { sdsDate: string; sdsCheckedOn: string }) =>
  sdsCheckedOn === '' || sdsCheckedOn >= sdsDate

const SHEET_BEFORE_CHECK = 'Deze datum ligt voor de datum van het veiligheidsinformatieblad.'

/** `name`: as on the label. */
export const NewSubstance = v.pipe(
  v.object({ name: required(), ...fields }),
  v.forward(v.partialCheck([['sdsDate'], ['sdsCheckedOn']], isNotBeforeSheet, SHEET_BEFORE_CHECK), [
    'sdsCheckedOn',
  ]),
)

/** The input of the form for an existing substance, and the request body for both. */
export const SubstanceInput = v.pipe(
  v.object({ ...NewSubstance.entries, revision: BaseRevision }),
  v.forward(v.partialCheck([['sdsDate'], ['sdsCheckedOn']], isNotBeforeSheet, SHEET_BEFORE_CHECK), [
    'sdsCheckedOn',
  ]),
)
export type SubstanceInput = v.InferOutput<typeof SubstanceInput>

const nullableNumber = v.nullable(v.number())

/** As it is stored. For its fields see `SubstanceInput`. */
export const SubstanceRecord = v.object({
  supplier: v.string(),
  articleNumber: v.string(),
  sdsDate: v.string(),
  sdsCheckedOn: v.string(),
  sdsFileId: nullableNumber,
  statementState: v.picklist(statementStates),
  statements: v.array(v.string()),
  signalWord: v.picklist(['', ...signalWords]),
  form: v.picklist(['', ...substanceForms]),
  releasesCmr: v.boolean(),
  limit8h: nullableNumber,
  limit15min: nullableNumber,
  limitSource: v.string(),
  ingredients: v.array(v.object({ name: v.string(), percentage: v.string() })),
  uses: v.array(
    v.object({
      task: v.string(),
      place: v.string(),
      group: v.string(),
      amount: nullableNumber,
      unit: v.picklist(['', ...units]),
      minutes: nullableNumber,
      timesPerDay: nullableNumber,
      daysPerYear: nullableNumber,
      people: nullableNumber,
      safeMethod: v.string(),
      maxMinutes: nullableNumber,
    }),
  ),
  measures: v.record(v.picklist(measureKinds), v.string()),
  storagePlace: v.string(),
  stockMax: nullableNumber,
  stockUnit: v.picklist(['', ...units]),
  adrClass: v.picklist(['', ...adrClasses]),
  packingGroup: v.picklist(['', ...packingGroups, 'NONE']),
  isLimitedQuantity: v.boolean(),
  storageMeets: v.picklist(['', ...storageStates]),
  substitution: v.string(),
  substitutionOn: v.string(),
  yearAmount: nullableNumber,
  yearUnit: v.picklist(['', ...units]),
  exposureList: v.string(),
  reviewedOn: v.string(),
  hasChanged: v.boolean(),
} satisfies Record<keyof typeof fields, v.GenericSchema>)

export type SubstanceRecord = v.InferOutput<typeof SubstanceRecord>
