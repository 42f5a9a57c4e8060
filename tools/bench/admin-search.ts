import { sql } from 'kysely'

import type { Connection } from '#server/platform/database/connection.ts'
import { createMigrator, migrate } from '#server/platform/database/migrate.ts'
import { hashPassword } from '#server/platform/session/password.ts'
import { ADMIN, logIn, PASSWORD } from './accounts.ts'
import { p95 } from './api.ts'
import { fillDatabase } from './filling.ts'
import { addPeopleAndCompanies } from './people.ts'
import { formatMegabytes, formatMilliseconds, type Report } from './report.ts'
import type { Workspace } from './workspace.ts'

/** Of a large installation. Source: the target of the product's standards. */
const LARGE = { people: 1_000_000, companies: 300_000 }
/** The last migration without the search, and the number of people added one by one to compare. */
const BEFORE_SEARCH = '009_admin'
const ADDED_PEOPLE = 1_000

/** The parameter `search` and what follows it, by kind of search. */
const searches: Record<'users' | 'companies', Record<string, string>> = {
  users: {
    'no search': '',
    'no search, page 500': '&page=500',
    'common first name': 'jan',
    'common first name, page 500': 'jan&page=500',
    'first name at the end of the list': 'willem',
    'first name and last name': 'zoë ijzerman',
    'rare word': 'xhofleer',
    'word of nobody': 'zwxqvk',
    'two letters, common': 'an',
    'two letters, rare': 'qx',
    'one letter, common': 'e',
    'one letter, rare': 'x',
    'e-mail address': 'l.steenmond1@',
    'end of many addresses': '.example',
    'accent that was not typed': 'ozdemir',
    'accent that the name lacks': 'bäkker',
    'upper case and spaces around': '%20DE%20%20VRIES%20',
    'two common words, rarely together': 'jan zwolle',
    'common word and rare letters': 'jan qx',
  },
  companies: {
    'no search': '',
    'no search, page 500': '&page=500',
    'common word': 'metaal',
    'common word, page 500': 'metaal&page=500',
    'rare word': 'xhofleer goes',
    'word of nobody': 'zwxqvk',
    'two letters, common': 'an',
    'two letters, rare': 'qx',
    'one letter': 'e',
    'accent that was not typed': 'cafe',
    'name and owner': 'smederij willem',
    'two common words, rarely together': 'staalbouw yvonne',
    "owner's e-mail address": 'steenmond12@',
  },
}

const relations = ['person', 'company'].flatMap((table) => [
  `${table}_search`,
  `${table}_search_order`,
  `${table}_search_grams`,
])

/** One by one. Returns the time per person, in milliseconds. */
async function timeToAddPerson({ pool }: Connection, prefix: string): Promise<number> {
  const start = performance.now()
  for (let number = 1; number <= ADDED_PEOPLE; number++)
    await pool.query(
      `insert into person (first_name, middle_name, last_name, email, password_hash) values ($1, $2, $3, $4, '')`,
      ['Elisabeth', 'van der', 'Hoogenburg', `${prefix}.${number}@constructiebedrijf.example`],
    )
  return (performance.now() - start) / ADDED_PEOPLE
}

/** Fills a database at the migration before the search, with an administrator, and migrates it. Reports what that takes. */
export async function fillForSearch(connection: Connection, size: typeof LARGE, report: Report) {
  const { db } = connection
  const { error } = await createMigrator(db).migrateTo(BEFORE_SEARCH)
  if (error) throw error
  await sql`
    insert into person (first_name, last_name, email, password_hash, roles)
    values ('Beheer', 'Demo', ${ADMIN}, ${await hashPassword(PASSWORD)}, '{BW_USER,BW_ADMIN}')`.execute(db)
  await addPeopleAndCompanies(db, size)
  const before = await timeToAddPerson(connection, 'before')

  const start = performance.now()
  await migrate(db)
  report('  migrating them', `${((performance.now() - start) / 1000).toFixed(0)} s`)
  await sql`vacuum analyze`.execute(db)
  for (const name of relations) {
    const { rows } = await sql<{
      bytes: string
    }>`select pg_relation_size(${name}::regclass) as bytes`.execute(db)
    report(`  size of ${name}`, formatMegabytes(Number(rows[0]!.bytes)))
  }
  report('  adding a person without the search', `${before.toFixed(2)} ms`)
  report('  adding a person with the search', `${(await timeToAddPerson(connection, 'after')).toFixed(2)} ms`)
}

export async function measureAdminSearch(workspace: Workspace, root: string, report: Report) {
  report(`${LARGE.people} people, ${LARGE.companies} companies`, '')
  await fillDatabase(workspace.dataDir('admin-data'), (connection) =>
    fillForSearch(connection, LARGE, report),
  )
  const portal = await workspace.startPortal(root, 'admin-data')
  const headers = await logIn(portal.url, ADMIN)
  for (const [list, kinds] of Object.entries(searches))
    for (const [kind, search] of Object.entries(kinds)) {
      const url = `${portal.url}/rest/admin/${list}?search=${search}`
      const time = await p95({ url, headers }, 20)
      report(`  ${list}, ${kind}, p95 at 20 a second`, formatMilliseconds(time), '≤ 50 ms')
    }
  await portal.stop()
}
