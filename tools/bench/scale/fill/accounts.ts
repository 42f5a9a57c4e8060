import { companyOf } from './companies.ts'
import { usesTwoSteps } from './logins.ts'
import { personOf } from './people.ts'
import { inviteesOf } from './team.ts'
import { checksOf, ownerIdOf, type World } from './world.ts'

/** Logs in with the shared password alone. `companyId`: a company that this person has access to, if any. */
export type Account = { id: number; email: string; companyId: number | null }

/** Number of companies searched for them. */
const SEARCHED = 5_000

/**
 * `owner`: of one company, with several checks and a coach. `ownerOfLargest`: of the first company, which has the most of
 * everything. `coach`: of that company too. `colleague`, `adviser`: invitees of a company who may change it.
 */
export function listAccounts(world: World) {
  const { people, plan, numbers } = world
  const accountOf = (id: number, companyId: number | null = null): Account => ({
    id,
    email: personOf(world, id).email,
    companyId,
  })
  const companyIds = Array.from({ length: Math.min(SEARCHED, numbers.companies) - 1 }, (_, at) => at + 2)
  const ownedBy = (ownerId: number) =>
    plan.ownerOf.reduce((count, owner) => count + (people.owners + owner === ownerId ? 1 : 0), 0)
  const typicalId = companyIds.find(
    (id) =>
      plan.openOf[id - 1] !== -1 &&
      checksOf(world, id).length >= 3 &&
      !usesTwoSteps(world, ownerIdOf(world, id)) &&
      ownedBy(ownerIdOf(world, id)) === 1,
  )
  const ofMany = companyIds.find((id) => ownerIdOf(world, id) === people.owners)

  function findInvitee(wanted: 'COLLEAGUE' | 'EXTERNAL_ADVISOR'): Account {
    for (const companyId of companyIds)
      for (const { role, rights, acceptedAgo, personId, checks } of inviteesOf(
        world,
        companyOf(world, companyId),
      ))
        if (
          role === wanted &&
          rights === 'ADMIN' &&
          acceptedAgo !== null &&
          checks.length > 1 &&
          !usesTwoSteps(world, personId)
        )
          return accountOf(personId, companyId)
    throw new Error(`Nobody is an invitee as ${wanted}`)
  }

  if (typicalId === undefined || ofMany === undefined) throw new Error('There are too few companies')
  return {
    admin: accountOf(people.admins),
    coach: accountOf(people.coaches, 1),
    owner: accountOf(ownerIdOf(world, typicalId), typicalId),
    ownerOfMany: accountOf(people.owners, ofMany),
    ownerOfLargest: accountOf(ownerIdOf(world, 1), 1),
    colleague: findInvitee('COLLEAGUE'),
    adviser: findInvitee('EXTERNAL_ADVISOR'),
  }
}
