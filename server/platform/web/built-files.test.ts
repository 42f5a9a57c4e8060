import { mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliDecompressSync } from 'node:zlib'
import cors from '@fastify/cors'
import Fastify from 'fastify'
import { sql } from 'kysely'
import { pino } from 'pino'
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { sweepAll } from '#server/admin/retention/sweeper.ts'
import { useDatabase } from '../../../testing/harness/use-database.ts'
import { parseConfig } from '../runtime/config.ts'
import type { Worker } from '../runtime/worker.ts'
import { findEarlierFiles, keepBuiltFiles } from './built-files.ts'
import { serveStaticFiles } from './static-files.ts'

const database = useDatabase()
const config = parseConfig({})
const logger = pino({ level: 'silent' })
const workers: Worker[] = []
let dist: string

function build(files: Record<string, string>) {
  rmSync(dist, { recursive: true })
  for (const [name, content] of Object.entries({ ...files, 'pages.json': '{}', 'index.html': '' })) {
    mkdirSync(join(dist, name, '..'), { recursive: true })
    writeFileSync(join(dist, name), content)
  }
}

const names = async () => {
  const rows = await database.db.selectFrom('widgetFile').select('name').orderBy('name').execute()
  return rows.map(({ name }) => name)
}

async function serve() {
  workers.push(keepBuiltFiles(database.db, dist, logger))
  const app = Fastify()
  app.decorate('config', config)
  await app.register(cors, { origin: config.websiteOrigins, credentials: true })
  await serveStaticFiles(app, dist, undefined, findEarlierFiles(database.db))
  return (url: string, headers = {}) => app.inject({ url, headers })
}

const first = { 'bw.js': 'one', 'bw.aaaaaaaa.js': 'one', 'widgets/panels.aaaaaaaa.js': 'panels of one' }
const second = { 'bw.js': 'two', 'bw.bbbbbbbb.js': 'two', 'widgets/panels.bbbbbbbb.js': 'panels of two' }

beforeEach(async () => {
  dist = mkdtempSync(join(tmpdir(), 'beterwerk-dist-'))
  await database.db.deleteFrom('widgetFile').execute()
})
afterEach(async () => {
  for (const worker of workers.splice(0)) await worker.stop()
  rmSync(dist, { recursive: true, force: true })
})

test('a page that pinned the loader of an earlier build gets the modules of that build', async () => {
  build(first)
  await serve()
  await expect.poll(names).toEqual(['/bw.aaaaaaaa.js', '/widgets/panels.aaaaaaaa.js'])
  build(second)
  const get = await serve()
  const earlier = await get('/widgets/panels.aaaaaaaa.js', { origin: 'https://www.voorbeeld.nl' })
  expect([earlier.statusCode, earlier.body]).toEqual([200, 'panels of one'])
  expect(earlier.headers).toMatchObject({
    'content-type': 'application/javascript; charset=utf-8',
    'cache-control': 'public, max-age=31536000, immutable',
    'access-control-allow-origin': '*',
    'cross-origin-resource-policy': 'cross-origin',
  })
  const small = await get('/bw.aaaaaaaa.js', { 'accept-encoding': 'br' })
  expect(small.headers['content-encoding']).toBe('br')
  expect(brotliDecompressSync(small.rawPayload).toString()).toBe('one')
  expect((await get('/bw.js')).body).toBe('two')
})

test.each([
  '/bw.cccccccc.js',
  '/widgets/panels.cccccccc.js',
  '/widgets/PANELS.aaaaaaaa.js',
  '/main.cccccccc.js',
  '/integrity.aaaaaaaa.json',
  '/package/index.aaaaaaaa.js',
])('%s of no build is not found', async (path) => {
  build({ ...first, 'integrity.aaaaaaaa.json': '{}', 'package/index.aaaaaaaa.js': 'of npm' })
  await serve()
  await expect.poll(names).toHaveLength(2)
  build(second)
  const get = await serve()
  expect((await get(path)).statusCode).toBe(404)
})

