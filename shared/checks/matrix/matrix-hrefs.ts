import type { CheckRef } from '#shared/domain/checks/check-ref.ts'
import { resultsHref, subjectHref } from '../hrefs.ts'

/** Without `column`, the names of the columns are no links. */
export type MatrixHrefs = {
  section: (id: number) => string
  subject: (groupId: number, columnKey: string) => string
  script: (scriptKey: string) => string
  column?: (columnKey: string) => string
}

export const resultsHrefs = (check: CheckRef): Required<MatrixHrefs> => ({
  section: (id) => resultsHref(check, id),
  subject: (id, key) => subjectHref(check, id, key),
  script: (key) => resultsHref(check, key),
  column: (key) => resultsHref(check, key),
})
