import * as v from 'valibot'

import { Check } from './check.ts'

// The content of a check: scripts with questions, and in which order they come. Nothing here knows a theme.

/**
 * How well a limit is known. A: the law or the standard itself was read. B: a reliable second source. C: professional
 * knowledge that was not read again. D: derived by ourselves.
 */
export const Grade = v.picklist(['A', 'B', 'C', 'D'])
export type Grade = v.InferOutput<typeof Grade>

export const gradeLabels: Record<Grade, string> = {
  A: 'nagelezen in de wet of de norm zelf',
  B: 'uit een betrouwbare tweede bron',
  C: 'vakkennis, niet opnieuw nagelezen',
  D: 'door ons zelf afgeleid',
}

/** Where a limit comes from. `url`: where to read it, if it is public. */
export const Source = v.object({ name: v.string(), url: v.optional(v.string()), grade: Grade })
export type Source = v.InferOutput<typeof Source>

/** Why a question is asked and where its limits come from, for who asks "Waarom?". `reviewed`: yyyy-mm-dd. */
export const Norm = v.object({ explanation: v.string(), sources: v.array(Source), reviewed: v.string() })
export type Norm = v.InferOutput<typeof Norm>

/** How soon a risk has to go, the most urgent first. */
export const urgencies = ['NOW', 'SOON', 'LATER'] as const
export const Urgency = v.picklist(urgencies)
export type Urgency = v.InferOutput<typeof Urgency>

export const urgencyLabels: Record<Urgency, string> = {
  NOW: 'Direct',
  SOON: 'Binnen drie maanden',
  LATER: 'Binnen een jaar',
}

/** What a red answer means: the risk in a few words, and what to do about it, the best first. */
export const Risk = v.object({ label: v.string(), urgency: Urgency, actions: v.array(v.string()) })
export type Risk = v.InferOutput<typeof Risk>

export const Answer = v.object({
  answerKey: v.string(),
  label: v.string(),
  /** GREY: the question is not finished with it. null: a choice without a judgement. */
  color: v.nullable(v.picklist(['GREEN', 'RED', 'GREY'])),
  /** There for each red answer, and for no other. */
  risk: v.optional(Risk),
  /** The rest of the script is not asked. */
  endsScript: v.optional(v.boolean()),
  /** In a question with several answers: excludes all others. */
  excludesOthers: v.optional(v.boolean()),
  /** Holds only as long as the rest of the part shows no risk: with one it is not offered, and its question is open. */
  withoutRisks: v.optional(v.boolean()),
  /** The label of a text that goes with this answer; without the text the question is not finished. */
  freeText: v.optional(v.string()),
  /** Choosing it means: this is going to be done. It goes into the plan, in its own words or those of `freeText`. */
  isMeasure: v.optional(v.boolean()),
})
export type Answer = v.InferOutput<typeof Answer>

export const Question = v.object({
  questionKey: v.string(),
  /** May contain the placeholder of the questionnaire. */
  text: v.string(),
  type: v.picklist(['SINGLE', 'MULTI']),
  norm: Norm,
  /** The version of the questionnaire that asked this first. */
  since: v.number(),
  /** Shows, above its answers, what may be done about the risks that were found. */
  showsActions: v.optional(v.boolean()),
  answers: v.array(Answer),
})
export type Question = v.InferOutput<typeof Question>

const script = {
  scriptKey: v.string(),
  title: v.string(),
  nextScript: v.nullable(v.string()),
  /** Asked once for the whole company, instead of in every section. */
  genericScript: v.boolean(),
  /** Skipped unless one of these answers was given. null: always asked. */
  dependsOn: v.nullable(
    v.object({ scriptKey: v.string(), questionKey: v.string(), answerKeys: v.array(v.string()) }),
  ),
}

const Information = v.object({ ...script, scriptType: v.literal('INFORMATION'), text: v.string() })

export const Survey = v.object({
  ...script,
  scriptType: v.literal('SURVEY'),
  /** Whether there are factsheets about its subject. */
  hasFactsheets: v.boolean(),
  questions: v.array(Question),
})
export type Survey = v.InferOutput<typeof Survey>

export const Script = v.variant('scriptType', [Information, Survey])
export type Script = v.InferOutput<typeof Script>

/** A column of the matrix: one script, or several that count as one. */
export const Column = v.object({ columnKey: v.string(), label: v.string(), scriptKeys: v.array(v.string()) })
export type Column = v.InferOutput<typeof Column>

export const Questionnaire = v.object({
  check: Check,
  /** Counts up with every change of the questions; answers remember to which one they were given. */
  version: v.number(),
  /** What the check is done for each of: a function group, a machine, a room. */
  section: v.object({
    one: v.string(),
    many: v.string(),
    /** Stands in texts for the name of the section. */
    placeholder: v.string(),
  }),
  startScriptKey: v.string(),
  columns: v.array(Column),
  scripts: v.array(Script),
})
export type Questionnaire = v.InferOutput<typeof Questionnaire>
