import * as v from 'valibot'
import type { CheckDefinition } from '#shared/domain/basics/check.ts'
import { BaseRevision } from '#shared/domain/basics/revision.ts'
import { required, text } from '#shared/domain/basics/rules.ts'
import { StatusColor } from '#shared/domain/basics/status-color.ts'
import { formatOpenQuestions } from './check-texts.ts'
import { Disclaimer, Norm, type SectionField, Urgency } from './questionnaire.ts'
import { FieldText, FieldValues, fieldValuesInputOf } from './section-fields.ts'

// The requests and responses of the API for a check per section, independent of the theme.

/** In characters: of a free text, of what a computed answer follows from, and of a remark. */
export const MAX_FREE_TEXT_LENGTH = 255
export const MAX_VALUE_LENGTH = 4_000
const MAX_REMARK_LENGTH = 2_000

/** Twice that of any question. */
const MAX_ANSWERS = 40

/** `value`: its free text, or what it was computed from as JSON. */
const GivenAnswer = v.object({ answerId: text(), value: v.optional(text(MAX_VALUE_LENGTH), '') })

/** null: the company as a whole. */
const SectionId = v.nullable(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(2_147_483_647)))

/** The number of saves that the client knows; 0: none. */
const Revision = v.optional(v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(2_147_483_647)), 0)

/**
 * An empty list deletes the answers. Rejected with 409 when another user saved different answers since `revision`.
 * Saving the stored answers changes nothing, for any revision.
 */
export const AnswerInput = v.object({
  checkSectionId: v.optional(SectionId, null),
  questionId: text(),
  answers: v.pipe(v.array(GivenAnswer), v.maxLength(MAX_ANSWERS)),
  revision: Revision,
})
export type AnswerInput = v.InferOutput<typeof AnswerInput>

/** `version`: of the questionnaire then. `lastUpdated`: ISO 8601. `lastUpdatedBy` null: a deleted account. */
export const StoredAnswer = v.object({
  scriptKey: v.string(),
  questionId: v.string(),
  answers: v.array(v.object({ answerId: v.string(), value: v.string() })),
  revision: v.number(),
  version: v.number(),
  lastUpdated: v.string(),
  lastUpdatedBy: v.nullable(v.string()),
})
export type StoredAnswer = v.InferOutput<typeof StoredAnswer>

/** An empty text deletes it. Rejected with 409 like `AnswerInput`. */
export const RemarkInput = v.object({
  checkSectionId: v.optional(SectionId, null),
  text: text(MAX_REMARK_LENGTH),
  revision: Revision,
})
export type RemarkInput = v.InferOutput<typeof RemarkInput>

export const Remark = v.object({ text: v.string(), revision: v.number() })
export type Remark = v.InferOutput<typeof Remark>

type NameField = CheckDefinition['nameField']

type Fields = readonly SectionField[]
type FieldsInput = v.OptionalSchema<ReturnType<typeof fieldValuesInputOf>, undefined>

/** The theme has a field for the name, such as "Bankwerkers". A theme without fields has no `fields`. */
export const sectionInputOf = (nameField: NameField, fields: Fields) =>
  v.object({
    ...({ [nameField]: required() } as Record<NameField, ReturnType<typeof required>>),
    ...((fields.length > 0 ? { fields: fieldValuesInputOf(fields) } : {}) as { fields: FieldsInput }),
  })

export const sectionUpdateInputOf = (nameField: NameField, fields: Fields) =>
  v.object({ ...sectionInputOf(nameField, fields).entries, revision: BaseRevision })

const statusSummary = {
  status: StatusColor,
  numUnfinished: v.number(),
  numRisks: v.number(),
}

/** `isUnknown`: it is not known yet whether it is asked. */
const subjectSummary = { ...statusSummary, isUnknown: v.boolean() }

const StatusSummary = v.object(statusSummary)

const update = {
  lastUpdated: v.nullable(v.string()),
  /** null when there is no author, or the account was deleted. */
  lastUpdatedBy: v.nullable(v.string()),
}

/** The id of a picture in the company file; null for none. */
const PhotoId = v.nullable(v.number())

export const SectionPhotoInput = v.object({
  fileId: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(2_147_483_647)),
})

/**
 * `isStarted`: it has answers. `archivedAt`: since when it is not in use any more, ISO 8601; null: it is in use. One
 * that is not counts for nothing, and its status is WHITE. `revision`: how often its name and fields were saved.
 */
export const Section = v.object({
  id: v.number(),
  name: v.string(),
  revision: v.number(),
  fields: FieldValues,
  ...statusSummary,
  isStarted: v.boolean(),
  archivedAt: v.nullable(v.string()),
  photoId: PhotoId,
})
export type Section = v.InferOutput<typeof Section>

