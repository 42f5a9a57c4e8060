import * as v from 'valibot'

import { hasOwnPage } from '#shared/domain/checks/check-flow.ts'
import { answerKeysOf } from '#shared/domain/checks/computations.ts'
import {
  type Answer,
  ARCHIVE_LINK,
  type Condition,
  conditionsOf,
  decidedBy,
  isDecided,
  type NotCopied,
  type Question,
  type QuestionKeys,
  Questionnaire,
  type Script,
  type SectionField,
  type Survey,
} from '#shared/domain/checks/questionnaire.ts'

// The rules for a questionnaire, checked in tests and when the server starts, so that browsers get only valid ones.

/** Throws an error with a sentence about each fault. */
export function assertValid(questionnaire: Questionnaire): Questionnaire {
  const faults = findFaults(questionnaire)
  if (faults.length > 0)
    throw new Error(`The questionnaire ${questionnaire.check} cannot be used:\n${faults.join('\n')}`)
  return questionnaire
}

export function findFaults(questionnaire: Questionnaire): string[] {
  if (!v.is(Questionnaire, questionnaire)) {
    const { issues } = v.safeParse(Questionnaire, questionnaire)
    return (issues ?? []).map((issue) => `${v.getDotPath(issue) ?? 'The whole'}: ${issue.message}.`)
  }
  return [
    ...flowFaults(questionnaire),
    ...dependencyFaults(questionnaire),
    ...groundFaults(questionnaire),
    ...columnFaults(questionnaire),
    ...questionnaire.scripts.flatMap((script) =>
      script.scriptType === 'SURVEY' ? surveyFaults(questionnaire, script) : [],
    ),
    ...pictureFaults(questionnaire),
    ...fieldFaults(questionnaire),
    ...copyFaults(questionnaire),
    ...(questionnaire.disclaimers ?? [])
      .filter(({ archiveText }) => archiveText !== undefined && archiveText.split(ARCHIVE_LINK).length !== 2)
      .map(({ text }) => `The archive of the disclaimer "${text}" needs one ${ARCHIVE_LINK}.`),
    ...textFaults(questionnaire),
  ]
}

const isSurvey = (script: Script): script is Survey => script.scriptType === 'SURVEY'

const duplicates = (keys: readonly string[]) => [
  ...new Set(keys.filter((key, at) => keys.indexOf(key) !== at)),
]

/** The scripts in the order of the flow, up to the first error in it. `broken`: that error. */
function followFlow({ scripts, startScriptKey }: Questionnaire): { order: Script[]; broken: string[] } {
  const order: Script[] = []
  for (let key: string | null = startScriptKey; key !== null; key = order.at(-1)!.nextScript) {
    const from = order.at(-1)?.scriptKey ?? 'The beginning'
    const next = scripts.find(({ scriptKey }) => scriptKey === key)
    if (!next) return { order, broken: [`${from} leads to ${key}, which does not exist.`] }
    if (order.includes(next)) return { order, broken: [`${from} leads back to ${key}.`] }
    order.push(next)
  }
  return { order, broken: [] }
}

function flowFaults(questionnaire: Questionnaire): string[] {
  const { scripts, version } = questionnaire
  const { order, broken } = followFlow(questionnaire)
  return [
    ...(Number.isInteger(version) && version >= 1 ? [] : ['A version counts up from 1.']),
    ...duplicates(scripts.map(({ scriptKey }) => scriptKey)).map((key) => `There are two scripts ${key}.`),
    // In addresses, a key takes the same place as the number of a section.
    ...scripts
      .filter(({ scriptKey }) => !/^[A-Z][A-Z0-9_]*$/.test(scriptKey))
      .map(({ scriptKey }) => `"${scriptKey}" is no key: CAPITALS_AND_UNDERSCORES.`),
    ...broken,
    ...(broken.length > 0 ? [] : scripts)
      .filter(({ scriptKey }) => !order.some((reached) => reached.scriptKey === scriptKey))
      .map(({ scriptKey }) => `Nothing leads to ${scriptKey}.`),
  ]
}

