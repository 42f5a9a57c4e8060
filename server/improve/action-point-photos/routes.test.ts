import sharp from 'sharp'
import { beforeEach, expect, test } from 'vitest'

import { MAX_PHOTOS } from '#shared/domain/improve/action-point-photo.ts'
import type { User } from '../../../testing/factories/companies.ts'
import { companyFileIn } from '../../../testing/factories/company-file.ts'
import { photosIn } from '../../../testing/factories/photos.ts'
import { heicWithPosition, photo } from '../../../testing/factories/pictures.ts'
import { useBackEnd } from '../../../testing/harness/back-end.ts'

const backEnd = useBackEnd()
const photos = photosIn(backEnd)
const { addPicture, postPhoto, makeRecord, makeActionPoint, createCompany, createInvitee } = photos
const { createCoach, createUser, photoRows, photosPath } = photos
const { beginUpload } = companyFileIn(backEnd)

const NO_PREVIEW = 'Van deze foto kan geen voorbeeld worden gemaakt. Kies een JPEG-, PNG- of WebP-bestand.'

let els: User
let company: number
let actionPoint: number
let record: string
beforeEach(async () => {
  ;({ els, company, actionPoint, record } = await photos.createSmithyWithActionPoint())
})

const here = () => ({ company, actionPoint })
const details = async ({ browser } = els) =>
  (await browser.get(`/rest/companies/${company}/actionitems/${actionPoint}`)).body.responseObject

async function previewOf(name: string, picture: Buffer) {
  const fileId = await addPicture(els, record, { name, content: picture })
  const { status, body } = await postPhoto(els, here(), { fileId })
  if (status !== 200) throw new Error(`${name}: ${status} ${JSON.stringify(body)}`)
  const response = await els.browser.fetch(body.responseObject.url)
  return { response, preview: Buffer.from(await response.arrayBuffer()) }
}

async function pixelAt(picture: Buffer, left: number, top: number) {
  const { data } = await sharp(picture)
    .extract({ left, top, width: 1, height: 1 })
    .raw()
    .toBuffer({ resolveWithObject: true })
  return [...data]
}

test('an action point shows its photos: before first, then by the moment at which they were added', {
  tags: ['deep'],
}, async () => {
  const jan = await createInvitee(company, 'ADMIN')
  const files: number[] = []
  for (const name of ['na.jpg', 'voor 1.jpg', 'voor 2.jpg'])
    files.push(await addPicture(els, record, { name }))
  const [after, first, second] = files as [number, number, number]
  await postPhoto(els, here(), { fileId: after, moment: 'AFTER' })
  await postPhoto(els, here(), { fileId: second, caption: ' Platen van 30 kg op de vloer ' })
  await postPhoto(els, here(), { fileId: first })
  await backEnd.sql`update action_item_photo set created_at = '2026-11-12T09:30:00Z' where file_id = ${first}`
  await backEnd.sql`update action_item_photo set created_by = ${jan.id} where file_id = ${first}`
  const shown = (await details()).photos
  expect(shown).toMatchObject([
    {
      moment: 'BEFORE',
      caption: '',
      fileName: 'voor 1.jpg',
      createdDate: '2026-11-12T09:30:00.000Z',
      createdBy: { id: jan.id, name: 'Jan de Smid' },
    },
    { moment: 'BEFORE', caption: 'Platen van 30 kg op de vloer', fileName: 'voor 2.jpg' },
    { moment: 'AFTER', caption: '', fileName: 'na.jpg' },
  ])
  expect(shown[0].url).toBe(`${photosPath(company, actionPoint)}/${shown[0].id}`)
})

test('a preview stands upright, is at most 1,280 pixels wide and high, and has no metadata', {
  tags: ['deep'],
}, async () => {
  const lying = photo(2000, 1000).withMetadata({ orientation: 6 }).jpeg()
  // The camera and the position are in the file.
  expect((await sharp(await lying.clone().toBuffer()).metadata()).exif).toBeDefined()
  const { preview } = await previewOf('liggend.jpg', await lying.toBuffer())
  const { format, width, height, orientation, exif, icc, xmp, iptc } = await sharp(preview).metadata()
  expect([format, width, height]).toEqual(['jpeg', 640, 1280])
  expect([orientation, exif, icc, xmp, iptc]).toEqual(Array(5).fill(undefined))
})

test('a preview is never larger than its picture, and white where that is transparent', async () => {
  const background = { r: 0, g: 0, b: 0, alpha: 0 }
  const png = await sharp({ create: { width: 60, height: 40, channels: 4, background } })
    .png()
    .toBuffer()
  const { preview } = await previewOf('doorzichtig.png', png)
  expect(await sharp(preview).metadata()).toMatchObject({ format: 'jpeg', width: 60, height: 40 })
  expect(await pixelAt(preview, 30, 20)).toEqual([255, 255, 255])
})

