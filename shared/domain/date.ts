const parts = { day: '2-digit', month: '2-digit', year: 'numeric' } as const

/** Creates the format of dates in Amsterdam; in UTC if the time zone is not available. */
function createDateFormat(): Intl.DateTimeFormat {
  try {
    return new Intl.DateTimeFormat('nl-NL', { ...parts, timeZone: 'Europe/Amsterdam' })
  } catch {
    return new Intl.DateTimeFormat('nl-NL', { ...parts, timeZone: 'UTC' })
  }
}
const format = createDateFormat()

/** Returns the date of an instant as dd-mm-yyyy. Takes ISO 8601. Source: docs/product.md, section 9. */
export const formatInstant = (instant: string) => format.format(new Date(instant))

/** Returns a calendar date as dd-mm-yyyy, independent of the time zone. Takes yyyy-mm-dd. */
export const formatDay = (day: string) => day.split('-').reverse().join('-')
