import * as v from 'valibot'
import { BaseRevision } from '#shared/domain/basics/revision.ts'
import { required, text } from '#shared/domain/basics/rules.ts'
import { StatusColor } from '#shared/domain/basics/status-color.ts'
import { formatOpenQuestions } from './check-words.ts'
import { Disclaimer, Norm, type SectionField, Urgency } from './questionnaire.ts'
import { FieldText, FieldValues, fieldValuesInputOf } from './section-fields.ts'
import type { SectionTheme } from './themes.ts'

// The requests and responses of the API for a check that is done per section, independent of the theme.

/** Maximum length of the free text of an answer, of what a computed answer follows from, and of a remark, in characters. */
export const MAX_FREE_TEXT_LENGTH = 255
export const MAX_VALUE_LENGTH = 4_000
const MAX_REMARK_LENGTH = 2_000

/** Maximum number of answers in a request: twice that of any question. */
const MAX_ANSWERS = 40

/** One given answer. `value`: its free text, or what it was computed from as JSON. */
const GivenAnswer = v.object({ answerId: text(), value: v.optional(text(MAX_VALUE_LENGTH), '') })

/** The id of a section; null: the company as a whole. */
const SectionId = v.nullable(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(2_147_483_647)))

/** The number of saves that the client knows; 0: none. */
const Revision = v.optional(v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(2_147_483_647)), 0)

/**
 * The request body with the answers to one question. An empty list deletes its answers. Rejected with 409 when another
 * user saved different answers since `revision`. Saving the stored answers changes nothing, for any revision.
 */
export const AnswerInput = v.object({
  checkSectionId: v.optional(SectionId, null),
  questionId: text(),
  answers: v.pipe(v.array(GivenAnswer), v.maxLength(MAX_ANSWERS)),
  revision: Revision,
})
export type AnswerInput = v.InferOutput<typeof AnswerInput>

/** The stored answers to one question. `lastUpdated`: ISO 8601. */
export const StoredAnswer = v.object({
  scriptKey: v.string(),
  questionId: v.string(),
  answers: v.array(v.object({ answerId: v.string(), value: v.string() })),
  revision: v.number(),
  /** The version of the questionnaire at that time. */
  version: v.number(),
  lastUpdated: v.string(),
  /** The name of the author; null when that account was deleted. */
  lastUpdatedBy: v.nullable(v.string()),
})
export type StoredAnswer = v.InferOutput<typeof StoredAnswer>

/** The request body with a remark on a script. An empty text deletes it. Rejected with 409 like `AnswerInput`. */
export const RemarkInput = v.object({
  checkSectionId: v.optional(SectionId, null),
  text: text(MAX_REMARK_LENGTH),
  revision: Revision,
})
export type RemarkInput = v.InferOutput<typeof RemarkInput>

/** A stored remark. */
export const Remark = v.object({ text: v.string(), revision: v.number() })
export type Remark = v.InferOutput<typeof Remark>

type NameField = SectionTheme['nameField']

type Fields = readonly SectionField[]
type FieldsInput = v.OptionalSchema<ReturnType<typeof fieldValuesInputOf>, undefined>

/**
 * The request body with the name of a section, such as "Bankwerkers", in the field that the theme has for it, and the
 * values of its fields. A theme without fields has no `fields`.
 */
export const sectionInputOf = (nameField: NameField, fields: Fields) =>
  v.object({
    ...({ [nameField]: required() } as Record<NameField, ReturnType<typeof required>>),
    ...((fields.length > 0 ? { fields: fieldValuesInputOf(fields) } : {}) as { fields: FieldsInput }),
  })

/** The same to change a section. */
export const sectionUpdateInputOf = (nameField: NameField, fields: Fields) =>
  v.object({ ...sectionInputOf(nameField, fields).entries, revision: BaseRevision })

const statusSummary = {
  status: StatusColor,
  /** Number of open questions. */
  numUnfinished: v.number(),
  numRisks: v.number(),
}

