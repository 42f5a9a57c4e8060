import * as v from 'valibot'

import { Check } from '#shared/domain/basics/check.ts'

// The content of a check: scripts with questions, and their order. Independent of the theme.

/**
 * A: the law or the standard itself was read. B: a reliable second source. C: professional knowledge, without its
 * source. D: chosen or calculated by ourselves.
 */
export const Grade = v.picklist(['A', 'B', 'C', 'D'])
export type Grade = v.InferOutput<typeof Grade>

export const gradeLabels: Record<Grade, string> = {
  A: 'gelezen in de wet of de norm zelf',
  B: 'gelezen in een betrouwbare tweede bron',
  C: 'vakkennis, zonder de tekst van de bron',
  D: 'zelf gekozen of berekend',
}

export const Source = v.object({ name: v.string(), url: v.optional(v.string()), grade: Grade })
export type Source = v.InferOutput<typeof Source>

/** Shown behind "Waarom?". `reviewed`: yyyy-mm-dd. */
export const Norm = v.object({ explanation: v.string(), sources: v.array(Source), reviewed: v.string() })
export type Norm = v.InferOutput<typeof Norm>

/** The most urgent first. */
export const urgencies = ['NOW', 'SOON', 'LATER'] as const
export const Urgency = v.picklist(urgencies)
export type Urgency = v.InferOutput<typeof Urgency>

export const urgencyLabels: Record<Urgency, string> = {
  NOW: 'Direct',
  SOON: 'Binnen drie maanden',
  LATER: 'Binnen een jaar',
}

/** Of a red answer, or what an orange one asks attention for. `actions`: measures against it, the best first. */
export const Risk = v.object({ label: v.string(), urgency: Urgency, actions: v.array(v.string()) })
export type Risk = v.InferOutput<typeof Risk>

/** Holds when one of these answers was given to that question. */
const Condition = v.object({
  scriptKey: v.string(),
  questionKey: v.string(),
  answerKeys: v.array(v.string()),
})
export type Condition = v.InferOutput<typeof Condition>

export const Answer = v.object({
  answerKey: v.string(),
  label: v.string(),
  /**
   * ORANGE: not wrong, but something has to be done, such as looking again. GREY: the question stays unfinished. null: a
   * choice without a judgement.
   */
  color: v.nullable(v.picklist(['GREEN', 'ORANGE', 'RED', 'GREY'])),
  /** Required for a red and an orange answer, and not allowed for others. */
  risk: v.optional(Risk),
  /** Skips the rest of the script. */
  endsScript: v.optional(v.boolean()),
  /** In a question of type MULTI: excludes all other answers. */
  excludesOthers: v.optional(v.boolean()),
  /** Only valid while the rest of the part has no risk. Otherwise it is not offered, and its question is unfinished. */
  withoutRisks: v.optional(v.boolean()),
  /** The label of a free text with this answer, such as a reason. Without that text the question is unfinished. */
  freeText: v.optional(v.string()),
  /** Earlier answers without which it cannot be true: only offered when all hold, and only valid as long as they do. */
  onlyWhen: v.optional(v.array(Condition)),
  /** Earlier answers with which it cannot be true. `because`: why, as the end of a sentence. Its question is unfinished. */
  contradictedBy: v.optional(v.array(v.object({ ...Condition.entries, because: v.string() }))),
  /** Of a red answer: with one of these answers to other questions, its risk is to be removed NOW. */
  urgentWhen: v.optional(v.array(Condition)),
  /** Of a red answer: with these answers to other questions all is done that has to be. It is orange and less urgent. */
  easedWhen: v.optional(v.object({ conditions: v.array(Condition), urgency: Urgency })),
  /** Only offered when an action point says for every risk of the part who removes it, and when. */
  requiresMeasures: v.optional(v.boolean()),
  /** The first version of the questionnaire with this answer, when its question is older. */
  since: v.optional(v.number()),
})
export type Answer = v.InferOutput<typeof Answer>

/**
 * `name`: of the file, without the extension. `alt`: what it shows and what is yellow in it, for who cannot see it.
 * `caption`: what its yellow part means, when that is not clear by itself.
 */
export const Picture = v.object({ name: v.string(), alt: v.string(), caption: v.optional(v.string()) })
export type Picture = v.InferOutput<typeof Picture>

