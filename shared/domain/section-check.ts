import * as v from 'valibot'

import { Norm, Urgency } from './questionnaire.ts'
import { required, text } from './rules.ts'
import { StatusColor } from './status-color.ts'

// What the API says and takes of a check that is done per section: the shapes, without any theme.

/** Longest text beside an answer, and longest remark, in characters. */
const MAX_FREE_TEXT_LENGTH = 255
const MAX_REMARK_LENGTH = 2_000

/** Most answers that any question has, doubled. */
const MAX_ANSWERS = 40

/** One answer as it is given. */
const GivenAnswer = v.object({ answerId: text(), value: v.optional(text(MAX_FREE_TEXT_LENGTH), '') })

/** null: the company as a whole. */
const SectionId = v.nullable(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(2_147_483_647)))

/** How many times something was saved, as the screen last saw it; 0: it knows of none. */
const Revision = v.optional(v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(2_147_483_647)), 0)

/**
 * The answers to one question. None takes an answer back. Refused with 409 when somebody else saved something different
 * since `revision`; saving what is stored already changes nothing, whatever the revision.
 */
export const AnswerInput = v.object({
  checkSectionId: v.optional(SectionId, null),
  questionId: text(),
  answers: v.pipe(v.array(GivenAnswer), v.maxLength(MAX_ANSWERS)),
  revision: Revision,
})
export type AnswerInput = v.InferOutput<typeof AnswerInput>

/** What is stored of one question. */
export const StoredAnswer = v.object({
  scriptKey: v.string(),
  questionId: v.string(),
  answers: v.array(v.object({ answerId: v.string(), value: v.string() })),
  revision: v.number(),
  /** Of the questionnaire to which it was given. */
  version: v.number(),
  lastUpdated: v.string(),
  /** The name of who gave it; null when that account is gone. */
  lastUpdatedBy: v.nullable(v.string()),
})
export type StoredAnswer = v.InferOutput<typeof StoredAnswer>

/** A remark with a script; an empty one takes it away. */
export const RemarkInput = v.object({
  checkSectionId: v.optional(SectionId, null),
  text: text(MAX_REMARK_LENGTH),
  revision: Revision,
})
export type RemarkInput = v.InferOutput<typeof RemarkInput>

export const Remark = v.object({ text: v.string(), revision: v.number() })
export type Remark = v.InferOutput<typeof Remark>

/** What a section is called: "Bankwerkers". */
export const FunctionGroupInput = v.object({ functionGroupName: required() })
export type FunctionGroupInput = v.InferOutput<typeof FunctionGroupInput>

const statusSummary = {
  status: StatusColor,
  /** How many parts, which are scripts, are not finished. */
  numUnfinished: v.number(),
  numRisks: v.number(),
}

/** How something stands, with what was found. */
const StatusSummary = v.object(statusSummary)

const update = {
  lastUpdated: v.nullable(v.string()),
  /** The name of who did it; null when nobody did, or the account is gone. */
  lastUpdatedBy: v.nullable(v.string()),
}

/** One section, as lists show it. `isStarted`: something was answered in it. */
export const FunctionGroup = v.object({
  id: v.number(),
  name: v.string(),
  ...statusSummary,
  isStarted: v.boolean(),
})
export type FunctionGroup = v.InferOutput<typeof FunctionGroup>

/** A cell of the matrix. `scriptKey`: of its column. */
export const Cell = v.object({ scriptKey: v.string(), name: v.string(), ...statusSummary })
export type Cell = v.InferOutput<typeof Cell>

/** Where to go on. `functionGroupId` null: in what is asked of the whole company. `questionId` null: at the information. */
export const ResumePage = v.object({
  scriptKey: v.string(),
  functionGroupId: v.nullable(v.number()),
  questionId: v.nullable(v.string()),
})
export type ResumePage = v.InferOutput<typeof ResumePage>

