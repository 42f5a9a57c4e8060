const parts = { day: '2-digit', month: '2-digit', year: 'numeric' } as const

/** In Amsterdam; in UTC if the time zone is not available. */
function createDateFormat(): Intl.DateTimeFormat {
  try {
    return new Intl.DateTimeFormat('nl-NL', { ...parts, timeZone: 'Europe/Amsterdam' })
  } catch {
    return new Intl.DateTimeFormat('nl-NL', { ...parts, timeZone: 'UTC' })
  }
}
const format = createDateFormat()
const { timeZone } = format.resolvedOptions()

/** dd-mm-yyyy. Takes ISO 8601. Source: docs/product.md, section 9. */
export const formatInstant = (instant: string) => format.format(new Date(instant))

const timeFormat = new Intl.DateTimeFormat('nl-NL', { hour: '2-digit', minute: '2-digit', timeZone })

/** HH:mm, in Amsterdam. Takes ISO 8601. */
export const formatTime = (instant: string) => timeFormat.format(new Date(instant))

/** dd-mm-yyyy HH:mm, in Amsterdam. Takes ISO 8601. */
export const formatMoment = (instant: string) => `${formatInstant(instant)} ${formatTime(instant)}`

/** dd-mm-yyyy, independent of the time zone. Takes yyyy-mm-dd. */
export const formatDay = (day: string) => day.split('-').reverse().join('-')

const MS_PER_DAY = 86_400_000
const isoFormat = new Intl.DateTimeFormat('sv-SE', { ...parts, timeZone })

/** yyyy-mm-dd, in Amsterdam. */
export const today = (now = new Date()) => isoFormat.format(now)

/** Both yyyy-mm-dd. Negative when `to` is earlier. */
export const daysBetween = (from: string, to: string) => (Date.parse(to) - Date.parse(from)) / MS_PER_DAY

/** Both yyyy-mm-dd. `count` negative: a day before it. */
export const addDays = (day: string, count: number) =>
  new Date(Date.parse(day) + count * MS_PER_DAY).toISOString().slice(0, 10)
