import { once } from 'node:events'
import { cpSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

import { expect, inject, onTestFinished, test } from 'vitest'

import { createEmptyDatabase } from '../../../testing/harness/database.ts'
import { executeSql, startServer } from '../../../testing/harness/server.ts'
import { mayMount, mountSmallDisk, unmount } from '../../../testing/harness/small-disk.ts'

const template = inject('template')

function fillDisk(file: string) {
  for (const size of [1_000_000, 4_096])
    try {
      for (;;) writeFileSync(file, Buffer.alloc(size), { flag: 'a' })
    } catch {
      // The disk is full.
    }
}

test.skipIf(template.DATABASE_URL || !mayMount())(
  'a disk that was full ends the server with the reason, and the next start has everything that was saved',
  async () => {
    const { settings, remove } = await createEmptyDatabase()
    onTestFinished(async () => {
      unmount(settings.DATA_DIR)
      await remove()
    })
    mountSmallDisk(settings.DATA_DIR, 200)
    cpSync(template.DATA_DIR, settings.DATA_DIR, { recursive: true })
    const filler = join(settings.DATA_DIR, 'filler')
    const server = await startServer(template, settings)
    const exited = once(server.process, 'exit')
    await executeSql(server.sqlUrl, 'create table saved (number integer)')
    await executeSql(server.sqlUrl, 'insert into saved values (1), (2)')
    fillDisk(filler)
    // Fills the current segment of the log, of 16 MB. The next one does not fit.
    const fillLog = "select pg_logical_emit_message(true, 'fill', repeat('x', 1000000))"
    while (server.process.exitCode === null) await executeSql(server.sqlUrl, fillLog).catch(() => {})
    expect(await exited).toEqual([1, null])
    const log = server.log().replaceAll('\\"', '"')
    const reason = 'could not write to file "pg_wal/[^"]*": No space left on device'
    const sentence = `The embedded database in .* has stopped: ${reason}. What was saved is on the disk; .*`
    expect(log).toMatch(new RegExp(`^{"level":60,.*"msg":"${sentence}"}$`, 'm'))
    expect(log).toMatch(new RegExp(`^${sentence}$`, 'm'))

    rmSync(filler)
    const next = await server.killAndRestart()
    expect(await executeSql(next.sqlUrl, 'select * from saved order by number')).toEqual([
      { number: 1 },
      { number: 2 },
    ])
    await next.stop()
  },
)
