import { createHash } from 'node:crypto'
import { once } from 'node:events'
import { writeFile } from 'node:fs/promises'
import { connect } from 'node:net'
import { join } from 'node:path'

import sharp from 'sharp'
import { beforeEach, expect, test } from 'vitest'

import { companyFileIn, zeros } from '../../../testing/factories/company-file.ts'
import { photo } from '../../../testing/factories/pictures.ts'
import { useOwnBackEnd } from '../../../testing/harness/back-end.ts'
import { removeStoredFiles, storedFiles } from '../../../testing/harness/stored-files.ts'

const backEnd = useOwnBackEnd({ env: { COMPANY_QUOTA_MB: '201' } })
const { companyWithRecord, createUser, createCompany, addFile, open, openForm, write, responseTo } =
  companyFileIn(backEnd)

beforeEach(() => removeStoredFiles(backEnd.dataDir))

const MAX = 104_857_600
const PDF = '%PDF-1.7\n%âãÏÓ\n1 0 obj\n'
const rows = () => backEnd.sql`select * from company_record_file order by id`
const objects = () => backEnd.sql`select * from stored_object order by position`

async function expectNothingLeft() {
  await expect.poll(() => storedFiles(backEnd.dataDir)).toEqual([])
  expect([await rows(), await objects()]).toEqual([[], []])
  // The row of a deletion is removed after its object.
  await expect.poll(() => backEnd.sql`select * from storage_deletion`).toEqual([])
}

test('stores a file, and returns it byte for byte', async () => {
  const { els, url } = await companyWithRecord()
  const content = Buffer.concat([...zeros(9_000_000)].map((piece) => Buffer.from(piece).fill(7)))
  content.write('PK\x03\x04 geen echt archief')
  const { status, body } = await addFile(els, url, 'archief.bin', content)
  expect(status).toBe(200)
  const { id } = body.responseObject
  expect(body.responseObject).toEqual({
    id,
    name: 'archief.bin',
    url: `${url}/files/${id}`,
    size: 9_000_000,
    mediaType: expect.any(String),
    createdDate: expect.any(String),
    createdBy: { id: els.id, name: 'Els de Smid' },
    thumbnailUrl: null,
    isPhoto: false,
    isSectionPhoto: false,
  })
  const record = (await els.browser.get(url)).body.responseObject
  expect(record.files).toEqual([body.responseObject])
  const response = await els.browser.fetch(`${url}/files/${id}`)
  expect(Object.fromEntries(response.headers)).toMatchObject({
    'content-length': '9000000',
    'content-disposition': `attachment; filename="archief.bin"; filename*=UTF-8''archief.bin`,
    'x-content-type-options': 'nosniff',
    'content-security-policy': 'sandbox',
    'accept-ranges': 'bytes',
    'cache-control': 'no-store',
  })
  const digest = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex')
  expect(digest(await response.bytes())).toBe(digest(content))
  // Nine parts, each with a random name.
  const names = await storedFiles(backEnd.dataDir)
  expect(names.toSorted()).toEqual((await objects()).map(({ key }) => key).toSorted())
  expect(names).toHaveLength(9)
})

test('somebody with an unverified address stores at most 100 MB, over all companies and also at once', async () => {
  const { els, url, companyId } = await companyWithRecord()
  await backEnd.sql`update person set email_verified_at = null`
  const other = await createCompany(els, 'Metaal Zuid')
  const list = `/rest/companies/${other}/company-records`
  const { body } = await els.browser.post(list, { theme: 'GENERAL', subject: 'Meer' })
  const elsewhere = `${list}/${body.responseObject.id}`
  expect(companyId).not.toBe(other)
  await addFile(els, url, 'klein.txt', 'klein')
  // A form takes some 200 bytes more.
  await backEnd.sql`update company_record_file set size = ${MAX - 600}`
  const answers = await Promise.all(
    [url, elsewhere, elsewhere].map((target) => addFile(els, target, 'x.txt', 'x'.repeat(300))),
  )
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 403, 403])
  expect(answers.find(({ status }) => status === 403)?.body).toMatchObject({
    code: 'EMAIL_NOT_VERIFIED',
    message:
      'Zolang je e-mailadres niet is bevestigd, bewaar je hooguit 100 MB. Bevestig het met de mail die je van ons kreeg. Geen mail gekregen? Bij "Mijn gegevens" stuur je hem opnieuw.',
  })
  await backEnd.sql`update person set email_verified_at = now()`
  expect((await addFile(els, elsewhere, 'x.txt', 'x'.repeat(300))).status).toBe(200)
})

