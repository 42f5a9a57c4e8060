import fc from 'fast-check'
import { expect, test } from 'vitest'

import type { SystemRole } from '#shared/domain/role.ts'
import { useBackEnd } from '../testing/harness/back-end.ts'
import type { Client } from '../testing/harness/client.ts'
import { rounds, roundsTimeout } from '../testing/harness/rounds.ts'
import { commands } from '../testing/tenants/tenant-commands.ts'
import { founding, histories, type Plan } from '../testing/tenants/tenant-histories.ts'
import { type Actor, actors, expectedView, type Tenants } from '../testing/tenants/tenant-model.ts'
import { viewOf } from '../testing/tenants/tenant-view.ts'

// Random histories of two tenants. After every step, what everybody sees and may do is what the model says, and no
// more. One that fails is printed as short as it gets, with the seed that makes it again. TEST_ROUNDS asks for more.

const backEnd = useBackEnd()

const FEW_RUNS = 20
/** How long a few runs, and making a failure shorter, may take at most, in milliseconds. */
const RUN_TIMEOUT_MS = 30_000

type Browsers = Record<Actor, Client>

async function logIn(actor: Actor): Promise<[Actor, Client]> {
  const special: Partial<Record<Actor, SystemRole[]>> = { coach: ['BW_COACH'], admin: ['BW_ADMIN'] }
  const roles: SystemRole[] = ['BW_USER', ...(special[actor] ?? [])]
  await backEnd.createPerson({ email: `${actor}@smederij.nl`, roles })
  const browser = backEnd.client()
  await browser.login(`${actor}@smederij.nl`)
  return [actor, browser]
}

/** Puts a plan into practice, with the server and in the model, on what there is by now. */
async function take(tenants: Tenants, browsers: Browsers, { act, by, isAstray, ...plan }: Plan) {
  const { companies, invitations, groups } = tenants
  const invitation = invitations.at(-1 - (plan.invitation % (invitations.length || 1)))
  const group = groups.at(-1 - (plan.group % (groups.length || 1)))
  const chosen = companies.at(-1 - (plan.company % companies.length))!
  const part = { edit: invitation, revoke: invitation, answer: group, removeGroup: group }[act as string]
  const company = (!isAstray && part?.company) || chosen
  const actor = by === 'the owner' ? company.owner : by
  const step = { ...plan, actor, browser: browsers[actor], company, invitation, group }
  const [status, expected] = await commands[act](tenants, step, backEnd)
  expect(status, `${actor}: ${act}`).toBe(expected)
}

async function live(browsers: Browsers, history: Plan[]) {
  await backEnd.sql`delete from company`
  await backEnd.sql`delete from throttle`
  const tenants: Tenants = { companies: [], invitations: [], groups: [] }
  for (const plan of founding) await take(tenants, browsers, plan)
  for (const plan of history) {
    await take(tenants, browsers, plan)
    const views = await Promise.all(actors.map((actor) => viewOf(browsers[actor], tenants)))
    for (const [index, actor] of actors.entries())
      expect(views[index], `what ${actor} sees`).toEqual(expectedView(tenants, actor))
  }
}

async function check() {
  const browsers = Object.fromEntries(await Promise.all(actors.map(logIn))) as Browsers
  const property = fc.asyncProperty(histories, (history) => live(browsers, history))
  const limit = fc.interruptAfterTimeLimit(roundsTimeout(RUN_TIMEOUT_MS))
  await fc.assert(property, { numRuns: rounds(FEW_RUNS), plugins: [limit] })
}

test(
  'nobody sees or changes more of two tenants than they may, whatever happens',
  check,
  roundsTimeout(2 * RUN_TIMEOUT_MS),
)
