import { cardOf } from './card-content.ts'
import { listOf } from './list-content.ts'
import { registrationOf } from './registration-content.ts'
import type { RegisterDocument } from './source.ts'

export function layOut(source: RegisterDocument) {
  if (source.document === 'LIST')
    return { template: '/register-documents/list.typ', content: listOf(source) } as const
  if (source.document === 'REGISTRATION')
    return { template: '/register-documents/registration.typ', content: registrationOf(source) } as const
  return { template: '/register-documents/card.typ', content: cardOf(source) } as const
}
