import { randomBytes } from 'node:crypto'

import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { PART_SIZE } from '#server/platform/storage/stored-parts.ts'
import type { User } from '../../../testing/factories/companies.ts'
import { companyFileIn } from '../../../testing/factories/company-file.ts'
import { startS3 } from '../../../testing/fakes/s3.ts'
import { useOwnBackEnd } from '../../../testing/harness/back-end.ts'
import { removeStoredFiles, storedFiles } from '../../../testing/harness/stored-files.ts'

// Two servers on one database and one storage.

const QUARTER = PART_SIZE / 4

const s3 = await startS3()
afterAll(() => s3.stop())

const storages: [name: string, env: Record<string, string>][] = [
  ['bucket', s3.settings],
  ['folder', {}],
]

describe.each(storages)('two servers with one %s', (name, env) => {
  const backEnd = useOwnBackEnd({ env })
  const { companyWithRecord, addFile, takeUploadOver, tus, beginUpload } = companyFileIn(backEnd)
  let other: Awaited<ReturnType<typeof backEnd.startAnother>>
  beforeAll(async () => {
    other = await backEnd.startAnother()
    return () => other.stop()
  })

  const stored = () => (name === 'bucket' ? s3.keys() : storedFiles(backEnd.dataDir))
  const objects = async () => (await backEnd.sql`select key from stored_object`).map(({ key }) => key)
  const deletions = () => backEnd.sql`select * from storage_deletion`

  const atOther = (user: User): User => ({ ...user, browser: user.browser.at(other.url) })

  async function downloads(els: User, url: string) {
    const { files } = (await els.browser.get(url)).body.responseObject
    expect(files).toHaveLength(1)
    const users = [els, atOther(els)]
    const read = async ({ browser }: User) => (await browser.fetch(files[0].url)).arrayBuffer()
    return (await Promise.all(users.map(read))).map((bytes) => Buffer.from(bytes))
  }

  test('an upload that was begun with one server is continued on the other', async () => {
    const { els, url } = await companyWithRecord()
    const content = randomBytes(10 * QUARTER)
    const upload = await beginUpload(els, url, 'a.bin', content.length)
    const first = content.subarray(0, 6 * QUARTER)
    expect((await tus(els, 'PATCH', upload, { 'upload-offset': '0' }, first)).status).toBe(204)
    const { headers } = await tus(atOther(els), 'HEAD', upload)
    expect(headers.get('upload-offset')).toBe(String(6 * QUARTER))
    const rest = content.subarray(6 * QUARTER)
    const offset = { 'upload-offset': String(6 * QUARTER) }
    expect((await tus(atOther(els), 'PATCH', upload, offset, rest)).status).toBe(204)
    for (const bytes of await downloads(els, url)) expect(bytes.equals(content)).toBe(true)
  })

  test('a server takes an upload over from a request that hangs on the other', async () => {
    const { els, url } = await companyWithRecord()
    const { content, statuses } = await takeUploadOver(els, atOther(els), url, PART_SIZE)
    expect(statuses).toEqual([204, 409])
    for (const bytes of await downloads(els, url)) expect(bytes.equals(content)).toBe(true)
  })

  test('both servers together delete every object once, and nothing remains', async () => {
    if (name === 'folder') await removeStoredFiles(backEnd.dataDir)
    const { els, url, companyId } = await companyWithRecord()
    const list = `/rest/companies/${companyId}/company-records`
    const { body } = await els.browser.post(list, { theme: 'OTHER', subject: 'Ander item' })
    const second = `${list}/${body.responseObject.id}`
    for (const record of [url, second])
      expect((await addFile(els, record, 'a.bin', randomBytes(20 * QUARTER))).status).toBe(200)
    const keys = await objects()
    expect(keys).toHaveLength(10)
    // More rows than one worker takes at once, so that both have work.
    const absent = await backEnd.sql`
      insert into storage_deletion (key, next_attempt_at)
      select gen_random_uuid(), now() - interval '1 minute' from generate_series(1, 300) returning key`
    s3.deleted.length = 0
    const responses = await Promise.all([els.browser.delete(url), atOther(els).browser.delete(second)])
    expect(responses.map(({ status }) => status)).toEqual([204, 204])
    await expect.poll(deletions).toEqual([])
    const left = await stored()
    expect(keys.filter((key) => left.includes(String(key)))).toEqual([])
    if (name === 'folder') return
    const asked = [...keys, ...absent.map(({ key }) => key)]
    expect(s3.deleted.toSorted()).toEqual(asked.toSorted())
  })
})