test('returns the requested part of a file', { tags: ['deep'] }, async () => {
  const { els, url } = await companyWithRecord()
  const content = Buffer.alloc(4_194_304 + 10, 'abcdefghij')
  const { id } = (await addFile(els, url, 'a.txt', content)).body.responseObject
  const get = async (range: string, headers: Record<string, string> = {}, method = 'GET') => {
    const response = await els.browser.fetch(`${url}/files/${id}`, { method, headers: { range, ...headers } })
    return { response, bytes: Buffer.from(await response.arrayBuffer()) }
  }
  const size = content.length
  for (const [range, start, end] of [
    ['bytes=0-0', 0, 0],
    ['bytes=4194300-4194310', 4_194_300, 4_194_310],
    ['bytes=4194304-', 4_194_304, size - 1],
    ['bytes=-5', size - 5, size - 1],
    [`bytes=10-${size * 2}`, 10, size - 1],
  ] as const) {
    const { response, bytes } = await get(range)
    expect(response.status).toBe(206)
    expect(response.headers.get('content-range')).toBe(`bytes ${start}-${end}/${size}`)
    expect(bytes.equals(content.subarray(start, end + 1)), range).toBe(true)
  }
  const beyond = await get(`bytes=${size}-`)
  expect([beyond.response.status, beyond.response.headers.get('content-range')]).toEqual([
    416,
    `bytes */${size}`,
  ])
  for (const range of ['bytes=5-2', 'bytes=0-1,4-5', 'letters=0-1', 'bytes=-'])
    expect([range, (await get(range)).response.status]).toEqual([range, 200])
  const { response: head, bytes: none } = await get('bytes=0-9', {}, 'HEAD')
  expect([head.status, head.headers.get('content-length'), none.length]).toEqual([206, '10', 0])
  const tag = head.headers.get('etag')!
  expect((await get('bytes=0-9', { 'if-range': tag })).response.status).toBe(206)
  expect((await get('bytes=0-9', { 'if-range': '"other"' })).response.status).toBe(200)
})

test.each([
  ['Café 😀 – Łódź.txt', 'Café 😀 – Łódź.txt'],
  ['日本語.txt', '日本語.txt'],
  ['../../etc/passwd', 'passwd'],
  ['C:\\map\\CON.txt', 'CON.txt'],
  ['a\u0007b.txt', 'a b.txt'],
  ['a\0b.txt', 'a b.txt'],
  ['a"; filename=b;c.txt', 'a ; filename=b;c.txt'],
  ['e\u202etxt.gpj', 'e txt.gpj'],
  [`${'x'.repeat(300)}.txt`, `${'x'.repeat(110)}.txt`],
  ['???', 'bestand'],
])('keeps the name %j as %j', async (name, kept) => {
  const { els, url } = await companyWithRecord()
  const call = open(els, 'POST', `${url}/files`, { 'content-type': 'multipart/form-data; boundary=x' })
  const escaped = name.replaceAll('"', '\\"')
  call.end(
    `--x\r\ncontent-disposition: form-data; name="file"; filename="${escaped}"\r\n\r\nTekst\r\n--x--\r\n`,
  )
  const { body } = await responseTo(call)
  expect(body.responseObject).toMatchObject({ name: kept, size: 5 })
  const { headers } = await els.browser.fetch(body.responseObject.url)
  expect(decodeURIComponent(headers.get('content-disposition')!.split("UTF-8''")[1]!)).toBe(kept)
})