/** `scriptKey`: the key of its column. */
export const Cell = v.object({ scriptKey: v.string(), name: v.string(), ...subjectSummary })
export type Cell = v.InferOutput<typeof Cell>

/** `sectionId` null: in the part of the company. `questionId` null: the information page. */
export const ResumePage = v.object({
  scriptKey: v.string(),
  sectionId: v.nullable(v.number()),
  questionId: v.nullable(v.string()),
})
export type ResumePage = v.InferOutput<typeof ResumePage>

/** `scriptKey`: its key. `scriptKeys`: those of the scripts that it shows as one. */
const MatrixLabel = v.object({ scriptKey: v.string(), label: v.string(), scriptKeys: v.array(v.string()) })

export const RisksByUrgency = v.object({ NOW: v.number(), SOON: v.number(), LATER: v.number() })

/** Sections in use, and scripts of the company. `numNewQuestions`: added or opened by a newer questionnaire. */
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
  numNewQuestions: v.number(),
  disclaimers: v.array(Disclaimer),
})
export type Matrix = v.InferOutput<typeof Matrix>

/** `deadline`: yyyy-mm-dd, '' for none. */
const RiskActionPoint = v.object({
  id: v.number(),
  description: v.string(),
  actionHolder: v.string(),
  deadline: v.string(),
  completed: v.boolean(),
})

/** `isDecided`: the answer follows from what is recorded of the section, and has no page. */
export const RiskResult = v.object({
  label: v.string(),
  questionId: v.string(),
  question: v.string(),
  answer: v.string(),
  urgency: Urgency,
  actions: v.array(v.string()),
  norm: Norm,
  isDecided: v.boolean(),
  actionPoints: v.array(RiskActionPoint),
})
export type RiskResult = v.InferOutput<typeof RiskResult>

/** An answer that the reason makes green. */
const GivenReason = v.object({
  questionId: v.string(),
  question: v.string(),
  answer: v.string(),
  reason: v.string(),
})

/** `canResume`: a page leads to an open question of it, or to the one that decides whether it is asked. */
export const ScriptResult = v.object({
  scriptKey: v.string(),
  name: v.string(),
  ...subjectSummary,
  canResume: v.boolean(),
  hasFactsheets: v.boolean(),
  risks: v.array(RiskResult),
  reasons: v.array(GivenReason),
  scriptRemarks: v.nullable(Remark),
  ...update,
})
export type ScriptResult = v.InferOutput<typeof ScriptResult>

/**
 * `fields`: without the empty ones. `actions`: the action points for its risks. `resume`: null when it is finished, or
 * no page leads to what is open. `archivedAt`: see `Section`.
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
 * Of a section (in `checkSections`), of a script or column in every section, of a script of the company (in
 * `genericResults`), or of the whole check. `name`: of the section, script, column or company. `resume`: null when it
 * is finished, or no page leads to what is open.
 */
export const CheckResult = v.object({
  name: v.string(),
  ...statusSummary,
  ...update,
  checkSections: v.array(SectionResult),
  matrixLabels: v.array(MatrixLabel),
  genericResults: v.array(ScriptResult),
  resume: v.nullable(ResumePage),
})
export type CheckResult = v.InferOutput<typeof CheckResult>

export const PlanMailed = v.object({ emailAddress: v.string() })

/** `sectionId` null: of the company. `isUnknown`: whether the script is asked depends on another question. */
export type OpenQuestions = {
  sectionId: number | null
  scriptKey: string
  isUnknown: boolean
  questions: string[]
}

/**
 * As text. `section` null: the company. `description`: may contain the placeholder of the questionnaire. `answers`:
 * empty for none; `value`: the free text, or what it was computed from. `isNew`: added since the check was answered, or
 * to be answered again because of a newer questionnaire.
 */
export const AnswersOverview = v.object({
  scriptKey: v.string(),
  name: v.string(),
  section: v.nullable(v.object({ id: v.number(), name: v.string() })),
  questions: v.array(
    v.object({
      questionId: v.string(),
      description: v.string(),
      isOptional: v.boolean(),
      answers: v.array(
        v.object({ answerId: v.string(), label: v.string(), value: v.string(), isRisk: v.boolean() }),
      ),
      isNew: v.boolean(),
      ...update,
    }),
  ),
  ...update,
})
export type AnswersOverview = v.InferOutput<typeof AnswersOverview>

/** GREY includes the risks that were found so far. Source: docs/decisions/0015 (C2, C8). */
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