function dependencyFaults(questionnaire: Questionnaire): string[] {
  const { order } = followFlow(questionnaire)
  return order.flatMap((script, at) => {
    const isBefore = (asked: Survey) => order.slice(0, at).includes(asked)
    return [
      ...(script.alsoDependsOn && !script.dependsOn
        ? [`${script.scriptKey} has further conditions without a first one.`]
        : []),
      ...conditionsOf(script).flatMap((condition) =>
        conditionFaults(questionnaire, script, condition, isBefore).map(
          (fault) => `${script.scriptKey} depends on ${fault}.`,
        ),
      ),
      ...(isSurvey(script) ? script.questions : []).flatMap(
        ({ questionKey, dependsOn }, index, questions) => {
          const isEarlier = (asked: Survey, question: Question) =>
            isBefore(asked) || questions.slice(0, index).includes(question)
          const faults = (dependsOn ?? []).flatMap((condition) =>
            conditionFaults(questionnaire, script, condition, isEarlier),
          )
          return [...faults, ...(dependsOn?.length === 0 ? ['nothing'] : [])].map(
            (fault) => `${script.scriptKey}.${questionKey} depends on ${fault}.`,
          )
        },
      ),
    ]
  })
}

/**
 * "WORK.gone, which does not exist". `script`: the one with the condition, or with the question that has it.
 * `isEarlier`: whether a question is asked before.
 */
function conditionFaults(
  { scripts }: Questionnaire,
  script: Script,
  { scriptKey, questionKey, answerKeys }: Condition,
  isEarlier: (asked: Survey, question: Question) => boolean,
): string[] {
  const asked = scripts.find((candidate) => candidate.scriptKey === scriptKey)
  if (!asked || !isSurvey(asked)) return [`${scriptKey}, which is no survey`]
  const question = asked.questions.find((candidate) => candidate.questionKey === questionKey)
  if (!question) return [`${scriptKey}.${questionKey}, which does not exist`]
  if (asked.genericScript !== script.genericScript)
    return [`${scriptKey}, which is not asked in the same part`]
  if (!isEarlier(asked, question)) return [`${scriptKey}.${questionKey}, which comes later`]
  if (!hasOwnPage(question)) return [`${scriptKey}.${questionKey}, which may stay unanswered`]
  if (answerKeys.length === 0) return ['no answer at all']
  return answerKeys
    .filter((key) => !question.answers.some(({ answerKey }) => answerKey === key))
    .map((key) => `${scriptKey}.${questionKey}.${key}, which does not exist`)
}

/** Conditions of answers: about earlier questions, except those that ease a risk. */
function groundFaults(questionnaire: Questionnaire): string[] {
  const { order } = followFlow(questionnaire)
  return order.flatMap((script, at) =>
    (isSurvey(script) ? script.questions : []).flatMap(({ questionKey, answers }, index, questions) => {
      const isEarlier = (asked: Survey, question: Question) =>
        order.slice(0, at).includes(asked) || questions.slice(0, index).includes(question)
      const isOther = (_: Survey, question: Question) => question !== questions[index]
      return answers.flatMap(({ answerKey, onlyWhen, contradictedBy, urgentWhen, easedWhen }) => {
        const faults = [
          ...[...(onlyWhen ?? []), ...(contradictedBy ?? [])].flatMap((condition) =>
            conditionFaults(questionnaire, script, condition, isEarlier),
          ),
          ...[...(urgentWhen ?? []), ...(easedWhen?.conditions ?? [])].flatMap((condition) =>
            conditionFaults(questionnaire, script, condition, isOther),
          ),
          ...([onlyWhen, contradictedBy, urgentWhen, easedWhen?.conditions].some((list) => list?.length === 0)
            ? ['nothing']
            : []),
        ]
        return faults.map((fault) => `${script.scriptKey}.${questionKey}.${answerKey} depends on ${fault}.`)
      })
    }),
  )
}

