import type { World } from './world.ts'

/** The part of people with two-step login: of users, and of coaches and administrators. */
const OF_USERS = 0.01
const OF_STAFF = 0.8

/** Whether a person is the first coach, administrator, adviser, owner or colleague, who logs in with the password alone. */
export const isFirstOfKind = ({ people }: World, id: number): boolean =>
  [people.admins, people.coaches, people.advisers, people.owners, people.colleagues].includes(id)

/** Whether a person uses two-step login. */
export function usesTwoSteps(world: World, id: number): boolean {
  const isStaff = id < world.people.advisers
  return !isFirstOfKind(world, id) && world.random('LOGIN', id).chance(isStaff ? OF_STAFF : OF_USERS)
}
