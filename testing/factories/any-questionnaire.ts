import fc from 'fast-check'
import { writtenChecks } from '#server/checks/questionnaires/written-checks.ts'
import {
  type Answers,
  contradictionOf,
  type GivenAnswer,
  type Part,
} from '#shared/domain/checks/check-flow.ts'
import type {
  Answer,
  Condition,
  Question,
  Questionnaire,
  Script,
  Survey,
} from '#shared/domain/checks/questionnaire.ts'

// Generators of valid questionnaires, however unlikely, and of answers to the questions of any questionnaire.

const norm = {
  explanation: 'Waarom.',
  sources: [{ name: 'Bron', grade: 'D' as const }],
  reviewed: '2026-11-21',
}
const risk = { label: 'Risico', urgency: 'SOON' as const, actions: ['Doe iets'] }

/** The first answer can always finish the question. */
const answersTo = (type: Question['type']) =>
  fc
    .array(
      fc.record({
        color: fc.constantFrom('GREEN' as const, 'ORANGE' as const, 'RED' as const, 'GREY' as const, null),
        isSpecial: fc.boolean(),
        hasText: fc.boolean(),
        withoutRisks: fc.boolean(),
      }),
      { minLength: 2, maxLength: 4 },
    )
    .map((drafts) =>
      drafts.map(({ color, isSpecial, hasText, withoutRisks }, at): Answer => {
        const finishing = at === 0 && color === 'GREY' ? 'GREEN' : color
        const isBad = finishing === 'RED' || finishing === 'ORANGE'
        return {
          answerKey: `a${at}`,
          label: `Antwoord ${at}`,
          color: finishing,
          ...(isBad ? { risk } : {}),
          ...(hasText ? { freeText: 'Wat?' } : {}),
          ...(withoutRisks && at > 0 && !isBad ? { withoutRisks } : {}),
          ...(isSpecial && type === 'SINGLE' ? { endsScript: true } : {}),
          ...(isSpecial && type === 'MULTI' && at > 0 ? { excludesOthers: true } : {}),
        }
      }),
    )

/** Numbers that select an earlier question and its answers. */
type Dependence = { script: number; question: number; answers: number }
const dependence = fc.record({ script: fc.nat(), question: fc.nat(), answers: fc.nat() })

/** Usually none. */
const dependences = fc.oneof(
  { weight: 2, arbitrary: fc.constant<Dependence[]>([]) },
  { weight: 1, arbitrary: fc.array(dependence, { minLength: 1, maxLength: 2 }) },
)

const groundKinds = ['onlyWhen', 'contradictedBy', 'urgentWhen', 'easedWhen'] as const

/** What the last answer depends on, and how. */
type Ground = { kind: (typeof groundKinds)[number]; dependences: Dependence[] }

type QuestionDraft = Question & { dependences: Dependence[]; ground: Ground }

const questions = (version: number) =>
  fc
    .array(
      fc.constantFrom('SINGLE' as const, 'MULTI' as const).chain((type) =>
        fc.record({
          type: fc.constant(type),
          answers: answersTo(type),
          since: fc.integer({ min: 1, max: version }),
          isRefining: fc.boolean(),
          dependences,
          ground: fc.record({ kind: fc.constantFrom(...groundKinds), dependences }),
        }),
      ),
      { minLength: 1, maxLength: 4 },
    )
    .map((drafts) =>
      drafts.map(
        ({ isRefining, ...draft }, at): QuestionDraft => ({
          ...draft,
          ...(isRefining && at > 0 && { refines: 'q0' }),
          questionKey: `q${at}`,
          text: `Vraag ${at}?`,
          norm,
        }),
      ),
    )

const drafts = (version: number) =>
  fc.array(
    fc.record({
      isSurvey: fc.boolean(),
      genericScript: fc.boolean(),
      questions: questions(version),
      dependences: fc.oneof(fc.array(dependence, { minLength: 1, maxLength: 1 }), dependences),
    }),
    { minLength: 1, maxLength: 8 },
  )

const words = [
  {
    one: 'functiegroep',
    many: 'functiegroepen',
    placeholder: '{functiegroep}',
    phrase: 'van {functiegroep}',
    suggestions: [],
  },
  { one: 'machine', many: 'machines', placeholder: '{machine}', phrase: 'van {machine}', suggestions: [] },
  { one: 'ruimte', many: 'ruimtes', placeholder: '{ruimte}', phrase: 'van {ruimte}', suggestions: [] },
]

