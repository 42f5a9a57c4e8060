/** Where the number of companies of the last visit is kept, for as long as the tab lives. */
const KEY = 'bw_company_count'
/** How many placeholders stand in for a list of unknown length. Source: specification, section 9. */
const PLACEHOLDERS = 3
/** From how many companies on there is something to search, and a list is not told by its placeholders any more. Source: specification, 2.3. */
const MANY = 5

/** Remembers how many companies there are, for the next visit. */
export const rememberCompanyCount = (total: number) => sessionStorage.setItem(KEY, String(total))

const lastCompanyCount = () => Number(sessionStorage.getItem(KEY))

/** How many companies to expect: as many as last time when that is known and under five, otherwise three. */
export function knownCompanyCount(): number {
  const known = lastCompanyCount()
  return known > 0 && known < MANY ? known : PLACEHOLDERS
}

/** Whether there are so many companies that one wants to search. `total`: as far as it is known by now. */
export const areMany = (total = lastCompanyCount()) => total >= MANY
