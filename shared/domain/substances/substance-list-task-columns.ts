import { allowedMinutes } from './substance-answers.ts'
import { numberCell, textCell } from './substance-list-cells.ts'
import { amountReader, unitCell } from './substance-list-choices.ts'
import { derivedColumn, readColumn, type SubstanceListColumn, taskColumn } from './substance-list-column.ts'

export const taskColumns: readonly SubstanceListColumn[] = [
  taskColumn('task', textCell, {
    header: 'Taak',
    synonyms: [
      'Taken',
      'Gebruik',
      'Toepassing',
      'Handeling',
      'Werkzaamheden',
      'Werkzaamheid',
      'Task',
      'Use',
      'Application',
    ],
    width: 24,
  }),
  taskColumn('place', textCell, {
    header: 'Plek',
    synonyms: ['Plaats', 'Werkplek', 'Locatie', 'Afdeling', 'Place', 'Location', 'Department'],
  }),
  taskColumn('group', textCell, {
    header: 'Functiegroep',
    synonyms: ['Functie', 'Gebruikers', 'Function group'],
  }),
  taskColumn('people', numberCell, {
    header: 'Aantal mensen',
    synonyms: [
      'Aantal personen',
      'Aantal medewerkers',
      'Aantal werknemers',
      'Aantal blootgestelden',
      'Mensen',
      'Number of people',
    ],
  }),
  readColumn(
    'use.amount',
    {
      header: 'Hoeveelheid',
      synonyms: ['Hoeveelheid per keer', 'Gebruikte hoeveelheid', 'Amount', 'Quantity'],
    },
    ({ use }) => use?.amount ?? '',
    amountReader('use.amount', 'use.unit'),
  ),
  taskColumn('unit', unitCell, { header: 'Eenheid', synonyms: ['Eenheid hoeveelheid', 'Unit'], width: 10 }),
  taskColumn('minutes', numberCell, {
    header: 'Minuten per keer',
    synonyms: ['Minuten', 'Duur', 'Duur (min)', 'Duur in minuten', 'Tijdsduur', 'Minutes'],
  }),
  taskColumn('timesPerDay', numberCell, {
    header: 'Keer per dag',
    synonyms: ['Aantal keer per dag', 'Frequentie per dag', 'Times per day'],
  }),
  taskColumn('daysPerYear', numberCell, {
    header: 'Dagen per jaar',
    synonyms: ['Aantal dagen per jaar', 'Days per year'],
  }),
  taskColumn('safeMethod', textCell, {
    header: 'Veilige werkwijze',
    synonyms: ['Werkwijze', 'Safe method'],
    width: 24,
  }),
  derivedColumn(
    'allowedMinutes',
    { header: 'Toegestane minuten', synonyms: ['Toegestane minuten (de helft)'] },
    ({ use }) => (use && allowedMinutes(use)) ?? '',
  ),
]
