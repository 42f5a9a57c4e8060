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
const { timeZone } = format.resolvedOptions()

/** Returns the date of an instant as dd-mm-yyyy. Takes ISO 8601. Source: docs/product.md, section 9. */
export const formatInstant = (instant: string) => format.format(new Date(instant))

const timeFormat = new Intl.DateTimeFormat('nl-NL', { hour: '2-digit', minute: '2-digit', timeZone })

/** Returns the time of an instant as HH:mm, in Amsterdam. Takes ISO 8601. */
export const formatTime = (instant: string) => timeFormat.format(new Date(instant))

/** Returns the date and time of an instant as dd-mm-yyyy HH:mm, in Amsterdam. Takes ISO 8601. */
export const formatMoment = (instant: string) => `${formatInstant(instant)} ${formatTime(instant)}`

/** Returns a calendar date as dd-mm-yyyy, independent of the time zone. Takes yyyy-mm-dd. */
export const formatDay = (day: string) => day.split('-').reverse().join('-')

const MS_PER_DAY = 86_400_000
const isoFormat = new Intl.DateTimeFormat('sv-SE', { ...parts, timeZone })

/** Returns the current day in Amsterdam as yyyy-mm-dd. `now`: another point in time. */
export const today = (now = new Date()) => isoFormat.format(now)

/** Returns the number of days from one calendar day to another, both yyyy-mm-dd. Negative when `to` is earlier. */
export const daysBetween = (from: string, to: string) => (Date.parse(to) - Date.parse(from)) / MS_PER_DAY

/** Returns the calendar day that is this number of days after another one, both yyyy-mm-dd. Negative for a day before it. */
export const addDays = (day: string, count: number) =>
  new Date(Date.parse(day) + count * MS_PER_DAY).toISOString().slice(0, 10)
