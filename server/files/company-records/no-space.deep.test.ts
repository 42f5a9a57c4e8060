import { statfsSync, writeFileSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, onTestFinished, test } from 'vitest'
import { freePort } from '#server/platform/runtime/start.ts'
import { companyFileIn } from '../../../testing/factories/company-file.ts'
import { useOwnBackEnd } from '../../../testing/harness/back-end.ts'
import { Client } from '../../../testing/harness/client.ts'
import { EMBEDDED, launch } from '../../../testing/harness/server.ts'
import { mayMount, mountSmallDisk, unmount } from '../../../testing/harness/small-disk.ts'
import { createTemporaryFolder } from '../../../testing/harness/temporary-folder.ts'

const FULL = [503, 'STORAGE_FULL', 'Er is nu geen ruimte voor meer bestanden. Probeer het later nog eens.']

/** In milliseconds: nobody may upload all the time. */
const RARELY = { interval: 1_000 }

test.skipIf(!mayMount())(
  'files leave space on the disk for the embedded database, which goes on, and operators see it',
  async () => {
    const folder = createTemporaryFolder('beterwerk-disk-')
    onTestFinished(async () => {
      unmount(folder)
      await rm(folder, { recursive: true })
    })
    mountSmallDisk(folder, 300)
    const METRICS_PORT = await freePort()
    const server = await launch(
      { ...EMBEDDED, DATA_DIR: folder, DEMO: '1', METRICS_PORT },
      join(import.meta.dirname, '../../..'),
    )
    const seen = async (path: string) => (await fetch(`http://127.0.0.1:${METRICS_PORT}${path}`)).text()
    const client = new Client(() => server.address.url)
    await client.login('eigenaar@demo.nl', 'Welkom2026')
    const [company] = (await client.get('/rest/companies')).body.responseObject
    const url = `/rest/companies/${company.id}`
    const record = await client.post(`${url}/company-records`, { theme: 'GENERAL', subject: 'Map' })
    expect(await seen('/health/ready')).toContain('"disk":"enough"')
    async function add() {
      const form = new FormData()
      form.set('file', new Blob([Buffer.alloc(20_000_000)]), 'groot.bin')
      const path = `${url}/company-records/${record.body.responseObject.id}/files`
      const response = await client.fetch(path, { method: 'POST', body: form })
      const { code, message } = (await response.json()) as { code?: string; message?: string }
      return [response.status, code, message]
    }
    let answer = await add()
    while (answer[0] === 200) answer = await add()
    expect(answer).toEqual(FULL)
    const free = () => {
      const { bavail, bsize } = statfsSync(folder)
      return bavail * bsize
    }
    // A twentieth of 300 MB, of which the database may have used some since.
    expect(free()).toBeGreaterThan(10_000_000)
    expect(server.log()).toContain('"msg":"a file was refused: the disk of files is nearly full')
    const advice = { themes: ['GENERAL'], reason: 'Na', description: 'Opruimen', agreements: 'Voor de zomer' }
    expect((await client.post(`${url}/advices`, advice)).status).toBe(200)
    expect(await seen('/metrics')).toMatch(/^disk_free_bytes\{disk="files"\} \d+$/m)
    writeFileSync(join(folder, 'filler'), Buffer.alloc(free() - 5_000_000))
    expect(await seen('/health/ready')).toMatch(/"status":"ready".*"disk":"nearly full"/)
    expect(server.log()).toMatch(
      /"level":50,.*"msg":"a disk is nearly full: no files are stored, .*make it larger"/,
    )
    expect(await seen('/metrics')).toMatch(/^stored_bytes [1-9]\d{7,}$/m)
    server.process.disconnect()
    await server.exited
  },
)

describe('all files of all companies together', () => {
  const backEnd = useOwnBackEnd({ env: { STORAGE_QUOTA_GB: '1' } })
  const { companyWithRecord, addFile, tus } = companyFileIn(backEnd)

  test('have a maximum, above which a file is refused until others are deleted', async () => {
    const { els, url } = await companyWithRecord()
    const add = async () => {
      const { status, body } = await addFile(els, url, 'klein.txt', 'a')
      return [status, body.code, body.message]
    }
    expect((await add())[0]).toBe(200)
    await backEnd.sql`
      insert into stored_object (file_id, purpose, position, size)
      select file_id, 'content', n * 1048576, 1048576
      from generate_series(1, 1024) n, (select file_id from stored_object limit 1) file`
    await expect.poll(add, RARELY).toEqual(FULL)
    const resumable = await tus(els, 'POST', `${url}/uploads`, { 'upload-length': '1' })
    expect([resumable.status, resumable.body?.code]).toEqual(FULL.slice(0, 2))
    expect(backEnd.log).toContain('as large as STORAGE_QUOTA_GB allows')
    await backEnd.sql`delete from stored_object where position > 0`
    await expect.poll(async () => (await add())[0], RARELY).toBe(200)
  })
})