test.each([
  ['a.pdf', PDF, 'application/pdf'],
  ['a.txt', 'Tekst', 'text/plain'],
  ['a.csv', 'a;b\n1;2', 'text/csv'],
  ['MZ.txt', 'MZ is een afkorting', 'text/plain'],
  ['a.html', '<html><script>alert(1)</script>', 'application/octet-stream'],
  ['a.svg', '<svg xmlns="http://www.w3.org/2000/svg"><script/></svg>', 'application/octet-stream'],
  ['a.xml', '<?xml version="1.0"?><a/>', 'application/octet-stream'],
  ['a.txt', '<?xml version="1.0"?><a/>', 'application/octet-stream'],
  ['a', 'zomaar', 'application/octet-stream'],
])('sends %s with the content %s as %s', async (name, content, mediaType) => {
  const { els, url } = await companyWithRecord()
  const { body } = await addFile(els, url, name, content)
  expect(body.responseObject).toMatchObject({ mediaType, size: Buffer.byteLength(content) })
  const response = await els.browser.fetch(body.responseObject.url)
  expect(response.headers.get('content-type')).toBe(mediaType)
  expect(response.headers.get('content-disposition')).toMatch(/^attachment;/)
})

test.each([
  ['a.pdf', '<html>', 'past niet bij de naam'],
  ['a.pdf', `MZ${'\0'.repeat(100)}`, 'Programma’s'],
  ['a.docx', PDF, 'past niet bij de naam'],
  ['a.jpg', 'Tekst', 'past niet bij de naam'],
  ['a.txt', `MZ${'\0'.repeat(100)}`, 'Programma’s'],
  ['a.bin', `\x7fELF${'\0'.repeat(100)}`, 'Programma’s'],
  ['a', '#!/bin/sh\nrm -rf /', 'Programma’s'],
  ...[
    ...['installeer.EXE', 'a.js', 'a.jse', 'a.url', 'a.xll', 'a.chm', 'a.iso', 'a.psm1', 'a.scf', 'a.one'],
    ...['a.bat.', 'a.hta. ', 'a.lnk..', 'a.cmd .', 'a.vbs\u200b', 'a.ps1\u202e', 'a.scr.-'],
  ].map((name) => [name, 'Tekst', 'Programma’s']),
])('refuses %s with the content %s', async (name, content, words) => {
  const { els, url } = await companyWithRecord()
  const { status, body } = await addFile(els, url, name, content)
  expect([status, body.code]).toEqual([400, 'FILE_TYPE_REFUSED'])
  expect(body.message).toContain(words)
  await expectNothingLeft()
})

test('refuses an empty file, a form without a file, and another body', async () => {
  const { els, url } = await companyWithRecord()
  const empty = await addFile(els, url, 'leeg.txt', '')
  expect([empty.status, empty.body.code, empty.body.message]).toEqual([
    400,
    'FILE_EMPTY',
    'Dit bestand is leeg.',
  ])
  const form = new FormData()
  form.set('bestand', new Blob(['a']), 'a.txt')
  expect((await els.browser.fetch(`${url}/files`, { method: 'POST', body: form })).status).toBe(400)
  const fields = new FormData()
  fields.set('file', 'alleen tekst')
  expect((await els.browser.fetch(`${url}/files`, { method: 'POST', body: fields })).status).toBe(400)
  expect((await els.browser.post(`${url}/files`, { file: 'x' })).status).toBe(415)
  await expectNothingLeft()
})

test('accepts a file of exactly 100 MB, and refuses one byte more', { tags: ['deep'] }, async () => {
  const { els, url } = await companyWithRecord()
  const send = async (size: number, isAnnounced: boolean) => {
    const { call, end } = openForm(els, url, size, { isAnnounced })
    const response = responseTo(call)
    await write(call, zeros(size))
    end()
    const { status, body } = await response
    return { status, message: body.message, size: body.responseObject?.size }
  }
  expect(await send(MAX, true)).toEqual({ status: 200, message: null, size: MAX })
  expect((await rows())[0]).toMatchObject({ size: MAX })
  const tooLarge = { status: 413, message: 'Bestand is te groot. Max 100MB', size: undefined }
  expect(await send(MAX + 1, false)).toEqual(tooLarge)
  expect(await send(MAX + 1, true)).toEqual(tooLarge)
  expect(await rows()).toHaveLength(1)
})

