/** Where the number of companies of the last visit is kept, for as long as the tab lives. */
const KEY = 'bw_company_count'
/** How many placeholders stand in for a list of unknown length. Source: specification, section 9. */
const PLACEHOLDERS = 3
/** From this length on a list is not told by its number of placeholders any more. Source: specification, 2.3. */
const MANY = 5

/** Remembers how long the list is, for the placeholders of the next visit. Gives the list itself. */
export function rememberCompanyCount<T>(companies: T[]): T[] {
  sessionStorage.setItem(KEY, String(companies.length))
  return companies
}

/** How many companies to expect: as many as last time when that is known and under five, otherwise three. */
export function knownCompanyCount(): number {
  const known = Number(sessionStorage.getItem(KEY))
  return known > 0 && known < MANY ? known : PLACEHOLDERS
}
