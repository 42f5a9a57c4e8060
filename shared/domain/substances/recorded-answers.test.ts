import fc from 'fast-check'
import { describe, expect, test } from 'vitest'

import {
  type Answers,
  canResume,
  countQuestions,
  decidingPage,
  isOpenQuestion,
  newQuestions,
  nextPage,
  openQuestionsOf,
  pagesOf,
  previousPage,
  resumePage,
  risksOfPart,
  summarizePart,
  summarizeScript,
  surveysOf,
} from '#shared/domain/checks/check-flow.ts'
import {
  findQuestion,
  type Question,
  type Questionnaire,
  type Survey,
} from '#shared/domain/checks/questionnaire.ts'
import { answersIn } from '../../../testing/factories/answers-in.ts'
import {
  answeredBy,
  finishingAnswer,
  questionsOfPart,
  recordQuestionnaires,
  withAllPages,
  withAnswer,
} from '../../../testing/factories/any-questionnaire.ts'
import { weldingSmoke } from '../../../testing/factories/welding-smoke.ts'
import { rounds } from '../../../testing/harness/rounds.ts'

// Questions whose answers follow from what is recorded of a section: they count like others, and have no page.

function recorded(...keys: string[]): Questionnaire {
  const questionnaire = structuredClone(weldingSmoke)
  for (const key of keys) {
    const [scriptKey, questionKey] = key.split('.')
    findQuestion(questionnaire, { scriptKey: scriptKey!, questionKey: questionKey! })!.fromRecord = true
  }
  return questionnaire
}

const survey = (questionnaire: Questionnaire, key: string): Survey =>
  surveysOf(questionnaire, 'SECTION').find(({ scriptKey }) => scriptKey === key)!
const wordOf = (page: { scriptKey: string; questionKey: string | null } | undefined) =>
  page && `${page.scriptKey}.${page.questionKey}`
const statusOf = (questionnaire: Questionnaire, answers: Answers) =>
  summarizePart(questionnaire, 'SECTION', answers)

const welded = ['WORK.welds: yes', 'WORK.materials: steel stainless']
const done = [...welded, 'EXTRACTION.source: yes', 'EXTRACTION.plan: arm']

function finish(
  questionnaire: Questionnaire,
  answers: Answers,
  { scriptKey, question }: { scriptKey: string; question: Question },
): Answers {
  const survey = surveysOf(questionnaire, 'SECTION').find((one) => one.scriptKey === scriptKey)!
  const given = finishingAnswer(questionnaire, survey, question, answers)
  return withAnswer(answers, scriptKey, question.questionKey, given)
}

describe('a script with only such questions', () => {
  const stainless = recorded('STAINLESS.chromium')
  const page = { scriptKey: 'STAINLESS', questionKey: 'chromium' }

  test('has no page, also when its question is open, and leads on to what comes after it', () => {
    const answers = answersIn(welded)
    const keys = pagesOf(stainless, 'SECTION', answers).map(wordOf)
    expect(keys).toEqual(['WORK.welds', 'WORK.materials', 'EXTRACTION.source', 'EXTRACTION.plan'])
    const last = { scriptKey: 'EXTRACTION', questionKey: 'plan' }
    expect(nextPage(stainless, 'SECTION', answers, last)).toBeUndefined()
    expect(nextPage(stainless, 'SECTION', answers, page)).toBeUndefined()
    expect(wordOf(previousPage(stainless, 'SECTION', answers, page))).toBe('EXTRACTION.plan')
  })

  test('is open without an answer, and no page leads to it', () => {
    const answers = answersIn(done)
    expect(statusOf(stainless, answers)).toEqual({ status: 'GREY', numUnfinished: 1, numRisks: 0 })
    expect(openQuestionsOf(stainless, survey(stainless, 'STAINLESS'), answers)).toHaveLength(1)
    expect(resumePage(stainless, 'SECTION', answers)).toBeUndefined()
    expect(resumePage(stainless, 'SECTION', answers, ['STAINLESS'])).toBeUndefined()
    expect(canResume(stainless, survey(stainless, 'STAINLESS'), answers)).toBe(false)
    expect(canResume(stainless, survey(stainless, 'STAINLESS'), {})).toBe(true)
  })

  test.each([
    ['yes', 'GREEN', 0],
    ['no', 'RED', 1],
  ])('has the colour and the risk of its answer: %s', (answer, status, numRisks) => {
    const answers = answersIn([...done, `STAINLESS.chromium: ${answer}`])
    expect(statusOf(stainless, answers)).toEqual({ status, numUnfinished: 0, numRisks })
  })
})

