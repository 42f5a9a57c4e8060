import { randomBytes, randomUUID } from 'node:crypto'
import { existsSync, readdirSync } from 'node:fs'
import { mkdir, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'

import { pino } from 'pino'
import { afterAll, expect, test } from 'vitest'

import { fullCompaniesIn } from '../../../testing/factories/full-company.ts'
import { contentsOfAllTables } from '../../../testing/harness/all-tables.ts'
import { useOwnBackEnd } from '../../../testing/harness/back-end.ts'
import { PASSWORD } from '../../../testing/harness/client.ts'
import { runOperatorCommand } from '../../../testing/harness/run-operator-command.ts'
import { EMBEDDED } from '../../../testing/harness/server.ts'
import { createTemporaryFolder } from '../../../testing/harness/temporary-folder.ts'
import { connect } from '../database/connection.ts'
import { createMigrator, listMigrations } from '../database/migrate.ts'
import { parseConfig } from '../runtime/config.ts'
import { freePort } from '../runtime/start.ts'

const port = await freePort()
const backEnd = useOwnBackEnd({ env: { ...EMBEDDED, METRICS_PORT: port } })
const companies = fullCompaniesIn(backEnd)
const logger = pino({ level: 'silent' })

const folder = createTemporaryFolder('backup-')
afterAll(() => rm(folder, { recursive: true }))

const createPlaces = () => ({
  file: join(folder, `${randomUUID()}.zip`),
  restored: { DATA_DIR: join(folder, randomUUID()) },
})

async function openRestored(settings: { DATA_DIR: string }) {
  const { pool, db, close } = await connect(parseConfig(settings), logger)
  const contents = await contentsOfAllTables(async (text) => (await pool.query(text)).rows)
  const migrations = await listMigrations(db)
  await close()
  return { contents, migrations }
}

const pathIn = (dataDir: string, key: string) => join(dataDir, 'files', key.slice(0, 2), key)

async function putObject(key: string, content: Buffer): Promise<void> {
  const path = pathIn(backEnd.dataDir, key)
  await mkdir(dirname(path), { recursive: true })
  await writeFile(path, content)
}

/** Those that the rows refer to. Returns their keys. */
async function storeObjects(): Promise<string[]> {
  const rows = await backEnd.sql`
    update stored_object set checksum = sha256(repeat('a', size)::bytea) returning key, size`
  for (const { key, size } of rows) await putObject(key as string, Buffer.alloc(size as number, 'a'))
  return rows.map(({ key }) => key as string)
}

async function addObject(): Promise<{ key: string; content: Buffer }> {
  const [key, content] = [randomUUID(), randomBytes(3000)]
  await putObject(key, content)
  return { key, content }
}

function startWriting() {
  const writing = { isStopped: false, acknowledged: 0 }
  const work = (async () => {
    while (!writing.isStopped) {
      await backEnd.sql`
        insert into daily_count (subject, key_hash, day, count)
        values ('MAIL', sha256(${String(writing.acknowledged)}::text::bytea), '2026-11-25', 1)`
      writing.acknowledged++
    }
  })()
  const stop = async () => {
    writing.isStopped = true
    await work
  }
  return { writing, stop }
}

test('a server that is written to is backed up, and restored row by row and byte by byte', async () => {
  const { file, restored } = createPlaces()
  const ownerId = await backEnd.createPerson({ email: 'els@smederij.nl' })
  const [company] = await backEnd.sql`
    insert into company (owner_id, name, number_of_employees, branch, membership)
    values (${ownerId}, 'Smederij', '<10', 'Metalektro', 'Weet ik niet') returning id`
  await companies.fillCompany(company!.id as number, ownerId, 'Markering')
  await storeObjects()
  const object = await addObject()
  await backEnd.client().post('/rest/login', { username: 'els@smederij.nl', password: PASSWORD })
  const before = await backEnd.contents()
  const { writing, stop } = startWriting()
  await expect.poll(() => writing.acknowledged).toBeGreaterThan(5)
  const acknowledged = writing.acknowledged

  expect(await runOperatorCommand('backup', { DATA_DIR: backEnd.dataDir }, file)).toEqual({
    code: 0,
    text: `The backup is in ${file}.\n`,
  })
  await stop()
  expect((await stat(file)).mode & 0o777).toBe(0o600)
  expect(existsSync(`${file}.part`)).toBe(false)

  const { code, text } = await runOperatorCommand('restore', restored, file)
  expect(text).toMatch(/contains the backup of [\d-]+T[\d:.]+Z\. Everybody has to log in again\.\n$/)
  expect(code).toBe(0)
  const { daily_count: written, ...rows } = (await openRestored(restored)).contents
  // Counters of attempts are not worth the disk: they begin again, as after a crash.
  const ended = { session: [], throttle: [], login_attempt: [] }
  expect(before.session).toHaveLength(1)
  expect(rows).toEqual({ ...before, ...ended, daily_count: undefined })
  expect(written!.length).toBeGreaterThanOrEqual(acknowledged)
  expect(await readFile(pathIn(restored.DATA_DIR, object.key))).toEqual(object.content)
})

test('a backup without a file, or with a changed one, says so, as the restore of it and the readiness do', async () => {
  const { file, restored } = createPlaces()
  const ownerId = await backEnd.createPerson({ email: 'els@smederij.nl' })
  const keys: string[] = []
  for (const name of ['Smederij', 'Draaierij', 'Gieterij']) {
    const [company] = await backEnd.sql`
      insert into company (owner_id, name, number_of_employees, branch, membership)
      values (${ownerId}, ${name}, '<10', 'Metalektro', 'Weet ik niet') returning id`
    await companies.fillCompany(company!.id as number, ownerId, name)
  }
  keys.push(...(await storeObjects()))
  const [missing, changed] = keys as [string, string, string]
  await rm(pathIn(backEnd.dataDir, missing))
  await putObject(changed, Buffer.from('aab'))
  const named = [`- ${missing} is missing`, `- ${changed} is changed`].sort()
  const namedIn = (text: string) =>
    text
      .split('\n')
      .filter((line) => line.startsWith('-'))
      .sort()

  const incomplete = file.replace('.zip', '.incomplete.zip')
  const backup = await runOperatorCommand('backup', { DATA_DIR: backEnd.dataDir }, file)
  expect([backup.code, namedIn(backup.text)]).toEqual([1, named])
  expect(backup.text).toContain(`The backup in ${incomplete} is incomplete.`)
  expect([existsSync(file), existsSync(incomplete)]).toEqual([false, true])
  const readiness = await (await fetch(`http://127.0.0.1:${port}/health/ready`)).text()
  expect(readiness).toContain('2 stored objects are missing or changed')

  const checking = await runOperatorCommand('admin', { DATA_DIR: backEnd.dataDir }, 'check-files')
  expect([checking.code, namedIn(checking.text)]).toEqual([1, named])

  const restoring = await runOperatorCommand('restore', restored, incomplete)
  expect([restoring.code, namedIn(restoring.text)]).toEqual([1, named])
  expect(restoring.text).toContain('Everybody has to log in again.')
  expect((await openRestored(restored)).contents.company).toHaveLength(3)

  for (const key of [missing, changed]) await putObject(key, Buffer.from('aaa'))
  expect(await runOperatorCommand('admin', { DATA_DIR: backEnd.dataDir }, 'check-files')).toEqual({
    code: 0,
    text: 'Every stored object is what was stored.\n',
  })
  const recovered = await backEnd.client().get('/health/ready')
  expect(JSON.stringify(recovered.body)).not.toContain('stored objects')
  expect((await runOperatorCommand('backup', { DATA_DIR: backEnd.dataDir }, file)).code).toBe(0)
})

async function createEarlier() {
  const settings = { DATA_DIR: join(folder, randomUUID()) }
  const { db, close } = await connect(parseConfig(settings), logger)
  await createMigrator(db).migrateTo('030_company-revision')
  await close()
  return settings
}

test('a backup of an earlier version is migrated, of a server that does not run', async () => {
  const { file, restored } = createPlaces()
  const earlier = await createEarlier()
  expect(await runOperatorCommand('backup', earlier, file)).toEqual({ code: 0, text: expect.any(String) })
  expect(await runOperatorCommand('restore', restored, file)).toEqual({ code: 0, text: expect.any(String) })
  const known = readdirSync(join(import.meta.dirname, '../database/migrations'))
  const { migrations } = await openRestored(restored)
  expect(migrations.map((name) => `${name}.ts`)).toEqual(known.sort())

  expect(await runOperatorCommand('backup', earlier, file)).toEqual({
    code: 1,
    text: `${file} exists already.\n`,
  })
  expect(await runOperatorCommand('restore', earlier, file)).toEqual({
    code: 1,
    text: `${earlier.DATA_DIR} contains data already. Stop the server and move them elsewhere, or set DATA_DIR to another folder.\n`,
  })
})

test('after a restore of PostgreSQL one command ends what must not survive, also in a database of an earlier version', async () => {
  const earlier = await createEarlier()
  const { pool, close } = await connect(parseConfig(earlier), logger)
  await pool.query(`
    insert into person (first_name, last_name, email, password_hash) values ('Els', 'de Smid', 'els@smederij.nl', '');
    insert into session (token_hash, person_id, expires_at) select 'a', id, now() + interval '1 day' from person;
    insert into first_login (token_hash, person_id, expires_at) select 'a', id, now() + interval '1 day' from person;
    insert into password_reset (token_hash, person_id, expires_at) select 'a', id, now() + interval '1 day' from person`)
  await close()
  expect(await runOperatorCommand('admin', earlier, 'after-restore')).toEqual({
    code: 0,
    text: 'Everybody has to log in again (1 sessions), and links to set a password have lost their effect.\n',
  })
  const { contents } = await openRestored(earlier)
  expect([contents.session, contents.first_login, contents.password_reset]).toEqual([[], [], []])
  expect(contents.person).toHaveLength(1)
})

test('a backup of a later version, a damaged and an incomplete one are refused, and leave nothing', async () => {
  const { file, restored } = createPlaces()
  await backEnd.sql`insert into kysely_migration (name, timestamp) values ('999_later', '')`
  await runOperatorCommand('backup', { DATA_DIR: backEnd.dataDir }, file)
  await backEnd.sql`delete from kysely_migration where name = '999_later'`
  expect(await runOperatorCommand('restore', restored, file)).toEqual({
    code: 1,
    text: 'The backup is of a later version, with 999_later. Install that version first.\n',
  })

  const content = await readFile(file)
  const damaged = Buffer.from(content)
  // Inside the file of a table, behind its name.
  damaged[damaged.indexOf('database/base/1/1259') + 2_000]! ^= 1
  await writeFile(`${file}.damaged`, damaged)
  const refusals = [await runOperatorCommand('restore', restored, `${file}.damaged`)]
  await writeFile(`${file}.incomplete`, content.subarray(0, content.length / 2))
  refusals.push(await runOperatorCommand('restore', restored, `${file}.incomplete`))
  expect(refusals.map(({ text }) => text)).toEqual([
    expect.stringMatching(/^The backup is damaged: database\/.*\.\n$/),
    expect.stringMatching(/ is not a complete backup: .*\n$/),
  ])
  expect(readdirSync(restored.DATA_DIR)).toEqual([])
})

test('only the embedded database is backed up, and only one that exists', async () => {
  const places = createPlaces()
  const refusals = [
    await runOperatorCommand(
      'backup',
      { ...places.restored, DATABASE_URL: 'postgres://localhost/beterwerk' },
      places.file,
    ),
    await runOperatorCommand('backup', places.restored, places.file),
    await runOperatorCommand('restore', places.restored),
  ]
  expect(refusals.map(({ code, text }) => ({ code, text }))).toEqual([
    {
      code: 1,
      text: 'This is for the embedded database. PostgreSQL is backed up with pg_dump: see docs/operators.md.\n',
    },
    {
      code: 1,
      text: `The setting DATA_DIR names a folder without a database: ${places.restored.DATA_DIR}.\n`,
    },
    { code: 1, text: 'Which backup? npm run restore -- FILE\n' },
  ])
  expect(readdirSync(folder).filter((name) => name.endsWith('.part'))).toEqual([])
})
