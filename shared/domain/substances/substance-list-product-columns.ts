import { flagsOf } from './hazard-flags.ts'
import type { SubstanceRecord } from './substance.ts'
import { codesOf } from './substance-codes.ts'
import { cellText, dayCell, isProblem, textCell } from './substance-list-cells.ts'
import { signalWordCell } from './substance-list-choices.ts'
import { derivedColumn, readColumn, recordColumn, type SubstanceListColumn } from './substance-list-column.ts'
import { readStatements, writeStatements } from './substance-list-lists.ts'

const cmrWords = (record: SubstanceRecord): string => {
  const flags = flagsOf(codesOf(record))
  const letters = (['C', 'M', 'R'] as const).filter((letter) => flags.includes(`CMR_${letter}`))
  const words = [...letters, ...(record.releasesCmr ? ['komt vrij bij het werk'] : [])]
  const isSuspected = words.length === 0 && (flags.includes('CAT2') || flags.includes('R2'))
  return isSuspected ? 'Verdacht' : words.join(', ')
}

export const NAME = 'name'
export const productColumns: readonly SubstanceListColumn[] = [
  derivedColumn(
    'company',
    { header: 'Bedrijf', synonyms: ['Bedrijfsnaam', 'Company'], width: 22 },
    ({ company }) => company,
  ),
  readColumn(
    NAME,
    {
      header: 'Product',
      synonyms: [
        'Productnaam',
        'Productnaam (zoals op het etiket)',
        'Stof',
        'Stofnaam',
        'Naam',
        'Naam product',
        'Naam stof',
        'Gevaarlijke stof',
        'Handelsnaam',
        'Omschrijving',
        'Product name',
        'Name',
        'Substance',
        'Trade name',
      ],
      width: 28,
    },
    ({ name }) => name,
    (cell) => ({ [NAME]: cellText(cell) }),
  ),
  recordColumn('supplier', textCell, {
    header: 'Leverancier',
    synonyms: ['Supplier', 'Fabrikant', 'Producent', 'Merk', 'Manufacturer'],
    width: 22,
  }),
  recordColumn('articleNumber', textCell, {
    header: 'Artikelnummer',
    synonyms: [
      'Artikelnr',
      'Artikel',
      'Productnummer',
      'Productcode',
      'Bestelnummer',
      'Article number',
      'Item number',
    ],
  }),
  readColumn(
    'statementsH',
    {
      header: 'H-zinnen',
      synonyms: [
        'H-zin',
        'H/EUH-zinnen',
        'H- en EUH-zinnen',
        'H-zinnen en EUH-zinnen',
        'H en P zinnen',
        'Gevarenaanduidingen',
        'Gevarenaanduiding',
        'Gevaren',
        'Hazard statements',
        'H-statements',
        'H-codes',
      ],
      width: 24,
    },
    ({ record }) => writeStatements(record, 'H'),
    (cell) => {
      const read = readStatements(cell)
      return isProblem(read) ? read : { statementsH: read }
    },
  ),
  readColumn(
    'statementsEUH',
    {
      header: 'EUH-zinnen',
      synonyms: ['EUH-zin', 'EUH statements', 'EUH-codes', 'Aanvullende gevarenaanduidingen'],
    },
    ({ record }) => writeStatements(record, 'EUH'),
    (cell) => {
      const read = readStatements(cell)
      if (isProblem(read)) return read
      return read === 'NONE' ? {} : { statementsEUH: read }
    },
  ),
  derivedColumn('cmr', { header: 'CMR', synonyms: ['CMR-stof', 'CMR (C/M/R/verdacht)'] }, ({ record }) =>
    cmrWords(record),
  ),
  recordColumn('signalWord', signalWordCell, { header: 'Signaalwoord', synonyms: ['Signal word'] }),
  recordColumn('sdsDate', dayCell, {
    header: 'Datum blad',
    synonyms: [
      'SDS datum',
      'SDS date',
      'Datum SDS',
      'Datum VIB',
      'VIB datum',
      'Datum veiligheidsinformatieblad',
      'Datum veiligheidsblad',
      'Datum MSDS',
      'MSDS datum',
      'Versiedatum',
      'Uitgiftedatum',
      'Herzieningsdatum',
    ],
  }),
  recordColumn('sdsCheckedOn', dayCell, {
    header: 'Nagevraagd',
    synonyms: [
      'Laatst nagevraagd',
      'Laatst nagevraagd bij leverancier',
      'Nagevraagd op',
      'Gecontroleerd op',
      'Last checked',
    ],
  }),
]