/** The status of a script or a column. `isUnknown`: it is not known yet whether it is asked. */
const subjectSummary = { ...statusSummary, isUnknown: v.boolean() }

/** A status with the number of risks. */
const StatusSummary = v.object(statusSummary)

const update = {
  lastUpdated: v.nullable(v.string()),
  /** The name of the author; null when there is none, or the account was deleted. */
  lastUpdatedBy: v.nullable(v.string()),
}

/** The id of the picture in the company file that is the photo of a section; null for none. */
const PhotoId = v.nullable(v.number())

/** The request body that makes a picture of the company file the photo of a section. */
export const SectionPhotoInput = v.object({
  fileId: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(2_147_483_647)),
})

/**
 * One section as an item of a list. `isStarted`: it has answers. `archivedAt`: since when it is not in use any more, ISO
 * 8601; null: it is in use. One that is not counts for nothing, and its status is WHITE.
 */
export const Section = v.object({
  id: v.number(),
  name: v.string(),
  /** How often its name and fields were saved; the base of the next change. */
  revision: v.number(),
  fields: FieldValues,
  ...statusSummary,
  isStarted: v.boolean(),
  archivedAt: v.nullable(v.string()),
  photoId: PhotoId,
})
export type Section = v.InferOutput<typeof Section>

/** A cell of the matrix. `scriptKey`: the key of its column. */
export const Cell = v.object({ scriptKey: v.string(), name: v.string(), ...subjectSummary })
export type Cell = v.InferOutput<typeof Cell>

/** The page to resume at. `sectionId` null: in the part of the company. `questionId` null: the information page. */
export const ResumePage = v.object({
  scriptKey: v.string(),
  sectionId: v.nullable(v.number()),
  questionId: v.nullable(v.string()),
})
export type ResumePage = v.InferOutput<typeof ResumePage>

/** A column of the matrix. `scriptKey`: its key. `scriptKeys`: those of the scripts that it shows as one. */
const MatrixLabel = v.object({ scriptKey: v.string(), label: v.string(), scriptKeys: v.array(v.string()) })

/** The number of risks per urgency. */
export const RisksByUrgency = v.object({ NOW: v.number(), SOON: v.number(), LATER: v.number() })

/** The risk matrix: a row for each section in use, and one for each script of the company. */
export const Matrix = v.object({
  ...statusSummary,
  ...update,
  matrixLabels: v.array(MatrixLabel),
  risksByUrgency: RisksByUrgency,
  checkSections: v.array(
    v.object({
      ...v.omit(Section, ['revision', 'fields', 'archivedAt', 'photoId']).entries,
      scripts: v.array(Cell),
      risksByUrgency: RisksByUrgency,
    }),
  ),
  genericResults: v.array(v.object({ ...Cell.entries, risks: v.array(v.object({ label: v.string() })) })),
  /** Number of questions that a newer questionnaire added or opened again, in all sections together. */
  numNewQuestions: v.number(),
  /** What the pages always say about the check. */
  disclaimers: v.array(Disclaimer),
})
export type Matrix = v.InferOutput<typeof Matrix>

/** An action point of a risk. `deadline`: yyyy-mm-dd, '' for none. */
const RiskActionPoint = v.object({
  id: v.number(),
  description: v.string(),
  actionHolder: v.string(),
  deadline: v.string(),
  completed: v.boolean(),
})

/** A risk with its measures and its norm. */
export const RiskResult = v.object({
  label: v.string(),
  questionId: v.string(),
  /** The texts of the question and of the answer. */
  question: v.string(),
  answer: v.string(),
  urgency: Urgency,
  actions: v.array(v.string()),
  norm: Norm,
  /** Whether the answer follows from what is recorded of the section: then it has no page. */
  isDecided: v.boolean(),
  actionPoints: v.array(RiskActionPoint),
})
export type RiskResult = v.InferOutput<typeof RiskResult>

