import { formatNumber } from '#shared/domain/basics/units.ts'
import { isBannedForYoung, isForPregnant, isSensitising, isSupervisedForYoung } from './hazard-flags.ts'
import { OWN_RULES_NOTICE } from './hazard-storage.ts'
import {
  type MeasureKind,
  type SubstanceRecord,
  type SubstanceUse,
  unitLabels,
  type units,
} from './substance.ts'
import { allowedMinutes } from './substance-answers.ts'
import { ownRulesOf } from './substance-storage.ts'

export const measureLabels: Record<MeasureKind, string> = {
  REPLACED: 'Vervangen',
  CLOSED: 'Gesloten werken',
  EXTRACTION: 'Afzuigen bij de bron',
  VENTILATION: 'Ventileren',
  ORGANISATION: 'Anders organiseren',
  PERSONAL: 'Persoonlijke bescherming',
}

export const CMR_TEXT =
  'Kankerverwekkend, schadelijk voor de erfelijke aanleg of voor de voortplanting. Houd bij wie ermee werkt en hoe lang.'

export const UNKNOWN_CODE = 'Onbekende code, controleer hem op het blad.'

const DECIMALS = 3

const countOf = (number: number | null, one: string, many: string) =>
  number === null ? '' : `${formatNumber(number, DECIMALS)} ${number === 1 ? one : many}`

/** "12,5 liter"; '' for none. */
export const describeAmount = (amount: number | null, unit: '' | (typeof units)[number]): string =>
  amount === null ? '' : [formatNumber(amount, DECIMALS), unit && unitLabels[unit]].filter(Boolean).join(' ')

/** "1 keer per dag, 40 minuten per keer, door 2 mensen". */
export function describeEffort({
  minutes,
  timesPerDay,
  daysPerYear,
  people,
  amount,
  unit,
}: SubstanceUse): string {
  const parts = [
    timesPerDay === null ? '' : `${formatNumber(timesPerDay)} keer per dag`,
    minutes === null ? '' : `${countOf(minutes, 'minuut', 'minuten')} per keer`,
    daysPerYear === null ? '' : `${countOf(daysPerYear, 'dag', 'dagen')} per jaar`,
    people === null ? '' : `door ${countOf(people, 'persoon', 'mensen')}`,
    amount === null || unit === '' ? '' : `${describeAmount(amount, unit)} per keer`,
  ]
  return parts.filter(Boolean).join(', ')
}

/** The time that it allows: half of what it says. */
export function describeMethod(use: SubstanceUse): string {
  const allowed = allowedMinutes(use)
  const time =
    allowed === null
      ? 'de tijd is nog niet ingevuld'
      : `hooguit ${countOf(allowed, 'minuut', 'minuten')} per dag`
  return `Veilige werkwijze: ${use.safeMethod}, ${time}`
}

/** With others of its group, and from which amount PGS 15 applies. null where nothing is asked. */
type Storage = { amount: number; threshold: number } | null

/** The largest stock, compared with the threshold of PGS 15; '' as long as it is not known. */
export function describeStock(record: SubstanceRecord, storage: Storage): string {
  const { stockMax, stockUnit } = record
  const stock = describeAmount(stockMax, stockUnit)
  if (ownRulesOf(record)) return [stock, OWN_RULES_NOTICE].filter(Boolean).join('. ')
  if (!storage || stock === '') return stock
  const together =
    storage.amount === stockMax
      ? ''
      : `, samen met gelijke stoffen ${describeAmount(storage.amount, stockUnit)}`
  return `${stock}${together}. Richtwaarde PGS 15: ${describeAmount(storage.threshold, stockUnit)}, controleer bij de gemeente.`
}

/** Of section 8: "2 mg/m³ over 8 uur"; '' for none. */
const describeLimit = (limit: number | null, period: string): string =>
  limit === null ? '' : `${formatNumber(limit, DECIMALS)} mg/m³ over ${period}`

export const describeLimits = ({ limit8h, limit15min }: SubstanceRecord): string =>
  [describeLimit(limit8h, '8 uur'), describeLimit(limit15min, '15 minuten')].filter(Boolean).join('; ')

/** "3, verpakkingsgroep II"; '' for neither. */
export const describeClass = ({ adrClass, packingGroup }: SubstanceRecord): string =>
  [adrClass, packingGroup !== '' && packingGroup !== 'NONE' && `verpakkingsgroep ${packingGroup}`]
    .filter(Boolean)
    .join(', ')

/** Who must keep away from it, or may become allergic to it. */
export function describePeople(codes: readonly string[]): string[] {
  const found: [applies: boolean, text: string][] = [
    [isBannedForYoung(codes), 'Onder de 18 niet mee werken.'],
    [isSupervisedForYoung(codes), 'Onder de 18 alleen met deskundig toezicht.'],
    [isForPregnant(codes), 'Zwangeren en wie borstvoeding geeft blijven hier weg.'],
    [isSensitising(codes), 'Wie hier allergisch voor wordt, kan er niet meer mee werken.'],
  ]
  return found.filter(([applies]) => applies).map(([, text]) => text)
}
