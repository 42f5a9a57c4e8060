import { expect, test } from 'vitest'
import type { Questionnaire } from '#shared/domain/checks/questionnaire.ts'
import { answersIn } from '../../../testing/factories/answers-in.ts'
import { weldingSmoke } from '../../../testing/factories/welding-smoke.ts'
import { findNearestPage } from './step.ts'

/** A questionnaire in which what is recorded of a room answers the only question about stainless steel. */
const recorded: Questionnaire = {
  ...weldingSmoke,
  scripts: weldingSmoke.scripts.map((script) =>
    script.scriptType === 'SURVEY' && script.scriptKey === 'STAINLESS'
      ? { ...script, questions: script.questions.map((question) => ({ ...question, fromRecord: true })) }
      : script,
  ),
}
const welded = answersIn(['WORK.welds: yes', 'WORK.materials: steel stainless'])

test.each([
  ['a question that what is recorded answers', 'chromium', false, 'EXTRACTION', 'plan'],
  ['a script with only such questions', null, false, 'EXTRACTION', 'plan'],
  ['the page to resume at', null, true, 'EXTRACTION', 'source'],
])('an address that asks for %s leads to a page that exists', (_, questionKey, resume, ...page) => {
  const requested = { scriptKey: 'STAINLESS', questionKey, resume }
  const [scriptKey, key] = page
  expect(findNearestPage(recorded, 'SECTION', welded, requested)).toEqual({ scriptKey, questionKey: key })
})
