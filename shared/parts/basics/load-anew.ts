import { findServerFailure } from '#shared/api/accounts/session.ts'
import { messageFor } from '#shared/api/basics/errors.ts'
import { isEmbedded } from '#shared/api/basics/store.ts'
import { keepInput } from '#shared/forms/store.ts'

// After a deployment a page that was open may lack parts that it had not loaded yet: the new document has them.

/** In the storage of the tab: the address for which the document was loaded anew. */
const LOADED_ANEW = 'bw_loaded_anew'

/** False where the browser keeps nothing: it would be loaded again and again. */
function noteLoadedAnew(): boolean {
  try {
    if (sessionStorage.getItem(LOADED_ANEW) === window.location.href) return false
    sessionStorage.setItem(LOADED_ANEW, window.location.href)
    return true
  } catch {
    return false
  }
}

/** Once per address, with what was typed. Returns whether the document is about to be loaded. */
export function loadAnew(): boolean {
  if (!noteLoadedAnew()) return false
  keepInput()
  window.location.reload()
  return true
}

/** For a part that cannot be loaded: throws `error` where that does not help. Otherwise it never settles. */
export async function loadAnewOrThrow(error: unknown): Promise<never> {
  if (isEmbedded() || (await findServerFailure()) || !loadAnew()) throw error
  return new Promise(() => {})
}

/** For a dialog whose code cannot be loaded. `alert`: says why, when the document is not loaded anew. */
export async function loadAnewOrSay(
  alert: (announcement: { title: string; message: string }) => Promise<void>,
): Promise<void> {
  const serverFailure = await findServerFailure()
  if (!serverFailure && loadAnew()) return
  await alert({
    title: 'Dit onderdeel is nu niet bereikbaar.',
    message: serverFailure
      ? messageFor(serverFailure).title
      : 'Laad de pagina opnieuw en probeer het nog eens.',
  })
}
