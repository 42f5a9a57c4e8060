import { formatDay } from '#shared/domain/basics/date.ts'
import type { Substance } from '#shared/domain/substances/registered-substance.ts'
import {
  measureKinds,
  type SubstanceInput,
  type SubstanceUse,
  signalWordLabels,
  substanceFormLabels,
  unitLabels,
} from '#shared/domain/substances/substance.ts'
import { measureLabels } from '#shared/domain/substances/substance-texts.ts'
import { type FieldText, fieldTexts } from '#shared/parts/basics/changed-fields.ts'
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

const field = (label: string, text: string): FieldText => ({ label, text })

/** To show what somebody else changed. */
export const textsOf = ({ name, record }: Substance) =>
  fieldTexts<Omit<SubstanceInput, 'revision'>>({
    name: field('Productnaam', name),
    supplier: field('Leverancier', record.supplier),
    articleNumber: field('Artikelnummer', record.articleNumber),
    form: field('Vorm', record.form && substanceFormLabels[record.form]),
    sdsDate: field('Datum van het blad', formatDay(record.sdsDate)),
    sdsCheckedOn: field('Laatst nagevraagd', formatDay(record.sdsCheckedOn)),
    sdsFileId: [],
    statementState: [],
    statements: field(
      'H-zinnen',
      record.statementState === 'LISTED'
        ? record.statements.join(', ')
        : record.statementState === 'NONE'
          ? 'Geen'
          : 'Niet bekend',
    ),
    signalWord: field('Signaalwoord', record.signalWord && signalWordLabels[record.signalWord]),
    releasesCmr: field('Kankerverwekkende stof komt vrij', yesOrNo(record.releasesCmr)),
    limit8h: field('Grenswaarde over 8 uur', typedNumber(record.limit8h)),
    limit15min: field('Grenswaarde over 15 minuten', typedNumber(record.limit15min)),
    limitSource: field('Bron van de grenswaarde', record.limitSource),
    ingredients: field(
      'CMR-bestanddelen',
      record.ingredients.map(({ name, percentage }) => `${name} ${percentage}`.trim()).join('\n'),
    ),
    uses: field('Taken', record.uses.map(useText).join('\n')),
    measures: measureKinds.map((kind) => field(measureLabels[kind], record.measures[kind] ?? '')),
    storagePlace: field('Opslagplek', record.storagePlace),
    stockMax: field('Grootste voorraad', withUnit(record.stockMax, record.stockUnit)),
    stockUnit: [],
    adrClass: field('ADR-klasse', record.adrClass),
    packingGroup: field('Verpakkingsgroep', record.packingGroup === 'NONE' ? 'Geen' : record.packingGroup),
    isLimitedQuantity: field('Kleine verpakkingen (LQ)', yesOrNo(record.isLimitedQuantity)),
    storageMeets: field(
      'Opslag voldoet aan PGS 15',
      record.storageMeets && yesOrNo(record.storageMeets === 'YES'),
    ),
    substitution: field('Vervanging onderzocht', record.substitution),
    substitutionOn: field('Onderzocht op', formatDay(record.substitutionOn)),
    yearAmount: field('Verbruik per jaar', withUnit(record.yearAmount, record.yearUnit)),
    yearUnit: [],
    exposureList: field('Lijst van wie blootstaat', record.exposureList),
    reviewedOn: field('Beoordeeld op', formatDay(record.reviewedOn)),
    hasChanged: field('Veranderd en niet opnieuw bekeken', yesOrNo(record.hasChanged)),
  })
