import { beforeEach, expect, test } from 'vitest'
import {
  createAccessFixture,
  externalIds,
  tokenOf,
  type Visitor,
  visitors,
} from '../testing/access/access-fixture.ts'
import { accessTable } from '../testing/access/access-table.ts'
import { useBackEnd } from '../testing/harness/back-end.ts'

const backEnd = useBackEnd()

async function buildWorld() {
  await backEnd.empty()
  await createAccessFixture(backEnd)
}
beforeEach(buildWorld)

/** What a path can name, for whom that is more than nothing, and what is found by those who are let in. */
type Target = {
  what: string
  ids: Record<string, string | number>
  whose: readonly Visitor[]
  finds: 'allowed' | 404
}

/** The other coach stands before a company of the same owner that is closed to coaches. */
function targetsOf(visitor: Visitor): Target[] {
  const [companyId, inviteId] = visitor === 'other coach' ? [3, 5] : [1, 1]
  const inCheck = { check: 'PHYSICAL_STRAIN', functionGroupId: companyId, scriptKey: 'SITTING_WORK' }
  const own = { companyId, externalId: externalIds[companyId - 1]!, inviteId, ...inCheck }
  const foreign = { ...own, companyId: 2, externalId: externalIds[1]! }
  const foreignParts = { inviteId: 4, functionGroupId: 2 }
  const nowhere = { ...own, companyId: 999, externalId: externalIds[3]! }
  const seesAllChecks: Visitor[] = ['invited coach', 'owner', 'system admin']
  return [
    { what: 'own ids', ids: own, whose: visitors, finds: 'allowed' },
    { what: 'other check', ids: { ...own, check: 'NOISE_HAZARD' }, whose: seesAllChecks, finds: 'allowed' },
    { what: 'other tenant', ids: { ...foreign, ...foreignParts }, whose: ['system admin'], finds: 'allowed' },
    { what: 'other tenant with own part', ids: foreign, whose: ['system admin'], finds: 404 },
    { what: "other tenant's part", ids: { ...own, ...foreignParts }, whose: visitors, finds: 404 },
    {
      what: 'absent part',
      ids: { ...own, inviteId: 999, functionGroupId: 999 },
      whose: visitors,
      finds: 404,
    },
    { what: 'absent company', ids: nowhere, whose: [], finds: 404 },
    { what: 'no id', ids: { ...own, companyId: 'zeven', externalId: 'zeven' }, whose: [], finds: 404 },
  ]
}

/** Fails for a parameter that no target has: the walk has to learn what can be foreign about it. */
const fill = (url: string, ids: Target['ids']) =>
  url.replace(/:(\w+)/g, (_, name: string) => {
    if (!(name in ids)) throw new Error(`Nothing is known of :${name} in ${url}`)
    return String(ids[name])
  })

type Call = { visitor: Visitor; what: string; path: string; expected: 'allowed' | 401 | 403 | 404 }

/** Every call of a route there is to try: each visitor with each path. Without a parameter all paths are one. */
function callsOf(url: string, may: readonly Visitor[]): Call[] {
  return visitors.flatMap((visitor) => {
    const refusal = visitor === 'anonymous' || visitor === 'timed out' ? 401 : 403
    const calls = targetsOf(visitor).map(({ what, ids, whose, finds }): Call => {
      const expected = may.includes(visitor) && whose.includes(visitor) ? finds : refusal
      return { visitor, what, path: fill(url, ids), expected }
    })
    return calls.filter(({ path }, index) => calls.findIndex((call) => call.path === path) === index)
  })
}

async function send(method: string, { visitor, path }: Call, body?: object) {
  const client = backEnd.client()
  if (visitor !== 'anonymous') client.cookies.set('bw_session', tokenOf(visitor))
  const headers: HeadersInit = body ? { 'content-type': 'application/json' } : {}
  const response = await client.fetch(path, { method, headers, body: body ? JSON.stringify(body) : null })
  const { 'x-request-id': _, date: __, ...rest } = Object.fromEntries(response.headers)
  return { status: response.status, headers: rest, body: await response.text() }
}

/** What is wrong with the input is said behind the door. A failure of the server lets nobody in. */
const outcomeOf = (status: number, { expected }: Call) =>
  status === expected || status === 401 || status === 403 || status >= 500 ? status : 'allowed'

/** The machine-readable reason of a refused response. */
const codeIn = (body: string) => JSON.parse(body).code

const line = ({ visitor, what }: Call, outcome: unknown) => `${visitor}, ${what}: ${outcome}`

const routes = Object.entries(accessTable).flatMap(([route, [may, body]]) => {
  const [method = '', url = ''] = route.split(' ')
  return (method === 'GET' ? ['GET', 'HEAD'] : [method]).map((verb) => [verb, url, may, body] as const)
})

test('the table has every route of the API, and no other', () => {
  const ofApi = backEnd.routes.filter((route) => route.includes(' /rest/'))
  expect(routes.map(([verb, url]) => `${verb} ${url}`).toSorted()).toEqual(ofApi.toSorted())
})

test('beside the API there are only files, and what probes ask', () => {
  const others = backEnd.routes.filter((route) => !route.includes(' /rest/') && !route.startsWith('HEAD '))
  expect(others).toEqual([
    'OPTIONS *',
    'GET /products/*',
    'GET /health/live',
    'GET /health/ready',
    'GET /*',
    'GET /website/*',
    'GET /website',
  ])
})

test.each(routes)('%s %s lets in whom the table names', async (verb, url, may, body) => {
  const calls = callsOf(url, may)
  const outcomes: string[] = []
  const before = await backEnd.contents()

  const refusals: Record<string, object[]> = {}
  for (const call of calls.filter(({ expected }) => expected !== 'allowed')) {
    const response = await send(verb, call, body)
    outcomes.push(line(call, outcomeOf(response.status, call)))
    if (verb !== 'HEAD') expect(codeIn(response.body), `the code of ${call.path}`).toMatch(/^[A-Z_]+$/)
    refusals[`${call.visitor} ${response.status}`] ??= []
    refusals[`${call.visitor} ${response.status}`]!.push(response)
  }
  const after = await backEnd.contents()
  for (const call of calls.filter(({ expected }) => expected === 'allowed')) {
    const { status } = await send(verb, call, body)
    outcomes.push(line(call, outcomeOf(status, call)))
    const isChange = !['GET', 'HEAD'].includes(verb) || url === '/rest/logout'
    if (isChange && status < 400) await buildWorld()
  }

  expect(outcomes.toSorted()).toEqual(calls.map((call) => line(call, call.expected)).toSorted())
  expect(after, 'a refused call changed something').toEqual(before)
  // To the letter: what is absent looks like what is somebody else's.
  for (const [first, ...others] of Object.values(refusals))
    for (const other of others) expect(other).toEqual(first)
})