const Computation = v.picklist([
  'LIFTING_EQUATION',
  'HAND_ARM_VIBRATION',
  'NOISE_DOSE',
  'NOISE_AT_EAR',
  'WELDING_FUME_CLASS',
])
export type Computation = v.InferOutput<typeof Computation>

export const Question = v.object({
  questionKey: v.string(),
  /** May contain the placeholder of the questionnaire. */
  text: v.string(),
  /** For a question about something that can be seen. */
  picture: v.optional(Picture),
  /** The keys of fields of the section that the page of the question shows. */
  helpfulFields: v.optional(v.array(v.string())),
  /** COMPUTED: the answer follows from what the user fills in. */
  type: v.picklist(['SINGLE', 'MULTI', 'COMPUTED']),
  /** Required for COMPUTED. With SINGLE, users choose an answer or compute it. */
  computation: v.optional(Computation),
  /**
   * The answer follows from what is recorded of the section, as more than one field decides: the server stores it, and
   * the question has no page. It may be open when something is not recorded.
   */
  fromRecord: v.optional(v.literal(true)),
  /** The key of an earlier question of the script: this one is shown with it, and may stay unanswered. */
  refines: v.optional(v.string()),
  /** Conditions about earlier questions, all of which must hold. */
  dependsOn: v.optional(v.array(Condition)),
  norm: Norm,
  /** The first version of the questionnaire with this question. */
  since: v.number(),
  /** About what protects people most: it always applies. */
  isPrimarySafeguard: v.optional(v.literal(true)),
  /** Shows the found risks above the answers, to agree on a measure against each. */
  plansMeasures: v.optional(v.boolean()),
  answers: v.array(Answer),
})
export type Question = v.InferOutput<typeof Question>

const script = {
  scriptKey: v.string(),
  title: v.string(),
  nextScript: v.nullable(v.string()),
  /** Asked once for the company, instead of in every section. */
  genericScript: v.boolean(),
  /** Skipped unless this condition holds, and those of `alsoDependsOn`. null: never skipped. */
  dependsOn: v.nullable(Condition),
  alsoDependsOn: v.optional(v.array(Condition)),
}

const Information = v.object({ ...script, scriptType: v.literal('INFORMATION'), text: v.string() })

export const Survey = v.object({
  ...script,
  scriptType: v.literal('SURVEY'),
  hasFactsheets: v.boolean(),
  questions: v.array(Question),
})
export type Survey = v.InferOutput<typeof Survey>

export const Script = v.variant('scriptType', [Information, Survey])
export type Script = v.InferOutput<typeof Script>

/** One script, or several scripts that count as one. */
export const Column = v.object({ columnKey: v.string(), label: v.string(), scriptKeys: v.array(v.string()) })
export type Column = v.InferOutput<typeof Column>

/** In `archiveText`, for the link to the archive. */
export const ARCHIVE_LINK = '{link}'

/** `archiveText`: only where the company has an archive of the check (`checkArchivedUrl`). */
export const Disclaimer = v.object({ text: v.string(), archiveText: v.optional(v.string()) })
export type Disclaimer = v.InferOutput<typeof Disclaimer>

const QuestionKeys = v.object({ scriptKey: v.string(), questionKey: v.string() })
export type QuestionKeys = v.InferOutput<typeof QuestionKeys>

const fieldBase = {
  fieldKey: v.string(),
  label: v.string(),
  description: v.optional(v.string()),
  required: v.boolean(),
  /** Whether lists of sections show its value. */
  identifies: v.optional(v.boolean()),
}

// `decides`: the question whose answer follows from the field, which has no page. Of a choice that is the option with the
// same key; of a number the key for less than `from`, for other numbers and for none.

/**
 * Values are texts: a number in digits, a date as yyyy-mm-dd, the key of an option. `max` THIS_YEAR: in Amsterdam.
 * `after`: the key of a field with an earlier date. `reminds`: shown on the first page of the company, and mailed to
 * its owner, when near or past. `decides`: see above.
 */
