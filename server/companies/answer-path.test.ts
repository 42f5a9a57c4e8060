import { expect, test } from 'vitest'
import { writtenChecks } from '#server/checks/questionnaires/written-checks.ts'
import { weldingSmoke } from '../../testing/factories/welding-smoke.ts'
import { answerPath } from './answer-path.ts'

const { questionnaire: machineSafety } = writtenChecks.MACHINE_SAFETY

const place = { scriptKey: 'STAINLESS', questionKey: 'chromium', sectionId: 3, sectionName: 'Hal 1' }

test('leads to the question of an answer, for an action point when there is one', () => {
  const path = '/check/lasrook/7?scriptKey=STAINLESS&sectionId=3&questionId=chromium'
  expect(answerPath(7, weldingSmoke, place)).toBe(path)
  expect(answerPath(7, weldingSmoke, place, 12)).toBe(`${path}&opnieuw=12`)
})

test('leads nowhere for an answer that follows from what is recorded of the section', () => {
  const recorded = structuredClone(weldingSmoke)
  for (const script of recorded.scripts)
    if (script.scriptType === 'SURVEY' && script.scriptKey === 'STAINLESS')
      script.questions[0]!.fromRecord = true
  expect(answerPath(7, recorded, place, 12)).toBeNull()
  const kind = { ...place, scriptKey: 'START', questionKey: 'kind' }
  expect(answerPath(7, machineSafety, kind)).toBeNull()
})
