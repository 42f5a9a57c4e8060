import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import fs from 'node:fs'
import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'

import { afterEach, beforeEach, expect, inject, test } from 'vitest'

import { createDatabase, type TestDatabase } from '../../../testing/harness/database.ts'
import { rounds } from '../../../testing/harness/rounds.ts'
import { DatabaseInUseError, openEmbedded } from './embedded.ts'

let database: TestDatabase
let dir: string
const children: ChildProcess[] = []

beforeEach(async () => {
  database = await createDatabase(inject('emptyDatabase'))
  dir = join(database.settings.DATA_DIR, 'database')
})

afterEach(async () => {
  await Promise.all(children.splice(0).map(kill))
  await database.remove()
})

function startWriter() {
  const child = spawn(process.execPath, [
    join(import.meta.dirname, '../../../testing/harness/database-writer.ts'),
    dir,
  ])
  children.push(child)
  const writer = { child, acknowledged: 0, errors: '' }
  child.stdout.on('data', (lines) => {
    writer.acknowledged = Number(String(lines).trim().split('\n').at(-1))
  })
  child.stderr.on('data', (text) => {
    writer.errors += text
  })
  return writer
}

async function kill(child: ChildProcess) {
  if (child.exitCode !== null || child.signalCode !== null) return
  child.kill('SIGKILL')
  await once(child, 'exit')
}

async function read(text: string) {
  const { pool, close } = await openEmbedded(dir)
  const { rows } = await pool.query(text)
  await close()
  return rows
}

test('refuses a second process with a clear message while the first one runs', async () => {
  const { close } = await openEmbedded(dir)
  const second = startWriter()
  await once(second.child, 'exit')
  expect(second.errors).toContain(
    `Another process is using the data in ${dir}. Stop it first, or give this one a DATA_DIR of its own.`,
  )
  await expect(openEmbedded(dir)).rejects.toThrow(DatabaseInUseError)
  await close()
  expect(await read('select 1 as one')).toEqual([{ one: 1 }])
})

test('syncs every commit to the disk', async () => {
  const { pool, close } = await openEmbedded(dir)
  await pool.query('create table written (number integer)')
  // PGlite calls it as a property of the module, so that a wrapper can count the calls.
  const { fdatasyncSync } = fs
  let synced = 0
  fs.fdatasyncSync = (file) => {
    synced++
    fdatasyncSync(file)
  }
  try {
    for (let number = 1; number <= 5; number++) await pool.query('insert into written values ($1)', [number])
    expect(synced).toBeGreaterThanOrEqual(5)
    synced = 0
    await pool.query('select * from written')
    expect(synced).toBe(0)
  } finally {
    fs.fdatasyncSync = fdatasyncSync
    await close()
  }
})

test('a process that is killed while writing loses no acknowledged rows', async () => {
  for (let round = 1; round <= rounds(2); round++) {
    const writer = startWriter()
    while (writer.acknowledged < round * 10) await setTimeout(5)
    await setTimeout(Math.random() * 100)
    await kill(writer.child)
    const [found] = await read('select max(number) as last, count(*)::int as count from written')
    expect(found.last).toBeGreaterThanOrEqual(writer.acknowledged)
    expect(found.count).toBe(found.last)
  }
})

test('starts after an interrupted first start, of which nothing remains', async () => {
  // The database considers a cluster complete once PG_VERSION exists, a moment before it is. Earlier moments leave
  // less behind; they have their turn from the second round on.
  const moments = ['PG_VERSION', 'base', '']
  for (let round = 0; round < rounds(1); round++) {
    const lastMade = moments[round % moments.length]!
    await rm(dir, { recursive: true })
    const writer = startWriter()
    const clusters = () =>
      fs.existsSync(dir) ? fs.readdirSync(dir).filter((name) => name.startsWith('pg')) : []
    while (!clusters().some((name) => fs.existsSync(join(dir, name, lastMade)))) await setTimeout(1)
    await kill(writer.child)
    expect(await read('select 1 as one')).toEqual([{ one: 1 }])
    expect(fs.readdirSync(dir).sort()).toEqual(['lock', 'pg'])
  }
})

test('vacuums replaced rows and renews statistics', async () => {
  const { pool, close } = await openEmbedded(dir, { vacuumIntervalMs: 50 })
  await pool.query('create table written (number integer)')
  await pool.query('insert into written select generate_series(1, 1000)')
  await pool.query('update written set number = number + 1')
  // Only `vacuum` marks pages as visible to all, only `analyze` collects statistics.
  const statistics = () =>
    pool.query(`select relallvisible > 0 as vacuumed, exists (select from pg_stats where tablename = relname) as analyzed
      from pg_class where relname = 'written'`)
  await expect.poll(async () => (await statistics()).rows).toEqual([{ vacuumed: true, analyzed: true }])
  await close()
})

test('runs other queries between the vacuums of two tables', async () => {
  const { pool, close } = await openEmbedded(dir, { vacuumIntervalMs: 50 })
  for (let number = 0; number < 5; number++) {
    await pool.query(`create table written_${number} (number integer)`)
    await pool.query(`insert into written_${number} values (1)`)
  }
  const countAnalyzed = async () => {
    const { rows } = await pool.query("select tablename from pg_stats where tablename like 'written%'")
    return rows.length
  }
  const counts = new Set<number>()
  await expect.poll(async () => counts.add(await countAnalyzed()), { interval: 0 }).toContain(5)
  expect([...counts].filter((count) => count > 0 && count < 5)).not.toEqual([])
  await close()
})

test('uses the log again once it is long, instead of filling the disk', async () => {
  const { pool, close } = await openEmbedded(dir, { logCheckIntervalMs: 50 })
  const checkpoint = async () => (await pool.query('select redo_lsn from pg_control_checkpoint()')).rows[0]
  await pool.query('create table written (number integer, text text)')
  const before = await checkpoint()
  const addMegabytes = (count: number) =>
    pool.query("insert into written select number, repeat('x', 900) from generate_series(1, $1) number", [
      count * 1000,
    ])
  await addMegabytes(10)
  // Long enough to check the log a few times.
  await setTimeout(300)
  expect(await checkpoint()).toEqual(before)
  await addMegabytes(70)
  await expect.poll(checkpoint).not.toEqual(before)
  await close()
})

test('lets the process do other work between queries', async () => {
  const { pool, close } = await openEmbedded(dir)
  let turns = 0
  let next = setImmediate(function count() {
    turns++
    next = setImmediate(count)
  })
  for (const parameters of [[], [5]])
    for (let number = 1; number <= 5; number++)
      await pool.query(`select ${parameters.length ? '$1' : '5'}`, parameters)
  clearImmediate(next)
  await close()
  expect(turns).toBeGreaterThanOrEqual(10)
})
