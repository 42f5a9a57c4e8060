import type { RegisterPage } from '#shared/domain/substances/register.ts'

/** A document of the register. `path`: in the API, below the check of the company. */
type RegisterDocument = { label: string; path: string }

const list: RegisterDocument = {
  label: 'Download als PDF',
  path: 'register/pdf',
}
const registration: RegisterDocument = {
  label: 'Download aanvullende registratie (CMR)',
  path: 'register/registration/pdf',
}

/** Returns the documents of a register that can be printed: no registration as long as no substance in use asks for it. */
export const documentsOf = ({ total, numRegistered }: Pick<RegisterPage, 'total' | 'numRegistered'>) => [
  ...(total > 0 ? [list] : []),
  ...(numRegistered > 0 ? [registration] : []),
]
