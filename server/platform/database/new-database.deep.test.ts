import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { existsSync, mkdirSync, readdirSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

import { afterEach, beforeEach, describe, expect, inject, onTestFinished, test } from 'vitest'

import { startS3 } from '../../../testing/fakes/s3.ts'
import { createEmptyDatabase } from '../../../testing/harness/database.ts'
import { query } from '../../../testing/harness/postgres.ts'
import { runOperatorCommand } from '../../../testing/harness/run-operator-command.ts'
import { serverEnvironment } from '../../../testing/harness/server-environment.ts'
import { createTemporaryFolder } from '../../../testing/harness/temporary-folder.ts'

// An installation that was lost must not look like a new one.

let folder: string
const running: { child: ChildProcess; ended: Promise<unknown> }[] = []
beforeEach(() => {
  folder = createTemporaryFolder('beterwerk-new-')
})
afterEach(async () => {
  for (const { child, ended } of running.splice(0)) {
    child.kill('SIGTERM')
    await ended
  }
  rmSync(folder, { recursive: true })
})

/** As an operator starts it. Resolves when it is ready or has ended. */
async function start(env: Record<string, string> = {}) {
  const child = spawn(process.execPath, [join(import.meta.dirname, '../../main.ts')], {
    env: { ...serverEnvironment, PORT: '0', DATA_DIR: folder, ...env },
  })
  const ended = once(child, 'close').then(([code]) => code as number | null)
  running.push({ child, ended })
  let [output, errors] = ['', '']
  child.stdout.on('data', (chunk) => {
    output += chunk
  })
  child.stderr.on('data', (chunk) => {
    errors += chunk
  })
  const ready = expect.poll(() => output).toContain('Beterwerk is ready')
  await Promise.race([ready, ended])
  const stop = async () => {
    child.kill('SIGTERM')
    await ended
  }
  return { code: child.exitCode, output: () => output, errors: () => errors, stop }
}

const warnings = (log: string) =>
  log
    .split('\n')
    .filter((line) => line.includes('"level":40'))
    .map((line) => JSON.parse(line).msg)

const database = () => join(folder, 'database')

function addFile(...path: string[]) {
  const file = join(folder, ...path)
  mkdirSync(join(file, '..'), { recursive: true })
  writeFileSync(file, 'a')
}

describe('the embedded database', () => {
  test('a new one is announced on standard output and in the log, once', async () => {
    const sentence = `new, empty database was created in ${database()}`
    const first = await start()
    await expect.poll(first.output).toContain(`A ${sentence}.\n`)
    expect(warnings(first.errors())).toContain(`a ${sentence}`)
    await first.stop()
    const second = await start()
    await second.stop()
    expect(second.output()).toContain('Beterwerk is ready')
    expect(second.output() + second.errors()).not.toContain('new, empty database')
  })

  test.each([
    ['what an interrupted restore left', 'restore-aB3dE6', 'database/cluster/PG_VERSION'],
    ['files of an installation', 'files', 'ab/ab12'],
    ['mails of an installation', 'mail', '1.eml'],
  ])('none is made beside %s', async (_, name, file) => {
    addFile(name, file)
    const { code, errors } = await start()
    expect(code).toBe(1)
    expect(errors()).toMatch(/^The setting DATA_DIR is .*npm run restore.*\.\n$/)
    expect(errors()).toContain(name)
    expect(existsSync(join(database(), 'cluster'))).toBe(false)
  })

  test('one that was lost is refused, and has everything when it is back', async () => {
    await (await start()).stop()
    addFile('files', 'ab', 'ab12')
    renameSync(database(), `${folder}-away`)
    expect((await start()).code).toBe(1)
    rmSync(database(), { recursive: true })
    renameSync(`${folder}-away`, database())
    const again = await start()
    await again.stop()
    expect(again.output()).toContain('Beterwerk is ready')
  })

  test('empty folders of files are no remains', async () => {
    mkdirSync(join(folder, 'files/ab'), { recursive: true })
    expect((await start()).code).toBe(null)
  })

  test('a command makes none', async () => {
    const commands = [
      await runOperatorCommand('admin', { DATA_DIR: folder }, 'make', 'els@smederij.nl'),
      await runOperatorCommand('sql', { DATA_DIR: folder }, 'select 1'),
      await runOperatorCommand('backup', { DATA_DIR: folder }, join(folder, 'backup.zip')),
      await runOperatorCommand('move-database', { DATA_DIR: folder, DATABASE_URL: 'postgres://localhost/a' }),
    ]
    for (const { code, text } of commands) {
      expect(code).toBe(1)
      expect(text).toContain(`The setting DATA_DIR names a folder without a database: ${folder}.`)
    }
    expect(readdirSync(folder)).toEqual([])
  })

  test('the folder of all data, and everything in it, can be opened by its owner only', async () => {
    const dataDir = join(folder, 'data')
    await start({ DATA_DIR: dataDir })
    const open = execFileSync('find', [dataDir, '-perm', '/077', '!', '-type', 's'], { encoding: 'utf8' })
    expect(open).toBe('')
  })
})

describe('a database of its own', () => {
  async function emptyDatabase() {
    const { settings, remove } = await createEmptyDatabase(inject('template').DATABASE_URL)
    onTestFinished(async () => {
      for (const { child, ended } of running) {
        child.kill('SIGTERM')
        await ended
      }
      await remove()
    })
    return settings.DATABASE_URL
  }
  const tablesIn = async (url: string) =>
    (await query(url, "select from pg_tables where schemaname = 'public'")).length

  test('a new one is announced', async () => {
    const server = await start({ DATABASE_URL: await emptyDatabase() })
    await expect
      .poll(server.output)
      .toContain('A new, empty database was created in the database of DATABASE_URL.\n')
    expect(warnings(server.errors())).toContain(
      'a new, empty database was created in the database of DATABASE_URL',
    )
  })

  test('a new one is refused beside a folder with files, also by a command, and stays empty', async () => {
    addFile('files', 'ab', 'ab12')
    const DATABASE_URL = await emptyDatabase()
    const { code, errors } = await start({ DATABASE_URL })
    expect([code, errors()]).toEqual([
      1,
      `The setting DATABASE_URL names a database that is new and empty, while ${folder}/files contains files: is it the right database? Restore the newest backup; for a new installation, empty that storage first.\n`,
    ])
    const command = await runOperatorCommand(
      'admin',
      { DATA_DIR: folder, DATABASE_URL },
      'make',
      'els@smederij.nl',
    )
    expect(command.code).toBe(1)
    expect(await tablesIn(DATABASE_URL)).toBe(0)
  })

  test('a new one is refused beside a bucket with files, and made beside one that does not respond', async () => {
    const s3 = await startS3({ allowMismatchedSignatures: true })
    onTestFinished(s3.stop)
    const DATABASE_URL = await emptyDatabase()
    const settings = { DATABASE_URL, ...s3.settings }
    const put = (key: string) =>
      fetch(`${s3.settings.S3_ENDPOINT}/${s3.settings.S3_BUCKET}/${key}`, { method: 'PUT', body: 'a' })
    await put(randomUUID())
    const refused = await start(settings)
    expect([refused.code, refused.errors()]).toEqual([
      1,
      expect.stringContaining('while the bucket S3_BUCKET contains files'),
    ])
    s3.setMode('down')
    const server = await start(settings)
    expect(warnings(server.errors())).toContain('the storage does not say whether it contains files')
  })

  test('what others keep in the bucket does not matter', async () => {
    const s3 = await startS3({ allowMismatchedSignatures: true })
    onTestFinished(s3.stop)
    await fetch(`${s3.settings.S3_ENDPOINT}/${s3.settings.S3_BUCKET}/logo.svg`, { method: 'PUT', body: 'a' })
    const server = await start({ DATABASE_URL: await emptyDatabase(), ...s3.settings })
    expect(server.code).toBe(null)
  })
})
