import { resultsHref, subjectHref } from '../hrefs.ts'

/** Where the rows and cells of a matrix lead to. Without `column`, the names of the columns are no links. */
export type MatrixHrefs = {
  group: (id: number) => string
  subject: (groupId: number, columnKey: string) => string
  script: (scriptKey: string) => string
  column?: (columnKey: string) => string
}

/** The links of the matrix of today, to the results. */
export const resultsHrefs = (companyId: number): Required<MatrixHrefs> => ({
  group: (id) => resultsHref(companyId, id),
  subject: (id, key) => subjectHref(companyId, id, key),
  script: (key) => resultsHref(companyId, key),
  column: (key) => resultsHref(companyId, key),
})