test('a preview is sent as a picture that is shown, and that the browser does not keep', async () => {
  const { response } = await previewOf('hal.webp', await photo(40, 30).webp().toBuffer())
  const headers = Object.fromEntries(response.headers)
  expect(headers).toMatchObject({
    'content-type': 'image/jpeg',
    'content-disposition': 'inline',
    'content-security-policy': 'sandbox',
    'x-content-type-options': 'nosniff',
    'cache-control': 'no-store',
  })
  const [{ url }] = (await details()).photos
  await backEnd.sql`delete from session`
  expect((await els.browser.fetch(url, { headers: { 'if-none-match': headers.etag! } })).status).toBe(401)
})

test.each([
  ['HEIC', 'IMG_0042.HEIC', () => heicWithPosition({ hasMark: true }).bytes, NO_PREVIEW],
  ['a TIFF picture', 'scan.tiff', () => photo(40, 30).tiff().toBuffer(), NO_PREVIEW],
  [
    'a broken picture',
    'kapot.png',
    async () => (await photo(40, 30).png().toBuffer()).subarray(0, 40),
    NO_PREVIEW,
  ],
  [
    'a text',
    'verslag.txt',
    () => Buffer.from('In orde'),
    'Dit bestand is geen foto. Kies een JPEG-, PNG- of WebP-bestand.',
  ],
] as const)('refuses %s', async (_, name, contentOf, message) => {
  const content = Buffer.from(await contentOf())
  const fileId = await addPicture(els, record, { name, content })
  const refused = await postPhoto(els, here(), { fileId })
  expect([refused.status, refused.body.code, refused.body.message]).toEqual([
    400,
    'PHOTO_TYPE_REFUSED',
    message,
  ])
  expect(await photoRows()).toEqual([])
  expect(await backEnd.sql`select 1 from stored_object where purpose = 'preview'`).toEqual([])
})

test('refuses a file of another company, one that is being uploaded, and an action point elsewhere', async () => {
  const other = await createCompany(els)
  const elsewhere = await addPicture(els, await makeRecord(els, other))
  const ownFile = await addPicture(els, record)
  const upload = Number((await beginUpload(els, record, 'half.jpg', 10)).split('/').at(-1))
  const otherPoint = await makeActionPoint(els, other)
  const refused = await Promise.all([
    postPhoto(els, here(), { fileId: elsewhere }),
    postPhoto(els, here(), { fileId: upload }),
    postPhoto(els, here(), { fileId: 999_999 }),
    postPhoto(els, { company, actionPoint: otherPoint }, { fileId: ownFile }),
  ])
  expect(refused.map(({ status }) => status)).toEqual([404, 404, 404, 404])
  expect(await photoRows()).toEqual([])
})

test.each([
  ['moment', 'LATER', 'Dit is een verplicht veld.'],
  ['caption', 'a'.repeat(256), 'Vul hier maximaal 255 tekens in.'],
])('refuses another %s', async (field, value, message) => {
  const fileId = await addPicture(els, record)
  const { status, body } = await postPhoto(els, here(), { fileId, [field]: value })
  expect([status, body.errors]).toEqual([400, [{ field, message }]])
})

test('the owner and who wrote the action point add and remove photos, also when it is completed', {
  tags: ['deep'],
}, async () => {
  const jan = await createInvitee(company, 'ADMIN', 'jan')
  const piet = await createInvitee(company, 'ADMIN', 'piet')
  const coen = await createCoach(company)
  const els0 = els
  for (const author of [jan, coen]) {
    actionPoint = await makeActionPoint(author, company)
    await author.browser.post(`/rest/companies/${company}/actionitems/${actionPoint}`, { completed: true })
    const fileId = await addPicture(els0, record)
    expect((await postPhoto(piet, here(), { fileId })).status).toBe(403)
    for (const user of [author, els0]) {
      const { status, body } = await postPhoto(user, here(), { fileId, moment: 'AFTER' })
      expect(status).toBe(200)
      const { url } = body.responseObject
      expect((await piet.browser.delete(url)).status).toBe(403)
      expect((await user.browser.delete(url)).status).toBe(204)
    }
  }
  expect(await photoRows()).toEqual([])
})

test('who may only read sees the photos, and neither changes them nor opens the file', async () => {
  const jan = await createInvitee(company, 'READONLY')
  const stranger = await createUser('piet')
  const fileId = await addPicture(els, record)
  const { url } = (await postPhoto(els, here(), { fileId })).body.responseObject
  expect((await details(jan)).photos).toMatchObject([{ url }])
  const statuses = [
    (await jan.browser.fetch(url)).status,
    (await stranger.browser.fetch(url)).status,
    (await jan.browser.fetch(`${record}/files/${fileId}`)).status,
    (await jan.browser.delete(url)).status,
    (await postPhoto(jan, here(), { fileId })).status,
  ]
  expect(statuses).toEqual([200, 403, 403, 403, 403])
})