function columnFaults({ columns, scripts }: Questionnaire): string[] {
  const inColumns = columns.flatMap(({ scriptKeys }) => scriptKeys)
  const sectionSurveys = scripts.filter((script) => isSurvey(script) && !script.genericScript)
  const keys = sectionSurveys.map(({ scriptKey }) => scriptKey)
  return [
    ...duplicates(columns.map(({ columnKey }) => columnKey)).map((key) => `There are two columns ${key}.`),
    ...duplicates(inColumns).map((key) => `${key} is in the columns twice.`),
    ...columns
      .filter(({ scriptKeys }) => scriptKeys.length === 0)
      .map(({ columnKey }) => `The column ${columnKey} is empty.`),
    ...columns
      .filter(
        ({ columnKey, scriptKeys }) =>
          scripts.some(({ scriptKey }) => scriptKey === columnKey) && !scriptKeys.includes(columnKey),
      )
      .map(({ columnKey }) => `The column ${columnKey} has the key of a script that is not in it.`),
    ...[...new Set(inColumns)]
      .filter((key) => !keys.includes(key))
      .map((key) => `${key} is in a column, but is no survey that is asked per section.`),
    ...keys.filter((key) => !inColumns.includes(key)).map((key) => `${key} is in no column.`),
  ]
}

const refinementFaults = ({ scriptKey, questions }: Survey): string[] =>
  questions.flatMap(({ questionKey, refines }, at) =>
    refines === undefined ||
    questions.slice(0, at).some((other) => other.questionKey === refines && hasOwnPage(other))
      ? []
      : [`${scriptKey}.${questionKey} refines ${refines}, which is no page before it.`],
  )

function helpfulFieldFaults(
  { section }: Questionnaire,
  { genericScript }: Survey,
  { helpfulFields = [] }: Question,
): string[] {
  const unknown = helpfulFields.filter(
    (key) => !(section.fields ?? []).some(({ fieldKey }) => fieldKey === key),
  )
  return [
    ...unknown.map((key) => `shows the field ${key}, which a section does not have`),
    ...(genericScript && helpfulFields.length > 0
      ? ['shows fields of a section, and is not asked per section']
      : []),
  ]
}

function recordFaults({ section }: Questionnaire, { scriptKey, genericScript }: Survey, question: Question) {
  const { questionKey, fromRecord, type, computation, refines, plansMeasures, answers } = question
  if (!fromRecord) return []
  const isOfField = (section.fields ?? []).some((field) => {
    const decides = decidedBy(field)
    return decides?.scriptKey === scriptKey && decides.questionKey === questionKey
  })
  const faults: [boolean, string][] = [
    [genericScript, 'follows from the record of a section, and is not asked per section'],
    [isOfField, 'follows from the record of a section, and a field decides it'],
    [
      type === 'COMPUTED' || computation !== undefined,
      'follows from the record of a section, and is computed',
    ],
    [refines !== undefined, 'follows from the record of a section, and refines another question'],
    [plansMeasures === true, 'follows from the record of a section, and shows risks on its page'],
    [
      answers.some(
        ({ freeText, withoutRisks, requiresMeasures }) =>
          freeText !== undefined || withoutRisks || requiresMeasures,
      ),
      'follows from the record of a section, and has an answer that only a user can give',
    ],
  ]
  return faults.flatMap(([isThere, fault]) => (isThere ? [fault] : []))
}

function surveyFaults(questionnaire: Questionnaire, survey: Survey): string[] {
  const { scriptKey, questions } = survey
  return [
    ...refinementFaults(survey),
    ...(questions.length === 0 ? [`${scriptKey} asks nothing.`] : []),
    ...duplicates(questions.map(({ questionKey }) => questionKey)).map(
      (key) => `There are two questions ${scriptKey}.${key}.`,
    ),
    ...questions.flatMap((question) =>
      [
        ...questionFaults(questionnaire.version, question),
        ...recordFaults(questionnaire, survey, question),
        ...helpfulFieldFaults(questionnaire, survey, question),
      ].map((fault) => `${scriptKey}.${question.questionKey} ${fault}.`),
    ),
  ]
}

/** In the text alternative of a picture. Source: docs/questionnaires.md, "Texts". */
const MAX_ALT_WORDS = 25

