import { describe, expect, test } from 'vitest'

import { weldingSmoke } from '../../../testing/factories/welding-smoke.ts'
import {
  type Answers,
  answersOf,
  askedQuestionsOf,
  combineColors,
  contradictionOf,
  countOpenBeside,
  countQuestions,
  decidingPage,
  hasPlan,
  isOffered,
  isOutdated,
  isSkippedQuestion,
  newQuestions,
  nextPage,
  nextPart,
  pagesOf,
  previousPage,
  reasonsOf,
  resumePage,
  risksOf,
  solvedRisks,
  summarizeCell,
  summarizeCheck,
  summarizePart,
  summarizeScript,
  surveysOf,
} from './check-flow.ts'
import type { Answer, Question, Questionnaire, Survey } from './questionnaire.ts'

/** `given('WORK.materials: steel stainless', 'EXTRACTION.plan: own=Hek')`. */
function given(...lines: string[]): Answers {
  return answersOf(
    lines.map((line) => {
      const [, scriptKey, questionId, chosen] = line.match(/^(\w+)\.(\w+): (.*)$/)!
      return {
        scriptKey: scriptKey!,
        questionId: questionId!,
        answers: chosen!.split(' ').map((choice) => {
          const [answerId, value = ''] = choice.split('=')
          return { answerId: answerId!, value }
        }),
      }
    }),
  )
}

const steel = given('WORK.welds: yes', 'WORK.materials: steel')
const both = given('WORK.welds: yes', 'WORK.materials: steel stainless')
const notWelded = given('WORK.welds: no')
const done = given(
  'WORK.welds: yes',
  'WORK.materials: steel stainless',
  'EXTRACTION.source: yes',
  'EXTRACTION.plan: nothing',
  'STAINLESS.chromium: yes',
)

const survey = (key: string): Survey =>
  [...surveysOf(weldingSmoke, 'SECTION'), ...surveysOf(weldingSmoke, 'COMPANY')].find(
    ({ scriptKey }) => scriptKey === key,
  )!

const wordOf = (page: { scriptKey: string; questionKey: string | null } | undefined) =>
  page && `${page.scriptKey}.${page.questionKey ?? ''}`

const next = (answers: Answers, scriptKey: string, questionKey: string) =>
  wordOf(nextPage(weldingSmoke, 'SECTION', answers, { scriptKey, questionKey }))

describe('what comes next', () => {
  test.each<[string, Answers, string, string, string | undefined]>([
    ['the next question of the script', steel, 'WORK', 'welds', 'WORK.materials'],
    [
      'the next script, when the answer it depends on was given',
      steel,
      'WORK',
      'materials',
      'EXTRACTION.source',
    ],
    ['not a script that depends on another answer', steel, 'EXTRACTION', 'plan', undefined],
    ['a script that depends on one of several answers', both, 'EXTRACTION', 'plan', 'STAINLESS.chromium'],
    ['the end of the section, and nothing of the company', done, 'STAINLESS', 'chromium', undefined],
    ['nothing behind an answer that ends the script', notWelded, 'WORK', 'welds', undefined],
    ['the next page of a question that is skipped by now', notWelded, 'WORK', 'materials', undefined],
    ['the first page, from one that does not exist', steel, 'GONE', 'gone', 'WORK.welds'],
  ])('is %s', (_, answers, scriptKey, questionKey, expected) => {
    expect(next(answers, scriptKey, questionKey)).toBe(expected)
  })

  test('is the information page before the questions of the company', () => {
    expect(pagesOf(weldingSmoke, 'COMPANY', {}).map(wordOf)).toEqual(['INFO_MASKS.', 'MASKS.available'])
  })

  test('is undefined before the first page', () => {
    const first = { scriptKey: 'WORK', questionKey: 'welds' }
    expect(previousPage(weldingSmoke, 'SECTION', steel, first)).toBeUndefined()
    expect(
      previousPage(weldingSmoke, 'SECTION', steel, { scriptKey: 'GONE', questionKey: null }),
    ).toBeUndefined()
  })
})

describe('where to resume', () => {
  test.each<[string, Answers, string | undefined]>([
    ['at the beginning', {}, 'WORK.welds'],
    ['at the first question without an answer', given('WORK.welds: yes'), 'WORK.materials'],
    [
      'at a question without an answer before one that is not finished',
      given('WORK.welds: yes', 'WORK.materials: steel', 'EXTRACTION.plan: own'),
      'EXTRACTION.source',
    ],
    [
      'at a text that is missing',
      given('WORK.welds: yes', 'WORK.materials: steel', 'EXTRACTION.source: yes', 'EXTRACTION.plan: own'),
      'EXTRACTION.plan',
    ],
    [
      'at an answer that somebody still has to find out',
      given('WORK.welds: yes', 'WORK.materials: unknown'),
      'WORK.materials',
    ],
    ['nowhere when it is finished', done, undefined],
    ['nowhere when an answer ended everything', notWelded, undefined],
    [
      'nowhere in what was chosen before an answer ended it',
      given('WORK.welds: no', 'WORK.materials: stainless'),
      undefined,
    ],
  ])('is %s', (_, answers, expected) => {
    expect(wordOf(resumePage(weldingSmoke, 'SECTION', answers))).toBe(expected)
  })

  test('is the information page of a script that was not started', () => {
    expect(wordOf(resumePage(weldingSmoke, 'COMPANY', {}))).toBe('INFO_MASKS.')
  })

  test('is limited to the given scripts', () => {
    expect(wordOf(resumePage(weldingSmoke, 'SECTION', both, ['STAINLESS']))).toBe('STAINLESS.chromium')
    expect(resumePage(weldingSmoke, 'SECTION', both, ['WORK'])).toBeUndefined()
  })
})

