import { randomBytes } from 'node:crypto'

import { afterAll, expect, test } from 'vitest'
import { companyFileIn } from '../../testing/factories/company-file.ts'
import { startS3 } from '../../testing/fakes/s3.ts'
import { useOwnBackEnd } from '../../testing/harness/back-end.ts'
import { PART_SIZE } from './receive-file.ts'

const s3 = await startS3()
afterAll(() => s3.stop())
const backEnd = useOwnBackEnd({ env: s3.settings })
const { companyWithRecord, addFile, tus, beginUpload } = companyFileIn(backEnd)

/** A quarter of a part, in bytes. */
const QUARTER = PART_SIZE / 4

test('stores files in a bucket, returns them byte for byte and deletes them', async () => {
  const { els, url } = await companyWithRecord()
  const content = randomBytes(9 * QUARTER)
  const { body } = await addFile(els, url, 'a.bin', content)
  const fileUrl = body.responseObject.url
  const whole = await (await els.browser.fetch(fileUrl)).arrayBuffer()
  expect(Buffer.from(whole).equals(content)).toBe(true)
  const range = `bytes=${4 * QUARTER - 3}-${4 * QUARTER + 2}`
  const part = await (await els.browser.fetch(fileUrl, { headers: { range } })).arrayBuffer()
  expect(Buffer.from(part).equals(content.subarray(4 * QUARTER - 3, 4 * QUARTER + 3))).toBe(true)
  expect((await s3.keys()).toSorted()).toEqual(
    (await backEnd.sql`select key from stored_object`).map(({ key }) => key).toSorted(),
  )
  await els.browser.delete(fileUrl)
  await expect.poll(s3.keys).toEqual([])
})

test('while the service is down everything else works, and an upload is resumed when it is back', async () => {
  const { els, url } = await companyWithRecord()
  const content = randomBytes(6 * QUARTER)
  const { body } = await addFile(els, url, 'a.txt', 'a')
  const upload = await beginUpload(els, url, 'b.bin', content.length)
  s3.become('down')
  const unavailable = [
    503,
    'STORAGE_UNAVAILABLE',
    'Bestanden bewaren en ophalen lukt nu niet. Probeer het later nog eens.',
  ]
  const outcomeOf = (response: { status: number; body: { code?: string; message: string | null } }) => [
    response.status,
    response.body.code,
    response.body.message,
  ]
  expect(outcomeOf(await addFile(els, url, 'c.txt', 'c'))).toEqual(unavailable)
  expect(outcomeOf(await tus(els, 'PATCH', upload, { 'upload-offset': '0' }, content))).toEqual(unavailable)
  expect(outcomeOf(await els.browser.get(body.responseObject.url))).toEqual(unavailable)
  const record = await els.browser.get(url)
  expect(record.body.responseObject.files).toHaveLength(1)
  expect((await els.browser.delete(body.responseObject.url)).status).toBe(204)

  s3.become('normal')
  const { headers } = await tus(els, 'HEAD', upload)
  expect(headers.get('upload-offset')).toBe('0')
  expect((await tus(els, 'PATCH', upload, { 'upload-offset': '0' }, content)).status).toBe(204)
  const { files } = (await els.browser.get(url)).body.responseObject
  const read = await (await els.browser.fetch(files[0].url)).arrayBuffer()
  expect(Buffer.from(read).equals(content)).toBe(true)
  // The deletions that failed are tried again.
  await backEnd.sql`update storage_deletion set next_attempt_at = now()`
  await els.browser.delete(url)
  await expect.poll(s3.keys).toEqual([])
})
