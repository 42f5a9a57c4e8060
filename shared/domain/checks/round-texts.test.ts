import { expect, test } from 'vitest'

import type { PlacedRisk, RoundChanges } from './check-round.ts'
import { changesTitle, describeChanges, describeSame, roundName } from './round-texts.ts'

const risk = (label: string, sectionName: string | null = 'Lassers'): PlacedRisk => ({
  sectionName,
  scriptName: 'Dragen',
  label,
  urgency: 'SOON',
})
const nothing: RoundChanges = {
  gone: [],
  added: [],
  changed: [],
  unknown: [],
  numSame: 0,
  addedSections: [],
  removedSections: [],
}

test('a round and its changes are named by the day in Amsterdam', () => {
  const finishedAt = '2026-03-13T23:30:00Z'
  expect(roundName({ number: 2, finishedAt })).toBe('Ronde 2 van 14-03-2026')
  expect(changesTitle(finishedAt, null)).toBe('Wat is er veranderd sinds 14-03-2026')
  expect(changesTitle(finishedAt, { finishedAt: '2026-11-20T12:00:00Z' })).toBe(
    'Wat is er veranderd tussen 14-03-2026 en 20-11-2026',
  )
})

test('what has changed is listed per kind, each with its place and urgency', () => {
  const lists = describeChanges({
    ...nothing,
    gone: [risk('Te ver'), risk('Te zwaar', null)],
    changed: [{ ...risk('Zwaar'), before: { ...risk('Te zwaar'), urgency: 'NOW' } }],
    addedSections: [
      { name: 'Monteurs', risksByUrgency: { NOW: 1, SOON: 0, LATER: 2 } },
      { name: 'Expeditie', risksByUrgency: { NOW: 0, SOON: 0, LATER: 0 } },
    ],
  })
  expect(lists).toEqual([
    {
      title: '2 risico’s zijn weg',
      items: [
        { label: 'Te ver', place: 'Lassers · Dragen', note: 'Binnen drie maanden' },
        { label: 'Te zwaar', place: 'Hele bedrijf · Dragen', note: 'Binnen drie maanden' },
      ],
    },
    {
      title: '1 risico is veranderd',
      items: [
        {
          label: 'Zwaar',
          place: 'Lassers · Dragen',
          note: 'Binnen drie maanden. Was: Te zwaar, direct',
        },
      ],
    },
    {
      title: '2 functiegroepen zijn erbij gekomen',
      items: [
        { label: 'Monteurs', place: '', note: '1 direct, 2 binnen een jaar' },
        { label: 'Expeditie', place: '', note: 'Geen risico’s' },
      ],
    },
  ])
})

test('nothing is listed when nothing has changed', () => {
  expect(describeChanges(nothing)).toEqual([])
  expect(describeSame(nothing)).toBe('')
  expect(describeSame({ numSame: 1 })).toBe('1 risico is hetzelfde gebleven.')
  expect(describeSame({ numSame: 3 })).toBe('3 risico’s zijn hetzelfde gebleven.')
})
