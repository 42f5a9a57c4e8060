import fc from 'fast-check'
import { expect, test } from 'vitest'

import { accessLevelOf } from '#shared/domain/access.ts'
import type { Check, CheckEntry } from '#shared/domain/check.ts'
import type { CompanySummary } from '#shared/domain/company.ts'
import type { Invitee } from '#shared/domain/invitation.ts'
import type { SystemRole } from '#shared/domain/role.ts'
import { useBackEnd } from '../testing/back-end.ts'
import type { Client } from '../testing/client.ts'
import { acts } from '../testing/tenants-acts.ts'
import {
  type Actor,
  actors,
  type Company,
  foundAt,
  listOf,
  rights,
  type Tenants,
} from '../testing/tenants-model.ts'

// Random histories of two tenants. After every step, what everybody sees and may do is what the model says, and no
// more. One that fails is printed as short as it gets, with the seed that makes it again. TENANT_RUNS asks for more.

/** Nothing is delivered, so that the keys stay where they can be read. */
const backEnd = useBackEnd({ env: { SMTP_URL: 'smtp://127.0.0.1:1' } })

const runs = Number(process.env.TENANT_RUNS ?? 0)
const FEW_RUNS = 20
/** How long a few runs, and making a failure shorter, may take at most, in milliseconds. */
const PATIENCE = 15_000

/** The longest a timer can be set to, in milliseconds. */
const FOREVER = 2 ** 31 - 1

const asked = ['PHYSICAL_STRAIN', 'NOISE_HAZARD'] as const satisfies Check[]

const stepOf = <By>(by: fc.Arbitrary<By>, ...names: (keyof typeof acts)[]) =>
  fc.record(
    {
      act: fc.constantFrom(...names),
      by,
      /** Which of them all, counted back from the last one. */
      company: fc.nat(3),
      invitation: fc.nat(3),
      /** Whether the path has the invitation below that company, or below its own. */
      isAstray: fc.boolean(),
      rights: fc.constantFrom(...rights),
      checks: fc.subarray<Check>([...asked, 'WELDING_SMOKE'], { minLength: 1 }),
    },
    { noNullPrototype: true },
  )
const anybody = fc.constantFrom(...actors)
const mostlyJan = fc.oneof(fc.constant('jan' as const), anybody)
const mostlyTheOwner = fc.oneof(fc.constant('the owner' as const), anybody)
const histories = fc.array(
  fc.oneof(
    { weight: 3, arbitrary: stepOf(mostlyTheOwner, 'invite') },
    { weight: 4, arbitrary: stepOf(mostlyJan, 'accept') },
    { weight: 4, arbitrary: stepOf(mostlyTheOwner, 'edit', 'revoke') },
    { weight: 2, arbitrary: stepOf(mostlyTheOwner, 'inviteCoach', 'revokeCoach') },
    { weight: 1, arbitrary: stepOf(mostlyTheOwner, 'rename', 'remove') },
    { weight: 1, arbitrary: stepOf(anybody, 'create') },
  ),
  { minLength: 1, maxLength: 16, size: 'max' },
)
type Step = typeof histories extends fc.Arbitrary<(infer S)[]> ? S : never

type Browsers = Record<Actor, Client>

async function logIn(actor: Actor): Promise<[Actor, Client]> {
  const special: Partial<Record<Actor, SystemRole>> = { coach: 'BW_COACH', admin: 'BW_ADMIN' }
  await backEnd.createPerson({ email: `${actor}@smederij.nl`, roles: [special[actor] ?? 'BW_USER'] })
  const browser = backEnd.client()
  await browser.login(`${actor}@smederij.nl`)
  return [actor, browser]
}

/** Does a step with the server and in the model. */
async function take(tenants: Tenants, browsers: Browsers, { act, by, isAstray, ...step }: Step) {
  const invitation = tenants.invitations.at(-1 - (step.invitation % (tenants.invitations.length || 1)))
  const chosen = tenants.companies.at(-1 - (step.company % tenants.companies.length))!
  const isAboutInvitation = act === 'edit' || act === 'revoke'
  const company = (isAboutInvitation && !isAstray && invitation?.company) || chosen
  const actor = by === 'the owner' ? company.owner : by
  const [status, expected] = await acts[act](
    tenants,
    { ...step, actor, browser: browsers[actor], company, invitation },
    backEnd,
  )
  expect(status, `${actor}: ${act}`).toBe(expected)
}

/** What the server lets somebody find at a company, in the words of the model. */
async function findAt(browser: Client, { id }: Company) {
  const path = `/rest/companies/${id}`
  const [company, details, ...started] = await Promise.all([
    browser.get(`${path}/checks`),
    browser.get(`${path}/update`),
    ...asked.map((check) => browser.post(`${path}/start-check/${check}`)),
  ])
  const found = {
    details: details.status === 200 ? details.body.responseObject.name : details.status,
    starts: started.map(({ status }) => status),
  }
  if (company.status !== 200) return { ...found, level: company.status }
  const { permission, checks, invitees } = company.body.responseObject
  const seen = checks.map(({ check }: CheckEntry) => check)
  return {
    ...found,
    level: accessLevelOf(permission),
    sees: asked.map((check) => seen.includes(check)),
    guests: invitees.map(({ invitationId }: Invitee) => invitationId).toSorted(ascending),
  }
}

const ascending = (one: number, other: number) => one - other
const idsOf = (companies: CompanySummary[]) => companies.map(({ id }) => id).toSorted(ascending)

async function compare(tenants: Tenants, actor: Actor, browser: Client) {
  const [list, search, ...found] = await Promise.all([
    browser.get('/rest/companies'),
    browser.get('/rest/companies/search?size=100'),
    ...tenants.companies.map((company) => findAt(browser, company)),
  ])
  expect(
    [idsOf(list.body.responseObject), idsOf(search.body.responseObject.items), ...found],
    `what ${actor} sees`,
  ).toEqual([
    listOf(tenants, actor),
    listOf(tenants, actor),
    ...tenants.companies.map((company) => foundAt(tenants, actor, company, asked)),
  ])
}

/** Els and Kim make a company each and invite somebody. */
const founding = (['els', 'kim'] as const).flatMap((by) =>
  (['create', 'invite'] as const).map((act): Step => {
    const rest = { company: 0, invitation: 0, isAstray: false, rights: 'WRITE' } as const
    return { act, by, ...rest, checks: [asked[0]] }
  }),
)

async function live(browsers: Browsers, history: Step[]) {
  await backEnd.sql`delete from company`
  await backEnd.sql`delete from throttle`
  const tenants: Tenants = { companies: [], invitations: [] }
  for (const step of founding) await take(tenants, browsers, step)
  for (const step of history) {
    await take(tenants, browsers, step)
    await Promise.all(actors.map((actor) => compare(tenants, actor, browsers[actor])))
  }
}

async function check() {
  const browsers = Object.fromEntries(await Promise.all(actors.map(logIn))) as Browsers
  const property = fc.asyncProperty(histories, (history) => live(browsers, history))
  const few = { numRuns: FEW_RUNS, plugins: [fc.interruptAfterTimeLimit(PATIENCE)] }
  await fc.assert(property, runs ? { numRuns: runs } : few)
}

test(
  'nobody sees or changes more of two tenants than they may, whatever happens',
  check,
  runs ? FOREVER : 2 * PATIENCE,
)
