import { emptySubstance } from '#shared/domain/substances/empty-substance.ts'
import { measureKinds, type SubstanceRecord, type SubstanceUse } from '#shared/domain/substances/substance.ts'

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
