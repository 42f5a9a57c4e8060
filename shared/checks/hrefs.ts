import { definitionOf } from '#shared/domain/basics/check.ts'
import { checkPages } from '#shared/domain/checks/check-pages.ts'
import type { CheckRef } from '#shared/domain/checks/check-ref.ts'

type CheckQuery = {
  scriptKey?: string
  /** null: the questions about the whole company. */
  sectionId?: number | null
  questionId?: string
  /** Opens the first question of the section that is not finished. */
  resume?: true
  /** The completed action point for which the question is answered again. */
  opnieuw?: number | undefined
  /** The path to return to after the question was answered. */
  terug?: string | undefined
}

const withQuery = (
  { check }: CheckRef,
  path: string,
  query: Record<string, string | number | true | null | undefined>,
) => {
  const { idParam } = definitionOf(check)
  const params = Object.entries(query).flatMap(([name, value]) =>
    value === undefined || value === null ? [] : [[name === 'sectionId' ? idParam : name, String(value)]],
  )
  return params.length > 0 ? `${path}?${new URLSearchParams(params)}` : path
}

export const companyHref = (companyId: number) => `/bedrijven/${companyId}/checks`

/** A page that a register lacks is its list. */
const pathOf = ({ check, companyId }: CheckRef, page: keyof ReturnType<typeof checkPages>) => {
  const pages = checkPages(check)
  return (pages[page] ?? pages.matrix).path.replace(':companyId', String(companyId))
}

export const matrixHref = (check: CheckRef) => pathOf(check, 'matrix')

/** `key`: the id of a section, or the key of a script or a column. */
export const resultsHref = (check: CheckRef, key: number | string) => `${matrixHref(check)}/${key}`

export const subjectHref = (check: CheckRef, sectionId: number, columnKey: string) =>
  `${resultsHref(check, sectionId)}#${columnKey}`

export const roundsHref = (check: CheckRef) => pathOf(check, 'rounds')
export const roundHref = (check: CheckRef, roundId: number) => `${roundsHref(check)}/${roundId}`

export const labelsHref = (check: CheckRef, sectionId?: number) =>
  withQuery(check, `${matrixHref(check)}/labels`, { sectionId })

/** `key`: of the results page that the link is on. */
export const answersHref = (
  check: CheckRef,
  key: number | string,
  scriptKey: string,
  sectionId: number | null,
) => withQuery(check, `${resultsHref(check, key)}/antwoorden`, { scriptKey, sectionId })

/** Without a query: starts the check, or resumes it. */
export const checkHref = (check: CheckRef, query: CheckQuery = {}) =>
  withQuery(check, pathOf(check, 'questions'), query)

export const resumeSectionHref = (check: CheckRef, sectionId: number) =>
  checkHref(check, { sectionId, resume: true })

export const endOfSectionHref = (check: CheckRef, sectionId: number) =>
  withQuery(check, pathOf(check, 'endOfSection'), { sectionId })

export const endHref = (check: CheckRef) => pathOf(check, 'end')

export const sectionsHref = (check: CheckRef) => pathOf(check, 'sections')
export const addSectionHref = (check: CheckRef) => pathOf(check, 'section')

/** `id`: of the section to change. `kopie`: of the section whose answers are copied to a new one. */
export const editSectionHref = (check: CheckRef, query: { id: number } | { kopie: number }) =>
  withQuery(check, addSectionHref(check), query)

export const actionPointHref = ({ companyId, id }: { companyId: number; id: number }) =>
  `/bedrijven/${companyId}/actiepunten/${id}`

export const planHref = (companyId: number) => `/bedrijven/${companyId}/plan-van-aanpak`
