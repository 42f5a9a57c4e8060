import type { StatusColor } from '#shared/domain/basics/status-color.ts'
import { OWN_RULES_NOTICE, PGS15_NOTICE } from './hazard-storage.ts'
import { methodTimeOf } from './substance-answers.ts'
import { dayCell, numberCell, textCell } from './substance-list-cells.ts'
import { adrCell, amountReader } from './substance-list-choices.ts'
import {
  derivedColumn,
  readColumn,
  recordColumn,
  type SubstanceListColumn,
  type SubstanceListLine,
} from './substance-list-column.ts'
import { readMeasures, writeMeasures } from './substance-list-lists.ts'
import { ownRulesOf, storageLimitOf } from './substance-storage.ts'

const timeWords = { yes: 'Binnen de tijd', no: 'Te lang', unknown: 'Tijd niet bekend' }

function timeWordsOf({ use }: SubstanceListLine): string {
  const answer = use && methodTimeOf([use])
  return answer === undefined ? '' : timeWords[answer]
}

function limitWords({ record }: SubstanceListLine): string {
  if (ownRulesOf(record)) return OWN_RULES_NOTICE
  const limit = storageLimitOf(record)
  return limit ? `${limit.amount} (${limit.group}; ${PGS15_NOTICE})` : ''
}

const colorWords: Record<StatusColor, string> = {
  RED: 'Rood',
  ORANGE: 'Oranje',
  GREEN: 'Groen',
  GREY: 'Grijs',
  WHITE: 'Wit',
}

export const judgementColumns: readonly SubstanceListColumn[] = [
  readColumn(
    'measureList',
    {
      header: 'Maatregelen',
      synonyms: ['Maatregel', 'Beheersmaatregelen', 'PBM', 'Beschermingsmiddelen', 'Measures'],
      width: 40,
    },
    ({ record }) => writeMeasures(record),
    (cell) => ({ measureList: readMeasures(cell) }),
  ),
  recordColumn('limit8h', numberCell, {
    header: 'Grenswaarde',
    synonyms: [
      'Grenswaarde 8 uur',
      'Grenswaarde TGG 8 uur',
      'Grenswaarde (mg/m3)',
      'MAC-waarde',
      'Limit value',
    ],
  }),
  derivedColumn('time', { header: 'Beoordeling' }, timeWordsOf),
  recordColumn('storagePlace', textCell, {
    header: 'Opslagplek',
    synonyms: [
      'Opslag',
      'Opslagplaats',
      'Opslaglocatie',
      'Bewaarplaats',
      'Kast',
      'Storage',
      'Storage location',
    ],
    width: 20,
  }),
  readColumn(
    'stockMax',
    {
      header: 'Voorraad',
      synonyms: ['Grootste voorraad', 'Maximale voorraad', 'Max voorraad', 'Opgeslagen hoeveelheid', 'Stock'],
    },
    ({ record }) => record.stockMax ?? '',
    amountReader('stockMax', 'stockUnit'),
  ),
  recordColumn('adrClass', adrCell, {
    header: 'ADR-klasse',
    synonyms: ['ADR', 'Gevarenklasse', 'Klasse', 'ADR class'],
    width: 12,
  }),
  derivedColumn('storageLimit', { header: 'Ondergrens PGS 15', width: 30 }, limitWords),
  recordColumn('substitution', textCell, {
    header: 'Vervanging onderzocht',
    synonyms: ['Vervanging', 'Substitutie', 'Alternatief', 'Substitution'],
    width: 36,
  }),
  recordColumn('reviewedOn', dayCell, {
    header: 'Beoordeeld op',
    synonyms: ['Datum beoordeling', 'Beoordelingsdatum', 'Laatst beoordeeld', 'Reviewed on'],
  }),
  derivedColumn(
    'status',
    { header: 'Kleur', synonyms: ['Status'], width: 10 },
    ({ status }) => colorWords[status],
  ),
  derivedColumn('risks', { header: 'Risico’s', synonyms: ['Risico'], width: 36 }, ({ risks }) =>
    risks.join('\n'),
  ),
  derivedColumn('redAnswers', { header: 'Rode antwoorden', width: 60 }, ({ redAnswers }) =>
    redAnswers.join('\n'),
  ),
]
