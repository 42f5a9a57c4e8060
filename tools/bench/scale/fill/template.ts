import type { StatusColor } from '#shared/domain/basics/status-color.ts'

// What companies have copies of. Separate from what makes it, which the threads that copy it need not load.

/** Stands for a date in the fields of a section, which differs per company. */
export const DATE_MARK = '@DATE@'

/** A risk as stored, and its label. */
export type TemplateRisk = {
  script: string
  question: string
  answer: string
  urgency: string
  label: string
}

/**
 * Columns are written as COPY reads them, without the end of the line. `columns`: what follows from the answers.
 * `answers`: without the section, author and time. `substance`: without the section; null for other sections.
 */
export type SectionTemplate = {
  name: string | null
  columns: string
  fields: string
  answers: string[]
  risks: TemplateRisk[]
  /** Risks that may have been solved: the answers no longer show them. */
  solvable: TemplateRisk[]
  substance: string | null
}

/** `round`: what a finished round contains, around the ids of the sections; null while it is open. */
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