describe('how a script stands', () => {
  test.each<[string, string, Answers, string, number]>([
    ['GREY without answers', 'WORK', {}, 'GREY', 2],
    ['GREY with a question left', 'WORK', given('WORK.welds: yes'), 'GREY', 1],
    ['GREEN with choices that judge nothing', 'WORK', steel, 'GREEN', 0],
    ['GREEN when an answer ended it', 'WORK', notWelded, 'GREEN', 0],
    ['WHITE when its task was not chosen', 'STAINLESS', steel, 'WHITE', 0],
    ['GREY as long as nobody said whether it is asked', 'STAINLESS', {}, 'GREY', 1],
    [
      'GREY as long as that is still to be found out',
      'STAINLESS',
      given('WORK.welds: yes', 'WORK.materials: unknown'),
      'GREY',
      1,
    ],
    [
      'GREY as long as the answer about it has expired',
      'STAINLESS',
      given('WORK.welds: yes', 'WORK.materials: old'),
      'GREY',
      1,
    ],
    [
      'GREY with all answers from before nobody said whether it is asked',
      'STAINLESS',
      given('WORK.welds: yes', 'STAINLESS.chromium: no'),
      'GREY',
      0,
    ],
    ['RED with one red answer', 'STAINLESS', { ...both, ...given('STAINLESS.chromium: no') }, 'RED', 0],
    [
      'GREY with a red answer and a question left',
      'EXTRACTION',
      { ...steel, ...given('EXTRACTION.source: no') },
      'GREY',
      1,
    ],
    [
      'GREY with a text that is missing',
      'EXTRACTION',
      { ...steel, ...given('EXTRACTION.source: yes', 'EXTRACTION.plan: own') },
      'GREY',
      1,
    ],
    [
      'GREY with an answer that no longer exists',
      'STAINLESS',
      { ...both, ...given('STAINLESS.chromium: old') },
      'GREY',
      1,
    ],
    [
      'GREY with an answer that another script contradicts',
      'EXTRACTION',
      { ...done, ...given('STAINLESS.chromium: no') },
      'GREY',
      1,
    ],
    [
      'as before when that script is skipped again',
      'EXTRACTION',
      { ...done, ...given('STAINLESS.chromium: no'), ...steel },
      'GREEN',
      0,
    ],
    [
      'RED with a risk of its own, which contradicts nothing',
      'EXTRACTION',
      { ...done, ...given('EXTRACTION.source: no', 'EXTRACTION.plan: nothing') },
      'RED',
      0,
    ],
  ])('is %s', (_, key, answers, status, numUnfinished) => {
    expect(summarizeScript(weldingSmoke, survey(key), answers)).toMatchObject({ status, numUnfinished })
  })

  test('is unknown as long as nobody said whether it is asked, without its risks', () => {
    const red = given('WORK.welds: yes', 'STAINLESS.chromium: no')
    expect(summarizeScript(weldingSmoke, survey('STAINLESS'), red)).toMatchObject({
      isUnknown: true,
      numRisks: 0,
    })
    for (const answers of [steel, both])
      expect(summarizeScript(weldingSmoke, survey('STAINLESS'), answers).isUnknown).toBe(false)
  })

  test('names the question that decides whether it is asked, as long as that is open', () => {
    const page = (answers: Answers) => wordOf(decidingPage(weldingSmoke, survey('STAINLESS'), answers))
    expect(page(given('WORK.welds: yes'))).toBe('WORK.materials')
    expect(page(steel)).toBeUndefined()
    expect(page(notWelded)).toBeUndefined()
    expect(wordOf(decidingPage(weldingSmoke, survey('WORK'), {}))).toBeUndefined()
    expect(wordOf(resumePage(weldingSmoke, 'SECTION', given('WORK.welds: yes'), ['STAINLESS']))).toBe(
      'WORK.materials',
    )
  })

  test('includes the risks that were found, also while it is GREY', () => {
    const answers = { ...steel, ...given('EXTRACTION.source: no') }
    expect(summarizeScript(weldingSmoke, survey('EXTRACTION'), answers).numRisks).toBe(1)
    expect(risksOf(weldingSmoke, survey('EXTRACTION'), answers)).toMatchObject([
      { label: 'Lasrook komt in de ruimte', actions: ['Zuig af bij elke las'], scriptKey: 'EXTRACTION' },
    ])
  })

  test('excludes the risk of a deselected task, and keeps the answer', () => {
    const red = { ...both, ...given('STAINLESS.chromium: no') }
    const without = { ...red, ...steel }
    expect(risksOf(weldingSmoke, survey('STAINLESS'), without)).toEqual([])
    expect(without.STAINLESS).toEqual(red.STAINLESS)
    expect(risksOf(weldingSmoke, survey('STAINLESS'), { ...without, ...both })).toHaveLength(1)
  })
})