const checks = ['PHYSICAL_STRAIN', 'NOISE_HAZARD', 'WELDING_SMOKE'] as const

const pick = <T>(from: readonly T[], by: number): T => from[by % from.length]!

function pickSome<T>(from: readonly T[], by: number): T[] {
  const some = from.filter((_, at) => (by >> at) % 2 === 1)
  return some.length > 0 ? some : [from[0]!]
}

/** Conditions on questions that have a page; none without such questions. */
const conditionsOn = (
  scripts: readonly { scriptKey: string; questions: readonly Question[] }[],
  dependences: readonly Dependence[],
): Condition[] =>
  dependences.flatMap((dependence) => {
    const asked = scripts
      .map(({ scriptKey, questions }) => ({
        scriptKey,
        questions: questions.filter(({ refines }) => !refines),
      }))
      .filter(({ questions }) => questions.length > 0)
    if (asked.length === 0) return []
    const { scriptKey, questions } = pick(asked, dependence.script)
    const { questionKey, answers } = pick(questions, dependence.question)
    const answerKeys = pickSome(answers, dependence.answers).map(({ answerKey }) => answerKey)
    return [{ scriptKey, questionKey, answerKeys }]
  })

/** The last answer with its ground: the first one can always finish the question. */
function grounded(answers: readonly Answer[], kind: Ground['kind'], on: readonly Condition[]): Answer[] {
  const last = answers.at(-1)!
  const isRed = last.color === 'RED'
  if (on.length === 0 || (!isRed && (kind === 'urgentWhen' || kind === 'easedWhen'))) return [...answers]
  const ground: Partial<Answer> =
    kind === 'easedWhen'
      ? { easedWhen: { conditions: [...on], urgency: 'LATER' } }
      : kind === 'contradictedBy'
        ? { contradictedBy: on.map((condition) => ({ ...condition, because: 'dat kan niet' })) }
        : { [kind]: on }
  return [...answers.slice(0, -1), { ...last, ...ground }]
}

/** Chains of scripts of both parts, conditions of scripts and questions, and every kind of answer. */
export const anyQuestionnaire: fc.Arbitrary<Questionnaire> = fc
  .record({
    version: fc.integer({ min: 1, max: 3 }),
    theme: fc.nat(2),
    columnSize: fc.integer({ min: 1, max: 3 }),
  })
  .chain(({ version, theme, columnSize }) =>
    drafts(version).map((made) => {
      const scripts = made.map(({ isSurvey, genericScript, questions, dependences }, at): Script => {
        const earlier = made.flatMap((other, index) =>
          index < at && other.isSurvey && other.genericScript === genericScript
            ? [{ scriptKey: `S${index}`, questions: other.questions }]
            : [],
        )
        const scriptKey = `S${at}`
        const [dependsOn = null, ...alsoDependsOn] = conditionsOn(earlier, dependences)
        const script = {
          scriptKey,
          title: `Onderdeel ${at}`,
          nextScript: at + 1 < made.length ? `S${at + 1}` : null,
          genericScript,
          dependsOn,
          ...(alsoDependsOn.length > 0 && { alsoDependsOn }),
        }
        const linked = questions.map(({ dependences, ground, ...question }, index): Question => {
          const before = [...earlier, { scriptKey, questions: questions.slice(0, index) }]
          const on = conditionsOn(before, dependences)
          const answers = grounded(question.answers, ground.kind, conditionsOn(before, ground.dependences))
          return { ...question, answers, ...(on.length > 0 && { dependsOn: on }) }
        })
        return isSurvey
          ? { ...script, scriptType: 'SURVEY', hasFactsheets: true, questions: linked }
          : { ...script, scriptType: 'INFORMATION', text: 'Lees dit.' }
      })
      const keys = scripts
        .filter(({ scriptType, genericScript }) => scriptType === 'SURVEY' && !genericScript)
        .map(({ scriptKey }) => scriptKey)
      return {
        check: checks[theme]!,
        version,
        section: words[theme]!,
        startScriptKey: 'S0',
        columns: keys
          .filter((_, at) => at % columnSize === 0)
          .map((columnKey) => {
            const at = keys.indexOf(columnKey)
            return { columnKey, label: `Kolom ${at}`, scriptKeys: keys.slice(at, at + columnSize) }
          }),
        scripts,
        pictures: {},
      }
    }),
  )

