import { expect, test } from 'vitest'
import type { Content } from '#content/content.ts'
import { checks } from '#shared/domain/basics/check.ts'
import { weldingSmoke } from '../../../testing/factories/welding-smoke.ts'
import { findContentFaults } from './content-validity.ts'
import { writtenChecks } from './written-checks.ts'

test.each(checks)('what the authors of %s wrote beside the questions has no faults', (check) => {
  expect(findContentFaults(writtenChecks[check].content)).toEqual([])
})

test.each(checks)('the sources of %s have grade A only for the text in force, with its date', (check) => {
  const names = writtenChecks[check].content.scripts
    .flatMap((script) => (script.scriptType === 'SURVEY' ? script.questions : []))
    .flatMap(({ norm }) => norm.sources)
    .filter(({ grade }) => grade === 'A')
    .map(({ name }) => name)
  expect(names.length).toBeGreaterThan(0)
  expect(names.filter((name) => !/tekst van 1 (juli|augustus) 2026\)$/.test(name))).toEqual([])
})

const { pictures: _, ...content } = weldingSmoke

/** With another text for EXTRACTION.source, or another label for its answer without a risk. */
const asking = (text: string, label = 'Ja'): Content => ({
  ...content,
  scripts: content.scripts.map((script) =>
    script.scriptKey === 'EXTRACTION' && script.scriptType === 'SURVEY'
      ? {
          ...script,
          questions: script.questions.map((question) =>
            question.questionKey === 'source'
              ? {
                  ...question,
                  text,
                  answers: question.answers.map((answer) =>
                    answer.color === 'GREEN' ? { ...answer, label } : answer,
                  ),
                }
              : question,
          ),
        }
      : script,
  ),
})

const SEVERAL = 'EXTRACTION.source sounds like several questions: split it, or say in oneFact why it is one.'

test.each([
  [asking('Zijn er afzuiging en ventilatie?'), [SEVERAL]],
  [asking('Is er afzuiging of ventilatie?'), [SEVERAL]],
  [asking('Is er afzuiging, toevoer?'), [SEVERAL]],
  [asking('Is er afzuiging?', 'Ja, en gekeurd'), [SEVERAL]],
  [asking('Hangt de mond hooguit 1,5 meter weg?'), []],
])('one question asks one fact', (changed, faults) => {
  expect(findContentFaults(changed)).toEqual(faults)
})

test('a reason is for one question that sounds like several', () => {
  const oneFact = [{ reason: 'Omdat.', questions: ['EXTRACTION.source', 'EXTRACTION.plan'] }]
  expect(findContentFaults({ ...asking('Zijn er afzuiging en ventilatie?'), oneFact })).toEqual([
    'oneFact explains EXTRACTION.plan, which does not sound like several questions.',
  ])
  const twice = [...oneFact, { reason: 'Ook.', questions: ['EXTRACTION.source'] }]
  expect(findContentFaults({ ...asking('Zijn er afzuiging en ventilatie?'), oneFact: twice })).toContain(
    'oneFact explains EXTRACTION.source twice.',
  )
})

test.each([
  ['EXTRACTION.source', '"EXTRACTION.source" is no line like "START.kind: lathe".'],
  ['EXTRACTION.gone: yes', '"EXTRACTION.gone: yes" is about EXTRACTION.gone, which does not exist.'],
  ['EXTRACTION.source: maybe', '"EXTRACTION.source: maybe" gives the answer maybe, which does not exist.'],
])('what is never green is about questions that exist: %s', (line, fault) => {
  expect(findContentFaults({ ...content, neverGreen: [{ because: 'dat', answers: [line] }] })).toEqual([
    fault,
  ])
})
