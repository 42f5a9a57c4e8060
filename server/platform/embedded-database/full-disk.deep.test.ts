import { rmSync, writeFileSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import { join } from 'node:path'

import { expect, onTestFinished, test } from 'vitest'

import { Client } from '../../../testing/harness/client.ts'
import { EMBEDDED, executeSql, launch } from '../../../testing/harness/server.ts'
import { mayMount, mountSmallDisk, unmount } from '../../../testing/harness/small-disk.ts'
import { createTemporaryFolder } from '../../../testing/harness/temporary-folder.ts'

function fillDisk(file: string) {
  for (const size of [1_000_000, 4_096])
    try {
      for (;;) writeFileSync(file, Buffer.alloc(size), { flag: 'a' })
    } catch {
      // The disk is full.
    }
}

test.skipIf(!mayMount())(
  'on a full disk the server refuses changes for now, and goes on by itself when there is room',
  async () => {
    const folder = createTemporaryFolder('beterwerk-disk-')
    onTestFinished(async () => {
      unmount(folder)
      await rm(folder, { recursive: true })
    })
    mountSmallDisk(folder, 250)
    const server = await launch(
      { ...EMBEDDED, DATA_DIR: folder, DEMO: '1' },
      join(import.meta.dirname, '../../..'),
    )
    const client = new Client(() => server.address.url)
    await client.login('eigenaar@demo.nl', 'Welkom2026')
    const [company] = (await client.get('/rest/companies')).body.responseObject
    const path = `/rest/companies/${company.id}/advices`
    const add = (reason: string) =>
      client.post(path, { themes: ['GENERAL'], reason, description: 'Opruimen', agreements: 'Voor de zomer' })
    expect((await add('Voor')).status).toBe(200)
    const filler = join(folder, 'filler')
    fillDisk(filler)
    // Fills the current segment of the log, of 16 MB. The next one does not fit.
    const fillLog = "select pg_logical_emit_message(true, 'fill', repeat('x', 1000000))"
    const saved = ['Voor']
    let response = await add('0')
    for (let number = 1; response.status === 200; number++) {
      saved.push(String(number - 1))
      await executeSql(server.address.sqlUrl, fillLog).catch(() => {})
      response = await add(String(number))
    }
    expect([response.status, response.headers.get('retry-after'), response.body.code]).toEqual([
      503,
      '5',
      'UNAVAILABLE',
    ])
    expect(server.process.exitCode).toBe(null)
    await expect.poll(() => server.log()).toMatch(/"disk":"database",.*"msg":"a disk is nearly full: /)

    rmSync(filler)
    await expect.poll(async () => (await add('Na')).status).toBe(200)
    const listed: { reason: string }[] = (await client.get(path)).body.responseObject
    expect(listed.map(({ reason }) => reason)).toEqual(expect.arrayContaining([...saved, 'Na']))
    await expect.poll(() => server.log()).toMatch(/"disk":"database",.*"msg":"the disk has room again"/)
    server.process.disconnect()
    await server.exited
  },
)