export const SectionField = v.variant('type', [
  v.object({ ...fieldBase, type: v.literal('TEXT') }),
  v.object({
    ...fieldBase,
    type: v.literal('NUMBER'),
    min: v.number(),
    max: v.union([v.number(), v.literal('THIS_YEAR')]),
    decides: v.optional(
      v.object({
        ...QuestionKeys.entries,
        from: v.number(),
        below: v.string(),
        other: v.string(),
        none: v.string(),
      }),
    ),
  }),
  v.object({
    ...fieldBase,
    type: v.literal('DATE'),
    after: v.optional(v.string()),
    reminds: v.optional(v.boolean()),
  }),
  v.object({
    ...fieldBase,
    type: v.literal('CHOICE'),
    options: v.array(v.object({ optionKey: v.string(), label: v.string() })),
    decides: v.optional(QuestionKeys),
  }),
])
export type SectionField = v.InferOutput<typeof SectionField>

/** A script, or one question of it. `label`: how the form of the copy calls it, inside a sentence. */
export const NotCopied = v.object({
  scriptKey: v.string(),
  questionKey: v.optional(v.string()),
  label: v.string(),
})
export type NotCopied = v.InferOutput<typeof NotCopied>

export const Questionnaire = v.object({
  check: Check,
  /** Increases with every change of the questions. Stored with every answer. */
  version: v.number(),
  /**
   * In Dutch: what the check is repeated for. `placeholder`: its name in texts. `phrase`: the words around that, left
   * out where the name stands beside the question. `suggestions`: of names. `fields`: in the order of the form.
   * `copiesWithout`: answers that a copy does not take over, nor the remarks on these scripts.
   */
  section: v.object({
    one: v.string(),
    many: v.string(),
    placeholder: v.string(),
    phrase: v.string(),
    suggestions: v.array(v.string()),
    fields: v.optional(v.array(SectionField)),
    copiesWithout: v.optional(v.array(NotCopied)),
  }),
  disclaimers: v.optional(v.array(Disclaimer)),
  startScriptKey: v.string(),
  columns: v.array(Column),
  scripts: v.array(Script),
  pictures: v.record(v.string(), v.string()),
})
export type Questionnaire = v.InferOutput<typeof Questionnaire>

export const conditionsOf = ({ dependsOn, alsoDependsOn = [] }: Script): readonly Condition[] =>
  dependsOn ? [dependsOn, ...alsoDependsOn] : alsoDependsOn

export const isDeciding = (
  { scripts }: Pick<Questionnaire, 'scripts'>,
  { scriptKey }: Pick<Survey, 'scriptKey'>,
  { questionKey }: Pick<Question, 'questionKey'>,
): boolean =>
  scripts.some((script) =>
    [
      ...conditionsOf(script),
      ...(script.scriptType === 'SURVEY' ? script.questions.flatMap(({ dependsOn = [] }) => dependsOn) : []),
    ].some((condition) => condition.scriptKey === scriptKey && condition.questionKey === questionKey),
  )

export function findQuestion(
  { scripts }: Pick<Questionnaire, 'scripts'>,
  { scriptKey, questionKey }: { scriptKey: string; questionKey: string | null },
): Question | undefined {
  const script = scripts.find((candidate) => candidate.scriptKey === scriptKey)
  if (script?.scriptType !== 'SURVEY') return undefined
  return script.questions.find((question) => question.questionKey === questionKey)
}

/** The question whose answer follows from the field. */
export const decidedBy = (field: SectionField): QuestionKeys | undefined =>
  'decides' in field ? field.decides : undefined

/** The answer follows from what is recorded of the section: users do not give it. */
export const isDecided = (
  questionnaire: Pick<Questionnaire, 'section' | 'scripts'>,
  { scriptKey }: Pick<Survey, 'scriptKey'>,
  { questionKey }: Pick<Question, 'questionKey'>,
): boolean =>
  (questionnaire.section.fields ?? []).some((field) => {
    const decides = decidedBy(field)
    return decides?.scriptKey === scriptKey && decides.questionKey === questionKey
  }) || findQuestion(questionnaire, { scriptKey, questionKey })?.fromRecord === true

export function pictureOf(
  questionnaire: Questionnaire,
  keys: { scriptKey: string; questionKey: string | null },
): (Picture & { url: string }) | undefined {
  const picture = findQuestion(questionnaire, keys)?.picture
  return picture && { ...picture, url: questionnaire.pictures[picture.name]! }
}