test('refuses a file that is announced as too large before it is sent', async () => {
  const { els, url } = await companyWithRecord()
  const { call } = openForm(els, url, 2 * MAX)
  const { status, body } = await responseTo(call)
  expect([status, body.message]).toEqual([413, 'Bestand is te groot. Max 100MB'])
  call.destroy()
  await expectNothingLeft()
})

test('closes the connection of a client that goes on sending a refused file', {
  tags: ['deep'],
}, async () => {
  const { els, url } = await companyWithRecord()
  const { origin, hostname, port } = new URL(els.browser.url)
  const cookie = [...els.browser.cookies].map(([name, value]) => `${name}=${value}`).join('; ')
  const head = [
    `POST ${url}/files HTTP/1.1`,
    `host: ${hostname}:${port}`,
    `origin: ${origin}`,
    `cookie: ${cookie}`,
    'content-type: multipart/form-data; boundary=x',
    `content-length: ${2 * MAX}`,
  ]
  const socket = connect(Number(port), hostname).on('error', () => {})
  // Not `once`, which rejects when the connection is reset before it is closed.
  const closed = new Promise((resolve) => socket.once('close', resolve))
  socket.write(`${head.join('\r\n')}\r\n\r\n`)
  expect(String(await once(socket, 'data'))).toContain('HTTP/1.1 413')
  const sending = setInterval(() => socket.write('a'), 20)
  await closed
  clearInterval(sending)
})

test('refuses a program after its first part, while it is being sent', async () => {
  const { els, url } = await companyWithRecord()
  const { call } = openForm(els, url, MAX)
  const response = responseTo(call)
  call.write(Buffer.from(`MZ${'\0'.repeat(100)}`))
  await write(call, zeros(5_000_000))
  expect((await response).status).toBe(400)
  call.destroy()
  await expectNothingLeft()
})

test('an upload whose connection is lost leaves nothing behind', { tags: ['deep'] }, async () => {
  const { els, url } = await companyWithRecord()
  const { call } = openForm(els, url, 20_000_000)
  await write(call, zeros(12_000_000))
  await expect.poll(async () => (await objects()).length).toBe(11)
  call.destroy()
  await expectNothingLeft()
})

test('never has more files of a company than its quota, also when five arrive at once', {
  tags: ['deep'],
}, async () => {
  const { els, url, companyId } = await companyWithRecord()
  await backEnd.sql`
    insert into company_record_file (record_id, name, size, completed_at)
    select id, 'oud.zip', 197 * 1048576, now() from company_record`
  const content = Buffer.alloc(1.5 * 1024 ** 2)
  const responses = await Promise.all(
    [1, 2, 3, 4, 5].map((index) => addFile(els, url, `${index}.bin`, content)),
  )
  expect(responses.map(({ status }) => status).toSorted()).toEqual([200, 200, 413, 413, 413])
  const { body } = responses.find(({ status }) => status === 413)!
  expect([body.code, body.message]).toEqual([
    'COMPANY_QUOTA_REACHED',
    'Alle bestanden van een bedrijf samen mogen hooguit 201 MB zijn. Verwijder eerst bestanden die je niet meer nodig hebt.',
  ])
  const other = await createCompany(els, 'Ander bedrijf')
  const record = { theme: 'OTHER', subject: 'B' }
  const { id } = (await els.browser.post(`/rest/companies/${other}/company-records`, record)).body
    .responseObject
  expect(
    (await addFile(els, `/rest/companies/${other}/company-records/${id}`, 'a.bin', content)).status,
  ).toBe(200)
  const [file] = (await els.browser.get(`/rest/companies/${companyId}/company-records`)).body.responseObject
  expect(file.numFiles).toBe(3)
})

test('keeps a hundred files per item, and refuses another', async () => {
  const { els, url } = await companyWithRecord()
  await backEnd.sql`
    insert into company_record_file (record_id, name, size, completed_at)
    select id, 'a.txt', 1, now() from company_record cross join generate_series(1, 100)`
  const { status, body } = await addFile(els, url, 'a.txt', 'a')
  expect([status, body.code]).toEqual([409, 'FILE_LIMIT_REACHED'])
})

