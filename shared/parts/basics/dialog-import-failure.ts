import { findServerFailure } from '#shared/api/accounts/session.ts'
import { messageFor } from '#shared/api/basics/errors.ts'

export async function describeImportFailure() {
  const title = 'Dit onderdeel is nu niet bereikbaar.'
  const serverFailure = await findServerFailure()
  const message = serverFailure
    ? messageFor(serverFailure).title
    : 'Laad de pagina opnieuw en probeer het nog eens.'
  return { title, message }
}
