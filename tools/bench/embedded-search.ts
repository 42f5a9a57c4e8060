import { sql } from 'kysely'
import { pino } from 'pino'

import { connect } from '#server/platform/database/connection.ts'
import { parseConfig } from '#server/platform/runtime/config.ts'
import { hashPassword } from '#server/platform/session/password.ts'
import { ADMIN, COACH, logIn, PASSWORD } from './accounts.ts'
import { fillForSearch } from './admin-search.ts'
import { formatMilliseconds, type Report } from './report.ts'
import type { Workspace } from './workspace.ts'

/** All companies are open to coaches. */
const SIZE = { people: 60_000, companies: 200_000 }
const REPETITIONS = 10

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

async function fill(dataDir: string, report: Report): Promise<void> {
  const env = { DATA_DIR: dataDir }
  await fillForSearch(env, SIZE, report)
  const { db, close } = await connect(parseConfig(env), pino({ level: 'silent' }))
  await sql`
    insert into person (first_name, last_name, email, password_hash, roles)
    values ('Coach', 'Demo', ${COACH}, ${await hashPassword(PASSWORD)}, '{BW_USER,BW_COACH}')`.execute(db)
  // Without the triggers, which would mark each company for summarizing.
  await db.transaction().execute(async (transaction) => {
    await sql`set local session_replication_role = replica`.execute(transaction)
    await sql`update company set coach_invited_at = now()`.execute(transaction)
  })
  await sql`vacuum analyze`.execute(db)
  await close()
}

/** Repeats a request and one of another user. Returns the longest time of each, in milliseconds. */
async function longestTimes(search: () => Promise<unknown>, other: () => Promise<unknown>) {
  const time = async (request: () => Promise<unknown>) => {
    const start = performance.now()
    await request()
    return performance.now() - start
  }
  let isDone = false
  let waited = 0
  const probing = (async () => {
    while (!isDone) {
      waited = Math.max(waited, await time(other))
      await new Promise((resolve) => setTimeout(resolve, 5))
    }
  })()
  let longest = 0
  for (let count = 0; count < REPETITIONS; count++) longest = Math.max(longest, await time(search))
  isDone = true
  await probing
  return { longest, waited }
}

/** How long searches among many companies delay others in the embedded database. */
export async function measureEmbeddedSearch(workspace: Workspace, root: string, report: Report) {
  await fill(workspace.dataDir('search-data'), report)
  const portal = await workspace.startPortal(root, 'search-data')
  report(`longest wait of another user during a search among ${SIZE.companies} companies, embedded`, '')
  const other = await logIn(portal.url, ADMIN)
  const get = async (path: string, headers: Record<string, string>) => {
    const response = await fetch(`${portal.url}/rest/${path}`, { headers })
    await response.arrayBuffer()
    if (!response.ok) throw new Error(`${path} answered ${response.status}`)
  }
  const lists = { 'admin/companies': ADMIN, 'companies/search': COACH }
  for (const [list, account] of Object.entries(lists)) {
    const headers = await logIn(portal.url, account)
    await get(list, headers)
    for (const [kind, search] of Object.entries(searches)) {
      const { longest, waited } = await longestTimes(
        () => get(`${list}?search=${search}`, headers),
        () => get('person/detail', other),
      )
      const label = `  ${list}, ${kind} (itself ${formatMilliseconds(longest)})`
      report(label, formatMilliseconds(waited), '≤ 100 ms')
    }
  }
  await portal.stop()
}