describe('how several stand together', () => {
  test.each<[string, string]>([
    ['GREY RED', 'GREY'],
    ['RED GREY', 'GREY'],
    ['GREEN RED WHITE', 'RED'],
    ['RED ORANGE', 'RED'],
    ['GREEN ORANGE WHITE', 'ORANGE'],
    ['ORANGE GREY', 'GREY'],
    ['WHITE GREEN', 'GREEN'],
    ['WHITE WHITE', 'WHITE'],
    ['', 'WHITE'],
  ])('%s is %s', (colors, expected) => {
    expect(combineColors(colors.split(' ').filter(Boolean) as Parameters<typeof combineColors>[0])).toBe(
      expected,
    )
  })

  const air = weldingSmoke.columns[1]!
  test.each<[string, Answers, string, number, number]>([
    ['WHITE when none was chosen', notWelded, 'WHITE', 0, 0],
    [
      'the only one that was chosen',
      { ...steel, ...given('EXTRACTION.source: no', 'EXTRACTION.plan: arm') },
      'RED',
      0,
      1,
    ],
    [
      'GREY when one is',
      { ...both, ...given('EXTRACTION.source: no', 'EXTRACTION.plan: arm') },
      'GREY',
      1,
      1,
    ],
    ['GREY with three questions to do', both, 'GREY', 3, 0],
    ['GREY when it is not known whether they are asked', {}, 'GREY', 3, 0],
    ['GREEN when all are', done, 'GREEN', 0, 0],
  ])('a column of two scripts is %s', (_, answers, status, numUnfinished, numRisks) => {
    expect(summarizeCell(weldingSmoke, air, answers)).toMatchObject({ status, numUnfinished, numRisks })
  })

  test('a column is unknown when nothing else of it is asked', () => {
    const isUnknown = (answers: Answers) => summarizeCell(weldingSmoke, air, answers).isUnknown
    expect(isUnknown({})).toBe(true)
    expect(isUnknown(notWelded)).toBe(false)
    expect(isUnknown(steel)).toBe(false)
    expect(isUnknown({ ...steel, ...given('WORK.welds: yes', 'WORK.materials: steel unknown') })).toBe(false)
  })

  test('a check without sections is unfinished, for all answers of the company', () => {
    const company = summarizePart(weldingSmoke, 'COMPANY', given('MASKS.available: yes'))
    expect(company.status).toBe('GREEN')
    expect(summarizeCheck(weldingSmoke, [], company)).toEqual({
      status: 'GREY',
      numUnfinished: 5,
      numRisks: 0,
    })
    expect(summarizeCheck(weldingSmoke, [summarizePart(weldingSmoke, 'SECTION', done)], company).status).toBe(
      'GREEN',
    )
  })

  test.each([
    ['RED', true],
    ['ORANGE', true],
    ['GREEN', true],
    ['GREY', false],
    ['WHITE', false],
  ] as const)('%s has a plan: %s', (status, expected) => {
    expect(hasPlan(status)).toBe(expected)
  })
})

describe('a solved risk', () => {
  const red: Answers = {
    ...done,
    ...given('EXTRACTION.source: no', 'EXTRACTION.plan: arm', 'STAINLESS.chromium: no'),
  }
  const solved = (changed: Answers, questionnaire = weldingSmoke) => {
    const after = { ...red }
    for (const [key, answers] of Object.entries(changed)) after[key] = { ...red[key], ...answers }
    return solvedRisks(questionnaire, 'SECTION', red, after).map(
      ({ scriptKey, question, answer }) => `${scriptKey}.${question.questionKey}: ${answer.answerKey}`,
    )
  }
  const [source, chromium] = ['EXTRACTION.source: no', 'STAINLESS.chromium: no']

  test.each<[string, Answers, string[]]>([
    ['one whose question is answered without it', given('EXTRACTION.source: yes'), [source]],
    ['one of a script that an answer excludes', given('WORK.materials: steel'), [chromium]],
    ['those behind an answer that ends the script before them', given('WORK.welds: no'), [source, chromium]],
  ])('is %s', (_, changed, expected) => {
    expect(solved(changed)).toEqual(expected)
  })

  test.each<[string, Answers]>([
    ['whose answer stays', {}],
    ['whose answer was removed', { EXTRACTION: { source: [] } }],
    ['of a script of which it is not known whether it is asked', { WORK: { materials: [] } }],
  ])('is none %s', (_, changed) => {
    expect(solved(changed)).toEqual([])
  })

  const withAnswers = (type: Question['type'], answers: (before: Answer[]) => Answer[]): Questionnaire => ({
    ...weldingSmoke,
    scripts: weldingSmoke.scripts.map((script) =>
      script.scriptType === 'SURVEY' && script.scriptKey === 'EXTRACTION'
        ? {
            ...script,
            questions: script.questions.map((question) =>
              question.questionKey === 'source'
                ? { ...question, type, answers: answers(question.answers) }
                : question,
            ),
          }
        : script,
    ),
  })

  test('is none whose question has an answer that is not finished, or a missing text', () => {
    const open = withAnswers('SINGLE', (answers) => [
      ...answers,
      { answerKey: 'unknown', label: 'Weet ik niet', color: 'GREY' },
      { answerKey: 'other', label: 'Anders', color: 'GREEN', freeText: 'Hoe?' },
    ])
    expect(solved(given('EXTRACTION.source: unknown'), open)).toEqual([])
    expect(solved(given('EXTRACTION.source: other'), open)).toEqual([])
    expect(solved(given('EXTRACTION.source: other=Buiten'), open)).toEqual([source])
  })

  test('is none whose question still shows a risk, of another answer', () => {
    const two = withAnswers('MULTI', (answers) => [
      ...answers,
      ...answers.filter(({ risk }) => risk).map((answer) => ({ ...answer, answerKey: 'never' })),
    ])
    expect(solved(given('EXTRACTION.source: never'), two)).toEqual([])
    expect(solved(given('EXTRACTION.source: no never'), two)).toEqual([])
  })

  test('is one of the company as a whole in its own part', () => {
    const masks = (answer: string) => given(`MASKS.available: ${answer}`)
    expect(solvedRisks(weldingSmoke, 'COMPANY', masks('no'), masks('yes'))).toHaveLength(1)
    expect(solvedRisks(weldingSmoke, 'SECTION', masks('no'), masks('yes'))).toEqual([])
  })

  test('is one of a question that an answer before it in the script excludes, also when its text is missing', () => {
    const withText = withAnswers('SINGLE', (answers) =>
      answers.map((answer) => ({ ...answer, freeText: 'Hoe?' })),
    )
    const [work, extraction] = surveysOf(withText, 'SECTION')
    const moved: Questionnaire = {
      ...weldingSmoke,
      scripts: weldingSmoke.scripts.map((script) =>
        script === work ? { ...work!, questions: [...work!.questions, ...extraction!.questions] } : script,
      ),
    }
    const before = { WORK: { ...red.WORK, source: [{ answerId: 'no', value: '' }] } }
    const after = { WORK: { ...before.WORK, welds: [{ answerId: 'no', value: '' }] } }
    expect(solvedRisks(moved, 'SECTION', before, after)).toMatchObject([
      { question: { questionKey: 'source' } },
    ])
  })
})

