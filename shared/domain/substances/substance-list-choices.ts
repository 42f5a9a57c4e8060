import { adrClasses, type packingGroups } from './hazard-storage.ts'
import { signalWordLabels, type statementStates, substanceFormLabels, unitLabels } from './substance.ts'
import { type Cell, cellText, choiceCell, isProblem, readNumber } from './substance-list-cells.ts'

// The choices in the list of substances, with the other words that people use for them.

export const unitCell = choiceCell(unitLabels, {
  kilo: 'KG',
  kilogram: 'KG',
  kgs: 'KG',
  l: 'L',
  ltr: 'L',
  lt: 'L',
  liters: 'L',
  litre: 'L',
  litres: 'L',
})

export const signalWordCell = choiceCell(signalWordLabels, {
  danger: 'DANGER',
  warning: 'WARNING',
  none: 'NONE',
  'geen signaalwoord': 'NONE',
})

export const formCell = choiceCell(substanceFormLabels, {
  vloeibaar: 'LIQUID',
  liquid: 'LIQUID',
  paste: 'PASTE',
  powder: 'POWDER',
  aerosol: 'AEROSOL',
  spray: 'AEROSOL',
  'vaste stof': 'SOLID',
  solid: 'SOLID',
  'komt vrij': 'RELEASED',
})

export const adrCell = choiceCell(
  Object.fromEntries(adrClasses.map((adrClass) => [adrClass, adrClass])) as Record<
    (typeof adrClasses)[number],
    string
  >,
  { geen: '' as never },
  /^(adr|klasse|class|\s|[-:])*/i,
)

export const packingGroupCell = choiceCell(
  {
    ...({ I: 'I', II: 'II', III: 'III' } satisfies Record<(typeof packingGroups)[number], string>),
    NONE: 'Geen',
  },
  { none: 'NONE' },
  /^(vg|pg|verpakkingsgroep|packing group)[\s:.-]*/i,
)

export const storageMeetsCell = choiceCell(
  { YES: 'Ja', NO: 'Nee' },
  { yes: 'YES', no: 'NO', j: 'YES', n: 'NO' },
)

const stateLabels: Record<(typeof statementStates)[number], string> = {
  LISTED: 'Ja',
  NONE: 'Het blad noemt er geen',
  UNKNOWN: 'Niet bekend',
}
export const stateCell = choiceCell(stateLabels, {
  geen: 'NONE',
  nee: 'UNKNOWN',
  onbekend: 'UNKNOWN',
})

/** With or without its unit behind it: "25 kg". */
export const amountReader = (amountKey: string, unitKey: string) => (cell: Exclude<Cell, null>) => {
  const [, digits = '', unit = ''] =
    cellText(cell)
      .trim()
      .match(/^([\d.,\s]*\d)\s*(\p{L}*)\.?$/u) ?? []
  const amount = readNumber(unit === '' ? cell : digits)
  if (isProblem(amount)) return amount
  const known = unit === '' ? '' : unitCell.read(unit)
  if (isProblem(known)) return known
  return { [amountKey]: amount, ...(known !== '' && { [unitKey]: known }) }
}
