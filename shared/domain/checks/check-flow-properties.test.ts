import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { StatusColor } from '#shared/domain/basics/status-color.ts'
import {
  answeredBy,
  anyAnswer,
  finishingAnswer,
  questionnaires,
  questionsOfPart,
  withAnswer,
} from '../../../testing/factories/any-questionnaire.ts'
import { rounds } from '../../../testing/harness/rounds.ts'
import {
  type Answers,
  type CheckPage,
  combineColors,
  contradictionOf,
  countQuestions,
  decidingPage,
  hasOwnPage,
  isSkipped,
  judged,
  newQuestions,
  nextPage,
  nextPart,
  type Part,
  pagesOf,
  previousPage,
  resumePage,
  scriptsOf,
  summarizeCell,
  summarizePart,
  summarizeScript,
  surveysOf,
} from './check-flow.ts'
import {
  type Answer,
  type Condition,
  conditionsOf,
  type Question,
  type Questionnaire,
  type Survey,
} from './questionnaire.ts'

// Three hundred sequences of answers for each check, and as many for generated questionnaires.
const { numRuns: usual } = fc.readConfigureGlobal()
beforeAll(() => fc.configureGlobal({ numRuns: rounds(300) }))
afterAll(() => fc.configureGlobal({ numRuns: usual! }))

const anyPart = fc.constantFrom<Part>('SECTION', 'COMPANY')
const numbers = fc.array(fc.nat(4_095), { minLength: 1, maxLength: 60 })
const anyColors = fc.array(fc.constantFrom<StatusColor>('GREY', 'RED', 'ORANGE', 'GREEN', 'WHITE'))

/** The rule that hides a page (docs/product.md, section 4); undefined when it must be shown. */
function objection(
  questionnaire: Questionnaire,
  part: Part,
  answers: Answers,
  page: CheckPage,
): string | undefined {
  const script = questionnaire.scripts.find(({ scriptKey }) => scriptKey === page.scriptKey)!
  if (script.genericScript !== (part === 'COMPANY')) return 'asked in the other part'
  const isHidden = (scriptKey: string, questionKey: string) =>
    objection(questionnaire, part, answers, { scriptKey, questionKey }) !== undefined
  const isMissing = ({ scriptKey, questionKey, answerKeys }: Condition) =>
    isHidden(scriptKey, questionKey) ||
    !(answers[scriptKey]?.[questionKey] ?? []).some(({ answerId }) => answerKeys.includes(answerId))
  if (script.dependsOn && isMissing(script.dependsOn)) return 'depends on another answer'
  if (script.alsoDependsOn?.some(isMissing)) return 'depends on one more answer'
  if (script.scriptType === 'INFORMATION') return undefined
  const at = script.questions.findIndex(({ questionKey }) => questionKey === page.questionKey)
  const { dependsOn = [], refines } = script.questions[at]!
  if (dependsOn.some(isMissing)) return 'a question that depends on another answer'
  if (refines !== undefined && isHidden(script.scriptKey, refines)) return 'refines what is not asked'
  const isEnded = script.questions
    .slice(0, at)
    .some(
      ({ questionKey, answers: known }) =>
        (answers[script.scriptKey]?.[questionKey] ?? []).some(
          ({ answerId }) => known.find(({ answerKey }) => answerKey === answerId)?.endsScript,
        ) && !isHidden(script.scriptKey, questionKey),
    )
  return isEnded ? 'behind an answer that ends the script' : undefined
}

/** Of a survey that is asked, by the rules above. */
const isAskedQuestion = (
  questionnaire: Questionnaire,
  part: Part,
  { scriptKey }: Survey,
  { questionKey }: Question,
  answers: Answers,
) => objection(questionnaire, part, answers, { scriptKey, questionKey }) === undefined

const questionAt = (questionnaire: Questionnaire, part: Part, page: CheckPage) =>
  questionsOfPart(questionnaire, part).find(
    ({ scriptKey, question }) => scriptKey === page.scriptKey && question.questionKey === page.questionKey,
  )?.question