describe('the number of questions', () => {
  test.each<[string, Answers, number, number]>([
    ['includes what may still be asked', {}, 5, 5],
    ['leaves out what is skipped', steel, 2, 4],
    ['ends with the script', notWelded, 0, 1],
    [
      'is open without an answer to an answer that is to be found out',
      { ...done, ...given('WORK.welds: yes', 'WORK.materials: unknown') },
      1,
      5,
    ],
    ['is complete', done, 0, 5],
  ])('%s', (_, answers, open, total) => {
    expect(summarizePart(weldingSmoke, 'SECTION', answers).numUnfinished).toBe(open)
    expect(countQuestions(weldingSmoke, 'SECTION', answers)).toBe(total)
  })

  test('that are open beside one question rises with an answer that asks for more, or contradicts another', () => {
    const materials = { scriptKey: 'WORK', questionKey: 'materials' }
    const beside = (answers: Answers, page = materials) =>
      countOpenBeside(weldingSmoke, 'SECTION', answers, page)
    expect(beside(given('WORK.welds: yes'))).toBe(3)
    expect(beside(steel)).toBe(2)
    expect(beside(both)).toBe(3)
    const source = { scriptKey: 'EXTRACTION', questionKey: 'source' }
    const chromium = { scriptKey: 'STAINLESS', questionKey: 'chromium' }
    expect(beside(done, chromium)).toBe(0)
    expect(beside({ ...done, ...given('STAINLESS.chromium: no') }, chromium)).toBe(1)
    expect(beside({ ...done, EXTRACTION: {} }, source)).toBe(1)
  })
})

describe('a question that refines another one', () => {
  const refined: Questionnaire = structuredClone(weldingSmoke)
  const extraction = refined.scripts.find(({ scriptKey }) => scriptKey === 'EXTRACTION') as Survey
  const [source] = extraction.questions
  extraction.questions.push({
    ...structuredClone(source!),
    questionKey: 'speed',
    refines: 'source',
    since: 1,
  })
  const green = { ...steel, ...given('EXTRACTION.source: yes', 'EXTRACTION.plan: nothing') }
  const speed = (answer: string): Answers => ({
    ...green,
    EXTRACTION: { ...green.EXTRACTION, speed: [{ answerId: answer, value: '' }] },
  })
  const summary = (answers: Answers) => summarizeScript(refined, extraction, answers)

  test('may stay unanswered, and counts in no number of questions', () => {
    expect(summary(green)).toMatchObject({ status: 'GREEN', numUnfinished: 0, numRisks: 0 })
    expect(countQuestions(refined, 'SECTION', green)).toBe(countQuestions(weldingSmoke, 'SECTION', green))
    expect(newQuestions({ ...refined, version: 2 }, 'SECTION', green, [0])).not.toContainEqual({
      scriptKey: 'EXTRACTION',
      questionKey: 'speed',
    })
    expect(resumePage(refined, 'SECTION', green)).toBeUndefined()
  })

  test('has no page of its own', () => {
    expect(pagesOf(refined, 'SECTION', green)).toEqual(pagesOf(weldingSmoke, 'SECTION', green))
  })

  test('decides with the other one: the strictest counts', () => {
    expect(summary(speed('no'))).toMatchObject({ status: 'RED', numRisks: 1 })
    expect(risksOf(refined, extraction, speed('no'))).toMatchObject([{ question: { questionKey: 'speed' } }])
    expect(summary(speed('yes'))).toMatchObject({ status: 'GREEN', numRisks: 0 })
    const red = {
      ...speed('yes'),
      EXTRACTION: { ...speed('yes').EXTRACTION, source: [{ answerId: 'no', value: '' }] },
    }
    expect(summary(red)).toMatchObject({ status: 'RED', numRisks: 1 })
  })

  test('has the colour of what it shows while it is not finished', () => {
    const slow = structuredClone(refined)
    const survey = surveysOf(slow, 'SECTION')[1]!
    const risk = { label: 'Lasrook hangt even', urgency: 'LATER' as const, actions: ['Kijk nog een keer'] }
    survey.questions
      .at(-1)!
      .answers.push({ answerKey: 'slow', label: 'Traag', color: 'ORANGE', risk, freeText: 'Hoe traag?' })
    expect(summarizeScript(slow, survey, speed('slow'))).toMatchObject({ status: 'ORANGE', numRisks: 1 })
  })

  test('solves its risk by a better answer, and not by removing it', () => {
    expect(solvedRisks(refined, 'SECTION', speed('no'), speed('yes'))).toHaveLength(1)
    expect(solvedRisks(refined, 'SECTION', speed('no'), green)).toEqual([])
  })
})

