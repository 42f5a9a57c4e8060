import fc from 'fast-check'
import { expect, test } from 'vitest'

import type { SystemRole } from '#shared/domain/basics/role.ts'
import { useBackEnd } from '../testing/harness/back-end.ts'
import type { Client } from '../testing/harness/client.ts'
import { rounds, roundsTimeout } from '../testing/harness/rounds.ts'
import { commands } from '../testing/tenants/tenant-commands.ts'
import { histories, type Plan, setup } from '../testing/tenants/tenant-histories.ts'
import { type Actor, actors, expectedView, type Tenants } from '../testing/tenants/tenant-model.ts'
import { viewOf } from '../testing/tenants/tenant-view.ts'

// Random histories of two tenants. After every step, what every user sees and may do equals the model. A failing
// history is printed in its shortest form, with its seed. TEST_ROUNDS multiplies the number of histories.

const backEnd = useBackEnd()

const DEFAULT_RUNS = 12
/** For the default runs and for shrinking a failure, in milliseconds, on a machine that others keep busy. */
const RUN_TIMEOUT_MS = 600_000

type Browsers = Record<Actor, Client>

async function logIn(actor: Actor): Promise<[Actor, Client]> {
  const special: Partial<Record<Actor, SystemRole[]>> = { coach: ['BW_COACH'], admin: ['BW_ADMIN'] }
  const roles: SystemRole[] = ['BW_USER', ...(special[actor] ?? [])]
  await backEnd.createPerson({ email: `${actor}@smederij.nl`, roles })
  const browser = backEnd.client()
  await browser.openSession(`${actor}@smederij.nl`)
  return [actor, browser]
}

async function run(tenants: Tenants, browsers: Browsers, { command, by, isMismatched, ...plan }: Plan) {
  const { companies, invitations, groups } = tenants
  const invitation = invitations.at(-1 - (plan.invitation % (invitations.length || 1)))
  const group = groups.at(-1 - (plan.group % (groups.length || 1)))
  const chosen = companies.at(-1 - (plan.company % companies.length))!
  const part = { edit: invitation, revoke: invitation, answer: group, removeGroup: group }[command as string]
  const company = (!isMismatched && part?.company) || chosen
  const actor = by === 'the owner' ? company.owner : by
  const step = { ...plan, actor, browser: browsers[actor], company, invitation, group }
  const [status, expected] = await commands[command](tenants, step, backEnd)
  expect(status, `${actor}: ${command}`).toBe(expected)
}

async function replay(browsers: Browsers, history: Plan[]) {
  await backEnd.sql`delete from company`
  await backEnd.sql`delete from throttle`
  await backEnd.sql`delete from daily_count`
  const tenants: Tenants = { companies: [], invitations: [], groups: [] }
  for (const plan of setup) await run(tenants, browsers, plan)
  for (const plan of history) {
    await run(tenants, browsers, plan)
    const views = await Promise.all(actors.map((actor) => viewOf(browsers[actor], tenants)))
    for (const [index, actor] of actors.entries())
      expect(views[index], `what ${actor} sees`).toEqual(expectedView(tenants, actor))
  }
}

async function check() {
  const browsers = Object.fromEntries(await Promise.all(actors.map(logIn))) as Browsers
  const property = fc.asyncProperty(histories, (history) => replay(browsers, history))
  const limit = fc.interruptAfterTimeLimit(roundsTimeout(RUN_TIMEOUT_MS), { failOnInterrupt: true })
  await fc.assert(property, { numRuns: rounds(DEFAULT_RUNS), plugins: [limit] })
}

test(
  'nobody sees or changes more of two tenants than they may, in any history',
  check,
  roundsTimeout(2 * RUN_TIMEOUT_MS),
)
