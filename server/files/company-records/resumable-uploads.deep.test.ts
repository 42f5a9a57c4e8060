import { randomBytes } from 'node:crypto'
import { truncate } from 'node:fs/promises'
import { join } from 'node:path'

import { type HttpRequest, Upload as TusUpload } from 'tus-js-client'
import { beforeEach, expect, test } from 'vitest'
import { PART_SIZE } from '#server/platform/storage/stored-parts.ts'
import type { User } from '../../../testing/factories/companies.ts'
import { companyFileIn, zeros } from '../../../testing/factories/company-file.ts'
import { useOwnBackEnd } from '../../../testing/harness/back-end.ts'
import { removeStoredFiles, storedFiles } from '../../../testing/harness/stored-files.ts'

const backEnd = useOwnBackEnd({ env: { COMPANY_QUOTA_MB: '201' } })
const { createUser, companyWithRecord, takeUploadOver, openPatch, write, responseTo, tus, beginUpload } =
  companyFileIn(backEnd)
beforeEach(() => removeStoredFiles(backEnd.dataDir))

const MAX = 104_857_600
const QUARTER = PART_SIZE / 4
const rows = () => backEnd.sql`select * from company_record_file order by id`
const parts = () => backEnd.sql`select * from stored_object order by position`

async function expectNothingLeft() {
  await expect.poll(() => storedFiles(backEnd.dataDir)).toEqual([])
  expect([await rows(), await parts()]).toEqual([[], []])
}

const offsetOf = async (user: User, upload: string) => {
  const { status, headers } = await tus(user, 'HEAD', upload)
  return {
    status,
    offset: Number(headers.get('upload-offset')),
    length: Number(headers.get('upload-length')),
  }
}

const patch = (user: User, upload: string, offset: number, content: BodyInit) =>
  tus(user, 'PATCH', upload, { 'upload-offset': String(offset) }, content)

const download = async ({ browser }: User, url: string) =>
  Buffer.from(await (await browser.fetch(url)).arrayBuffer())

test('tus-js-client uploads a file, and resumes it after the connection was lost', async () => {
  const { els, url } = await companyWithRecord()
  const content = randomBytes(30 * PART_SIZE)
  const cookie = [...els.browser.cookies].map(([name, value]) => `${name}=${value}`).join('; ')
  const requests: string[] = []
  const offsets: number[] = []
  async function abortAfterFirstPart(request: HttpRequest) {
    await expect.poll(async () => (await parts()).length, { interval: 5 }).toBeGreaterThan(1)
    await request.abort()
  }
  const location = await new Promise<string>((resolve, reject) => {
    const upload = new TusUpload(content, {
      endpoint: `${backEnd.url}${url}/uploads`,
      headers: { cookie, origin: backEnd.url },
      metadata: { filename: 'Café 😀.bin', filetype: 'application/x-msdownload' },
      retryDelays: [0, 0, 0],
      onBeforeRequest: (request) => {
        requests.push(request.getMethod())
        if (request.getMethod() !== 'PATCH') return
        offsets.push(Number(request.getHeader('Upload-Offset')))
        if (offsets.length === 1) abortAfterFirstPart(request).catch(reject)
      },
      onSuccess: () => resolve(upload.url!),
      onError: reject,
    })
    upload.start()
  })
  expect(requests.slice(0, 4)).toEqual(['POST', 'PATCH', 'HEAD', 'PATCH'])
  expect(offsets[0]).toBe(0)
  expect(offsets[1]).toBeGreaterThanOrEqual(PART_SIZE)
  const id = Number(location.split('/').at(-1))
  const { files } = (await els.browser.get(url)).body.responseObject
  expect(files).toMatchObject([{ id, name: 'Café 😀.bin', size: content.length }])
  expect((await download(els, files[0].url)).equals(content)).toBe(true)
})

test('keeps the bytes that arrived before the connection was lost, and continues after them', async () => {
  const { els, url } = await companyWithRecord()
  const content = randomBytes(10 * QUARTER)
  const upload = await beginUpload(els, url, 'a.bin', content.length)
  expect(await offsetOf(els, upload)).toEqual({ status: 200, offset: 0, length: content.length })
  const call = openPatch(els, upload, 0, content.length)
  // Until all bytes are in the buffer of the operating system, which sends them also after the connection is
  // closed.
  await write(call, [content.subarray(0, 6 * QUARTER)])
  await expect.poll(async () => (await parts()).length).toBeGreaterThan(0)
  call.destroy()
  await expect.poll(async () => (await offsetOf(els, upload)).offset).toBe(6 * QUARTER)
  expect((await els.browser.get(url)).body.responseObject.files).toEqual([])

  const { status, headers } = await patch(els, upload, 6 * QUARTER, content.subarray(6 * QUARTER))
  expect([status, headers.get('upload-offset')]).toEqual([204, String(content.length)])
  const { files } = (await els.browser.get(url)).body.responseObject
  expect((await download(els, files[0].url)).equals(content)).toBe(true)
  expect(await offsetOf(els, upload)).toEqual({ status: 200, offset: content.length, length: content.length })
  expect((await tus(els, 'DELETE', upload)).status).toBe(404)
  expect(await storedFiles(backEnd.dataDir)).toHaveLength(3)
})

