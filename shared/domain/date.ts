const parts = { day: '2-digit', month: '2-digit', year: 'numeric' } as const

/** What writes instants as days in Amsterdam; in UTC where that time zone is not known. */
function createDateFormat(): Intl.DateTimeFormat {
  try {
    return new Intl.DateTimeFormat('nl-NL', { ...parts, timeZone: 'Europe/Amsterdam' })
  } catch {
    return new Intl.DateTimeFormat('nl-NL', { ...parts, timeZone: 'UTC' })
  }
}
const format = createDateFormat()

/** The day of an instant as people read it, dd-mm-yyyy. Takes ISO 8601. Source: specification, section 9. */
export const formatInstant = (instant: string) => format.format(new Date(instant))

/** A day of the calendar as people read it, dd-mm-yyyy. Takes yyyy-mm-dd; no time zone moves it. */
export const formatDay = (day: string) => day.split('-').reverse().join('-')
