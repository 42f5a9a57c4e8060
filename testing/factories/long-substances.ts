import { emptySubstance } from '#shared/domain/substances/empty-substance.ts'
import { measureKinds, type SubstanceRecord, type SubstanceUse } from '#shared/domain/substances/substance.ts'

const sentence =
  'Zet de afzuiging bij de bron aan voor het lassen, en laat haar daarna nog tien minuten lopen. '

const use: SubstanceUse = {
  task: `Lassen met elektrode ${'x'.repeat(200)}`,
  place: `Hal ${'y'.repeat(200)}`,
  group: `Lassers ${'z'.repeat(200)}`,
  amount: 1,
  unit: 'KG',
  minutes: 5,
  timesPerDay: 3,
  daysPerYear: 200,
  people: 5,
  safeMethod: 'm'.repeat(200),
  maxMinutes: 60,
}

/** With texts of nearly the longest in all fields, and five uses. */
export const longRecord: SubstanceRecord = {
  ...emptySubstance,
  sdsFileId: null,
  supplier: 'L'.repeat(200),
  articleNumber: 'A'.repeat(50),
  statementState: 'LISTED',
  statements: ['H300', 'H310', 'H330', 'H350', 'H360', 'H372', 'H400', 'H410'],
  signalWord: 'DANGER',
  form: 'LIQUID',
  ingredients: [...Array(10)].map(() => ({ name: 'I'.repeat(100), percentage: '10' })),
  uses: [...Array(5)].map(() => use),
  measures: Object.fromEntries(
    measureKinds.map((kind) => [kind, 'M'.repeat(200)]),
  ) as SubstanceRecord['measures'],
  storagePlace: `Kast ${'k'.repeat(100)}`,
  stockMax: 100,
  stockUnit: 'KG',
}

const short = (text: string) => text.slice(0, 60)

/** With texts as a shop writes them, and two uses. */
export const usualRecord: SubstanceRecord = {
  ...longRecord,
  supplier: 'Lasgroothandel',
  articleNumber: 'A 1234',
  ingredients: longRecord.ingredients.slice(0, 3).map(() => ({ name: 'Chroomtrioxide', percentage: '10' })),
  uses: longRecord.uses.slice(0, 2).map((item) => ({
    ...item,
    task: 'Lassen met beklede elektrode',
    place: 'Hal 2',
    group: 'Lassers',
    safeMethod: short(sentence),
  })),
  measures: Object.fromEntries(
    measureKinds.map((kind) => [kind, short(sentence)]),
  ) as SubstanceRecord['measures'],
  storagePlace: 'Kast 3',
}
