type CheckQuery = {
  scriptKey?: string
  /** null: the questions about the whole company. */
  sectionId?: number | null
  questionId?: string
  /** Opens the first question of the section that is not finished. */
  resume?: true
  /** The id of the completed action point for which the question is answered again. */
  opnieuw?: number | undefined
  /** The path of the page to return to after the question was answered. */
  terug?: string | undefined
}

/** Returns the path with the given values as its query string, in the same order. Skips null and undefined. */
const withQuery = (path: string, query: Record<string, string | number | true | null | undefined>) => {
  const params = Object.entries(query).flatMap(([name, value]) =>
    value === undefined || value === null
      ? []
      : [[name === 'sectionId' ? 'functionGroupId' : name, String(value)]],
  )
  return params.length > 0 ? `${path}?${new URLSearchParams(params)}` : path
}

/** The first page of a company, which begins with the next step. */
export const companyHref = (companyId: number) => `/bedrijven/${companyId}/checks`

export const matrixHref = (companyId: number) => `${companyHref(companyId)}/fysieke-belasting`

/** `key`: the id of a function group, or the key of a script or a column. */
export const resultsHref = (companyId: number, key: number | string) => `${matrixHref(companyId)}/${key}`

/** The place of one subject in the results of a function group. `columnKey`: its column in the matrix. */
export const subjectHref = (companyId: number, sectionId: number, columnKey: string) =>
  `${resultsHref(companyId, sectionId)}#${columnKey}`

/** All finished rounds, or one of them. */
export const roundsHref = (companyId: number) => `${matrixHref(companyId)}/rondes`
export const roundHref = (companyId: number, roundId: number) => `${roundsHref(companyId)}/${roundId}`

/** The answers to a script. `key`: of the results page that the link is on. */
export const answersHref = (
  companyId: number,
  key: number | string,
  scriptKey: string,
  sectionId: number | null,
) => withQuery(`${resultsHref(companyId, key)}/antwoorden`, { scriptKey, sectionId })

/** Without a query: starts the check, or resumes it. */
export const checkHref = (companyId: number, query: CheckQuery = {}) =>
  withQuery(`/check/fysieke-belasting/${companyId}`, query)

export const resumeSectionHref = (companyId: number, sectionId: number) =>
  checkHref(companyId, { sectionId, resume: true })

export const endOfSectionHref = (companyId: number, sectionId: number) =>
  withQuery(`${checkHref(companyId)}/einde-functiegroep`, { sectionId })

export const endHref = (companyId: number) => `${checkHref(companyId)}/einde`

export const functionGroupsHref = (companyId: number) => `${checkHref(companyId)}/functiegroepen`
export const addFunctionGroupHref = (companyId: number) => `${checkHref(companyId)}/functiegroep`

/** The form that renames a function group (`id`), or copies its answers to a new one (`kopie`). */
export const editFunctionGroupHref = (companyId: number, query: { id: number } | { kopie: number }) =>
  withQuery(addFunctionGroupHref(companyId), query)

export const actionPointHref = ({ companyId, id }: { companyId: number; id: number }) =>
  `/bedrijven/${companyId}/actiepunten/${id}`

/** The plan over all checks of a company. */
export const planHref = (companyId: number) => `/bedrijven/${companyId}/plan-van-aanpak`
