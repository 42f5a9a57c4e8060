import { sessionStore } from '#shared/session/store.ts'

/** The number of companies at the last visit, in the session storage. */
const KEY = 'bw_company_count'
/** For a list of unknown length. Source: docs/product.md, section 9. */
const DEFAULT_PLACEHOLDERS = 3
/** Number of companies from which the list can be searched. Source: docs/product.md, section 2.3. */
const SEARCHABLE_FROM = 5

/** Differs for every login, also of the same user. */
function currentLogin(): string {
  const { id, loginExpiration } = sessionStore.getState().user
  return `${id}/${loginExpiration}`
}

/** For the next visit in this tab, during the same login. */
export const rememberCompanyCount = (total: number) =>
  sessionStorage.setItem(KEY, `${currentLogin()}/${total}`)

/** Another login may have ended while this module was not loaded. */
function forgetOtherLogins() {
  if (!sessionStorage.getItem(KEY)?.startsWith(`${currentLogin()}/`)) sessionStorage.removeItem(KEY)
}

sessionStore.subscribe(forgetOtherLogins)

function lastCompanyCount(): number {
  forgetOtherLogins()
  return Number(sessionStorage.getItem(KEY)?.split('/').at(-1))
}

/** The number of companies at the last visit if it was 1 to 4, otherwise three. */
export function placeholderCount(): number {
  const known = lastCompanyCount()
  return known > 0 && known < SEARCHABLE_FROM ? known : DEFAULT_PLACEHOLDERS
}

/** `total`: absent while the companies are loading. */
export const isSearchable = (total = lastCompanyCount()) => total >= SEARCHABLE_FROM
