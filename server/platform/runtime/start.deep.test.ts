import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { rmdirSync } from 'node:fs'
import { connect as connectSocket, createServer, type Socket } from 'node:net'
import { join } from 'node:path'

import { afterEach, beforeEach, describe, expect, inject, onTestFinished, test } from 'vitest'

import { createDatabase, type TestDatabase } from '../../../testing/harness/database.ts'
import { limitMemory, mayLimitMemory } from '../../../testing/harness/limited-memory.ts'
import { EMBEDDED } from '../../../testing/harness/server.ts'
import { serverEnvironment } from '../../../testing/harness/server-environment.ts'
import { mayMount, mountSmallDisk, unmount } from '../../../testing/harness/small-disk.ts'
import { createTemporaryFolder } from '../../../testing/harness/temporary-folder.ts'
import { clusterIn } from '../database/connection.ts'
import { readRunning } from '../embedded-database/address.ts'
import { freePort } from './start.ts'

let database: TestDatabase
const servers: { child: ChildProcess; ended: Promise<unknown> }[] = []

beforeEach(async () => {
  database = await createDatabase(inject('template'))
})

afterEach(async () => {
  for (const { child, ended } of servers.splice(0)) {
    // The database of a server that is killed would write to the folder while it is removed.
    child.kill('SIGTERM')
    await ended
  }
  await database.remove()
})

/** `enter`: a command of the shell that runs first. */
function run(env: Record<string, string> = {}, enter = ':') {
  const program = join(import.meta.dirname, '../../main.ts')
  const [file, args] =
    process.platform === 'win32'
      ? [process.execPath, [program]]
      : ['sh', ['-c', `${enter} && exec "$0" "$1"`, process.execPath, program]]
  const child = spawn(file, args, {
    env: { ...serverEnvironment, PORT: '0', ...database.settings, ...env },
    detached: true,
  })
  const server = { child, ended: once(child, 'close').then(([code]) => code), output: '', errors: '' }
  servers.push(server)
  child.stdout.on('data', (chunk) => {
    server.output += chunk
  })
  child.stderr.on('data', (chunk) => {
    server.errors += chunk
  })
  return server
}

async function portOf(server: ReturnType<typeof run>) {
  const ready = /^Beterwerk is ready at http:\/\/localhost:(\d+) /m
  await expect.poll(() => server.output).toMatch(ready)
  return Number(ready.exec(server.output)![1])
}

async function open(port: number) {
  const socket = connectSocket(port, '127.0.0.1')
  await once(socket, 'connect')
  // A connection that is accepted at the last moment may be reset.
  return socket.on('error', () => {})
}

async function responseOn(socket: Socket) {
  const [response] = await once(socket.setEncoding('utf8'), 'data')
  return String(response)
}

async function failureOf(env: Record<string, string>) {
  const server = run(env)
  return { code: await server.ended, message: server.errors }
}

test.each([
  ['PORT', 'abc', 'from 0 to 65535'],
  ['RETENTION_DAYS', '0', 'from 1 to 3650'],
  ['ORDER_RETENTION_DAYS', '3651', 'from 1 to 3650'],
])('a wrong setting stops the start with one message: %s=%s', async (name, value, range) => {
  expect(await failureOf({ [name]: value })).toEqual({
    code: 1,
    message: `The setting ${name} must be a whole number ${range}.\n`,
  })
})

test('the port that is picked is none that outgoing connections get', async () => {
  for (let round = 0; round < 20; round++) expect(Number(await freePort())).toBeLessThan(32_768)
})

test('a port in use stops the start with one message, and leaves nothing open', async () => {
  const other = createServer().listen(0, '127.0.0.1')
  await once(other, 'listening')
  const { port } = other.address() as { port: number }
  const { code, message } = await failureOf({ PORT: String(port), METRICS_PORT: await freePort() })
  other.close()
  expect(code).toBe(1)
  expect(message).toBe(`The setting PORT is ${port}, where something else is listening already.\n`)
})

test('an unreachable database stops the start with one message, without its password', async () => {
  const { code, message } = await failureOf({
    DATABASE_URL: `postgres://els:geheim@127.0.0.1:${await freePort()}/beterwerk`,
  })
  expect(code).toBe(1)
  expect(message).toMatch(
    /^The setting DATABASE_URL names a database that does not open: .*ECONNREFUSED.*\.\n$/,
  )
  expect(message).not.toContain('geheim')
})

test('data in a file stop the start with one message', async () => {
  expect(await failureOf({ ...EMBEDDED, DATA_DIR: import.meta.filename })).toEqual({
    code: 1,
    message: `The setting DATA_DIR is ${import.meta.filename}, where the embedded database does not open: it is not a folder.\n`,
  })
})

