import type { World } from './world.ts'

/** Shares of people with two-step login: of users, and of coaches and administrators. */
const OF_USERS = 0.01
const OF_STAFF = 0.8

/** The first coach, administrator, adviser, owner and colleague log in with the password alone. */
export const isFirstOfKind = ({ people }: World, id: number): boolean =>
  [people.admins, people.coaches, people.advisers, people.owners, people.colleagues].includes(id)

export function usesTwoSteps(world: World, id: number): boolean {
  const isStaff = id < world.people.advisers
  return !isFirstOfKind(world, id) && world.random('LOGIN', id).chance(isStaff ? OF_STAFF : OF_USERS)
}