describe('conditions on several answers', () => {
  const isStainless = { scriptKey: 'WORK', questionKey: 'materials', answerKeys: ['stainless'] }
  const isExtracted = { scriptKey: 'EXTRACTION', questionKey: 'source', answerKeys: ['yes'] }

  /** Stainless steel is asked about only where it is extracted, too. */
  const twoConditions: Questionnaire = structuredClone(weldingSmoke)
  const stainless = twoConditions.scripts.find(({ scriptKey }) => scriptKey === 'STAINLESS') as Survey
  stainless.alsoDependsOn = [isExtracted]

  test.each<[string, Answers, string, number, boolean]>([
    [
      'WHITE when the first does not hold',
      { ...steel, ...given('EXTRACTION.source: yes') },
      'WHITE',
      0,
      false,
    ],
    [
      'WHITE when the second does not hold',
      { ...both, ...given('EXTRACTION.source: no') },
      'WHITE',
      0,
      false,
    ],
    ['WHITE when the first does not hold and the second is open', steel, 'WHITE', 0, false],
    [
      'GREY as long as the first is open',
      given('WORK.welds: yes', 'EXTRACTION.source: yes'),
      'GREY',
      1,
      true,
    ],
    ['GREY as long as the second is open', both, 'GREY', 1, true],
    ['asked when both hold', { ...both, ...given('EXTRACTION.source: yes') }, 'GREY', 1, false],
  ])('a script with two is %s', (_, answers, status, numUnfinished, isUnknown) => {
    expect(summarizeScript(twoConditions, stainless, answers)).toEqual({
      status,
      numUnfinished,
      numRisks: 0,
      isUnknown,
    })
  })

  test('the page that decides is that of the first which is open', () => {
    const page = (answers: Answers) => wordOf(decidingPage(twoConditions, stainless, answers))
    expect(page(given('WORK.welds: yes'))).toBe('WORK.materials')
    expect(page(both)).toBe('EXTRACTION.source')
    expect(page({ ...both, ...given('EXTRACTION.source: yes') })).toBeUndefined()
    expect(page({ ...both, ...given('EXTRACTION.source: no') })).toBeUndefined()
  })

  /** What to do is asked only for stainless steel that is extracted; a question refines it. */
  const conditional: Questionnaire = structuredClone(weldingSmoke)
  const extraction = conditional.scripts.find(({ scriptKey }) => scriptKey === 'EXTRACTION') as Survey
  const plan = extraction.questions[1]!
  plan.dependsOn = [isStainless, isExtracted]
  extraction.questions.push(
    { ...structuredClone(extraction.questions[0]!), questionKey: 'detail', refines: 'plan' },
    { ...structuredClone(extraction.questions[0]!), questionKey: 'last' },
  )
  const red = given('EXTRACTION.plan: own=Hek', 'EXTRACTION.detail: no', 'EXTRACTION.last: yes').EXTRACTION!
  const withSource = (answers: Answers, source: string): Answers => ({
    ...answers,
    EXTRACTION: { ...red, source: [{ answerId: source, value: '' }] },
  })
  const pages = (answers: Answers) =>
    pagesOf(conditional, 'SECTION', answers)
      .filter(({ scriptKey }) => scriptKey === 'EXTRACTION')
      .map(wordOf)

  test('a question is skipped with its risks and what refines it, and its answer is kept', () => {
    expect(pages(withSource(both, 'yes'))).toEqual([
      'EXTRACTION.source',
      'EXTRACTION.plan',
      'EXTRACTION.last',
    ])
    const asked = withSource(both, 'yes')
    expect(summarizeScript(conditional, extraction, asked)).toMatchObject({ status: 'RED', numRisks: 1 })
    const skipped = withSource(steel, 'yes')
    expect(pages(skipped)).toEqual(['EXTRACTION.source', 'EXTRACTION.last'])
    expect(summarizeScript(conditional, extraction, skipped)).toMatchObject({ status: 'GREEN', numRisks: 0 })
    expect(risksOf(conditional, extraction, skipped)).toEqual([])
    expect(isSkippedQuestion(conditional, extraction, plan, skipped)).toBe(true)
    expect(isSkippedQuestion(conditional, extraction, plan, asked)).toBe(false)
    expect(askedQuestionsOf(conditional, extraction, skipped).map(({ questionKey }) => questionKey)).toEqual([
      'source',
      'last',
    ])
    expect(solvedRisks(conditional, 'SECTION', asked, skipped)).toHaveLength(1)
    expect(countQuestions(conditional, 'SECTION', asked)).toBe(6)
    expect(countQuestions(conditional, 'SECTION', skipped)).toBe(4)
  })

  test('a question is open as long as it is not known whether it is asked', () => {
    const unknown: Answers = { ...both, EXTRACTION: red }
    expect(pages(unknown)).toEqual(['EXTRACTION.source', 'EXTRACTION.last'])
    expect(summarizeScript(conditional, extraction, unknown)).toEqual({
      status: 'GREY',
      numUnfinished: 2,
      numRisks: 0,
      isUnknown: false,
    })
    const asked = withSource(both, 'yes')
    expect(solvedRisks(conditional, 'SECTION', asked, unknown)).toEqual([])
    expect(isSkippedQuestion(conditional, extraction, plan, unknown)).toBe(true)
    expect(countQuestions(conditional, 'SECTION', unknown)).toBe(6)
  })

  test('resumes at the question that decides whether a question of these scripts is asked', () => {
    const survey = conditional.scripts.find(({ scriptKey }) => scriptKey === 'STAINLESS') as Survey
    const onPlan: Questionnaire = structuredClone(conditional)
    const asked = onPlan.scripts.find(({ scriptKey }) => scriptKey === 'STAINLESS') as Survey
    asked.questions.push({
      ...structuredClone(survey.questions[0]!),
      questionKey: 'more',
      dependsOn: [{ scriptKey: 'EXTRACTION', questionKey: 'plan', answerKeys: ['own'] }],
    })
    const finished = { ...both, ...given('STAINLESS.chromium: yes') }
    const resume = (answers: Answers) => wordOf(resumePage(onPlan, 'SECTION', answers, ['STAINLESS']))
    expect(resume(finished), 'what the deciding question itself depends on').toBe('EXTRACTION.source')
    expect(resume({ ...finished, ...given('EXTRACTION.source: yes') })).toBe('EXTRACTION.plan')
    expect(resume({ ...finished, ...given('EXTRACTION.source: no') })).toBeUndefined()
    expect(resume(withSource(finished, 'yes')), 'known').toBe('STAINLESS.more')
  })

  test('an answer to a skipped question ends nothing', () => {
    const ending: Questionnaire = structuredClone(conditional)
    const survey = ending.scripts.find(({ scriptKey }) => scriptKey === 'EXTRACTION') as Survey
    survey.questions[1]!.answers[0]!.endsScript = true
    const keys = (answers: Answers) =>
      askedQuestionsOf(ending, survey, answers).map(({ questionKey }) => questionKey)
    expect(keys(withSource(both, 'yes'))).toEqual(['source', 'plan'])
    expect(keys(withSource(steel, 'yes'))).toEqual(['source', 'last'])
  })

  test('a question that decides on another one is asked again when an answer was added', () => {
    const next: Questionnaire = { ...structuredClone(conditional), version: 2 }
    const survey = next.scripts.find(({ scriptKey }) => scriptKey === 'EXTRACTION') as Survey
    survey.questions[0]!.answers.push({ answerKey: 'often', label: 'Vaak', color: 'GREEN', since: 2 })
    const asked = (key: number) =>
      isOutdated(next, survey, survey.questions[key]!, [{ answerId: 'yes', value: '', version: 1 }])
    expect(asked(0)).toBe(true)
    survey.questions[3]!.answers.push({ answerKey: 'often', label: 'Vaak', color: 'GREEN', since: 2 })
    expect(asked(3), 'decides nothing').toBe(false)
  })
})

