import { measureKinds } from './substance.ts'
import { cellText, dayCell, flagCell, isProblem, numberCell, textCell } from './substance-list-cells.ts'
import {
  amountReader,
  formCell,
  packingGroupCell,
  stateCell,
  storageMeetsCell,
  unitCell,
} from './substance-list-choices.ts'
import { readColumn, recordColumn, type SubstanceListColumn, taskColumn } from './substance-list-column.ts'
import { readIngredients, writeIngredients } from './substance-list-lists.ts'
import { measureLabels } from './substance-texts.ts'

/** Since when a substance is not used any more. */
export const ARCHIVED_ON = 'archivedOn'

/** So that nothing of the record is lost, except the file of the sheet. */
export const furtherColumns: readonly SubstanceListColumn[] = [
  recordColumn('form', formCell, {
    header: 'Vorm',
    synonyms: ['Fysische toestand', 'Verschijningsvorm', 'Aggregatietoestand', 'Physical state'],
  }),
  readColumn(
    'statementState',
    { header: 'H-zinnen bekend' },
    ({ record }) => stateCell.write(record.statementState),
    (cell) => {
      const state = stateCell.read(cell)
      return isProblem(state) ? state : { statementState: state }
    },
  ),
  recordColumn('releasesCmr', flagCell, {
    header: 'CMR-stof komt vrij',
    synonyms: ['Kankerverwekkende stof komt vrij'],
  }),
  readColumn(
    'ingredients',
    { header: 'CMR-bestanddelen', synonyms: ['Bestanddelen', 'Ingrediënten', 'Ingredients'], width: 30 },
    ({ record }) => writeIngredients(record.ingredients),
    (cell) => ({ ingredients: readIngredients(cell) }),
  ),
  recordColumn('limit15min', numberCell, {
    header: 'Grenswaarde 15 minuten',
    synonyms: ['Grenswaarde TGG 15 min', 'Grenswaarde 15 min'],
  }),
  recordColumn('limitSource', textCell, {
    header: 'Bron grenswaarde',
    synonyms: ['Bron van de grenswaarde'],
  }),
  taskColumn('maxMinutes', numberCell, {
    header: 'Minuten volgens de werkwijze',
    synonyms: ['Maximale minuten'],
  }),
  ...measureKinds.map((kind) =>
    readColumn(
      `measures.${kind}`,
      {
        header: `Maatregel: ${measureLabels[kind].toLowerCase()}`,
        synonyms: [measureLabels[kind]],
        width: 30,
      },
      ({ record }) => record.measures[kind] ?? '',
      (cell) => ({ [`measures.${kind}`]: cellText(cell) }),
    ),
  ),
  recordColumn('stockUnit', unitCell, { header: 'Eenheid voorraad', width: 12 }),
  recordColumn('packingGroup', packingGroupCell, {
    header: 'Verpakkingsgroep',
    synonyms: ['VG', 'Packing group'],
  }),
  recordColumn('isLimitedQuantity', flagCell, { header: 'Kleine verpakkingen (LQ)', synonyms: ['LQ'] }),
  recordColumn('storageMeets', storageMeetsCell, {
    header: 'Opslag voldoet aan PGS 15',
    synonyms: ['PGS 15'],
  }),
  recordColumn('substitutionOn', dayCell, {
    header: 'Vervanging onderzocht op',
    synonyms: ['Datum vervanging'],
  }),
  readColumn(
    'yearAmount',
    { header: 'Verbruik per jaar', synonyms: ['Jaarverbruik', 'Verbruik', 'Annual use'] },
    ({ record }) => record.yearAmount ?? '',
    amountReader('yearAmount', 'yearUnit'),
  ),
  recordColumn('yearUnit', unitCell, { header: 'Eenheid verbruik', width: 12 }),
  recordColumn('exposureList', textCell, { header: 'Lijst van wie blootstaat', width: 24 }),
  recordColumn('hasChanged', flagCell, { header: 'Veranderd en niet opnieuw bekeken' }),
  readColumn(
    ARCHIVED_ON,
    { header: 'Niet meer in gebruik sinds', synonyms: ['Niet meer in gebruik'] },
    ({ archivedOn }) => dayCell.write(archivedOn),
    (cell) => ({ [ARCHIVED_ON]: cellText(cell) }),
  ),
]