/** The result of one script in one section, or for the company. */
export const ScriptResult = v.object({
  scriptKey: v.string(),
  name: v.string(),
  ...subjectSummary,
  /** Whether a page leads to an open question of it, or to the one that decides whether it is asked. */
  canResume: v.boolean(),
  hasFactsheets: v.boolean(),
  risks: v.array(RiskResult),
  scriptRemarks: v.nullable(Remark),
  ...update,
})
export type ScriptResult = v.InferOutput<typeof ScriptResult>

/**
 * The result of one section. `fields`: what is recorded of it, without the empty ones. `actions`: the action points for its
 * risks. `resume`: null when it is finished, or no page leads to what is open. `archivedAt`: see `Section`.
 */
export const SectionResult = v.object({
  id: v.number(),
  name: v.string(),
  archivedAt: v.nullable(v.string()),
  photoId: PhotoId,
  fields: v.array(FieldText),
  ...subjectSummary,
  scripts: v.array(ScriptResult),
  actions: v.array(RiskActionPoint),
  resume: v.nullable(ResumePage),
})
export type SectionResult = v.InferOutput<typeof SectionResult>

/**
 * The result of one section (in `checkSections`), of one script or column in every section, of one script of the company
 * (in `genericResults`), or of the whole check. `name`: the name of the section, script, column or company.
 */
export const CheckResult = v.object({
  name: v.string(),
  ...statusSummary,
  ...update,
  checkSections: v.array(SectionResult),
  matrixLabels: v.array(MatrixLabel),
  genericResults: v.array(ScriptResult),
  /** The page to resume at in this result; null when it is finished, or no page leads to what is open. */
  resume: v.nullable(ResumePage),
})
export type CheckResult = v.InferOutput<typeof CheckResult>

/** The response to mailing a plan: the address that it was sent to. */
export const PlanMailed = v.object({ emailAddress: v.string() })

/**
 * The open questions of a script in a section, or with `sectionId` null of the company. `isUnknown`: whether the script is
 * asked depends on another open question.
 */
export type OpenQuestions = {
  sectionId: number | null
  scriptKey: string
  isUnknown: boolean
  questions: string[]
}

/** The answers to one script as text. A question without an answer has an empty list. */
export const AnswersOverview = v.object({
  scriptKey: v.string(),
  name: v.string(),
  /** null: the company as a whole. */
  section: v.nullable(v.object({ id: v.number(), name: v.string() })),
  questions: v.array(
    v.object({
      questionId: v.string(),
      /** May contain the placeholder of the questionnaire. */
      description: v.string(),
      /** Whether it may stay unanswered. */
      isOptional: v.boolean(),
      /** The labels of the chosen answers. `value`: their free texts, or what they were computed from. */
      answers: v.array(
        v.object({ answerId: v.string(), label: v.string(), value: v.string(), isRisk: v.boolean() }),
      ),
      /** Added since the check was answered, or to be answered again because of a newer questionnaire. */
      isNew: v.boolean(),
      ...update,
    }),
  ),
  ...update,
})
export type AnswersOverview = v.InferOutput<typeof AnswersOverview>

/**
 * Returns a status as a short Dutch text. GREY includes the risks that were found so far. Source: docs/decisions/0015 (C2,
 * C8).
 */
export function statusSummaryText({
  status,
  numRisks,
  numUnfinished,
  isUnknown = false,
}: v.InferOutput<typeof StatusSummary> & { isUnknown?: boolean }): string {
  const risks = numRisks === 1 ? '1 risico' : `${numRisks} risico’s`
  const open = formatOpenQuestions(numUnfinished)
  if (isUnknown) return 'Nog niet bekend'
  if (status === 'WHITE') return 'Niet gekozen'
  if (status === 'GREEN') return 'In orde'
  if (status === 'ORANGE') return numRisks === 1 ? '1 aandachtspunt' : `${numRisks} aandachtspunten`
  if (status === 'GREY') return numRisks > 0 ? `${risks}, ${open}` : open
  return risks
}
