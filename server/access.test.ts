import { expect, test } from 'vitest'
import {
  externalIds,
  otherChecks,
  tokenOf,
  useAccessFixture,
  type Visitor,
  visitors,
} from '../testing/access/access-fixture.ts'
import { accessTable } from '../testing/access/access-table.ts'
import { initOf } from '../testing/access/call-route.ts'
import { useBackEnd } from '../testing/harness/back-end.ts'

const backEnd = useBackEnd()

const restoreFixture = useAccessFixture(backEnd)

/** Ids for the parameters of a path. `visibleTo`: visitors whose access covers them. `outcome`: what these get. */
type Target = {
  name: string
  ids: Record<string, string | number>
  visibleTo: readonly Visitor[]
  outcome: 'allowed' | 404
}

/** The other coach gets a company of the same owner that is closed to coaches. */
function targetsOf(visitor: Visitor): Target[] {
  const [companyId, inviteId] = visitor === 'other coach' ? [3, 5] : [1, 1]
  const inCheck = {
    check: 'PHYSICAL_STRAIN',
    sectionId: companyId,
    roundId: companyId,
    scriptKey: 'SITTING_WORK',
    language: 'nl',
  }
  const inCompanyFile = { recordId: companyId, fileId: companyId, uploadId: companyId + 10 }
  const written = {
    adviceId: companyId,
    actionId: companyId,
    photoId: companyId,
    visitReportId: companyId,
    ...inCompanyFile,
  }
  const own = {
    companyId,
    externalId: externalIds[companyId - 1]!,
    inviteId,
    // Company 3 has no claim: the other coach is refused before it is looked up.
    claimId: 1,
    ...inCheck,
    ...written,
    id: 1,
    // The owner's; to others it is absent (server/accounts/passkeys/routes.test.ts).
    passkeyId: 1,
  }
  const foreign = { ...own, companyId: 2, externalId: externalIds[1]! }
  const foreignFile = { recordId: 2, fileId: 2, uploadId: 12 }
  const foreignParts = {
    inviteId: 4,
    claimId: 2,
    sectionId: 2,
    roundId: 2,
    adviceId: 2,
    actionId: 2,
    photoId: 2,
    visitReportId: 2,
    ...foreignFile,
  }
  const absentParts = Object.fromEntries(
    [...Object.keys(foreignParts), 'id', 'passkeyId'].map((name) => [name, 999]),
  )
  const nowhere = { ...own, companyId: 999, externalId: externalIds[3]! }
  const seesAllChecks: Visitor[] = ['invited coach', 'owner', 'system admin']
  return [
    { name: 'own ids', ids: own, visibleTo: visitors, outcome: 'allowed' },
    {
      name: 'other check',
      ids: { ...own, check: 'NOISE_HAZARD' },
      visibleTo: seesAllChecks,
      outcome: 'allowed',
    },
    {
      name: 'other tenant',
      ids: { ...foreign, ...foreignParts },
      visibleTo: ['system admin'],
      outcome: 'allowed',
    },
    { name: 'other tenant with own part', ids: foreign, visibleTo: ['system admin'], outcome: 404 },
    { name: "other tenant's part", ids: { ...own, ...foreignParts }, visibleTo: visitors, outcome: 404 },
    {
      name: 'absent part',
      ids: { ...own, ...absentParts },
      visibleTo: visitors,
      outcome: 404,
    },
    { name: 'absent company', ids: nowhere, visibleTo: [], outcome: 404 },
    { name: 'no id', ids: { ...own, companyId: 'zeven', externalId: 'zeven' }, visibleTo: [], outcome: 404 },
  ]
}

/** The ids on a route of another check than the first, which has ids of its own. */
function idsOnRoute(url: string, ids: Target['ids']): Target['ids'] {
  const definition = otherChecks.find(({ api }) => url.includes(`/${api}/`))
  if (!definition) return ids
  const ofCheck = (id: string | number | undefined) => Number(id) + definition.firstId
  return {
    ...ids,
    sectionId: ofCheck(ids.sectionId),
    roundId: ofCheck(ids.roundId),
    scriptKey: definition.scriptKey,
  }
}

const fill = (url: string, ids: Target['ids']) =>
  url.replace(/:(\w+)/g, (_, name: string) => {
    if (!(name in ids))
      throw new Error(
        `No id for :${name} in ${url}: add some to targetsOf, and their rows to testing/access/access-fixture.ts`,
      )
    return String(ids[name])
  })

/** Whether a route is about questions about the company as a whole, of which its check has none. */
const asksNothing = (url: string) =>
  otherChecks.some(({ api, asksCompany }) => !asksCompany && url.includes(`/${api}/survey/`)) &&
  !url.includes('/result')

type Call = { visitor: Visitor; target: string; path: string; expected: 'allowed' | 401 | 403 | 404 }

