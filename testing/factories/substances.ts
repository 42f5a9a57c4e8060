import type { SubstanceInput } from '#shared/domain/substances/substance.ts'

/** Only the name is known, besides `changes`. */
export const substanceInput = (name: string, changes: Partial<SubstanceInput> = {}) => ({
  name,
  statementState: 'UNKNOWN',
  ingredients: [],
  uses: [],
  measures: {},
  ...changes,
})

export const fullSubstance = (name: string, changes: object = {}) => ({
  ...substanceInput(name),
  supplier: 'Verf BV',
  articleNumber: '=A-1',
  sdsDate: '2024-02-01',
  sdsCheckedOn: '2024-03-01',
  statementState: 'LISTED',
  statements: 'H225, H319, H336, EUH066',
  signalWord: 'DANGER',
  form: 'LIQUID',
  limit8h: 12.5,
  uses: [
    {
      task: 'Ontvetten',
      place: 'Hal 1',
      group: 'Lassers',
      amount: 0.5,
      unit: 'L',
      minutes: 15,
      timesPerDay: 2,
      people: 3,
    },
  ],
  measures: { CLOSED: 'Deksel dicht', PERSONAL: 'Handschoenen' },
  storagePlace: 'Kast 3',
  stockMax: 25,
  stockUnit: 'L',
  adrClass: '3',
  packingGroup: 'II',
  reviewedOn: '2024-03-01',
  ...changes,
})
