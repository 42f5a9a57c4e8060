import type { StatusColor } from '#shared/domain/basics/status-color.ts'

// What companies have copies of. It is apart from what makes it, which the threads that copy it need not load.

/** Stands in the fields of a section for a date, which differs per company. */
export const DATE_MARK = '@DATE@'

/** A risk as it is stored, and its label. */
export type TemplateRisk = {
  script: string
  question: string
  answer: string
  urgency: string
  label: string
}

/**
 * A section of a template. What does not differ per company is written as COPY reads it, without the end of the line:
 * `columns`: what follows from the answers; `answers`: of each, all but the section and who gave it when; `substance`: all
 * but the section, null for a section that is none.
 */
export type SectionTemplate = {
  name: string | null
  columns: string
  fields: string
  answers: string[]
  risks: TemplateRisk[]
  /** Risks that may have been solved: the answers show them no more. */
  solvable: TemplateRisk[]
  substance: string | null
}

/** A check of a company. `round`: what a finished round contains, around the ids of the sections; null while it is open. */
export type CheckTemplate = {
  status: StatusColor
  numUnfinished: number
  version: number
  numAnswers: number
  sections: SectionTemplate[]
  round: string[] | null
}

/** Columns of `check_section` that follow from the answers, and of `substance`, in the order in which they are written. */
export const statusColumns = [
  'status',
  'num_unfinished',
  'num_risks',
  'num_new_questions',
  'num_questions',
  'is_started',
  'cells',
]
export const substanceColumns = [
  'record',
  'words',
  'storage_place',
  'method_groups',
  'stock_group',
  'stock',
  'due_on',
]
