type Page = '/inloggen' | '/aanmelden' | '/wachtwoord-vergeten'

/** Invitations can also be accepted by logging in; other keys are only for registering. */
function keyParams(page: Page, query: URLSearchParams) {
  const registration = query.get('registration')
  if (!registration) return {}
  const push = query.get('push') === 'registeranonymous' ? 'registeranonymous' : 'registeroninvite'
  if (page !== '/inloggen') return { push, registration }
  return push === 'registeroninvite' ? { registration } : {}
}

/** Keeps the visitor's e-mail address, redirect and key. `query`: the query of the current page. */
export function accountLink(page: Page, query: URLSearchParams): string {
  const params = { email: query.get('email'), redirect: query.get('redirect'), ...keyParams(page, query) }
  const present = Object.entries(params).flatMap(([name, value]) => (value ? [[name, value]] : []))
  return present.length > 0 ? `${page}?${new URLSearchParams(present)}` : page
}