function pictureFaults({ scripts, pictures }: Questionnaire): string[] {
  const questions = scripts.flatMap((script) =>
    isSurvey(script) ? script.questions.map((question) => ({ ...question, script })) : [],
  )
  return [
    ...questions.flatMap(({ script, questionKey, picture }) => {
      if (!picture) return []
      const at = `${script.scriptKey}.${questionKey}`
      const numWords = picture.alt.trim().split(/\s+/).length
      return [
        ...(Object.hasOwn(pictures, picture.name)
          ? []
          : [`${at} has the picture ${picture.name}, which does not exist.`]),
        ...(numWords > MAX_ALT_WORDS
          ? [`${at} describes its picture in ${numWords} words: at most ${MAX_ALT_WORDS}.`]
          : []),
      ]
    }),
    ...Object.keys(pictures)
      .filter((name) => !questions.some(({ picture }) => picture?.name === name))
      .map((name) => `The picture ${name} belongs to no question.`),
  ]
}

function fieldFaults(questionnaire: Questionnaire): string[] {
  const { fields = [], suggestions } = questionnaire.section
  const decided = fields.flatMap((field) => {
    const decides = decidedBy(field)
    return decides ? [`${decides.scriptKey}.${decides.questionKey}`] : []
  })
  return [
    ...duplicates(fields.map(({ fieldKey }) => fieldKey)).map((key) => `There are two fields ${key}.`),
    ...duplicates(decided).map((key) => `Two fields decide ${key}.`),
    ...(suggestions.length > 0 && fields.some(({ required }) => required)
      ? ['Sections are suggested by their names, and have a field that must be filled in.']
      : []),
    ...fields.flatMap((field) =>
      faultsOfField(questionnaire, field).map((fault) => `The field ${field.fieldKey} ${fault}.`),
    ),
  ]
}

function copyFaults(questionnaire: Questionnaire): string[] {
  const { copiesWithout = [] } = questionnaire.section
  const nameOf = ({ scriptKey, questionKey }: NotCopied) => [scriptKey, questionKey].filter(Boolean).join('.')
  return [
    ...duplicates(copiesWithout.map(nameOf)).map((name) => `A copy leaves out ${name} twice.`),
    ...copiesWithout.flatMap((left) => {
      const { scriptKey, questionKey } = left
      const script = questionnaire.scripts.filter(isSurvey).find((one) => one.scriptKey === scriptKey)
      const question = script?.questions.find((one) => one.questionKey === questionKey)
      if (!script || (questionKey !== undefined && !question))
        return [`A copy leaves out ${nameOf(left)}, which does not exist.`]
      if (script.genericScript) return [`A copy leaves out ${nameOf(left)}, which is not asked per section.`]
      return question && isDecided(questionnaire, script, question)
        ? [`A copy leaves out ${nameOf(left)}, which a field decides.`]
        : []
    }),
  ]
}

function faultsOfField(questionnaire: Questionnaire, field: SectionField): string[] {
  const { fields = [] } = questionnaire.section
  if (field.type === 'NUMBER')
    return [
      ...(typeof field.max === 'number' && field.max < field.min
        ? [`has no number from ${field.min} to ${field.max}`]
        : []),
      ...(field.decides
        ? decisionFaults(questionnaire, field.decides, [
            field.decides.below,
            field.decides.other,
            field.decides.none,
          ])
        : []),
    ]
  if (field.type === 'DATE' && field.after !== undefined) {
    const earlier = fields.find(({ fieldKey }) => fieldKey === field.after)
    return earlier?.type === 'DATE' && earlier !== field
      ? []
      : [`comes after ${field.after}, which is no date`]
  }
  if (field.type !== 'CHOICE') return []
  const keys = field.options.map(({ optionKey }) => optionKey)
  return [
    ...(keys.length < 2 ? ['leaves nothing to choose'] : []),
    ...duplicates(keys).map((key) => `has two options ${key}`),
    ...(field.decides && !field.required ? ['decides an answer, and may stay empty'] : []),
    ...(field.decides ? decisionFaults(questionnaire, field.decides, keys) : []),
  ]
}