test('refuses bytes at another place than where the upload continues', async () => {
  const { els, url } = await companyWithRecord()
  const upload = await beginUpload(els, url, 'a.txt', 10)
  expect((await patch(els, upload, 0, 'abcde')).status).toBe(204)
  for (const offset of [0, 4, 6]) {
    const { status, body } = await patch(els, upload, offset, 'fgh')
    expect([status, body.code]).toEqual([409, 'UPLOAD_CONFLICT'])
  }
  expect((await patch(els, upload, 5, 'fghijklmnop')).status).toBe(413)
  expect(await offsetOf(els, upload)).toEqual({ status: 200, offset: 5, length: 10 })
})

test('a second request takes an upload over from one that hangs', async () => {
  const { els, url } = await companyWithRecord()
  const { content, statuses } = await takeUploadOver(els, els, url, PART_SIZE)
  expect(statuses).toEqual([204, 409])
  const { files } = (await els.browser.get(url)).body.responseObject
  expect((await download(els, files[0].url)).equals(content)).toBe(true)
  await expect.poll(() => storedFiles(backEnd.dataDir)).toHaveLength(3)
})

test('five requests that send the same bytes at once result in a complete file', async () => {
  const { els, url } = await companyWithRecord()
  const content = randomBytes(5 * QUARTER)
  const upload = await beginUpload(els, url, 'a.bin', content.length)
  const statuses = await Promise.all(
    [1, 2, 3, 4, 5].map(async () => (await patch(els, upload, 0, content)).status),
  )
  expect(statuses.every((status) => status === 204 || status === 409)).toBe(true)
  const { offset } = await offsetOf(els, upload)
  if (offset < content.length) await patch(els, upload, offset, content.subarray(offset))
  const { files } = (await els.browser.get(url)).body.responseObject
  expect((await download(els, files[0].url)).equals(content)).toBe(true)
})

test('accepts a file of exactly 100 MB, and refuses one byte more before it is sent', async () => {
  const { els, url } = await companyWithRecord()
  const upload = await beginUpload(els, url, 'nullen.bin', MAX)
  const call = openPatch(els, upload, 0, MAX)
  const response = responseTo(call)
  await write(call, zeros(MAX))
  call.end()
  expect((await response).status).toBe(204)
  expect(await rows()).toMatchObject([{ size: MAX, expires_at: null }])
  const { status, body } = await tus(els, 'POST', `${url}/uploads`, { 'upload-length': String(MAX + 1) })
  expect([status, body.message]).toEqual([413, 'Bestand is te groot. Max 100MB'])
})

test('accepts an upload in a thousand parts, and refuses another part', async () => {
  const { els, url } = await companyWithRecord()
  const upload = await beginUpload(els, url, 'a.bin', 2_000)
  await backEnd.sql`
    insert into stored_object (file_id, purpose, position, size, is_stored)
    select id, 'content', number, 1, true from company_record_file cross join generate_series(0, 998) as number`
  expect((await patch(els, upload, 999, 'a')).status).toBe(204)
  const { status, body } = await patch(els, upload, 1_000, 'b')
  expect([status, body.code, body.message]).toEqual([
    409,
    'UPLOAD_CONFLICT',
    'Het uploaden is te vaak onderbroken. Begin opnieuw met dit bestand.',
  ])
})

test('an upload of which the storage lost bytes does not become a file', async () => {
  const { els, url } = await companyWithRecord()
  const upload = await beginUpload(els, url, 'a.txt', 10)
  expect((await patch(els, upload, 0, 'abcde')).status).toBe(204)
  const [key] = await storedFiles(backEnd.dataDir)
  await truncate(join(backEnd.dataDir, 'files', key!.slice(0, 2), key!), 2)
  const { status, body } = await patch(els, upload, 5, 'fghij')
  expect([status, body.code]).toEqual([503, 'STORAGE_UNAVAILABLE'])
  expect((await els.browser.get(url)).body.responseObject.files).toEqual([])
})

test('an object whose storing was not confirmed is deleted ten minutes later than others', async () => {
  const { els, url } = await companyWithRecord()
  const upload = await beginUpload(els, url, 'a.bin', 10)
  expect((await patch(els, upload, 0, 'abc')).status).toBe(204)
  await backEnd.sql`
    insert into stored_object (file_id, purpose, position, size)
    select id, 'content', 3, 1 from company_record_file`
  expect((await tus(els, 'DELETE', upload)).status).toBe(204)
  await expect.poll(() => storedFiles(backEnd.dataDir)).toEqual([])
  const waits = () => backEnd.sql`
    select extract(epoch from next_attempt_at - now())::float as wait from storage_deletion`
  await expect.poll(waits).toHaveLength(1)
  const [{ wait }] = (await waits()) as [{ wait: number }]
  expect(wait).toBeGreaterThan(500)
  expect(wait).toBeLessThanOrEqual(600)
})

