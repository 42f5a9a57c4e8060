import { addDays } from '#shared/domain/basics/date.ts'

const SECONDS_PER_DAY = 24 * 60 * 60
const twoDigits = Array.from({ length: 60 }, (_, number) => String(number).padStart(2, '0'))

export type Calendar = ReturnType<typeof createCalendar>

/** Writes days as PostgreSQL reads them. `today`: yyyy-mm-dd; days are numbers of days after it. */
export function createCalendar(today: string) {
  const written = new Map<number, string>()

  /** yyyy-mm-dd */
  function day(number: number): string {
    let text = written.get(number)
    if (text === undefined) {
      text = addDays(today, number)
      written.set(number, text)
    }
    return text
  }

  return {
    today,
    day,
    /** In UTC. `second`: of the day; it may be negative or beyond the day. */
    moment(number: number, second: number): string {
      const later = Math.floor(second / SECONDS_PER_DAY)
      const rest = second - later * SECONDS_PER_DAY
      const [hours, minutes] = [Math.floor(rest / 3600), Math.floor(rest / 60) % 60]
      return `${day(number + later)} ${twoDigits[hours]}:${twoDigits[minutes]}:${twoDigits[Math.floor(rest) % 60]}+00`
    },
  }
}
