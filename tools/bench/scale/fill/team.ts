import { type Check, checks } from '#shared/domain/basics/check.ts'
import {
  type InvitationRights,
  type InviteeRole,
  invitationRights,
} from '#shared/domain/companies/invitation.ts'
import type { Company } from './companies.ts'
import { checksOf, type World } from './world.ts'

/** Invitations of a company, by size. */
const mostInvited = [2, 5, 12, 30]
export const MOST_INVITED = 31
/** Of an invitation, and of the name and address of an accepted one, in days. */
export const VALID_DAYS = 30
export const RETAINED_DAYS = 30
const ADVISED = 0.1

/** Days before today. */
export type Invitee = {
  /** Also when they have not accepted yet. */
  personId: number
  role: InviteeRole
  rights: InvitationRights
  checks: readonly Check[]
  sentAgo: number
  /** null: not yet. */
  acceptedAgo: number | null
}

export function inviteesOf(world: World, { id, age }: Company): Invitee[] {
  const random = world.random('TEAM', id)
  const { people, plan } = world
  const numColleagues = people.others - people.colleagues
  const started = checksOf(world, id).map(({ check }) => check)
  const count = random.below(mostInvited[plan.sizeOf[id - 1]!]! + 1)
  // Neighbouring numbers, so that no company has one twice.
  const firstColleague = random.below(numColleagues)
  const invite = (role: InviteeRole, personId: number): Invitee => {
    const sentAgo = random.between(1, age - 5)
    const isAccepted = sentAgo > VALID_DAYS || random.chance(0.6)
    const isForSome = role === 'COLLEAGUE' && started.length > 0 && random.chance(0.3)
    return {
      personId,
      role,
      rights: random.pickFrequent(invitationRights, 1.3),
      checks: isForSome ? [random.pick(started)] : checks,
      sentAgo,
      acceptedAgo: isAccepted ? Math.max(0, sentAgo - random.below(5)) : null,
    }
  }
  const colleagues = Array.from({ length: Math.min(count, numColleagues) }, (_, number) =>
    invite('COLLEAGUE', people.colleagues + ((firstColleague + number) % numColleagues)),
  )
  const adviser = people.advisers + random.below(people.owners - people.advisers)
  return random.chance(ADVISED) ? [...colleagues, invite('EXTERNAL_ADVISOR', adviser)] : colleagues
}

/** Ids of people who may change a company, mostly its owner. */
export function editorIdsOf(world: World, company: Company): number[] {
  const others = inviteesOf(world, company).flatMap(({ personId, rights, acceptedAgo }) =>
    acceptedAgo !== null && rights !== 'READONLY' ? [personId] : [],
  )
  return [company.ownerId, company.ownerId, company.ownerId, ...others]
}
