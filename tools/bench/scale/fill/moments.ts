import type { World } from './world.ts'

/** In UTC, when people start to work and for how long, in seconds. */
export const MORNING = 6 * 3600
export const WORKDAY = 9 * 3600

/** Second of the day, determined by an id. */
export const timeOf = (id: number): number => MORNING + ((id * 7919) % WORKDAY)

/** `day`: in days from today; null for never. */
export const momentOf = ({ calendar }: World, day: number | null, id: number): string | null =>
  day === null ? null : calendar.moment(day, timeOf(id))

/** `ago`: in days before today; null for never. */
export const agoOf = (world: World, ago: number | null, id: number): string | null =>
  momentOf(world, ago === null ? null : -ago, id)

/** yyyy-mm-dd; null for none. `day`: in days from today. */
export const dayOf = ({ calendar }: World, day: number | null): string | null =>
  day === null ? null : calendar.day(day)