function callsOf(url: string, allowed: readonly Visitor[], refused: readonly Visitor[]): Call[] {
  return visitors.flatMap((visitor) => {
    const refusal = visitor === 'anonymous' || visitor === 'timed out' ? 401 : 403
    const calls = targetsOf(visitor).map(({ name, ids, visibleTo, outcome }): Call => {
      const found = asksNothing(url) ? 404 : outcome
      const ofThing = found === 'allowed' && refused.includes(visitor) ? 403 : found
      const expected = allowed.includes(visitor) && visibleTo.includes(visitor) ? ofThing : refusal
      return { visitor, target: name, path: fill(url, idsOnRoute(url, ids)), expected }
    })
    return calls.filter(({ path }, index) => calls.findIndex((call) => call.path === path) === index)
  })
}

async function send(method: string, { visitor, path }: Call, body?: object) {
  const client = backEnd.client()
  if (visitor !== 'anonymous') client.cookies.set('bw_session', tokenOf(visitor))
  const response = await client.fetch(path, { method, ...initOf(body) })
  const { 'x-request-id': _, date: __, ...rest } = Object.fromEntries(response.headers)
  return { status: response.status, headers: rest, body: await response.text() }
}

/** Input is validated after access, so any other 4xx means that access was allowed; a 5xx does not. */
const outcomeOf = (status: number, { expected }: Call) =>
  status === expected || status === 401 || status === 403 || status >= 500 ? status : 'allowed'

const codeIn = (body: string) => JSON.parse(body).code

const line = ({ visitor, target }: Call, outcome: unknown) => `${visitor}, ${target}: ${outcome}`

/** Of every table, without the export counters, which also count requests for what does not exist. */
async function contents() {
  const { throttle: _, ...hashes } = await backEnd.hashes()
  return {
    ...hashes,
    throttle: await backEnd.sql`select * from throttle where key not like 'export-%' order by key`,
  }
}

const routes = Object.entries(accessTable).flatMap(([route, [allowed, body, refused = []]]) => {
  const [method = '', url = ''] = route.split(' ')
  return (method === 'GET' ? ['GET', 'HEAD'] : [method]).map(
    (verb) => [verb, url, allowed, body, refused] as const,
  )
})

test('the table contains exactly the routes of the API', () => {
  const isOfApi = (route: string) => route.includes(' /rest/') && !route.startsWith('OPTIONS ')
  const ofApi = backEnd.routes.filter(isOfApi)
  expect(routes.map(([verb, url]) => `${verb} ${url}`).toSorted()).toEqual(ofApi.toSorted())
})

test('all other routes serve files, probes and preflights', () => {
  const others = backEnd.routes.filter((route) => !/^(HEAD|\w+ \/rest\/)/.test(route))
  expect(others).toEqual([
    'OPTIONS *',
    'GET /products/*',
    'GET /pictures/*',
    'GET /health/live',
    'GET /health/ready',
    'GET /*',
  ])
})

/** Of the fixture, with which each test begins. */
let original: Awaited<ReturnType<typeof contents>> | undefined

async function expectAccess(
  [verb, url, allowed, body, refused]: (typeof routes)[number],
  isChosen: (call: Call) => boolean = () => true,
) {
  const calls = callsOf(url, allowed, refused).filter(isChosen)
  const outcomes: string[] = []
  original ??= await contents()

  const refusals: Record<string, object[]> = {}
  const refusedCalls = calls.filter(({ expected }) => expected !== 'allowed')
  const responses = await Promise.all(
    refusedCalls.map(async (call) => [call, await send(verb, call, body)] as const),
  )
  for (const [call, response] of responses) {
    outcomes.push(line(call, outcomeOf(response.status, call)))
    if (verb !== 'HEAD') expect(codeIn(response.body), `the code of ${call.path}`).toMatch(/^[A-Z_]+$/)
    refusals[`${call.visitor} ${response.status}`] ??= []
    refusals[`${call.visitor} ${response.status}`]!.push(response)
  }
  const after = await contents()
  let isChanged = false
  for (const call of calls.filter(({ expected }) => expected === 'allowed')) {
    if (isChanged) await restoreFixture()
    const { status } = await send(verb, call, body)
    outcomes.push(line(call, outcomeOf(status, call)))
    isChanged = status < 400 && (!['GET', 'HEAD'].includes(verb) || url === '/rest/logout')
  }

  expect(outcomes.toSorted()).toEqual(calls.map((call) => line(call, call.expected)).toSorted())
  expect(after, 'a refused call changed something').toEqual(original)
  // Identical responses do not disclose whether something exists.
  for (const [first, ...others] of Object.values(refusals))
    for (const other of others) expect(other).toEqual(first)
}

/** The other targets differ from these in which of several ids is another company's, or absent. */
const mainTargets = ['own ids', 'other tenant', "other tenant's part"]

test.each(routes.filter(([verb]) => verb !== 'HEAD'))(
  '%s %s gives access to the visitors in the table',
  (...route) => expectAccess(route, ({ target }) => mainTargets.includes(target)),
)

test.each(routes)(
  '%s %s gives access to the visitors in the table, whatever the ids',
  { tags: ['deep'] },
  (...route) => expectAccess(route),
)
