import { expect, test } from 'vitest'

import { describeMissing, describeNextReview, describePlanned } from './texts.ts'

test('a plan says for how many risks it was agreed who does what, and when', () => {
  expect(describePlanned(0, 0)).toBe('')
  expect(describePlanned(3, 3)).toBe('Bij elk risico is een maatregel afgesproken.')
  expect(describePlanned(2, 5)).toMatch(/^Bij 3 van de 5 risico’s is nog niet afgesproken/)
  expect(describePlanned(0, 5)).toMatch(/^Bij alle 5 risico’s is nog niet afgesproken/)
  expect(describePlanned(0, 1)).toMatch(/^Bij het risico is nog niet afgesproken/)
})

test('a risk says what is left to agree on', () => {
  expect(describeMissing(true, 1)).toBe('')
  expect(describeMissing(false, 1)).toMatch(/^Nog niet compleet\./)
  expect(describeMissing(false, 0)).toMatch(/^Nog niet afgesproken\./)
})

test('a plan is looked at again a year after its last answer, or at once', () => {
  const madeAt = '2026-11-24T12:00:00Z'
  // Midnight in Amsterdam.
  expect(describeNextReview('2026-11-20T23:00:00Z', madeAt)).toBe('Vóór 21-11-2027')
  expect(describeNextReview('2024-02-29T12:00:00Z', '2024-03-01T12:00:00Z')).toBe('Vóór 01-03-2025')
  expect(describeNextReview(null, madeAt)).toBe('Vóór 24-11-2027')
  expect(describeNextReview('2025-11-24T12:00:00Z', madeAt)).toBe('Nu: de antwoorden zijn ouder dan een jaar')
})
