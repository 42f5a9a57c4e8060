import { definitionOf } from '#shared/domain/basics/check.ts'
import type { CheckRef } from '#shared/domain/checks/check-ref.ts'
import { pages } from './pages.ts'

const definition = definitionOf('HAZARDOUS_SUBSTANCES')

export const substanceListOf = (companyId: number): CheckRef => ({ check: definition.check, companyId })

const inCompany = (path: string, companyId: number) => path.replace(':companyId', String(companyId))

export const substanceListHref = (companyId: number) => inCompany(pages.matrix.path, companyId)

export const substanceHref = (companyId: number, id: number) => `${substanceListHref(companyId)}/${id}`

/** Without an id: the form for a new substance. */
export const formHref = (companyId: number, id?: number) => {
  const path = inCompany(pages.section.path, companyId)
  return id === undefined ? path : `${path}?id=${id}`
}

export const importHref = (companyId: number) => `${substanceListHref(companyId)}/importeren`

/** From the first open question on. */
export const questionsHref = (companyId: number, id: number) =>
  `${inCompany(pages.questions.path, companyId)}?${new URLSearchParams({ [definition.idParam]: String(id), resume: 'true' })}`