const countContradicted = (questionnaire: Questionnaire, part: Part, answers: Answers) =>
  questionsOfPart(questionnaire, part).filter(({ scriptKey, question }) => {
    const survey = surveysOf(questionnaire, part).find((candidate) => candidate.scriptKey === scriptKey)!
    return question.answers.some(
      (answer) =>
        answers[scriptKey]?.[question.questionKey]?.some(({ answerId }) => answerId === answer.answerKey) &&
        contradictionOf(questionnaire, survey, answer, answers) !== undefined,
    )
  }).length

/** Answers each question from the beginning, as chosen by the numbers. Yields every step. */
function* walk(questionnaire: Questionnaire, part: Part, by: readonly number[], changesMind: boolean) {
  let answers: Answers = {}
  let page: CheckPage | undefined = pagesOf(questionnaire, part, answers)[0]
  for (let step = 0; page; step++) {
    if (step > 1_000) throw new Error('This walk does not end.')
    const number = by[step % by.length]!
    const question = questionAt(questionnaire, part, page)
    yield { page, answers }
    if (question)
      answers = withAnswer(answers, page.scriptKey, question.questionKey, anyAnswer(question, number))
    const all = questionsOfPart(questionnaire, part)
    const earlier = all[(number >> 3) % Math.max(1, all.length)]
    if (changesMind && earlier && number % 2 === 1)
      answers = withAnswer(
        answers,
        earlier.scriptKey,
        earlier.question.questionKey,
        number % 5 === 0 ? [] : anyAnswer(earlier.question, number >> 1),
      )
    page = nextPage(questionnaire, part, answers, page)
  }
  yield { page: undefined, answers }
}