/** Nobody can answer the question of a field otherwise, nor do anything about a risk of it. */
function decisionFaults(
  { scripts }: Questionnaire,
  { scriptKey, questionKey }: QuestionKeys,
  optionKeys: readonly string[],
): string[] {
  const script = scripts.find((candidate) => candidate.scriptKey === scriptKey)
  const question =
    script && isSurvey(script) && script.questions.find((one) => one.questionKey === questionKey)
  if (!question) return [`decides ${scriptKey}.${questionKey}, which does not exist`]
  const answerKeys = question.answers.map(({ answerKey }) => answerKey)
  const isPlain = question.type === 'SINGLE' && !question.computation && question.refines === undefined
  return [
    ...(script.genericScript ? [`decides ${scriptKey}.${questionKey}, which is not asked per section`] : []),
    ...(isPlain ? [] : [`decides ${scriptKey}.${questionKey}, which is no plain choice of one answer`]),
    ...(question.answers.every(({ color, freeText }) => color === null && freeText === undefined)
      ? []
      : [`decides ${scriptKey}.${questionKey}, which has an answer with a judgement or a text`]),
    ...optionKeys
      .filter((key) => !answerKeys.includes(key))
      .map((key) => `has the option ${key}, which ${scriptKey}.${questionKey} does not have`),
    ...answerKeys
      .filter((key) => !optionKeys.includes(key))
      .map((key) => `does not have the option ${key} of ${scriptKey}.${questionKey}`),
  ]
}

const isDay = (text: string) => /^\d{4}-\d\d-\d\d$/.test(text) && !Number.isNaN(Date.parse(text))

/** Source: docs/questionnaires.md, "Texts". */
const MAX_WORDS_OF_QUESTION = 25

const countWords = (text: string) => text.split(/\s+/).length

/** A question whose answer can also be chosen may have more answers than the computation gives. */
function computationFaults({ type, computation, answers }: Question): string[] {
  if (!computation) return type === 'COMPUTED' ? ['has no computation, and is of that type'] : []
  if (type === 'MULTI') return ['computes one answer, and takes several']
  const keys = answers.map(({ answerKey }) => answerKey)
  const computed = answerKeysOf(computation)
  const missing = computed.filter((key) => !keys.includes(key))
  const never = keys.filter((key) => type === 'COMPUTED' && !computed.includes(key))
  return [
    ...missing.map((key) => `computes the answer ${key}, which it does not have`),
    ...never.map((key) => `has the answer ${key}, which is never computed`),
    // What is filled in is stored where the text would be.
    ...answers
      .filter(({ freeText }) => freeText !== undefined)
      .map(({ answerKey }) => `computes an answer, and asks for a text with ${answerKey}`),
  ]
}

function questionFaults(version: number, question: Question): string[] {
  const { text, since, norm, type, answers } = question
  return [
    ...computationFaults(question),
    ...(countWords(text) > MAX_WORDS_OF_QUESTION
      ? [`asks in ${countWords(text)} words, and at most ${MAX_WORDS_OF_QUESTION} are read easily`]
      : []),
    ...(Number.isInteger(since) && since >= 1 && since <= version
      ? []
      : [`is there since version ${since}, and the questionnaire is version ${version}`]),
    ...(norm.sources.length === 0 ? ['has no source'] : []),
    ...norm.sources
      .filter(({ url }) => url !== undefined && !/^https?:\/\/[^ ]+$/.test(url))
      .map(({ url }) => `has a source with the address "${url}"`),
    ...(isDay(norm.reviewed) ? [] : [`was reviewed on "${norm.reviewed}", which is no day`]),
    ...(question.isPrimarySafeguard && answers.some(saysNotApplicable)
      ? ['is about what protects people most, and has an answer that it does not apply']
      : []),
    ...(answers.length < 2 ? ['leaves nothing to choose'] : []),
    ...(answers.every(({ withoutRisks }) => withoutRisks) ? ['leaves nothing to choose beside a risk'] : []),
    ...(type === 'MULTI' && answers.every(({ excludesOthers }) => excludesOthers)
      ? ['takes several answers that all exclude each other']
      : []),
    ...duplicates(answers.map(({ answerKey }) => answerKey)).map((key) => `has two answers ${key}`),
    ...answers.flatMap((answer) =>
      answerFaults(question, answer).map((fault) => `has an answer ${answer.answerKey} that ${fault}`),
    ),
  ]
}

/** Nothing is in order by itself: a reason makes it so. */
const saysNotApplicable = ({ answerKey, label }: Pick<Answer, 'answerKey' | 'label'>) =>
  answerKey === 'na' || /niet (van toepassing|nodig)|n\.v\.t/i.test(label)