test('deletes a file, and the files of an item and of a company, from the storage', {
  tags: ['deep'],
}, async () => {
  const { els, url, companyId } = await companyWithRecord()
  const add = async (name: string, record = url) =>
    (await addFile(els, record, name, name)).body.responseObject.url
  const [first] = [await add('a.txt'), await add('b.txt')]
  expect((await els.browser.delete(first)).status).toBe(204)
  expect((await els.browser.get(first)).status).toBe(404)
  expect((await els.browser.delete(first)).status).toBe(404)
  await expect.poll(() => storedFiles(backEnd.dataDir)).toHaveLength(1)
  expect((await els.browser.delete(url)).status).toBe(204)
  await expectNothingLeft()
  const record = { theme: 'OTHER', subject: 'B' }
  const { id } = (await els.browser.post(`/rest/companies/${companyId}/company-records`, record)).body
    .responseObject
  expect(await add('c.txt', `/rest/companies/${companyId}/company-records/${id}`)).toBeTruthy()
  await els.browser.delete(`/rest/companies/${companyId}/delete`)
  const left = async () => {
    const files = await storedFiles(backEnd.dataDir)
    const scheduled = (await backEnd.sql`select key from storage_deletion`).map(({ key }) => key)
    return { objects: await objects(), unscheduled: files.filter((file) => !scheduled.includes(file)) }
  }
  await expect.poll(left).toEqual({ objects: [], unscheduled: [] })
  await backEnd.sql`delete from company`
})

test('a file exists only below its own item and its own company', async () => {
  const { els, url, companyId } = await companyWithRecord()
  const picture = await photo(40, 30).jpeg().toBuffer()
  const { id } = (await addFile(els, url, 'foto.jpg', picture)).body.responseObject
  const jan = await createUser('jan')
  const recordId = url.split('/').at(-1)!
  const own = `/rest/companies/${await createCompany(jan)}/company-records`
  const record = { theme: 'OTHER', subject: 'B' }
  const other = (await els.browser.post(`/rest/companies/${companyId}/company-records`, record)).body
    .responseObject.id
  for (const [user, path] of [
    [jan, `${own}/${recordId}/files/${id}`],
    [els, `/rest/companies/${companyId}/company-records/${other}/files/${id}`],
  ] as const) {
    expect((await user.browser.get(path)).status).toBe(404)
    expect((await user.browser.get(`${path}/thumbnail`)).status).toBe(404)
    expect((await user.browser.delete(path)).status).toBe(404)
  }
  expect((await els.browser.fetch(`${url}/files/${id}/thumbnail`)).status).toBe(200)
})

test('refuses a download with a reason when the storage has lost the file', async () => {
  const { els, url } = await companyWithRecord()
  const { url: fileUrl } = (await addFile(els, url, 'a.txt', 'a')).body.responseObject
  await backEnd.sql`alter table stored_object disable trigger stored_object_deleted`
  await backEnd.sql`update stored_object set key = gen_random_uuid()`
  await backEnd.sql`alter table stored_object enable trigger stored_object_deleted`
  const { status, body } = await els.browser.get(fileUrl)
  expect([status, body.message]).toEqual([404, expect.stringContaining('Dit bestand is er niet meer.')])
})

const overwrite = (key: unknown, content: string) =>
  writeFile(join(backEnd.dataDir, 'files', String(key).slice(0, 2), String(key)), content)

test('refuses a file whose bytes changed, and logs and records which one it was', async () => {
  const { els, companyId, url } = await companyWithRecord()
  const { id, url: fileUrl } = (await addFile(els, url, 'a.txt', 'abc')).body.responseObject
  const [{ key, checksum }] = (await objects()) as [{ key: string; checksum: Buffer }]
  expect(checksum).toEqual(createHash('sha256').update('abc').digest())
  await overwrite(key, 'abd')
  const { status, body, headers } = await els.browser.get(fileUrl)
  expect([status, body.message]).toEqual([404, expect.stringContaining('Dit bestand is beschadigd.')])
  const lines = backEnd.log
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line))
  expect(lines).toContainEqual(
    expect.objectContaining({
      level: 50,
      key,
      fileId: id,
      companyId,
      reqId: headers.get('x-request-id'),
      msg: expect.stringMatching(/^a stored object is changed: put it back from a backup/),
    }),
  )
  expect(await objects()).toEqual([expect.objectContaining({ key, fault: 'changed' })])
})

