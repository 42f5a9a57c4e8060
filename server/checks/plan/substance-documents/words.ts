import { formatDay, formatInstant } from '#shared/domain/basics/date.ts'
import { isCmr } from '#shared/domain/substances/hazard-flags.ts'
import { isWithdrawn, textOf, WITHDRAWN_CODE } from '#shared/domain/substances/hazard-statements.ts'
import { symbolLabels, symbolsOf } from '#shared/domain/substances/hazard-symbols.ts'
import {
  measureKinds,
  type SubstanceRecord,
  type SubstanceUse,
  signalWordLabels,
} from '#shared/domain/substances/substance.ts'
import { hasMethod } from '#shared/domain/substances/substance-answers.ts'
import { codesOf } from '#shared/domain/substances/substance-codes.ts'
import {
  describeEffort,
  describeMethod,
  measureLabels,
  UNKNOWN_CODE,
} from '#shared/domain/substances/substance-texts.ts'
import type { Colophon } from './source.ts'

export const NOT_FILLED_IN = 'Nog niet ingevuld'

export const joined = (...parts: readonly string[]) => parts.filter(Boolean).join(' · ')

export const colophonOf = ({ company, address, product, madeBy, madeAt }: Colophon) => ({
  company,
  address,
  product,
  madeBy,
  madeOn: formatInstant(madeAt),
})

const statementOf = (code: string) => {
  const text = textOf(code) ?? UNKNOWN_CODE
  return { code, text: isWithdrawn(code) ? `${text} (${WITHDRAWN_CODE})` : text }
}

/** '' when statements are listed. */
function describeNoStatements({ statementState, statements }: SubstanceRecord): string {
  if (statementState === 'NONE') return 'Geen H-zinnen op het blad.'
  return statementState === 'UNKNOWN' || statements.length === 0 ? 'H-zinnen: nog niet ingevuld.' : ''
}

export function labelOf(record: SubstanceRecord) {
  const codes = codesOf(record)
  return {
    symbols: symbolsOf(codes).map((symbol) => ({ symbol, words: symbolLabels[symbol] })),
    isCmr: record.releasesCmr || isCmr(codes),
    signalWord:
      record.signalWord === '' || record.signalWord === 'NONE' ? '' : signalWordLabels[record.signalWord],
    statements: codes.map(statementOf),
    noStatements: describeNoStatements(record),
  }
}

export const taskOf = (use: SubstanceUse) => ({
  name: joined(use.task, use.place) || 'Taak zonder naam',
  how: joined(use.group, describeEffort(use)),
  method: hasMethod(use) ? describeMethod(use) : '',
})

export const measuresOf = ({ measures }: SubstanceRecord) =>
  measureKinds.flatMap((kind) => {
    const text = measures[kind]
    return text ? { kind: measureLabels[kind], text } : []
  })

export const datesOf = ({ sdsDate, sdsCheckedOn, reviewedOn }: SubstanceRecord) =>
  (
    [
      ['Blad van', sdsDate],
      ['Blad nagevraagd', sdsCheckedOn],
      ['Beoordeeld', reviewedOn],
    ] as const
  ).map(([label, day]) => ({ label, text: day === '' ? NOT_FILLED_IN : formatDay(day) }))
