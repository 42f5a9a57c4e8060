import { randomBytes } from 'node:crypto'

import { afterAll, afterEach, expect, test } from 'vitest'
import { PART_SIZE } from '#server/platform/storage/stored-parts.ts'
import type { User } from '../../../testing/factories/companies.ts'
import { companyFileIn } from '../../../testing/factories/company-file.ts'
import { startS3 } from '../../../testing/fakes/s3.ts'
import { useOwnBackEnd } from '../../../testing/harness/back-end.ts'

const s3 = await startS3()
afterAll(() => s3.stop())
afterEach(() => s3.setMode('normal'))
const backEnd = useOwnBackEnd({ env: s3.settings })
const { companyWithRecord, addFile, openForm, openPatch, write, responseTo, tus, beginUpload } =
  companyFileIn(backEnd)

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
  s3.setMode('down')
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

  s3.setMode('normal')
  const { headers } = await tus(els, 'HEAD', upload)
  expect(headers.get('upload-offset')).toBe('0')
  expect((await tus(els, 'PATCH', upload, { 'upload-offset': '0' }, content)).status).toBe(204)
  const { files } = (await els.browser.get(url)).body.responseObject
  const read = await (await els.browser.fetch(files[0].url)).arrayBuffer()
  expect(Buffer.from(read).equals(content)).toBe(true)
  // Failed deletions are tried again.
  await backEnd.sql`update storage_deletion set next_attempt_at = now()`
  await els.browser.delete(url)
  await expect.poll(s3.keys).toEqual([])
})

const storedParts = () => backEnd.sql`select key from stored_object where is_stored and purpose = 'content'`

/** Makes all waiting and failed deletions due, and waits until the bucket is empty. */
async function expectNothingLeft(els: User, url: string) {
  await els.browser.delete(url)
  await backEnd.sql`update storage_deletion set next_attempt_at = now()`
  // A worker that is woken while it runs starts again afterwards.
  await tus(els, 'DELETE', await beginUpload(els, await newRecord(els, url), 'wek.bin', 5))
  await expect.poll(s3.keys).toEqual([])
  await expect.poll(() => backEnd.sql`select * from storage_deletion`).toEqual([])
}

async function newRecord(els: User, url: string): Promise<string> {
  const list = url.replace(/\/\d+$/, '')
  const { body } = await els.browser.post(list, { theme: 'OTHER', subject: 'Ander item' })
  return `${list}/${body.responseObject.id}`
}

test('uploads are refused when the service goes down, and continue with the stored parts afterwards', async () => {
  const { els, url } = await companyWithRecord()
  const content = randomBytes(13 * QUARTER)
  const upload = await beginUpload(els, url, 'a.bin', content.length)
  const resumable = openPatch(els, upload, 0, content.length)
  const { call: form, end } = openForm(els, url, content.length)
  const responses = [responseTo(resumable), responseTo(form)]
  for (const call of [resumable, form]) await write(call, [content.subarray(0, 6 * QUARTER)])
  await expect.poll(storedParts).toHaveLength(2)
  s3.setMode('down')
  for (const call of [resumable, form]) await write(call, [content.subarray(6 * QUARTER)])
  end()
  for (const { status, body } of await Promise.all(responses))
    expect([status, body.code]).toEqual([503, 'STORAGE_UNAVAILABLE'])
  expect((await els.browser.get('/rest/companies')).body.responseObject).toHaveLength(1)
  expect((await els.browser.get(url)).body.responseObject.files).toEqual([])

  s3.setMode('normal')
  expect((await tus(els, 'HEAD', upload)).headers.get('upload-offset')).toBe(String(4 * QUARTER))
  const rest = content.subarray(4 * QUARTER)
  expect((await tus(els, 'PATCH', upload, { 'upload-offset': String(4 * QUARTER) }, rest)).status).toBe(204)
  expect((await addFile(els, url, 'b.bin', content)).status).toBe(200)
  const { files } = (await els.browser.get(url)).body.responseObject
  expect(files).toHaveLength(2)
  for (const file of files) {
    const read = await (await els.browser.fetch(file.url)).arrayBuffer()
    expect(Buffer.from(read).equals(content)).toBe(true)
  }
  await expectNothingLeft(els, url)
})

test('a slow service delays uploads and downloads, and no other requests', async () => {
  const { els, url } = await companyWithRecord()
  const content = randomBytes(6 * QUARTER)
  const upload = await beginUpload(els, url, 'a.bin', content.length)
  s3.setMode('slow')
  const done: string[] = []
  const adding = addFile(els, url, 'b.bin', content).then(({ status }) => done.push(`form ${status}`))
  const sending = tus(els, 'PATCH', upload, { 'upload-offset': '0' }, content).then(({ status }) =>
    done.push(`tus ${status}`),
  )
  // Each of them has begun, however many of its parts are stored by then.
  const begun = () => backEnd.sql`select distinct file_id from stored_object`
  await expect.poll(begun).toHaveLength(2)
  expect((await els.browser.get('/rest/companies')).body.responseObject).toHaveLength(1)
  done.push('companies')
  await Promise.all([adding, sending])
  expect([done[0], ...done.slice(1).toSorted()]).toEqual(['companies', 'form 200', 'tus 204'])
  const { files } = (await els.browser.get(url)).body.responseObject
  for (const file of files) {
    const read = await (await els.browser.fetch(file.url)).arrayBuffer()
    expect(Buffer.from(read).equals(content)).toBe(true)
  }
  s3.setMode('normal')
  await expectNothingLeft(els, url)
})
