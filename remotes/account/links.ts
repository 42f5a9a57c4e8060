/** The pages that a visitor without a login goes back and forth between. */
type Page = '/inloggen' | '/aanmelden' | '/wachtwoord-vergeten'

/**
 * The key that the visitor came with, as `page` takes it. An invitation is good for who has an account too, and is
 * all that a login can take; a key of the other kind is good for registering only.
 */
function keyFor(page: Page, query: URLSearchParams) {
  const registration = query.get('registration')
  if (!registration) return {}
  const push = query.get('push') === 'registeranonymous' ? 'registeranonymous' : 'registeroninvite'
  if (page !== '/inloggen') return { push, registration }
  return push === 'registeroninvite' ? { registration } : {}
}

/**
 * The address of one of these pages, with what the visitor came with: the e-mail address, the page to go on to, and a
 * key. `query`: of the page where the link stands.
 */
export function accountLink(page: Page, query: URLSearchParams): string {
  const carried = { email: query.get('email'), redirect: query.get('redirect'), ...keyFor(page, query) }
  const given = Object.entries(carried).flatMap(([name, value]) => (value ? [[name, value]] : []))
  return given.length > 0 ? `${page}?${new URLSearchParams(given)}` : page
}