test('what depends on an open answer that is recorded is open, and no page decides it', () => {
  const materials = recorded('WORK.materials')
  const extraction = survey(materials, 'EXTRACTION')
  for (const lines of [['WORK.welds: yes'], ['WORK.welds: yes', 'WORK.materials: unknown']]) {
    const answers = answersIn(lines)
    expect(summarizeScript(materials, extraction, answers)).toMatchObject({ status: 'GREY', isUnknown: true })
    expect(decidingPage(materials, extraction, answers)).toBeUndefined()
    expect(canResume(materials, extraction, answers)).toBe(false)
    expect(resumePage(materials, 'SECTION', answers, ['EXTRACTION'])).toBeUndefined()
  }
})

test('a question may depend on one of several answers that are recorded', () => {
  const questionnaire = recorded('WORK.materials')
  const { questions } = survey(questionnaire, 'EXTRACTION')
  questions[1]!.dependsOn = [{ scriptKey: 'WORK', questionKey: 'materials', answerKeys: ['stainless'] }]
  const pagesWith = (...lines: string[]) =>
    pagesOf(questionnaire, 'SECTION', answersIn(['WORK.welds: yes', ...lines]))
      .map(wordOf)
      .slice(1)
  expect(pagesWith('WORK.materials: steel')).toEqual(['EXTRACTION.source'])
  expect(pagesWith('WORK.materials: stainless steel')).toEqual([
    'EXTRACTION.source',
    'EXTRACTION.plan',
    'STAINLESS.chromium',
  ])
  expect(pagesWith('WORK.materials: unknown')).toEqual([])
})

test('no page leads to a script as long as the record leaves open whether it is asked', () => {
  const questionnaire = recorded('WORK.materials')
  const { questions } = survey(questionnaire, 'WORK')
  questions.push({ ...structuredClone(questions[0]!), questionKey: 'extra' })
  const extraction = survey(questionnaire, 'EXTRACTION')
  extraction.questions[0]!.dependsOn = [{ scriptKey: 'WORK', questionKey: 'extra', answerKeys: ['yes'] }]
  const target = (...lines: string[]) =>
    wordOf(resumePage(questionnaire, 'SECTION', answersIn(['WORK.welds: yes', ...lines]), ['EXTRACTION']))
  expect(target()).toBeUndefined()
  expect(canResume(questionnaire, extraction, answersIn(['WORK.welds: yes']))).toBe(false)
  expect(target('WORK.materials: steel', 'EXTRACTION.plan: arm')).toBe('WORK.extra')
})

test('counts among the questions, because it may be open, and is never new', () => {
  const questionnaire = recorded('STAINLESS.chromium')
  questionnaire.version = 2
  findQuestion(questionnaire, { scriptKey: 'STAINLESS', questionKey: 'chromium' })!.since = 2
  expect(countQuestions(questionnaire, 'SECTION', answersIn(done))).toBe(5)
  expect(newQuestions(questionnaire, 'SECTION', answersIn(done), [1])).toEqual([])
})

