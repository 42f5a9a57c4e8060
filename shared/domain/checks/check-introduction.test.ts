import { expect, test } from 'vitest'

import { checks } from '#shared/domain/basics/check.ts'
import { checkIntroductions, formatDuration } from './check-introduction.ts'

test('says how long a check takes in steps of five minutes', () => {
  expect(checks.map(formatDuration)).toEqual([
    'Ongeveer 20 tot 40 minuten per functiegroep',
    'Ongeveer 15 tot 30 minuten per stof',
    'Ongeveer 15 tot 25 minuten per machine',
    'Ongeveer 10 tot 20 minuten per functiegroep',
    'Ongeveer 10 tot 20 minuten per klus',
    'Ongeveer 15 tot 30 minuten per ruimte',
  ])
})

test.each(checks)('introduces %s in short sentences', (check) => {
  const { audience, purpose } = checkIntroductions[check]
  for (const sentence of [audience, ...purpose.split(/(?<=\.) /)]) {
    expect(sentence).toMatch(/^\S.*\.$/)
    expect(sentence.split(' ').length, sentence).toBeLessThanOrEqual(25)
  }
})
