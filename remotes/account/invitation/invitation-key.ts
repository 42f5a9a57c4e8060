/** null when there is none. */
export const invitationKeyIn = (query: URLSearchParams): string | null =>
  query.get('push') === 'registeranonymous' ? null : query.get('registration') || null