describe.each(questionnaires)('%s', (_, questionnaire) => {
  const situation = fc
    .record({ questionnaire, part: anyPart, by: numbers })
    .map(({ questionnaire, part, by }) => ({
      questionnaire,
      part,
      by,
      answers: answeredBy(questionnaire, part, by),
    }))

  test('terminates for all answers and changes of answers', () => {
    fc.assert(
      fc.property(questionnaire, anyPart, numbers, fc.boolean(), (questionnaire, part, by, changesMind) => {
        const steps = [...walk(questionnaire, part, by, changesMind)]
        const pages = scriptsOf(questionnaire, part).map((script) =>
          script.scriptType === 'SURVEY' ? script.questions.length : 1,
        )
        expect(steps.length - 1).toBeLessThanOrEqual(pages.reduce((sum, count) => sum + count, 0))
      }),
    )
  })

  test('never leads to a skipped script, or past an answer that ends a script', () => {
    fc.assert(
      fc.property(questionnaire, anyPart, numbers, fc.boolean(), (questionnaire, part, by, changesMind) => {
        for (const { page, answers } of walk(questionnaire, part, by, changesMind))
          if (page) expect(objection(questionnaire, part, answers, page)).toBeUndefined()
      }),
    )
  })

  test('shows all pages that are not hidden, in the order of the flow', () => {
    fc.assert(
      fc.property(situation, ({ questionnaire, part, answers }) => {
        const inFlow = scriptsOf(questionnaire, part).flatMap((script): CheckPage[] =>
          script.scriptType === 'SURVEY'
            ? script.questions
                .filter(hasOwnPage)
                .map(({ questionKey }) => ({ scriptKey: script.scriptKey, questionKey }))
            : [{ scriptKey: script.scriptKey, questionKey: null }],
        )
        expect(pagesOf(questionnaire, part, answers)).toEqual(
          inFlow.filter((page) => objection(questionnaire, part, answers, page) === undefined),
        )
      }),
    )
  })

  test('the previous page of the next page is the page itself', () => {
    fc.assert(
      fc.property(situation, ({ questionnaire, part, answers }) => {
        const places = pagesOf(questionnaire, part, answers)
        places.forEach((page, at) => {
          expect(nextPage(questionnaire, part, answers, page)).toEqual(places[at + 1])
          expect(previousPage(questionnaire, part, answers, page)).toEqual(places[at - 1])
        })
      }),
    )
  })

  test('is finished exactly when there is no page to resume at', () => {
    fc.assert(
      fc.property(situation, ({ questionnaire, part, answers }) => {
        const page = resumePage(questionnaire, part, answers)
        expect(page === undefined).toBe(summarizePart(questionnaire, part, answers).status !== 'GREY')
        if (page) expect(pagesOf(questionnaire, part, answers)).toContainEqual(page)
      }),
    )
  })

  test('is finished after answering every page to resume at', () => {
    fc.assert(
      fc.property(situation, ({ questionnaire, part, answers: begun }) => {
        let answers = begun
        const limit = 2 * questionsOfPart(questionnaire, part).length + 1
        for (let turn = 0; turn < limit; turn++) {
          let page = resumePage(questionnaire, part, answers)
          if (page?.questionKey === null) page = nextPage(questionnaire, part, answers, page)
          if (!page) break
          const question = questionAt(questionnaire, part, page)!
          const survey = surveysOf(questionnaire, part).find((one) => one.scriptKey === page.scriptKey)!
          const given = finishingAnswer(questionnaire, survey, question, answers)
          answers = withAnswer(answers, page.scriptKey, question.questionKey, given)
        }
        expect(summarizePart(questionnaire, part, answers).status).not.toBe('GREY')
      }),
    )
  })

  test('counts the open questions and the risks of each script', () => {
    fc.assert(
      fc.property(situation, ({ questionnaire, part, answers }) => {
        const scripts = surveysOf(questionnaire, part).map((survey) => ({
          ...summarizeScript(questionnaire, survey, answers),
          colors: isSkipped(questionnaire, survey, answers)
            ? []
            : survey.questions
                .filter((question) => isAskedQuestion(questionnaire, part, survey, question, answers))
                .flatMap(({ questionKey, answers: known }) =>
                  (answers[survey.scriptKey]?.[questionKey] ?? []).map(({ answerId }) => {
                    const answer = known.find(({ answerKey }) => answerKey === answerId)
                    return answer && judged(questionnaire, answer, answers).color
                  }),
                ),
        }))
        const summary = summarizePart(questionnaire, part, answers)
        for (const { status, numUnfinished, numRisks, colors, isUnknown } of scripts) {
          expect(status === 'GREY').toBe(isUnknown || numUnfinished > 0)
          expect(numRisks).toBe(colors.filter((color) => color === 'RED' || color === 'ORANGE').length)
          if (status !== 'GREY') {
            expect(status === 'RED').toBe(colors.includes('RED'))
            expect(status === 'ORANGE').toBe(colors.includes('ORANGE') && !colors.includes('RED'))
          }
        }
        expect(summary).toEqual({
          status: combineColors(scripts.map(({ status }) => status)),
          numUnfinished: scripts.reduce((sum, { numUnfinished }) => sum + numUnfinished, 0),
          numRisks: scripts.reduce((sum, { numRisks }) => sum + numRisks, 0),
        })
      }),
    )
  })

  test('counts every survey of a section in one column of the matrix', () => {
    fc.assert(
      fc.property(situation, ({ questionnaire, part, answers }) => {
        fc.pre(part === 'SECTION')
        const cells = questionnaire.columns.map((column) => summarizeCell(questionnaire, column, answers))
        const whole = summarizePart(questionnaire, 'SECTION', answers)
        expect(combineColors(cells.map(({ status }) => status))).toBe(whole.status)
        expect(cells.reduce((sum, { numRisks }) => sum + numRisks, 0)).toBe(whole.numRisks)
        expect(cells.reduce((sum, { numUnfinished }) => sum + numUnfinished, 0)).toBe(whole.numUnfinished)
      }),
    )
  })

  test('keeps the answers of a deselected task, and restores them with the task', () => {
    fc.assert(
      fc.property(situation, fc.nat(), ({ questionnaire, part, answers }, by) => {
        const on = scriptsOf(questionnaire, part).flatMap(conditionsOf)
        fc.pre(on.length > 0)
        const { scriptKey, questionKey } = on[by % on.length]!
        const dependents = surveysOf(questionnaire, part).filter((survey) =>
          conditionsOf(survey).some(
            (condition) => condition.scriptKey === scriptKey && condition.questionKey === questionKey,
          ),
        )
        const before = answers[scriptKey]?.[questionKey] ?? []
        const without = withAnswer(answers, scriptKey, questionKey, [])
        for (const survey of dependents) {
          const isUnknown = decidingPage(questionnaire, survey, without) !== undefined
          expect(summarizeScript(questionnaire, survey, without)).toEqual({
            status: isUnknown ? 'GREY' : 'WHITE',
            numUnfinished: isUnknown ? expect.any(Number) : 0,
            numRisks: 0,
            isUnknown,
          })
          expect(without[survey.scriptKey]).toEqual(answers[survey.scriptKey])
        }
        const again = withAnswer(without, scriptKey, questionKey, before)
        expect(summarizePart(questionnaire, part, again)).toEqual(summarizePart(questionnaire, part, answers))
        expect(pagesOf(questionnaire, part, again)).toEqual(pagesOf(questionnaire, part, answers))
      }),
    )
  })

  test('no question is open exactly when nothing is unfinished', () => {
    fc.assert(
      fc.property(situation, ({ questionnaire, part, answers }) => {
        const { status, numUnfinished } = summarizePart(questionnaire, part, answers)
        expect(numUnfinished).toBeLessThanOrEqual(countQuestions(questionnaire, part, answers))
        expect(numUnfinished === 0).toBe(status !== 'GREY')
      }),
    )
  })

  test('fewer questions are open with each answer, when questions are answered in order', () => {
    fc.assert(
      fc.property(questionnaire, anyPart, numbers, (questionnaire, part, by) => {
        let before = summarizePart(questionnaire, part, {}).numUnfinished
        for (const { answers } of walk(questionnaire, part, by, false)) {
          const { numUnfinished } = summarizePart(questionnaire, part, answers)
          const now = numUnfinished - countContradicted(questionnaire, part, answers)
          expect(now).toBeLessThanOrEqual(before)
          before = now
        }
      }),
    )
  })

  test('new questions are unanswered and newer than the oldest answer', () => {
    fc.assert(
      fc.property(
        situation,
        fc.array(fc.integer({ min: 1, max: 3 })),
        ({ questionnaire, part, answers }, versions) => {
          const oldest = Math.min(...versions)
          expect(newQuestions(questionnaire, part, answers, versions)).toEqual(
            pagesOf(questionnaire, part, answers).filter((page) => {
              const question = questionAt(questionnaire, part, page)
              if (!question) return false
              const given = answers[page.scriptKey]?.[question.questionKey] ?? []
              return given.length === 0 && question.since > oldest
            }),
          )
        },
      ),
    )
  })

  test('computes the same with the texts and keys of another check', () => {
    fc.assert(
      fc.property(situation, ({ questionnaire, part, by, answers }) => {
        const twin = inOtherWords(questionnaire)
        const twinAnswers = answeredBy(twin, part, by)
        expect(summarizePart(twin, part, twinAnswers)).toEqual(summarizePart(questionnaire, part, answers))
        expect(pagesOf(twin, part, twinAnswers)).toEqual(
          pagesOf(questionnaire, part, answers).map(({ scriptKey, questionKey }) => ({
            scriptKey: other(scriptKey),
            questionKey: questionKey && other(questionKey),
          })),
        )
      }),
    )
  })
})

