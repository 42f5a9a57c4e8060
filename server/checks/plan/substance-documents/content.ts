import { cardOf } from './card-content.ts'
import { listOf } from './list-content.ts'
import { registrationOf } from './registration-content.ts'
import type { SubstanceDocument } from './source.ts'

export function layOut(source: SubstanceDocument) {
  if (source.document === 'LIST')
    return { template: '/substance-documents/list.typ', content: listOf(source) } as const
  if (source.document === 'REGISTRATION')
    return { template: '/substance-documents/registration.typ', content: registrationOf(source) } as const
  return { template: '/substance-documents/card.typ', content: cardOf(source) } as const
}
