import { formatDay } from '#shared/domain/basics/date.ts'
import type { Substance } from '#shared/domain/substances/register.ts'
import {
  measureKinds,
  type SubstanceUse,
  signalWordLabels,
  substanceFormLabels,
  unitLabels,
} from '#shared/domain/substances/substance.ts'
import { measureLabels } from '#shared/domain/substances/substance-words.ts'
import type { FieldText } from '#shared/parts/basics/changed-fields.ts'
import { typedNumber } from '../numbers.ts'

const yesOrNo = (value: boolean) => (value ? 'Ja' : 'Nee')
const withUnit = (amount: number | null, unit: '' | keyof typeof unitLabels) =>
  [typedNumber(amount), unit && unitLabels[unit]].filter(Boolean).join(' ')

const useText = ({ amount, unit, ...use }: SubstanceUse) =>
  [
    ...Object.values(use).map((value) => (typeof value === 'number' ? typedNumber(value) : value)),
    withUnit(amount, unit),
  ]
    .filter(Boolean)
    .join(', ')

/** To show what somebody else changed. */
export const textsOf = ({ name, record }: Substance): FieldText[] =>
  Object.entries({
    Productnaam: name,
    Leverancier: record.supplier,
    Artikelnummer: record.articleNumber,
    Vorm: record.form && substanceFormLabels[record.form],
    'Datum van het blad': formatDay(record.sdsDate),
    'Laatst nagevraagd': formatDay(record.sdsCheckedOn),
    'H-zinnen':
      record.statementState === 'LISTED'
        ? record.statements.join(', ')
        : record.statementState === 'NONE'
          ? 'Geen'
          : 'Niet bekend',
    Signaalwoord: record.signalWord && signalWordLabels[record.signalWord],
    'Kankerverwekkende stof komt vrij': yesOrNo(record.releasesCmr),
    'Grenswaarde over 8 uur': typedNumber(record.limit8h),
    'Grenswaarde over 15 minuten': typedNumber(record.limit15min),
    'Bron van de grenswaarde': record.limitSource,
    'CMR-bestanddelen': record.ingredients
      .map(({ name, percentage }) => `${name} ${percentage}`.trim())
      .join('\n'),
    Taken: record.uses.map(useText).join('\n'),
    ...Object.fromEntries(measureKinds.map((kind) => [measureLabels[kind], record.measures[kind] ?? ''])),
    Opslagplek: record.storagePlace,
    'Grootste voorraad': withUnit(record.stockMax, record.stockUnit),
    'ADR-klasse': record.adrClass,
    Verpakkingsgroep: record.packingGroup === 'NONE' ? 'Geen' : record.packingGroup,
    'Kleine verpakkingen (LQ)': yesOrNo(record.isLimitedQuantity),
    'Opslag voldoet aan PGS 15': record.storageMeets && yesOrNo(record.storageMeets === 'YES'),
    'Vervanging onderzocht': record.substitution,
    'Onderzocht op': formatDay(record.substitutionOn),
    'Verbruik per jaar': withUnit(record.yearAmount, record.yearUnit),
    'Lijst van wie blootstaat': record.exposureList,
    'Beoordeeld op': formatDay(record.reviewedOn),
    'Veranderd en niet opnieuw bekeken': yesOrNo(record.hasChanged),
  }).map(([label, text]) => ({ label, text }))