const other = (key: string) => `NOISE_${key}`

const onOther = ({ scriptKey, questionKey, answerKeys }: Condition): Condition => ({
  scriptKey: other(scriptKey),
  questionKey: other(questionKey),
  answerKeys: answerKeys.map(other),
})

const inOtherKeys = (answer: Answer): Answer => {
  const { answerKey, onlyWhen, contradictedBy, urgentWhen, easedWhen } = answer
  return {
    ...answer,
    answerKey: other(answerKey),
    ...(onlyWhen && { onlyWhen: onlyWhen.map(onOther) }),
    ...(contradictedBy && {
      contradictedBy: contradictedBy.map((condition) => ({ ...condition, ...onOther(condition) })),
    }),
    ...(urgentWhen && { urgentWhen: urgentWhen.map(onOther) }),
    ...(easedWhen && { easedWhen: { ...easedWhen, conditions: easedWhen.conditions.map(onOther) } }),
  }
}

/** The same questionnaire with other keys and texts, about noise per machine. */
const inOtherWords = (questionnaire: Questionnaire): Questionnaire => ({
  ...questionnaire,
  check: 'NOISE_HAZARD',
  section: {
    one: 'machine',
    many: 'machines',
    placeholder: '{machine}',
    phrase: 'van {machine}',
    suggestions: [],
  },
  startScriptKey: other(questionnaire.startScriptKey),
  columns: questionnaire.columns.map((column) => ({ ...column, scriptKeys: column.scriptKeys.map(other) })),
  scripts: questionnaire.scripts.map((script) => ({
    ...script,
    scriptKey: other(script.scriptKey),
    nextScript: script.nextScript && other(script.nextScript),
    dependsOn: script.dependsOn && onOther(script.dependsOn),
    ...(script.alsoDependsOn && { alsoDependsOn: script.alsoDependsOn.map(onOther) }),
    ...(script.scriptType === 'SURVEY' && {
      questions: script.questions.map((question) => ({
        ...question,
        questionKey: other(question.questionKey),
        ...(question.refines && { refines: other(question.refines) }),
        ...(question.dependsOn && { dependsOn: question.dependsOn.map(onOther) }),
        text: question.text.replaceAll(questionnaire.section.placeholder, '{machine}'),
        answers: question.answers.map(inOtherKeys),
      })),
    }),
  })),
})