test('adding and removing a photo is recorded in the history of the company', async () => {
  const fileId = await addPicture(els, record)
  await backEnd.sql`delete from company_activity`
  const history = () => backEnd.sql`select kind, item_id, person_id from company_activity`
  const { url } = (await postPhoto(els, here(), { fileId })).body.responseObject
  const change = { kind: 'ACTION_POINT_CHANGED', item_id: actionPoint, person_id: els.id }
  expect(await history()).toEqual([change])
  await backEnd.sql`delete from company_activity`
  await els.browser.delete(url)
  expect(await history()).toEqual([change])
})

test('a removed photo leaves its picture in the company file', async () => {
  const fileId = await addPicture(els, record)
  const { url } = (await postPhoto(els, here(), { fileId })).body.responseObject
  expect((await els.browser.get(record)).body.responseObject.files).toMatchObject([{ isPhoto: true }])
  expect((await els.browser.delete(url)).status).toBe(204)
  expect((await els.browser.fetch(url)).status).toBe(404)
  expect((await els.browser.delete(url)).status).toBe(404)
  expect((await els.browser.get(record)).body.responseObject.files).toMatchObject([
    { id: fileId, isPhoto: false },
  ])
})

test('adding the same picture again changes its moment and caption', async () => {
  const fileId = await addPicture(els, record)
  await postPhoto(els, here(), { fileId, caption: 'Los' })
  await postPhoto(els, here(), { fileId, moment: 'AFTER', caption: 'Vast' })
  expect(await photoRows()).toEqual([
    { action_item_id: actionPoint, file_id: fileId, moment: 'AFTER', caption: 'Vast', created_by: els.id },
  ])
})

test('an action point has at most 20 photos, also when several are added at once', {
  tags: ['deep'],
}, async () => {
  const fileIds: number[] = []
  for (let count = 0; count < MAX_PHOTOS + 2; count++) fileIds.push(await addPicture(els, record))
  const before = fileIds.slice(0, MAX_PHOTOS - 1)
  await backEnd.sql`
    insert into action_item_photo (action_item_id, file_id, moment)
    select ${actionPoint}, unnest(${before}::int[]), 'BEFORE'`
  const added = await Promise.all(
    fileIds.slice(MAX_PHOTOS - 1).map((fileId) => postPhoto(els, here(), { fileId })),
  )
  const refused = added.filter(({ status }) => status !== 200)
  expect(refused.map(({ status, body }) => [status, body.code, body.message])).toEqual(
    Array(2).fill([409, 'PHOTO_LIMIT_REACHED', 'Je kunt bij één actiepunt hooguit 20 foto’s bewaren.']),
  )
  expect(await photoRows()).toHaveLength(MAX_PHOTOS)
  // A photo that is there already can still be changed.
  expect((await postPhoto(els, here(), { fileId: before[0]!, caption: 'Klaar' })).status).toBe(200)
})

test.each(['the file', 'the item'])('deleting %s deletes the photo and its preview', async (deleted) => {
  const fileId = await addPicture(els, record)
  const { url } = (await postPhoto(els, here(), { fileId })).body.responseObject
  const path = deleted === 'the file' ? `${record}/files/${fileId}` : record
  expect((await els.browser.delete(path)).status).toBe(204)
  expect((await details()).photos).toEqual([])
  expect((await els.browser.fetch(url)).status).toBe(404)
  expect(await backEnd.sql`select 1 from stored_object`).toEqual([])
})

test('a photo of an account that was deleted stays', async () => {
  const jan = await createInvitee(company, 'ADMIN')
  actionPoint = await makeActionPoint(jan, company)
  await postPhoto(jan, here(), { fileId: await addPicture(els, record) })
  await backEnd.sql`delete from person where id = ${jan.id}`
  expect((await details()).photos).toMatchObject([{ createdBy: { id: null, name: 'vroegere gebruiker' } }])
})

test('the pictures to choose from have a thumbnail, and the last added is first', async () => {
  const other = await createCompany(els)
  await addPicture(els, await makeRecord(els, other))
  const first = await addPicture(els, record, { name: 'eerste.jpg' })
  await addPicture(els, record, { name: 'IMG_1.HEIC', content: heicWithPosition({ hasMark: true }).bytes })
  await addPicture(els, record, { name: 'verslag.txt', content: 'In orde' })
  const last = await addPicture(els, await makeRecord(els, company, 'Kranen'), { name: 'laatste.jpg' })
  await beginUpload(els, record, 'half.jpg', 10)
  const { body } = await els.browser.get(`/rest/companies/${company}/company-records/pictures`)
  const pictures: { thumbnailUrl: string }[] = body.responseObject
  expect(pictures).toMatchObject([
    { id: last, name: 'laatste.jpg', subject: 'Kranen' },
    { id: first, name: 'eerste.jpg', subject: 'Werkplaats' },
  ])
  for (const { thumbnailUrl } of pictures)
    expect((await els.browser.fetch(thumbnailUrl)).headers.get('content-type')).toBe('image/webp')
})
