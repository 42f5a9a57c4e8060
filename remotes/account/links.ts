/** The pages that a visitor without a login goes back and forth between. */
type Page = '/inloggen' | '/aanmelden' | '/wachtwoord-vergeten'

/**
 * The address of one of these pages, with what the visitor came with: the e-mail address, the page to go on to, and
 * the key of an invitation. `query`: of the page where the link stands. Whoever is invited and has an account already
 * takes the key to the login; a key of any other kind is good for registering only.
 */
export function accountLink(page: Page, query: URLSearchParams): string {
  const push = query.get('push')
  const registration = query.get('registration')
  const isInvitation = registration !== null && push !== 'registeranonymous'
  const carried = {
    email: query.get('email'),
    redirect: query.get('redirect'),
    push: page !== '/inloggen' && isInvitation ? 'registeroninvite' : page !== '/inloggen' ? push : null,
    registration: page !== '/inloggen' || isInvitation ? registration : null,
  }
  const given = Object.entries(carried).filter((pair): pair is [string, string] => Boolean(pair[1]))
  return given.length > 0 ? `${page}?${new URLSearchParams(given)}` : page
}