function answerFaults({ type, fromRecord }: Question, answer: Answer): string[] {
  const { color, label, risk, endsScript, excludesOthers, requiresMeasures, withoutRisks } = answer
  const { answerKey, freeText, onlyWhen, urgentWhen, easedWhen } = answer
  const isBad = color === 'RED' || color === 'ORANGE'
  const faults: [boolean, string][] = [
    [isBad && !risk, `is ${color?.toLowerCase()} without a risk`],
    [!isBad && risk !== undefined, 'has a risk without being red or orange'],
    [risk !== undefined && risk.actions.length === 0, 'has a risk without anything to do about it'],
    [type !== 'MULTI' && excludesOthers === true, 'excludes others, of which there are none'],
    [type === 'MULTI' && endsScript === true, 'ends the script, beside others that do not'],
    [withoutRisks === true && risk !== undefined, 'says that there is no risk, and is one'],
    [requiresMeasures === true && withoutRisks === true, 'is for risks, and for none'],
    [easedWhen !== undefined && color !== 'RED', 'is eased without being red'],
    [urgentWhen !== undefined && color !== 'RED', 'is made urgent without being red'],
    [
      color === 'GREEN' && saysNotApplicable({ answerKey, label }) && !freeText && !onlyWhen && !fromRecord,
      'says that it does not apply, without a reason: a fact that is recorded, or a text',
    ],
  ]
  return faults.flatMap(([isThere, fault]) => (isThere ? [fault] : []))
}

const textsOfField = (field: SectionField): string[] => [
  field.label,
  ...(field.description === undefined ? [] : [field.description]),
  ...(field.type === 'CHOICE' ? field.options.map(({ label }) => label) : []),
]

/** Every text that users read, with its place. `generic`: not asked per section. */
export function listTexts({
  scripts,
  columns,
  section,
  disclaimers = [],
}: Questionnaire): { at: string; text: string; generic: boolean }[] {
  const ofAnswer = ({ label, risk, freeText }: Answer) => [
    label,
    ...(risk ? [risk.label, ...risk.actions] : []),
    ...(freeText === undefined ? [] : [freeText]),
  ]
  const ofQuestion = ({ text, picture, norm, answers }: Question) => [
    text,
    ...(picture ? [picture.alt] : []),
    ...(picture?.caption === undefined ? [] : [picture.caption]),
    norm.explanation,
    ...norm.sources.map(({ name }) => name),
    ...answers.flatMap(ofAnswer),
  ]
  return [
    ...section.suggestions.map((text) => ({ at: section.one, text, generic: true })),
    ...(section.copiesWithout ?? []).map(({ scriptKey, label }) => ({
      at: `What a copy leaves out of ${scriptKey}`,
      text: label,
      generic: true,
    })),
    ...(section.fields ?? []).flatMap((field) =>
      textsOfField(field).map((text) => ({ at: `The field ${field.fieldKey}`, text, generic: true })),
    ),
    ...disclaimers.flatMap(({ text, archiveText }) =>
      [text, ...(archiveText === undefined ? [] : [archiveText.replaceAll(ARCHIVE_LINK, 'het archief')])].map(
        (words) => ({ at: 'A disclaimer', text: words, generic: true }),
      ),
    ),
    ...columns.map(({ columnKey, label }) => ({ at: columnKey, text: label, generic: true })),
    ...scripts.flatMap((script) => [
      { at: script.scriptKey, text: script.title, generic: true },
      ...(isSurvey(script)
        ? script.questions.flatMap((question) =>
            ofQuestion(question).map((text) => ({ at: `${script.scriptKey}.${question.questionKey}`, text })),
          )
        : [{ at: script.scriptKey, text: script.text }]
      ).map((found) => ({ ...found, generic: script.genericScript })),
    ]),
  ]
}

function textFaults(questionnaire: Questionnaire): string[] {
  const { placeholder } = questionnaire.section
  return listTexts(questionnaire).flatMap(({ at, text, generic }) => {
    if (text.trim() === '') return [`${at} has an empty text.`]
    return (text.match(/\{[^}]*\}/g) ?? [])
      .filter((found) => generic || found !== placeholder)
      .map((found) =>
        found === placeholder
          ? `${at} speaks of ${found}, and is not asked per section.`
          : `${at} speaks of ${found}, which is never filled in.`,
      )
  })
}