test('an open page of the portal gets the parts of its build that it had not loaded yet', async () => {
  const parts = {
    '9.aaaaaaaa.js': 'a part of the shell',
    '9.aaaaaaaa.css': '.a { color: red }',
    'bitter.aaaaaaaa.woff2': 'letters',
    'remotes/physical-strain/1.aaaaaaaa.js': 'a part of a remote',
  }
  build(parts)
  await serve()
  await expect.poll(names).toEqual(
    Object.keys(parts)
      .map((name) => `/${name}`)
      .sort(),
  )
  build(second)
  const get = await serve()
  for (const [name, content] of Object.entries(parts)) {
    const { statusCode, body, headers } = await get(`/${name}`)
    expect([statusCode, body]).toEqual([200, content])
    expect(headers['cache-control']).toBe('public, max-age=31536000, immutable')
  }
  expect((await get('/9.aaaaaaaa.css')).headers['content-type']).toBe('text/css; charset=utf-8')
})

test('the files of a build that appears under a running server are kept too', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
  onTestFinished(() => void vi.useRealTimers())
  build(first)
  await serve()
  await expect.poll(names).toHaveLength(2)
  build(second)
  utimesSync(join(dist, 'pages.json'), new Date(), new Date(Date.now() + 5_000))
  await vi.advanceTimersByTimeAsync(60_000)
  await expect.poll(names).toHaveLength(4)
})

test('files of the portal are kept for 14 days after the last start or day with that build', async () => {
  build({ ...first, '9.aaaaaaaa.js': 'a part of the shell' })
  await serve()
  await expect.poll(names).toHaveLength(3)
  const age = (days: number) =>
    database.db
      .updateTable('widgetFile')
      .set({ lastBuiltAt: sql<Date>`now() - make_interval(days => ${days})` })
      .execute()
  await age(13)
  await sweepAll(database.db, config)
  expect(await names()).toHaveLength(3)
  await age(15)
  await sweepAll(database.db, config)
  expect(await names()).toEqual(['/bw.aaaaaaaa.js', '/widgets/panels.aaaaaaaa.js'])
})

test('a build that runs for days is recorded every day', async () => {
  build(first)
  workers.push(keepBuiltFiles(database.db, dist, logger))
  await expect.poll(names).toHaveLength(2)
  await database.db
    .updateTable('widgetFile')
    .set({ lastBuiltAt: sql<Date>`now() - interval '13 days'` })
    .execute()
  const now = Date.now()
  const clock = vi.spyOn(Date, 'now').mockReturnValue(now + 23 * 3_600_000)
  onTestFinished(() => clock.mockRestore())
  const recent = async () => {
    workers.at(-1)!.wake()
    const { rows } =
      await sql`select from widget_file where last_built_at > now() - interval '1 hour'`.execute(database.db)
    return rows.length
  }
  expect(await recent()).toBe(0)
  clock.mockReturnValue(now + 25 * 3_600_000)
  await expect.poll(recent).toBe(2)
})

test('files of the widgets are kept for 90 days after the last start or day with that build', async () => {
  build(first)
  await serve()
  await expect.poll(names).toHaveLength(2)
  build(second)
  await serve()
  await expect.poll(names).toHaveLength(4)
  await database.db
    .updateTable('widgetFile')
    .set({ lastBuiltAt: sql<Date>`now() - interval '89 days'` })
    .execute()
  await sweepAll(database.db, config)
  expect(await names()).toHaveLength(4)
  await database.db
    .updateTable('widgetFile')
    .set({ lastBuiltAt: sql<Date>`now() - interval '91 days'` })
    .execute()
  await serve()
  const isRecent = () =>
    database.db
      .selectFrom('widgetFile')
      .select('name')
      .where('lastBuiltAt', '>', sql<Date>`now() - interval '1 day'`)
      .execute()
  await expect.poll(isRecent).toHaveLength(2)
  await sweepAll(database.db, config)
  expect(await names()).toEqual(['/bw.bbbbbbbb.js', '/widgets/panels.bbbbbbbb.js'])
})