/** The risk matrix: a row for each section, and one for each script that is asked of the whole company. */
export const Matrix = v.object({
  ...statusSummary,
  ...update,
  matrixLabels: v.array(v.object({ scriptKey: v.string(), label: v.string() })),
  checkSections: v.array(v.object({ ...FunctionGroup.entries, scripts: v.array(Cell) })),
  genericResults: v.array(v.object({ ...Cell.entries, risks: v.array(v.object({ label: v.string() })) })),
  /** How many questions are new since somebody answered, in all sections together. */
  numNewQuestions: v.number(),
})
export type Matrix = v.InferOutput<typeof Matrix>

/** An action point that was made of a risk. `deadline`: yyyy-mm-dd, '' for none. */
const RiskActionPoint = v.object({
  id: v.number(),
  description: v.string(),
  actionHolder: v.string(),
  deadline: v.string(),
  completed: v.boolean(),
})

/** A risk with what to do about it, and why it is one. */
export const RiskResult = v.object({
  label: v.string(),
  questionId: v.string(),
  /** The question and the answer that show it, in words. */
  question: v.string(),
  answer: v.string(),
  urgency: Urgency,
  actions: v.array(v.string()),
  norm: Norm,
  actionPoints: v.array(RiskActionPoint),
})
export type RiskResult = v.InferOutput<typeof RiskResult>

/** What came out of one script in one section, or for the company. */
export const ScriptResult = v.object({
  scriptKey: v.string(),
  name: v.string(),
  ...statusSummary,
  /** Questions that are not finished. */
  numOpen: v.number(),
  hasFactsheets: v.boolean(),
  risks: v.array(RiskResult),
  scriptRemarks: v.nullable(Remark),
  ...update,
})
export type ScriptResult = v.InferOutput<typeof ScriptResult>

/** What came out of one section. `actions`: what is going to be done, in the words that were chosen. */
export const SectionResult = v.object({
  id: v.number(),
  name: v.string(),
  ...statusSummary,
  scripts: v.array(ScriptResult),
  actions: v.array(v.string()),
  resume: v.nullable(ResumePage),
})
export type SectionResult = v.InferOutput<typeof SectionResult>

/**
 * What came out of one section (then `checkSections` has that one), of one script or column in every section, or of one
 * script for the company (then it is in `genericResults`). `name`: of the section, the script or the column.
 */
export const CheckResult = v.object({
  name: v.string(),
  ...statusSummary,
  ...update,
  checkSections: v.array(SectionResult),
  matrixLabels: v.array(v.object({ scriptKey: v.string(), label: v.string() })),
  genericResults: v.array(ScriptResult),
  /** Where to go on in what is shown here; null when it is finished. */
  resume: v.nullable(ResumePage),
})
export type CheckResult = v.InferOutput<typeof CheckResult>

/** The answers of one script, as they are read back. A question without an answer has an empty list. */
export const AnswersOverview = v.object({
  scriptKey: v.string(),
  name: v.string(),
  /** null: of the whole company. */
  functionGroup: v.nullable(v.object({ id: v.number(), name: v.string() })),
  questions: v.array(
    v.object({
      questionId: v.string(),
      /** May contain the placeholder of the questionnaire. */
      description: v.string(),
      /** The words of what was chosen, and the text that goes with it. */
      answers: v.array(v.object({ answerId: v.string(), label: v.string(), value: v.string() })),
      isNew: v.boolean(),
      ...update,
    }),
  ),
  ...update,
})
export type AnswersOverview = v.InferOutput<typeof AnswersOverview>

/**
 * How a cell stands, in a few words. GREY does not hide what was found. Source: decision C2.
 * `part` is the smallest that can be unfinished: a script.
 */
export function statusSummaryText({
  status,
  numRisks,
  numUnfinished,
}: v.InferOutput<typeof StatusSummary>): string {
  const risks = numRisks === 1 ? '1 risico' : `${numRisks} risico’s`
  const open = numUnfinished === 1 ? '1 onderdeel niet af' : `${numUnfinished} onderdelen niet af`
  if (status === 'WHITE') return 'Niet gekozen'
  if (status === 'GREEN') return 'In orde'
  if (status === 'GREY') return numRisks > 0 ? `${risks}, ${open}` : open
  return risks
}
