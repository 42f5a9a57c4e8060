import type { Check } from '#shared/domain/check.ts'

// What two tenants and the people around them may see, in as few words as docs/product.md, section 6 allows. It
// knows nothing of the server's code: tenants.test.ts compares the two.

/** Els and Kim have a company each, and are invited elsewhere like Jan. */
export const actors = ['els', 'kim', 'jan', 'coach', 'admin'] as const
export type Actor = (typeof actors)[number]

export const rights = ['READONLY', 'WRITE', 'ADMIN'] as const
type Rights = (typeof rights)[number]

/** The checks that everybody tries to see and to start. */
export const asked = ['PHYSICAL_STRAIN', 'NOISE_HAZARD'] as const satisfies Check[]

export type Company = {
  id: number
  externalId: string
  name: string
  owner: Actor
  isOpen: boolean
  isGone: boolean
}

/** `holder`: who accepted it. */
export type Invitation = {
  id: number
  key: string
  company: Company
  rights: Rights
  checks: Check[]
  holder: Actor | undefined
  isGone: boolean
}

/** A function group with the one question that is answered in it. `answer`: 'no' is a risk. */
export type Group = {
  id: number
  company: Company
  answer: 'yes' | 'no' | undefined
  revision: number
  isGone: boolean
}

/** Everything that ever was. */
export type Tenants = { companies: Company[]; invitations: Invitation[]; groups: Group[] }

/** Whether somebody may do what only the owner may. */
export const isManager = (actor: Actor, { owner, isGone }: Company) =>
  !isGone && (actor === owner || actor === 'admin')

/** The invitation with which somebody looks along with a company. */
export const heldBy = ({ invitations }: Tenants, actor: Actor, company: Company) =>
  invitations.find((one) => !one.isGone && one.company === company && one.holder === actor)

/** What somebody may do in a company and with which of its checks; undefined is nothing at all. */
function accessTo(
  tenants: Tenants,
  actor: Actor,
  company: Company,
): { level: Rights; checks?: Check[] } | undefined {
  if (company.isGone) return undefined
  if (isManager(actor, company) || (actor === 'coach' && company.isOpen)) return { level: 'ADMIN' }
  const invitation = heldBy(tenants, actor, company)
  return invitation && { level: invitation.rights, checks: invitation.checks }
}

/** Whether somebody sees the check for physical strain of a company, and whether they fill it in. */
const seesStrain = (tenants: Tenants, actor: Actor, company: Company) => {
  const access = accessTo(tenants, actor, company)
  return access !== undefined && (access.checks?.includes('PHYSICAL_STRAIN') ?? true)
}
export const fillsInStrain = (tenants: Tenants, actor: Actor, company: Company) =>
  seesStrain(tenants, actor, company) && accessTo(tenants, actor, company)?.level !== 'READONLY'

/** The function groups that somebody finds at a company, each with its risks, and what they find of other companies'. */
function groupsAt(tenants: Tenants, actor: Actor, company: Company) {
  if (!seesStrain(tenants, actor, company)) return { groups: 403, matrix: 403, foreign: 403 }
  const groups = tenants.groups
    .filter((group) => group.company === company && !group.isGone)
    .map(({ id, answer }) => [id, answer === 'no' ? 1 : 0])
  return { groups, matrix: groups, foreign: 404 }
}

function foundAt(tenants: Tenants, actor: Actor, company: Company) {
  const access = accessTo(tenants, actor, company)
  const strain = groupsAt(tenants, actor, company)
  if (!access) return { ...strain, level: 403, details: 403, starts: asked.map(() => 403) }
  const sees = asked.map((check) => access.checks?.includes(check) ?? true)
  const guests = tenants.invitations.filter((one) => one.company === company && !one.isGone)
  return {
    ...strain,
    level: access.level,
    sees,
    guests: actor === company.owner ? guests.map(({ id }) => id) : [],
    details: isManager(actor, company) ? company.name : 403,
    starts: sees.map((isSeen) => (isSeen && access.level !== 'READONLY' ? 200 : 403)),
  }
}

/** An administrator may enter every company, but has them not in the list. */
function listOf(tenants: Tenants, actor: Actor) {
  const isListed = (company: Company) =>
    company.owner === actor || (actor === 'coach' && company.isOpen) || heldBy(tenants, actor, company)
  return tenants.companies.filter((company) => !company.isGone && isListed(company)).map(({ id }) => id)
}

/** What somebody must see in both of their lists, and find at each company: no less, and no more. */
export function expectedView(tenants: Tenants, actor: Actor) {
  const list = listOf(tenants, actor)
  return { lists: [list, list], found: tenants.companies.map((company) => foundAt(tenants, actor, company)) }
}
