import { readFileSync } from 'node:fs'

import { beforeAll, expect, test } from 'vitest'

import { tokenOf, useAccessFixture } from '../testing/access/access-fixture.ts'
import { existingPath } from '../testing/access/call-route.ts'
import { fieldsOf, type RouteSchemas, readRouteSchemas } from '../testing/access/route-schemas.ts'
import { useOwnBackEnd } from '../testing/harness/back-end.ts'

// The processor time of the thread that serves everybody, for the worst bodies that a route accepts. Others wait as
// long, whatever else the machine does.

const backEnd = useOwnBackEnd()
useAccessFixture(backEnd)

let schemas: Map<string, RouteSchemas>
beforeAll(async () => {
  schemas = await readRouteSchemas()
})

/** In milliseconds. Linux counts in hundredths of a second. */
function processorTime(): number {
  const stat = readFileSync(`/proc/${backEnd.pid}/task/${backEnd.pid}/stat`, 'utf8')
  const [user, system] = stat.split(') ')[1]!.split(' ').slice(11, 13)
  return (Number(user) + Number(system)) * 10
}

/** `size`: in bytes, of the JSON. */
const listOf = (item: string, size: number) =>
  `[${Array(Math.floor(size / (item.length + 1)))
    .fill(item)
    .join()}]`
const costly: ((size: number) => string)[] = [
  ...['[]', '{}', '1', '""', '[{"a":[""]}]'].map((item) => (size: number) => listOf(item, size)),
  (size) =>
    `{${Array.from({ length: Math.floor(size / 10) }, (_, index) => `"${String(index).padStart(5, '0')}":0`).join()}}`,
  ...['a', ' ', 'a@', '.a', '0 ', '-'].map(
    (part) => (size: number) => `"${part.repeat(size / part.length)}"`,
  ),
]
const nested = (size: number) => '['.repeat(size / 2) + ']'.repeat(size / 2)

/** Sends each as often as makes up for how coarse the time is. Returns milliseconds per body. */
async function measure(route: string, bodies: readonly string[], rounds: number): Promise<number> {
  const [method = '', url = ''] = route.split(' ')
  const client = backEnd.client()
  client.cookies.set('bw_session', tokenOf('system admin'))
  const headers = { 'content-type': 'application/json' }
  const before = processorTime()
  for (let round = 0; round < rounds; round++)
    for (const body of bodies) {
      const { status } = await client.fetch(existingPath(url), { method, body, headers })
      expect(status, route).not.toBe(500)
    }
  return (processorTime() - before) / rounds / bodies.length
}

const IMPORT = 'POST /rest/:companyId/hazardoussubstances/register/import'
const isLinux = process.platform === 'linux'

test.runIf(isLinux)('no body of 100 kB takes a route more than 10 ms', async () => {
  const SIZE = 95_000
  const slow: string[] = []
  const routes = [...schemas].flatMap(([route, { body }]) =>
    body && route !== IMPORT ? [{ route, body }] : [],
  )
  expect(routes.length).toBeGreaterThan(50)
  for (const { route, body } of routes) {
    const fields = fieldsOf(body)
    const bodies = costly.map((make) => {
      const value = make(Math.floor(SIZE / Math.max(fields.length, 1)) - 40)
      return `{${fields.map((field) => `"${field}":${value}`).join()}}`
    })
    // Whatever else the thread did meanwhile, such as collecting garbage, it does not do each time.
    let milliseconds = Number.POSITIVE_INFINITY
    for (let attempt = 0; attempt < 3 && milliseconds > 10; attempt++)
      milliseconds = Math.min(milliseconds, await measure(route, [...bodies, nested(SIZE)], 1))
    if (milliseconds > 10) slow.push(`${route}: ${milliseconds}`)
  }
  expect(slow).toEqual([])
})

const longSubstance = (name: string) => ({
  name: name.padEnd(150, 'n'),
  supplier: 'L'.repeat(200),
  articleNumber: 'A'.repeat(50),
  statementState: 'LISTED',
  statements: 'H300 H310 H330 H350 H360 H372 H400 H410',
  signalWord: 'DANGER',
  form: 'LIQUID',
  ingredients: Array(10).fill({ name: 'I'.repeat(100), percentage: '10' }),
  uses: Array(5).fill({
    task: 'Lassen met elektrode '.padEnd(220, 'x'),
    place: 'Hal '.padEnd(200, 'y'),
    group: 'Lassers '.padEnd(200, 'z'),
    amount: '1',
    unit: 'KG',
    minutes: '5',
    timesPerDay: '3',
    daysPerYear: '200',
    people: '5',
    safeMethod: 'm'.repeat(200),
    maxMinutes: '60',
  }),
  measures: { EXTRACTION: 'M'.repeat(200), PERSONAL: 'M'.repeat(200) },
  storagePlace: 'Kast '.padEnd(100, 'k'),
  stockMax: '100',
  stockUnit: 'KG',
})

/** The most that the thread worked between two answers to somebody else while `work` ran, in milliseconds. */
async function longestWait(work: () => Promise<void>): Promise<number> {
  let isDone = false
  const done = work().finally(() => {
    isDone = true
  })
  let longest = 0
  for (let before = processorTime(); !isDone; ) {
    await backEnd.client().get('/health/live')
    const now = processorTime()
    longest = Math.max(longest, now - before)
    before = now
  }
  await done
  return longest
}

test.runIf(isLinux)(
  'nobody waits a quarter of a second for the import of a register, whatever 10 MB it contains',
  {
    tags: ['deep'],
  },
  async () => {
    const substances = Array.from({ length: 1_300 }, (_, index) => longSubstance(`Stof ${index} `))
    const bodies = [
      JSON.stringify({ substances }),
      ...costly.slice(0, 7).map((make) => `{"substances":${make(9_900_000)}}`),
    ]
    for (const body of bodies)
      expect(await longestWait(async () => void (await measure(IMPORT, [body], 1)))).toBeLessThan(250)
    const [stored] = await backEnd.sql`select count(*)::int from substance where storage_place like 'Kast k%'`
    expect(stored).toEqual({ count: 1_300 })
  },
)
