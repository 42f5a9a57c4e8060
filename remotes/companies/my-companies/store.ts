import { sessionStore } from '#shared/session/store.ts'

/** Key in the session storage for the number of companies at the last visit. */
const KEY = 'bw_company_count'
/** Number of placeholders for a list of unknown length. Source: docs/product.md, section 9. */
const DEFAULT_PLACEHOLDERS = 3
/** Number of companies from which the list can be searched. Source: docs/product.md, section 2.3. */
const SEARCHABLE_FROM = 5

/** Identifies the login of this moment: a user who logs in again, or another one, has another. */
function currentLogin(): string {
  const { id, loginExpiration } = sessionStore.getState().user
  return `${id}/${loginExpiration}`
}

/** Stores the number of companies for the next visit in this tab, during the same login. */
export const rememberCompanyCount = (total: number) =>
  sessionStorage.setItem(KEY, `${currentLogin()}/${total}`)

/** Deletes the number of another login, which may have ended while this module was not loaded. */
function forgetOtherLogins() {
  if (!sessionStorage.getItem(KEY)?.startsWith(`${currentLogin()}/`)) sessionStorage.removeItem(KEY)
}

sessionStore.subscribe(forgetOtherLogins)

function lastCompanyCount(): number {
  forgetOtherLogins()
  return Number(sessionStorage.getItem(KEY)?.split('/').at(-1))
}

/** Number of placeholders while companies are loading: that of the last visit when it was 1 to 4, otherwise three. */
export function placeholderCount(): number {
  const known = lastCompanyCount()
  return known > 0 && known < SEARCHABLE_FROM ? known : DEFAULT_PLACEHOLDERS
}

/** Whether there are enough companies to search. `total`: their number; absent while they are loading. */
export const isSearchable = (total = lastCompanyCount()) => total >= SEARCHABLE_FROM