test('refuses an upload without a valid version, size or name', async () => {
  const { els, url } = await companyWithRecord()
  const begin = async (headers: Record<string, string>) => {
    const { status, body, headers: answer } = await tus(els, 'POST', `${url}/uploads`, headers)
    return [status, body?.code, answer.get('tus-version')]
  }
  expect(await begin({ 'upload-length': '5', 'tus-resumable': '0.2.2' })).toEqual([
    412,
    'BAD_REQUEST',
    '1.0.0',
  ])
  for (const headers of [{}, { 'upload-length': '-1' }, { 'upload-length': '1e3' }])
    expect(await begin(headers as Record<string, string>)).toEqual([400, 'BAD_REQUEST', '1.0.0'])
  expect(await begin({ 'upload-length': '0' })).toEqual([400, 'FILE_EMPTY', '1.0.0'])
  const metadata = `filename ${Buffer.from('a.exe').toString('base64')}`
  expect(await begin({ 'upload-length': '5', 'upload-metadata': metadata })).toEqual([
    400,
    'FILE_TYPE_REFUSED',
    '1.0.0',
  ])
  expect(await rows()).toEqual([])
})

test('keeps a name with NUL and line ends harmless', async () => {
  const { els, url } = await companyWithRecord()
  await beginUpload(els, url, 'C:\\map\\../a\0b\r\nset-cookie: x.txt', 5)
  expect(await rows()).toMatchObject([{ name: 'a b set-cookie x.txt' }])
})

test('deletes a complete file whose content does not match its name', async () => {
  const { els, url } = await companyWithRecord()
  const upload = await beginUpload(els, url, 'a.pdf', 12)
  expect((await patch(els, upload, 0, '<html>')).status).toBe(204)
  const { status, body } = await patch(els, upload, 6, '</html>'.slice(1))
  expect([status, body.code]).toEqual([400, 'FILE_TYPE_REFUSED'])
  expect((await tus(els, 'HEAD', upload)).status).toBe(404)
  await expectNothingLeft()
})

test('abandons an upload when it is asked to, and when it expires', async () => {
  const { els, url } = await companyWithRecord()
  const upload = await beginUpload(els, url, 'a.txt', 10)
  const { headers } = await patch(els, upload, 0, 'abc')
  const lifetime = Date.parse(headers.get('upload-expires')!) - Date.now()
  expect(Math.round(lifetime / 3_600_000)).toBe(24)
  expect((await tus(els, 'DELETE', upload)).status).toBe(204)
  await expectNothingLeft()

  const forgotten = await beginUpload(els, url, 'b.txt', 10)
  await patch(els, forgotten, 0, 'abc')
  await backEnd.sql`update company_record_file set expires_at = now() - interval '1 s'`
  for (const method of ['HEAD', 'DELETE']) expect((await tus(els, method, forgotten)).status).toBe(404)
  expect((await patch(els, forgotten, 3, 'def')).status).toBe(404)
  // Any other deletion wakes the worker.
  await tus(els, 'DELETE', await beginUpload(els, url, 'c.txt', 10))
  await expectNothingLeft()
})

test('counts the announced size of uploads under way in the quota', async () => {
  const { els, url } = await companyWithRecord()
  const begin = () => beginUpload(els, url, 'a.bin', MAX).catch((error: Error) => error.message)
  const outcomes = await Promise.all([1, 2, 3, 4, 5].map(begin))
  expect(outcomes.filter((outcome) => outcome.startsWith('/rest/'))).toHaveLength(2)
  expect(outcomes.filter((outcome) => outcome.includes('COMPANY_QUOTA_REACHED'))).toHaveLength(3)
})

test('an upload belongs to its item, and only users who may change the item continue it', async () => {
  const { els, url, companyId } = await companyWithRecord()
  const upload = await beginUpload(els, url, 'a.txt', 10)
  const { body } = await els.browser.post(`/rest/companies/${companyId}/company-records`, {
    theme: 'OTHER',
    subject: 'Ander item',
  })
  const elsewhere = upload.replace(/company-records\/\d+/, `company-records/${body.responseObject.id}`)
  expect((await tus(els, 'HEAD', elsewhere)).status).toBe(404)
  expect((await patch(els, elsewhere, 0, 'abc')).status).toBe(404)
  const beheer = await createUser('beheer', ['BW_USER', 'BW_ADMIN'])
  expect((await patch(beheer, upload, 0, 'abc')).status).toBe(204)
})