describe('after a section', () => {
  const grey = { status: 'GREY' } as const
  const green = { status: 'GREEN' } as const
  const sections = [
    { id: 1, ...green },
    { id: 2, ...grey },
    { id: 3, ...green },
    { id: 4, ...grey },
  ]

  test.each([
    ['the first that is not finished, at the start', null, { part: 'SECTION', id: 2 }],
    ['the next that is not finished', 2, { part: 'SECTION', id: 4 }],
    ['round to the first', 4, { part: 'SECTION', id: 2 }],
  ])('comes %s', (_, current, expected) => {
    expect(nextPart(sections, grey, current)).toEqual(expected)
  })

  test('is the company once all sections are finished, and then undefined', () => {
    const finished = sections.map((section) => ({ ...section, ...green }))
    expect(nextPart(finished, grey, 4)).toEqual({ part: 'COMPANY' })
    expect(nextPart(finished, green, 4)).toBeUndefined()
    expect(nextPart([], grey, null)).toEqual({ part: 'COMPANY' })
  })
})

describe('a new version', () => {
  /** The next version: without the plan and the answer "stainless", with a new question about ventilation. */
  const second: Questionnaire = {
    ...weldingSmoke,
    version: 2,
    scripts: weldingSmoke.scripts.map((script) => {
      if (script.scriptType !== 'SURVEY') return script
      const [first] = script.questions
      if (script.scriptKey === 'EXTRACTION')
        return { ...script, questions: [first!, { ...first!, questionKey: 'ventilation', since: 2 }] }
      if (script.scriptKey !== 'WORK') return script
      const without = ({ answerKey }: { answerKey: string }) => answerKey !== 'stainless'
      return {
        ...script,
        questions: script.questions.map((question) => ({
          ...question,
          answers: question.answers.filter(without),
        })),
      }
    }),
  }
  const red = { ...done, ...steel, ...given('EXTRACTION.source: no', 'EXTRACTION.plan: own=Hek') }

  test('keeps every answer whose question still exists', () => {
    const [extraction] = surveysOf(second, 'SECTION').filter(({ scriptKey }) => scriptKey === 'EXTRACTION')
    expect(risksOf(second, extraction!, red)).toMatchObject([{ label: 'Lasrook komt in de ruimte' }])
    expect(countQuestions(second, 'SECTION', red)).toBe(4)
  })

  test('ignores answers without a question, and the questions that depend on them', () => {
    expect(pagesOf(second, 'SECTION', red).map(wordOf)).not.toContain('STAINLESS.chromium')
  })

  test('opens a question with an answer that was removed, also beside one that still exists', () => {
    const [work] = surveysOf(second, 'SECTION')
    expect(summarizeScript(second, work!, both)).toMatchObject({ status: 'GREY', numUnfinished: 1 })
    expect(summarizeScript(second, work!, steel)).toMatchObject({ status: 'GREEN', numUnfinished: 0 })
    expect(newQuestions(second, 'SECTION', both, [1, 1]).map(wordOf)).toEqual([
      'WORK.materials',
      'EXTRACTION.ventilation',
    ])
  })

  test('opens a question that decides what is asked when it has a new answer, until it is answered again', () => {
    const aluminium = { answerKey: 'aluminium', label: 'Aluminium', color: null, since: 2 }
    /** The next version: with an answer "aluminium" to every question, which leads to the questions about stainless steel. */
    const third: Questionnaire = {
      ...weldingSmoke,
      version: 2,
      scripts: weldingSmoke.scripts.map((script) => {
        if (script.scriptType !== 'SURVEY') return script
        const { dependsOn, questions } = script
        const isStainless = script.scriptKey === 'STAINLESS'
        return {
          ...script,
          dependsOn: dependsOn && {
            ...dependsOn,
            answerKeys: [...dependsOn.answerKeys, ...(isStainless ? ['aluminium'] : [])],
          },
          questions: questions.map((question) => ({
            ...question,
            answers: [...question.answers, aluminium],
          })),
        }
      }),
    }
    const steelIn = (version: number) =>
      answersOf(
        ['welds yes', 'materials steel'].map((line) => {
          const [questionId, answerId] = line.split(' ')
          return {
            scriptKey: 'WORK',
            questionId: questionId!,
            answers: [{ answerId: answerId!, value: '' }],
            version,
          }
        }),
      )
    const opened = (version: number) =>
      newQuestions(third, 'SECTION', steelIn(version), [version]).map(wordOf)
    expect(opened(1), 'only where it decides').toEqual(['WORK.materials'])
    expect(opened(2)).toEqual([])
    const stainless = surveysOf(third, 'SECTION')[2]!
    expect(summarizeScript(third, stainless, steelIn(1))).toMatchObject({ status: 'GREY', isUnknown: true })
    expect(summarizeScript(third, stainless, steelIn(2)).status).toBe('WHITE')
    const extraction = surveysOf(third, 'SECTION')[1]!
    expect(summarizeScript(third, extraction, steelIn(1)).isUnknown, 'chosen then').toBe(false)
  })

  test('reopens a question whose only answer was removed', () => {
    const answers = given('WORK.welds: yes', 'WORK.materials: stainless')
    expect(wordOf(resumePage(second, 'SECTION', answers))).toBe('WORK.materials')
    expect(newQuestions(second, 'SECTION', answers, [1, 1]).map(wordOf)).toEqual(['WORK.materials'])
  })

  test('lists the new questions until they are answered', () => {
    const names = (answers: Answers, versions: number[]) =>
      newQuestions(second, 'SECTION', answers, versions).map(wordOf)
    expect(names(red, [1, 1, 1])).toEqual(['EXTRACTION.ventilation'])
    expect(names(red, [2, 1])).toEqual(['EXTRACTION.ventilation'])
    expect(names(red, [2, 2])).toEqual([])
    expect(names({}, [])).toEqual([])
    const answered = { ...red, EXTRACTION: { ...red.EXTRACTION, ...given('X.ventilation: yes').X } }
    expect(names(answered, [1, 2])).toEqual([])
    expect(summarizePart(second, 'SECTION', red).status).toBe('GREY')
    expect(summarizePart(second, 'SECTION', answered).status).toBe('RED')
  })
})

