import { beforeEach } from 'vitest'

/**
 * Call it at the top of the file. Returns whether an instant (a date, one in ISO 8601, or milliseconds since 1970) lies
 * between the start of the present test and now, also on a machine that pauses.
 */
export function watchTestTime(): (instant: unknown) => boolean {
  let start = 0
  beforeEach(() => {
    start = Date.now()
  })
  return (instant) => {
    const time = new Date(instant as string).getTime()
    return start <= time && time <= Date.now()
  }
}
