import { expect, test } from 'vitest'

import { type Check, checkTypeOf } from '#shared/domain/basics/check.ts'
import { type CheckEntry, checkToResume } from './check-entry.ts'

const entry = (check: Check, changes: Partial<CheckEntry>): CheckEntry => ({
  check,
  checkType: checkTypeOf(check),
  checkStatus: 'GREY',
  numUnfinished: 3,
  started: true,
  checkUrl: '/bedrijven/7/checks',
  resumeUrl: '/check/7',
  lastUpdated: null,
  checkEnvironment: 'MIJN_OMGEVING',
  checkArchivedUrl: null,
  ...changes,
})
const at = (day: number) => ({ lastUpdated: `2026-11-${day}T09:00:00.000Z` })

test.each<[string, CheckEntry[], Check | undefined]>([
  ['none', [], undefined],
  ['none that can be resumed', [entry('WELDING_SMOKE', { resumeUrl: null, ...at(24) })], undefined],
  ['one in which nothing is answered', [entry('WELDING_SMOKE', {})], 'WELDING_SMOKE'],
  [
    'the one that was answered last',
    [
      entry('PHYSICAL_STRAIN', {}),
      entry('MACHINE_SAFETY', at(22)),
      entry('NOISE_HAZARD', at(23)),
      entry('WELDING_SMOKE', { resumeUrl: null, ...at(24) }),
    ],
    'NOISE_HAZARD',
  ],
  [
    'the first of those without answers',
    [entry('MACHINE_SAFETY', {}), entry('NOISE_HAZARD', {})],
    'MACHINE_SAFETY',
  ],
])('the check to go on with: %s', (_, entries, expected) => {
  expect(checkToResume(entries)?.check).toBe(expected)
})