describe.each(recordQuestionnaires)('%s', (_, questionnaires) => {
  const situation = fc
    .record({
      questionnaire: questionnaires,
      by: fc.array(fc.nat(4_095), { minLength: 1, maxLength: 60 }),
    })
    .map(({ questionnaire, by }) => ({
      questionnaire,
      answers: answeredBy(questionnaire, 'SECTION', by),
    }))
  const options = { numRuns: rounds(300) }
  const isOnPage = ({ fromRecord }: Question) => !fromRecord

  test('has the same colours, risks and numbers as with a page for every question', () => {
    fc.assert(
      fc.property(situation, ({ questionnaire, answers }) => {
        const twin = withAllPages(questionnaire)
        expect(statusOf(questionnaire, answers)).toEqual(statusOf(twin, answers))
        expect(risksOfPart(questionnaire, 'SECTION', answers)).toMatchObject(
          risksOfPart(twin, 'SECTION', answers).map(({ label, scriptKey, answer }) => ({
            label,
            scriptKey,
            answer,
          })),
        )
        expect(countQuestions(questionnaire, 'SECTION', answers)).toBe(
          countQuestions(twin, 'SECTION', answers),
        )
      }),
      options,
    )
  })

  test('has the same pages without those of recorded answers, in the same order', () => {
    fc.assert(
      fc.property(situation, ({ questionnaire, answers }) => {
        const pages = pagesOf(withAllPages(questionnaire), 'SECTION', answers).filter(
          (page) => !findQuestion(questionnaire, page)?.fromRecord,
        )
        expect(pagesOf(questionnaire, 'SECTION', answers)).toEqual(pages)
        pages.forEach((page, at) => {
          expect(nextPage(questionnaire, 'SECTION', answers, page)).toEqual(pages[at + 1])
          expect(previousPage(questionnaire, 'SECTION', answers, page)).toEqual(pages[at - 1])
        })
      }),
      options,
    )
  })

  test('resumes only at pages that are shown, and at none exactly when none shows an open question', () => {
    fc.assert(
      fc.property(situation, ({ questionnaire, answers }) => {
        const pages = pagesOf(questionnaire, 'SECTION', answers)
        const page = resumePage(questionnaire, 'SECTION', answers)
        const isOpen = pages.some(({ scriptKey, questionKey }) => {
          const question = findQuestion(questionnaire, { scriptKey, questionKey })
          return (
            question && isOpenQuestion(questionnaire, survey(questionnaire, scriptKey), question, answers)
          )
        })
        expect(page !== undefined).toBe(isOpen)
        if (page) expect(pages).toContainEqual(page)
        for (const script of surveysOf(questionnaire, 'SECTION')) {
          const target = resumePage(questionnaire, 'SECTION', answers, [script.scriptKey])
          if (target) expect(pages).toContainEqual(target)
          expect(canResume(questionnaire, script, answers)).toBe(target !== undefined)
          const deciding = decidingPage(questionnaire, script, answers)
          if (deciding) expect(pages).toContainEqual(deciding)
        }
      }),
      options,
    )
  })

  test('is finished after answering every page to resume at, when all is recorded', () => {
    fc.assert(
      fc.property(situation, ({ questionnaire, answers: begun }) => {
        const all = questionsOfPart(questionnaire, 'SECTION')
        let answers = all
          .filter(({ question }) => !isOnPage(question))
          .reduce(
            (before, { scriptKey, question }) => finish(questionnaire, before, { scriptKey, question }),
            begun,
          )
        for (let turn = 0; turn <= 2 * all.length; turn++) {
          let page = resumePage(questionnaire, 'SECTION', answers)
          if (page?.questionKey === null) page = nextPage(questionnaire, 'SECTION', answers, page)
          if (!page) break
          const question = findQuestion(questionnaire, page)!
          answers = finish(questionnaire, answers, { scriptKey: page.scriptKey, question })
        }
        expect(statusOf(questionnaire, answers).status).not.toBe('GREY')
      }),
      options,
    )
  })
})
