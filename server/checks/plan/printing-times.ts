const PERIOD_MS = 3_600_000

/** How long printing took for each person in this hour, in milliseconds. `now`: ms since 1970. */
export function createPrintingTimes(now: () => number = Date.now) {
  const times = new Map<number, number>()
  let endsAt = now() + PERIOD_MS

  function startHour(): void {
    if (now() < endsAt) return
    times.clear()
    endsAt = now() + PERIOD_MS
  }

  return {
    of(person: number): number {
      startHour()
      return times.get(person) ?? 0
    },
    add(person: number, duration: number): void {
      startHour()
      times.set(person, (times.get(person) ?? 0) + duration)
    },
    /** Until a new hour, in milliseconds. */
    untilNext: (): number => endsAt - now(),
  }
}
