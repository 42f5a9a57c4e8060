import type { World } from './world.ts'

/** From which second of the day in UTC people work, and for how many seconds. */
export const MORNING = 6 * 3600
export const WORKDAY = 9 * 3600

/** The second of the day at which something with this id happens. */
export const timeOf = (id: number): number => MORNING + ((id * 7919) % WORKDAY)

/** The moment of something with this id. `day`: in days from today; null for never. */
export const momentOf = ({ calendar }: World, day: number | null, id: number): string | null =>
  day === null ? null : calendar.moment(day, timeOf(id))

/** The same in days before today. */
export const agoOf = (world: World, ago: number | null, id: number): string | null =>
  momentOf(world, ago === null ? null : -ago, id)

/** A day, yyyy-mm-dd; null for none. `day`: in days from today. */
export const dayOf = ({ calendar }: World, day: number | null): string | null =>
  day === null ? null : calendar.day(day)