describe('colours', () => {
  test('do not depend on their order', () => {
    fc.assert(
      fc.property(anyColors, fc.nat(), (colors, turn) => {
        const turned = colors.map((_, at) => colors[(at + turn) % colors.length]!).toReversed()
        expect(combineColors(turned)).toBe(combineColors(colors))
      }),
    )
  })

  test('can be combined in any grouping', () => {
    fc.assert(
      fc.property(anyColors, anyColors, (some, others) => {
        expect(combineColors([combineColors(some), combineColors(others)])).toBe(
          combineColors([...some, ...others]),
        )
      }),
    )
  })

  test('combine to GREY, then RED, ORANGE and GREEN, and to WHITE only without other colours', () => {
    fc.assert(
      fc.property(anyColors, (colors) => {
        const has = (color: StatusColor) => colors.includes(color)
        const otherwise = has('ORANGE') ? 'ORANGE' : has('GREEN') ? 'GREEN' : 'WHITE'
        expect(combineColors(colors)).toBe(has('GREY') ? 'GREY' : has('RED') ? 'RED' : otherwise)
      }),
    )
  })
})

describe('the order of the parts', () => {
  const statuses = fc.array(fc.constantFrom<StatusColor>('GREY', 'RED', 'ORANGE', 'GREEN', 'WHITE'), {
    maxLength: 12,
  })

  test('returns each unfinished part once, the company last, and terminates', () => {
    fc.assert(
      fc.property(statuses, fc.boolean(), fc.nat(), (colors, companyIsOpen, start) => {
        let sections = colors.map((status, id) => ({ id: id + 1, status }))
        let company: { status: StatusColor } = { status: companyIsOpen ? 'GREY' : 'GREEN' }
        let current = colors.length > 0 ? start % (colors.length + 1) || null : null
        const named: (number | 'COMPANY')[] = []
        for (let turn = 0; turn <= colors.length + 1; turn++) {
          const next = nextPart(sections, company, current)
          if (!next) break
          if (next.part === 'COMPANY') {
            named.push('COMPANY')
            company = { status: 'GREEN' }
          } else {
            const { id } = next
            named.push(id)
            current = id
            sections = sections.map((section) => (section.id === id ? { id, status: 'RED' } : section))
          }
        }
        const open = colors.flatMap((status, id) => (status === 'GREY' ? [id + 1] : []))
        const from = colors.length > 0 ? start % (colors.length + 1) : 0
        expect(named).toEqual([
          ...open.filter((id) => id > from),
          ...open.filter((id) => id <= from),
          ...(companyIsOpen ? ['COMPANY'] : []),
        ])
      }),
    )
  })
})
