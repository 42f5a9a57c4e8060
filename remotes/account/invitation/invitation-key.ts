import { invitationKeyOf } from '#shared/parts/basics/link-secret.ts'

/** null when there is none. */
export const invitationKeyIn = (query: URLSearchParams): string | null =>
  query.get('push') === 'registeranonymous' ? null : invitationKeyOf(query)