test('ends a download before a part that changed, which is not complete then', async () => {
  const { els, url } = await companyWithRecord()
  const { url: fileUrl } = (await addFile(els, url, 'a.txt', 'a'.repeat(1024 ** 2 + 1))).body.responseObject
  const [, { key }] = (await objects()) as [unknown, { key: string }]
  await overwrite(key, 'b')
  const response = await els.browser.fetch(fileUrl)
  expect(response.status).toBe(200)
  await expect(response.arrayBuffer()).rejects.toThrow()
  expect(await objects()).toContainEqual(expect.objectContaining({ key, fault: 'changed' }))
})

test('limits the uploads of one person', { tags: ['deep'] }, async () => {
  const { els, url } = await companyWithRecord()
  await addFile(els, url, 'a.txt', 'a')
  await backEnd.sql`update throttle set points = 500 where key like 'upload-account:%'`
  const response = await addFile(els, url, 'a.txt', 'a')
  expect([response.status, response.body.code]).toEqual([429, 'TOO_MANY_REQUESTS'])

  const jan = await createUser('jan')
  const company = await createCompany(jan)
  const records = `/rest/companies/${company}/company-records`
  const { id } = (await jan.browser.post(records, { theme: 'OTHER', subject: 'A' })).body.responseObject
  const forms = Array.from({ length: 10 }, () => openForm(jan, `${records}/${id}`, 1000))
  for (const { call } of forms) call.write('begin')
  await expect.poll(async () => (await rows()).length).toBe(11)
  expect((await addFile(jan, `${records}/${id}`, 'a.txt', 'a')).status).toBe(429)
  for (const { call } of forms) call.destroy()
})

test('makes a thumbnail of a photo without metadata, and removes the position from the photo', async () => {
  const { els, url } = await companyWithRecord()
  const original = await photo(1000, 500).jpeg().toBuffer()
  const { body } = await addFile(els, url, 'foto.jpg', original)
  const { thumbnailUrl, size, mediaType, url: fileUrl } = body.responseObject
  expect([size, mediaType]).toEqual([original.length, 'image/jpeg'])
  const thumbnail = await els.browser.fetch(thumbnailUrl)
  expect(thumbnail.headers.get('content-disposition')).toBe('inline')
  const { format, width, height, exif: exifOfThumbnail } = await sharp(await thumbnail.bytes()).metadata()
  expect([format, width, height, exifOfThumbnail]).toEqual(['webp', 320, 160, undefined])
  const stored = Buffer.from(await (await els.browser.fetch(fileUrl)).arrayBuffer())
  expect(stored.length).toBe(original.length)
  const { exif } = await sharp(stored).metadata()
  expect(exif?.includes('Camera')).toBe(true)
  // The degrees 52/1, in both byte orders.
  for (const degrees of ['3400000001000000', '0000003400000001']) {
    const bytes = Buffer.from(degrees, 'hex')
    expect(stored.includes(bytes)).toBe(false)
    if (original.includes(bytes)) return
  }
  expect.unreachable('the original had no position')
})

test('accepts a picture that cannot be read, without a thumbnail, and makes those of others', async () => {
  const { els, url } = await companyWithRecord()
  const good = await photo(400, 300).jpeg().toBuffer()
  const damaged = Buffer.concat([good.subarray(0, 200), Buffer.alloc(5000)])
  const [first, second] = await Promise.all([
    addFile(els, url, 'kapot.jpg', damaged),
    addFile(els, url, 'goed.jpg', good),
  ])
  expect(first!.body.responseObject).toMatchObject({ size: 5200, thumbnailUrl: null })
  expect(second!.body.responseObject.thumbnailUrl).not.toBe(null)
})
