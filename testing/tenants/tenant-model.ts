import type { Check } from '#shared/domain/basics/check.ts'

// A minimal model of docs/product.md, section 6: what two tenants and other users may see. It shares no code with the
// server; tenants.test.ts compares the two.

/** Els and Kim own a company each, and accept invitations like Jan. */
export const actors = ['els', 'kim', 'jan', 'coach', 'admin'] as const
export type Actor = (typeof actors)[number]

export const rights = ['READONLY', 'WRITE', 'ADMIN'] as const
type Rights = (typeof rights)[number]

export const testedChecks = ['PHYSICAL_STRAIN', 'NOISE_HAZARD'] as const satisfies Check[]

export type Company = {
  id: number
  externalId: string
  name: string
  owner: Actor
  isOpen: boolean
  isGone: boolean
}

/** `holder`: the actor who accepted it. */
export type Invitation = {
  id: number
  key: string
  company: Company
  rights: Rights
  checks: Check[]
  holder: Actor | undefined
  isGone: boolean
}

/** With one question. `answer`: 'no' is a risk. */
export type Group = {
  id: number
  company: Company
  answer: 'yes' | 'no' | undefined
  revision: number
  isGone: boolean
}

/** Everything that was created, also when it is gone. */
export type Tenants = { companies: Company[]; invitations: Invitation[]; groups: Group[] }

export const isManager = (actor: Actor, { owner, isGone }: Company) =>
  !isGone && (actor === owner || actor === 'admin')

export const invitationOf = ({ invitations }: Tenants, actor: Actor, company: Company) =>
  invitations.find((entry) => !entry.isGone && entry.company === company && entry.holder === actor)

/** Undefined without any access. `checks`: absent for all. */
function accessTo(
  tenants: Tenants,
  actor: Actor,
  company: Company,
): { level: Rights; checks?: Check[] } | undefined {
  if (company.isGone) return undefined
  if (isManager(actor, company) || (actor === 'coach' && company.isOpen)) return { level: 'ADMIN' }
  const invitation = invitationOf(tenants, actor, company)
  return invitation && { level: invitation.rights, checks: invitation.checks }
}

const maySeeStrain = (tenants: Tenants, actor: Actor, company: Company) => {
  const access = accessTo(tenants, actor, company)
  return access !== undefined && (access.checks?.includes('PHYSICAL_STRAIN') ?? true)
}
export const mayFillInStrain = (tenants: Tenants, actor: Actor, company: Company) =>
  maySeeStrain(tenants, actor, company) && accessTo(tenants, actor, company)?.level !== 'READONLY'

/** With their risks, and the status for function groups of others. */
function groupsAt(tenants: Tenants, actor: Actor, company: Company) {
  if (!maySeeStrain(tenants, actor, company)) return { groups: 403, matrix: 403, foreign: 403 }
  const groups = tenants.groups
    .filter((group) => group.company === company && !group.isGone)
    .map(({ id, answer }) => [id, answer === 'no' ? 1 : 0])
  return { groups, matrix: groups, foreign: 404 }
}

function foundAt(tenants: Tenants, actor: Actor, company: Company) {
  const access = accessTo(tenants, actor, company)
  const strain = groupsAt(tenants, actor, company)
  if (!access) return { ...strain, level: 403, details: 403, starts: testedChecks.map(() => 403) }
  const sees = testedChecks.map((check) => access.checks?.includes(check) ?? true)
  const invitations = tenants.invitations.filter((entry) => entry.company === company && !entry.isGone)
  return {
    ...strain,
    level: access.level,
    sees,
    invitees: actor === company.owner ? invitations.map(({ id }) => id) : [],
    details: isManager(actor, company) ? company.name : 403,
    starts: sees.map((isSeen) => (isSeen && access.level !== 'READONLY' ? 200 : 403)),
  }
}

/** Administrators have access to every company, but their list does not contain them. */
function listOf(tenants: Tenants, actor: Actor) {
  const isListed = (company: Company) =>
    company.owner === actor || (actor === 'coach' && company.isOpen) || invitationOf(tenants, actor, company)
  return tenants.companies.filter((company) => !company.isGone && isListed(company)).map(({ id }) => id)
}

export function expectedView(tenants: Tenants, actor: Actor) {
  const list = listOf(tenants, actor)
  return { lists: [list, list], found: tenants.companies.map((company) => foundAt(tenants, actor, company)) }
}