const withQuestions = (
  questionnaire: Questionnaire,
  change: (question: Question, script: Script) => Question,
): Questionnaire => ({
  ...questionnaire,
  scripts: questionnaire.scripts.map((script) =>
    script.scriptType === 'SURVEY'
      ? { ...script, questions: script.questions.map((question) => change(question, script)) }
      : script,
  ),
})

/** Also questions whose answer follows from the record: these have their own property tests. */
export const withAllPages = ({ section: { fields: _, ...section }, ...rest }: Questionnaire): Questionnaire =>
  withQuestions({ ...rest, section }, ({ fromRecord: _, ...question }) => question)

/** Only a question to which users have nothing to add. */
const canFollow = ({ refines, answers }: Question, { genericScript }: Script) =>
  !genericScript &&
  refines === undefined &&
  answers.every(({ freeText, withoutRisks }) => freeText === undefined && !withoutRisks)

const anyRecordQuestionnaire = fc
  .tuple(anyQuestionnaire, fc.array(fc.boolean(), { minLength: 1, maxLength: 12 }))
  .map(([questionnaire, choices]) => {
    let number = 0
    return withQuestions(questionnaire, (question, script) =>
      choices[number++ % choices.length] && canFollow(question, script)
        ? { ...question, fromRecord: true }
        : question,
    )
  })

export const recordQuestionnaires: [string, fc.Arbitrary<Questionnaire>][] = [
  ['any questionnaire', anyRecordQuestionnaire],
  ...Object.entries(writtenChecks)
    .filter(([, { questionnaire }]) =>
      questionnaire.scripts.some(
        (script) => script.scriptType === 'SURVEY' && script.questions.some(({ fromRecord }) => fromRecord),
      ),
    )
    .map(([name, { questionnaire }]): [string, fc.Arbitrary<Questionnaire>] => [
      `the questionnaire of ${name}`,
      fc.constant(questionnaire),
    ]),
]

export const questionnaires: [string, fc.Arbitrary<Questionnaire>][] = [
  ['any questionnaire', anyQuestionnaire],
  ...Object.entries(writtenChecks).map(([name, { questionnaire }]): [string, fc.Arbitrary<Questionnaire>] => [
    `the questionnaire of ${name}`,
    fc.constant(withAllPages(questionnaire)),
  ]),
]

export function anyAnswer({ type, answers }: Question, by: number): GivenAnswer[] {
  const chosen = type === 'MULTI' ? pickSome(answers, by) : [pick(answers, by)]
  const alone = chosen.find(({ excludesOthers }) => excludesOthers)
  return (alone ? [alone] : chosen).map(({ answerKey, freeText }) => ({
    answerId: answerKey,
    value: freeText && by % 3 > 0 ? 'Een tekst' : '',
  }))
}

/** The first that is finished beside the other answers. */
export function finishingAnswer(
  questionnaire: Questionnaire,
  survey: Survey,
  question: Question,
  answers: Answers,
): GivenAnswer[] {
  const found = question.answers.find(
    (answer) =>
      answer.color !== 'GREY' && contradictionOf(questionnaire, survey, answer, answers) === undefined,
  )!
  return [{ answerId: found.answerKey, value: found.freeText ? 'Een tekst' : '' }]
}

/** An empty list removes the answer. */
export const withAnswer = (
  answers: Answers,
  scriptKey: string,
  questionKey: string,
  given: readonly GivenAnswer[],
): Answers => ({ ...answers, [scriptKey]: { ...answers[scriptKey], [questionKey]: given } })

export const questionsOfPart = ({ scripts }: Questionnaire, part: Part) =>
  scripts.flatMap((script) =>
    script.scriptType === 'SURVEY' && script.genericScript === (part === 'COMPANY')
      ? script.questions.map((question) => ({ scriptKey: script.scriptKey, question }))
      : [],
  )

/** To some questions of a part, including skipped ones, selected by any numbers. */
export const answeredBy = (questionnaire: Questionnaire, part: Part, by: readonly number[]): Answers =>
  questionsOfPart(questionnaire, part).reduce<Answers>((answers, { scriptKey, question }, at) => {
    const number = by[at % Math.max(1, by.length)] ?? 0
    return number % 4 === 0
      ? answers
      : withAnswer(answers, scriptKey, question.questionKey, anyAnswer(question, number >> 2))
  }, {})
