import { setTimeout } from 'node:timers/promises'

import { sql } from 'kysely'

import type { Connection } from '#server/platform/database/connection.ts'
import { hashPassword } from '#server/platform/session/password.ts'
import { ADMIN, COACH, logIn, PASSWORD } from './accounts.ts'
import { fillForSearch } from './admin-search.ts'
import { quantile } from './api.ts'
import { fillDatabase } from './filling.ts'
import { formatMilliseconds, type Report } from './report.ts'
import type { Workspace } from './workspace.ts'

/** All companies are open to coaches. */
const SIZE = { people: 60_000, companies: 200_000 }
const SEARCHING_MS = 3_000
const PROBE_INTERVAL_MS = 3

const searches = {
  'no search': '',
  'no search, page 500': '&page=500',
  'common word': 'metaal',
  'rare word': 'xhofleer goes',
  'word of nobody': 'zwxqvk',
  'two letters, common': 'an',
  'two letters, rare': 'qx',
  'one letter': 'e',
  accents: 'café',
}

async function fill(connection: Connection, report: Report): Promise<void> {
  await fillForSearch(connection, SIZE, report)
  const { db } = connection
  await sql`
    insert into person (first_name, last_name, email, password_hash, roles)
    values ('Coach', 'Demo', ${COACH}, ${await hashPassword(PASSWORD)}, '{BW_USER,BW_COACH}')`.execute(db)
  // Without the triggers, which would mark each company for summarizing.
  await db.transaction().execute(async (transaction) => {
    await sql`set local session_replication_role = replica`.execute(transaction)
    await sql`update company set coach_invited_at = now()`.execute(transaction)
  })
}

/** Repeats a search. Returns its longest time, and those that a probe waited, in milliseconds. */
async function measureWaits(search: () => Promise<unknown>, probe: () => Promise<unknown>) {
  const time = async (request: () => Promise<unknown>) => {
    const start = performance.now()
    await request()
    return performance.now() - start
  }
  let isDone = false
  const waits: number[] = []
  const probing = (async () => {
    while (!isDone) {
      waits.push(await time(probe))
      await setTimeout(PROBE_INTERVAL_MS)
    }
  })()
  let longest = 0
  for (const end = performance.now() + SEARCHING_MS; performance.now() < end; )
    longest = Math.max(longest, await time(search))
  isDone = true
  await probing
  return { longest, waits }
}

/** How long searches among many companies delay others. */
export async function measureSearchWait(workspace: Workspace, root: string, report: Report) {
  await fillDatabase(workspace.dataDir('search-data'), (connection) => fill(connection, report))
  const portal = await workspace.startPortal(root, 'search-data')
  report(`longest wait of a probe during searches among ${SIZE.companies} companies`, '')
  const get = async (path: string, headers: Record<string, string> = {}) => {
    const response = await fetch(`${portal.url}/${path}`, { headers })
    await response.arrayBuffer()
    if (!response.ok) throw new Error(`${path} answered ${response.status}`)
  }
  const probe = () => get('health/ready')
  const reportWaits = (label: string, waits: number[], target?: string) => {
    report(label, formatMilliseconds(Math.max(...waits)), target)
    report('    p99', formatMilliseconds(quantile(waits, 0.99)))
  }
  const rest = () => setTimeout(PROBE_INTERVAL_MS)
  // The first are a warm-up.
  await measureWaits(rest, probe)
  reportWaits('  without a search', (await measureWaits(rest, probe)).waits)
  const lists = { 'admin/companies': ADMIN, 'companies/search': COACH }
  for (const [list, account] of Object.entries(lists)) {
    const headers = await logIn(portal.url, account)
    for (const [kind, search] of Object.entries(searches)) {
      const request = () => get(`rest/${list}?search=${search}`, headers)
      // Also a warm-up.
      await request()
      const { longest, waits } = await measureWaits(request, probe)
      const label = `  ${list}, ${kind} (itself ${formatMilliseconds(longest)})`
      reportWaits(label, waits, '≤ 20 ms')
    }
  }
  await portal.stop()
}
