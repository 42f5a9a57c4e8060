/** What to ask in the full-screen check. `resume`: where somebody stopped in the function group. */
type CheckQuery = { scriptKey?: string; functionGroupId?: number | null; questionId?: string; resume?: true }

const withQuery = (path: string, query: Record<string, string | number | true | null | undefined>) => {
  const given = Object.entries(query).flatMap(([name, value]) =>
    value === undefined || value === null ? [] : [[name, String(value)]],
  )
  return given.length > 0 ? `${path}?${new URLSearchParams(given)}` : path
}

export const matrixHref = (companyId: number) => `/bedrijven/${companyId}/checks/fysieke-belasting`

/** `key`: the id of a function group, or the key of a script or a column. */
export const resultsHref = (companyId: number, key: number | string) => `${matrixHref(companyId)}/${key}`

/** The answers to a script. `key`: of the results from which one comes. */
export const answersHref = (
  companyId: number,
  key: number | string,
  scriptKey: string,
  functionGroupId: number | null,
) => withQuery(`${resultsHref(companyId, key)}/antwoorden`, { scriptKey, functionGroupId })

/** Without a place: where to begin or to go on. */
export const checkHref = (companyId: number, place: CheckQuery = {}) =>
  withQuery(`/check/fysieke-belasting/${companyId}`, place)

export const functionGroupsHref = (companyId: number) => `${checkHref(companyId)}/functiegroepen`
export const addFunctionGroupHref = (companyId: number) => `${checkHref(companyId)}/functiegroep`