test.skipIf(!mayMount())('data on a read-only disk stop the start with one message', async () => {
  const folder = createTemporaryFolder('beterwerk-read-only-')
  onTestFinished(() => {
    unmount(folder)
    rmdirSync(folder)
  })
  mountSmallDisk(folder, 50, { isReadOnly: true })
  expect(await failureOf({ ...EMBEDDED, DATA_DIR: folder })).toEqual({
    code: 1,
    message: `The setting DATA_DIR is ${folder}, where the embedded database does not open: the disk is read-only.\n`,
  })
})

test.skipIf(process.platform === 'win32')('too few open files stop the start with one message', async () => {
  const program = join(import.meta.dirname, '../../main.ts')
  const child = spawn('sh', ['-c', `ulimit -n 100 && exec "${process.execPath}" "${program}"`], {
    env: { ...serverEnvironment, PORT: '0', ...database.settings },
  })
  let message = ''
  child.stderr.on('data', (chunk) => {
    message += chunk
  })
  const [code] = await once(child, 'close')
  expect({ code, message }).toEqual({
    code: 1,
    message: 'This process may open 100 files (ulimit -n), and needs at least 256.\n',
  })
})

describe.skipIf(!mayLimitMemory())('where the memory of a container or service is limited', () => {
  const limited = (megabytes: number) => run(EMBEDDED, limitMemory(megabytes))

  test('too little to start stops the start with one message', async () => {
    const server = limited(120)
    expect(await server.ended).toBe(1)
    expect(server.errors).toMatch(
      /^This server and its database may use 120 MB of memory .* 160 to start.*\.\n$/,
    )
  })

  test('little is a warning in the log, and the server starts', async () => {
    const server = limited(300)
    await portOf(server)
    expect(server.errors).toMatch(/"level":40,.*"msg":"This server and its database may use 300 MB of memory/)
  })
})

test('a second server on the same data is refused', async () => {
  await portOf(run(EMBEDDED))
  const { code, message } = await failureOf(EMBEDDED)
  expect(code).toBe(1)
  expect(message).toMatch(/^Another process is using the data in .*\. Stop it first, or .*\.\n$/)
})

test('only the first start of a demo prints its accounts', async () => {
  for (const isFirst of [true, false]) {
    const server = run({ DEMO: '1' })
    await portOf(server)
    server.child.kill('SIGTERM')
    expect(await server.ended).toBe(0)
    expect(server.output.includes('eigenaar@demo.nl  Welkom2026')).toBe(isFirst)
  }
})

test('a database with the known passwords of a demo is not served to others, until they are replaced', async () => {
  const others = { PUBLIC_URL: 'https://mijn.voorbeeld.nl' }
  const laptop = run({ DEMO: '1' })
  await portOf(laptop)
  laptop.child.kill('SIGTERM')
  await laptop.ended
  const { code, message } = await failureOf(others)
  expect(code).toBe(1)
  expect(message).toMatch(/^The setting DEMO must be 1 to serve this database to others: .*@demo\.nl .*\.\n$/)
  const server = run({ ...others, DEMO: '1' })
  await expect.poll(() => server.output).toContain('nieuw wachtwoord')
  expect(server.output).toContain('Beterwerk is ready at https://mijn.voorbeeld.nl')
  await expect
    .poll(() => server.output.match(/@demo\.nl {2}[\w-]{22} {2}nieuw wachtwoord$/gm))
    .toHaveLength(5)
})

test.each(['SIGTERM', 'SIGINT'] as const)(
  '%s: answers the requests in flight, accepts no new connections, and exits with 0, after its database',
  async (signal) => {
    const server = run(EMBEDDED)
    const port = await portOf(server)
    const [idle, probe, slow] = [await open(port), await open(port), await open(port)]
    const body = '{"username":"a@b.nl","password":"x"}'
    const head = `host: localhost\r\norigin: http://localhost:${port}\r\n`
    probe.write(`GET /health/ready HTTP/1.1\r\n${head}`)
    slow.write(
      `POST /rest/login HTTP/1.1\r\n${head}expect: 100-continue\r\ncontent-type: application/json\r\ncontent-length: ${body.length}\r\n\r\n`,
    )
    // By then the server has also read what came before on the other connections.
    expect(await responseOn(slow)).toBe('HTTP/1.1 100 Continue\r\n\r\n')

    // To its whole group, as Ctrl+C in a terminal.
    process.kill(-server.child.pid!, signal)
    // Not when connections are cut: the others are answered afterwards.
    await once(idle, 'close')
    const newConnection = () => open(port).catch(({ code }) => code)
    await expect.poll(newConnection).toBe('ECONNREFUSED')
    probe.write('\r\n')
    expect(await responseOn(probe)).toMatch(/^HTTP\/1\.1 503 .*"not ready"/s)
    slow.write(body)
    expect(await responseOn(slow)).toMatch(/^HTTP\/1\.1 401 /)
    await once(slow, 'close')
    expect(await server.ended).toBe(0)
    expect(readRunning(clusterIn(database.settings.DATA_DIR))).toBe(undefined)
  },
)
