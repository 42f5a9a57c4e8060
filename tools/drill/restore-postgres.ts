import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { promisify } from 'node:util'

import pg from 'pg'

import { startS3 } from '../../testing/fakes/s3.ts'
import { type Objects, openBucket } from './bucket.ts'
import { compare } from './compare.ts'
import { type Portal, withPortal } from './portal.ts'
import type { Outcome } from './report.ts'
import { contentsOfTables, differentTables, saveBefore } from './restore.ts'
import { startWriters } from './writers.ts'

const runFile = promisify(execFile)

/** The statement in docs/operators.md: ends what may have been used or ended after the backup. */
const END_SESSIONS = 'delete from session; delete from first_login; delete from password_reset'

type Backup = { dump: string; objects: Objects }

/** Throws an error when pg_dump is absent, or older than the server, which it then refuses. */
async function requirePgDump(execute: (statement: string) => Promise<pg.QueryResult>): Promise<void> {
  const { rows } = await execute(`select current_setting('server_version_num')::integer / 10000 as version`)
  const { stdout } = await runFile('pg_dump', ['--version']).catch(() => ({ stdout: 'none' }))
  const installed = / (\d+)/.exec(stdout)?.[1]
  if (!(Number(installed) >= rows[0].version))
    throw new Error(
      `this needs pg_dump of PostgreSQL ${rows[0].version} or later, and ${installed ? `that of ${installed}` : 'none'} is installed`,
    )
}

export async function drillRestoreOfPostgres(url: string): Promise<Outcome> {
  const database = new URL('/beterwerk', url).href
  const execute = async (statement: string) => {
    const client = new pg.Client({ connectionString: url })
    await client.connect()
    return client.query(statement).finally(() => client.end())
  }
  await requirePgDump(execute)
  const s3 = await startS3()
  await execute('create database beterwerk')
  const destroyDatabase = async () => {
    await execute('drop database beterwerk with (force)')
    await execute('create database beterwerk')
  }
  const bucket = openBucket(s3.settings, s3.keys)
  return withPortal({ DATABASE_URL: database, ...s3.settings }, (portal) =>
    backUpAndRestore(portal, { database, bucket, destroyDatabase }),
  ).finally(s3.stop)
}

/**
 * Backs up a database and a bucket as in docs/operators.md while people save, destroys and restores both, and compares:
 * with what was acknowledged before the backup, and with a second backup of the stopped server.
 */
async function backUpAndRestore(
  portal: Portal,
  {
    database,
    bucket,
    destroyDatabase,
  }: { database: string; bucket: ReturnType<typeof openBucket>; destroyDatabase: () => Promise<void> },
): Promise<Outcome> {
  async function backUp(name: string): Promise<Backup> {
    const dump = join(portal.folder, name)
    await runFile('pg_dump', ['--format=custom', `--file=${dump}`, database])
    return { dump, objects: await bucket.copy() }
  }
  async function restore({ dump, objects }: Backup) {
    await destroyDatabase()
    await bucket.empty()
    await runFile('pg_restore', ['--no-owner', '--exit-on-error', `--dbname=${database}`, dump])
    await runFile(process.execPath, ['server/operations/commands/sql.ts', END_SESSIONS], {
      env: { ...process.env, ...portal.settings },
    })
    await bucket.fill(objects)
  }
  const hashes = async () => ({
    ...(await contentsOfTables(portal)),
    objects: [...(await bucket.copy())].sort(),
  })

  await portal.start()
  const writers = await startWriters(portal.url)
  const acknowledged = await saveBefore(writers)
  const serving = await backUp('serving.dump')
  const during = writers.acknowledged.size - acknowledged.size
  await writers.stop()
  await portal.stop()
  const before = await hashes()
  const stopped = await backUp('stopped.dump')

  await restore(serving)
  const { lost, doubled } = await portal.withDatabase(({ db }) => compare(db, acknowledged))
  await restore(stopped)
  const different = differentTables(before, await hashes())
  await portal.start()
  await portal.stop()
  const failures = [...writers.failures, ...different.map((table) => `${table} is different`)]
  if (during === 0) failures.push('nothing was saved during the backup')
  if (stopped.objects.size === 0) failures.push('the bucket was empty')
  const note = `${acknowledged.size} saved before the backup, ${during} during it; ${Object.keys(before).length - 1} tables and ${stopped.objects.size} objects compared`
  return { tried: 2, survived: different.length > 0 ? 1 : 2, lost, doubled, note, failures }
}
