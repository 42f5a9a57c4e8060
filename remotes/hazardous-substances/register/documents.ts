import type { RegisterPage } from '#shared/domain/substances/register.ts'

/** `path`: in the API, below the check of the company. */
type RegisterDocument = { label: string; path: string }

const list: RegisterDocument = {
  label: 'Download als PDF',
  path: 'register/pdf',
}
const registration: RegisterDocument = {
  label: 'Download aanvullende registratie (CMR)',
  path: 'register/registration/pdf',
}

/** The registration only when a substance in use requires it. */
export const documentsOf = ({ total, numRegistered }: Pick<RegisterPage, 'total' | 'numRegistered'>) => [
  ...(total > 0 ? [list] : []),
  ...(numRegistered > 0 ? [registration] : []),
]
