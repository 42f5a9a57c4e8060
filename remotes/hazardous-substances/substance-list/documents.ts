import type { SubstanceListPage } from '#shared/domain/substances/substance-list.ts'

/** `path`: in the API, below the check of the company. */
type SubstanceDocument = { label: string; path: string }

const list: SubstanceDocument = {
  label: 'Download als PDF',
  path: 'register/pdf',
}
const registration: SubstanceDocument = {
  label: 'Download aanvullende registratie (CMR)',
  path: 'register/registration/pdf',
}

/** The registration only when a substance in use requires it. */
export const documentsOf = ({ total, numRegistered }: Pick<SubstanceListPage, 'total' | 'numRegistered'>) => [
  ...(total > 0 ? [list] : []),
  ...(numRegistered > 0 ? [registration] : []),
]
