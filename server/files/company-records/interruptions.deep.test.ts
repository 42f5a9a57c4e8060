import { randomBytes } from 'node:crypto'

import { beforeEach, expect, test } from 'vitest'
import { PART_SIZE } from '#server/platform/storage/stored-parts.ts'
import { companyFileIn } from '../../../testing/factories/company-file.ts'
import { useOwnBackEnd } from '../../../testing/harness/back-end.ts'
import { removeStoredFiles, storedFiles } from '../../../testing/harness/stored-files.ts'

// The server is killed during uploads and deletions.

const backEnd = useOwnBackEnd()
const { companyWithRecord, addFile, openForm, openPatch, write, tus, beginUpload } = companyFileIn(backEnd)
beforeEach(() => removeStoredFiles(backEnd.dataDir))

const QUARTER = PART_SIZE / 4
const objects = () => backEnd.sql`select key, is_stored from stored_object`
const deletions = () => backEnd.sql`select * from storage_deletion`
async function letTimePass(deleteSomething: () => Promise<unknown>) {
  await backEnd.sql`update storage_deletion set next_attempt_at = now()`
  await backEnd.sql`update company_record_file set expires_at = now() where expires_at < now() + interval '1 hour'`
  await deleteSomething()
}

test('after a kill in the middle of uploads, one can be resumed and the other leaves nothing behind', async () => {
  const { els, url } = await companyWithRecord()
  const content = randomBytes(10 * QUARTER)
  const upload = await beginUpload(els, url, 'a.bin', content.length)
  const resumable = openPatch(els, upload, 0, content.length)
  const { call: form } = openForm(els, url, 10 * QUARTER)
  await write(resumable, [content.subarray(0, 6 * QUARTER)])
  await write(form, [content.subarray(0, 6 * QUARTER)])
  await expect.poll(async () => (await objects()).filter(({ is_stored }) => is_stored)).toHaveLength(2)
  await backEnd.killAndRestart()

  expect((await tus(els, 'HEAD', upload)).headers.get('upload-offset')).toBe(String(4 * QUARTER))
  await letTimePass(async () => tus(els, 'DELETE', await beginUpload(els, url, 'b.bin', 5)))
  await expect.poll(() => storedFiles(backEnd.dataDir)).toHaveLength(1)
  await tus(els, 'PATCH', upload, { 'upload-offset': String(4 * QUARTER) }, content.subarray(4 * QUARTER))
  const { files } = (await els.browser.get(url)).body.responseObject
  const response = await els.browser.fetch(files[0].url)
  expect(Buffer.from(await response.arrayBuffer()).equals(content)).toBe(true)
  expect((await storedFiles(backEnd.dataDir)).toSorted()).toEqual(
    (await objects()).map(({ key }) => key).toSorted(),
  )
  await expect.poll(deletions).toEqual([])
})

test('after a kill in the middle of a deletion, the next server deletes the rest', async () => {
  const { els, url } = await companyWithRecord()
  for (let count = 0; count < 4; count++) await addFile(els, url, 'a.bin', Buffer.alloc(40 * QUARTER))
  expect(await storedFiles(backEnd.dataDir)).toHaveLength(40)
  const deleting = els.browser.delete(url).catch(() => undefined)
  await expect.poll(async () => (await storedFiles(backEnd.dataDir)).length).toBeLessThan(40)
  await backEnd.killAndRestart()
  await deleting
  expect((await els.browser.get(url)).status).toBe(404)
  await backEnd.sql`update storage_deletion set next_attempt_at = now()`
  await backEnd.killAndRestart()
  await expect.poll(() => storedFiles(backEnd.dataDir)).toEqual([])
  await expect.poll(deletions).toEqual([])
})