describe('answers that depend on other answers', () => {
  const chromium = { scriptKey: 'STAINLESS', questionKey: 'chromium' }
  /** The answers to EXTRACTION.source, changed. */
  const withSource = (change: (answer: Answer) => Answer): Questionnaire => ({
    ...weldingSmoke,
    scripts: weldingSmoke.scripts.map((script) =>
      script.scriptKey === 'EXTRACTION' && script.scriptType === 'SURVEY'
        ? {
            ...script,
            questions: script.questions.map((question) =>
              question.questionKey === 'source'
                ? { ...question, answers: question.answers.map(change) }
                : question,
            ),
          }
        : script,
    ),
  })
  const stainless = { scriptKey: 'WORK', questionKey: 'materials', answerKeys: ['stainless'] }
  const steelOnly = { ...stainless, answerKeys: ['steel'] }
  const extractionOf = (questionnaire: Questionnaire) => surveysOf(questionnaire, 'SECTION')[1]!
  const source = (questionnaire: Questionnaire, at: number) =>
    extractionOf(questionnaire).questions[0]!.answers[at]!
  const statusOf = (questionnaire: Questionnaire, answers: Answers) =>
    summarizeScript(questionnaire, extractionOf(questionnaire), answers).status
  const extracted = given(
    'WORK.welds: yes',
    'WORK.materials: steel',
    'EXTRACTION.source: yes',
    'EXTRACTION.plan: arm',
  )
  const of = (materials: string, ...lines: string[]) =>
    given('WORK.welds: yes', `WORK.materials: ${materials}`, 'EXTRACTION.plan: arm', ...lines)

  test('an answer without its ground is not offered, and leaves its question open', () => {
    const questionnaire = withSource((answer) =>
      answer.answerKey === 'yes' ? { ...answer, onlyWhen: [steelOnly] } : answer,
    )
    const survey = extractionOf(questionnaire)
    const yes = source(questionnaire, 0)
    expect(isOffered(questionnaire, survey, yes, extracted)).toBe(true)
    expect(statusOf(questionnaire, extracted)).toBe('GREEN')
    const answers = of('stainless', 'EXTRACTION.source: yes')
    expect(isOffered(questionnaire, survey, yes, answers)).toBe(false)
    expect(contradictionOf(questionnaire, survey, yes, answers)).toBe('een eerder antwoord sluit het uit')
    expect(statusOf(questionnaire, answers)).toBe('GREY')
  })

  test('an answer that another one contradicts is offered, says why, and leaves its question open', () => {
    const questionnaire = withSource((answer) =>
      answer.answerKey === 'yes'
        ? { ...answer, contradictedBy: [{ ...stainless, because: 'bij RVS moet dat gemeten zijn' }] }
        : answer,
    )
    const survey = extractionOf(questionnaire)
    const yes = source(questionnaire, 0)
    const answers = of('steel stainless', 'EXTRACTION.source: yes')
    expect(isOffered(questionnaire, survey, yes, answers)).toBe(true)
    expect(contradictionOf(questionnaire, survey, yes, answers)).toBe('bij RVS moet dat gemeten zijn')
    expect(statusOf(questionnaire, answers)).toBe('GREY')
    expect(contradictionOf(questionnaire, survey, yes, extracted)).toBeUndefined()
    expect(statusOf(questionnaire, extracted)).toBe('GREEN')
  })

  test('what depends on a contradicted answer is not known', () => {
    const contradicted = withSource((answer) =>
      answer.answerKey === 'yes'
        ? { ...answer, contradictedBy: [{ ...stainless, because: 'dat kan niet' }] }
        : answer,
    )
    const questionnaire: Questionnaire = {
      ...contradicted,
      scripts: contradicted.scripts.map((script) =>
        script.scriptKey === 'STAINLESS'
          ? { ...script, dependsOn: { scriptKey: 'EXTRACTION', questionKey: 'source', answerKeys: ['no'] } }
          : script,
      ),
    }
    const last = surveysOf(questionnaire, 'SECTION')[2]!
    const isUnknown = (answers: Answers) => summarizeScript(questionnaire, last, answers).isUnknown
    expect(isUnknown(of('stainless', 'EXTRACTION.source: yes'))).toBe(true)
    expect(isUnknown(of('steel', 'EXTRACTION.source: yes'))).toBe(false)
  })

  test('a risk is urgent with one answer, and eased with others', () => {
    const urgencyOf = (questionnaire: Questionnaire, answers: Answers) =>
      risksOf(questionnaire, extractionOf(questionnaire), answers).map(({ urgency, answer }) => [
        urgency,
        answer.color,
      ])
    const urgent = withSource((answer) => (answer.risk ? { ...answer, urgentWhen: [stainless] } : answer))
    expect(urgencyOf(urgent, of('steel', 'EXTRACTION.source: no'))).toEqual([['SOON', 'RED']])
    expect(urgencyOf(urgent, of('stainless', 'EXTRACTION.source: no'))).toEqual([['NOW', 'RED']])

    const conditions = [stainless, { ...chromium, answerKeys: ['yes'] }]
    const eased = withSource((answer) =>
      answer.risk ? { ...answer, easedWhen: { conditions, urgency: 'LATER' } } : answer,
    )
    const known = of('stainless', 'EXTRACTION.source: no', 'STAINLESS.chromium: yes')
    const unknown = of('stainless', 'EXTRACTION.source: no', 'STAINLESS.chromium: no')
    expect([urgencyOf(eased, known), statusOf(eased, known)]).toEqual([[['LATER', 'ORANGE']], 'ORANGE'])
    expect([urgencyOf(eased, unknown), statusOf(eased, unknown)]).toEqual([[['SOON', 'RED']], 'RED'])
  })

  test('the reasons of answers without a risk are listed', () => {
    const reasonsWith = (plan: string) =>
      reasonsOf(weldingSmoke, survey('EXTRACTION'), of('steel', 'EXTRACTION.source: yes', plan)).map(
        ({ question, reason }) => [question.questionKey, reason],
      )
    expect(reasonsWith('EXTRACTION.plan: own=Hek')).toEqual([['plan', 'Hek']])
    expect(reasonsWith('EXTRACTION.plan: own')).toEqual([])
    expect(reasonsWith('EXTRACTION.plan: arm')).toEqual([])
  })
})
