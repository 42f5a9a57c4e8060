import { beforeEach, expect, test } from 'vitest'

import { photosIn } from '../../../testing/factories/photos.ts'
import { startedCheck } from '../../../testing/factories/started-check.ts'
import { useBackEnd } from '../../../testing/harness/back-end.ts'
import type { Client } from '../../../testing/harness/client.ts'

const backEnd = useBackEnd()
const { addPicture, makeRecord, createUser, createCompany } = photosIn(backEnd)

const SECTIONS = '/rest/1/machinesafety/section'

let check: Awaited<ReturnType<typeof startedCheck>>
let els: Parameters<typeof addPicture>[0]
let lathe: number
let record: string
beforeEach(async () => {
  check = await startedCheck(backEnd, 'MACHINE_SAFETY')
  els = { id: check.ownerId, email: check.owner, browser: check.client }
  lathe = await check.addSection('Bank 1', { kind: 'lathe' })
  record = await makeRecord(els, 1)
})

const set = (fileId: number, { client = check.client, section = lathe } = {}) =>
  client.put(`${SECTIONS}/${section}/photo`, { fileId })
const show = (fileId: number, { client = check.client, section = lathe, path = '' } = {}) =>
  client.fetch(`${SECTIONS}/${section}/photo/${fileId}${path}`)
const remove = ({ client = check.client, section = lathe } = {}) =>
  client.delete(`${SECTIONS}/${section}/photo`)
const listed = async (client: Client = check.client) =>
  (await client.get(SECTIONS)).body.responseObject.map(({ photoId }: { photoId: number }) => photoId)
const rows = () => backEnd.sql`select section_id, file_id, created_by from section_photo`

test('a picture of the company file becomes the photo of a section, and another replaces it', {
  tags: ['deep'],
}, async () => {
  expect(await listed()).toEqual([null])
  const first = await addPicture(els, record)
  expect((await set(first)).status).toBe(204)
  expect(await listed()).toEqual([first])
  const jan = await check.invite('jan@smederij.nl', 'ADMIN')
  const second = await addPicture(els, record, { name: 'bank.jpg' })
  expect((await set(second, { client: jan })).status).toBe(204)
  expect(await rows()).toEqual([{ section_id: lathe, file_id: second, created_by: expect.any(Number) }])
  expect(await rows()).not.toMatchObject([{ created_by: check.ownerId }])
  const { body } = await check.client.get(`${SECTIONS}/${lathe}/result`)
  expect(body.responseObject.checkSections).toMatchObject([{ photoId: second }])
  expect((await show(first)).status).toBe(404)
  const shown = await show(second)
  expect([shown.status, shown.headers.get('content-type')]).toEqual([200, 'image/jpeg'])
  const small = await show(second, { path: '/thumbnail' })
  expect([small.status, small.headers.get('content-type')]).toEqual([200, 'image/webp'])
})

test('whoever sees the check sees the photo; whoever may write the company file changes it', {
  tags: ['deep'],
}, async () => {
  const fileId = await addPicture(els, record)
  await set(fileId)
  for (const rights of ['READONLY', 'WRITE']) {
    const client = await check.invite(`${rights}@smederij.nl`, rights)
    expect(await listed(client)).toEqual([fileId])
    expect((await show(fileId, { client })).status).toBe(200)
    expect((await set(fileId, { client })).status).toBe(403)
    expect((await remove({ client })).status).toBe(403)
  }
  expect(await rows()).toHaveLength(1)
})

test('refuses a file of another company, one that is no picture, and an absent section', async () => {
  const bas = await createUser('bas')
  const other = await createCompany(bas)
  const foreign = await addPicture(bas, await makeRecord(bas, other))
  const text = await addPicture(els, record, { name: 'verslag.txt', content: 'In orde' })
  const fileId = await addPicture(els, record)
  expect((await set(foreign)).status).toBe(404)
  expect((await set(999)).status).toBe(404)
  expect((await set(fileId, { section: 999 })).status).toBe(404)
  expect((await remove({ section: 999 })).status).toBe(404)
  const refused = await set(text)
  expect([refused.status, refused.body.code, refused.body.message]).toEqual([
    400,
    'PHOTO_TYPE_REFUSED',
    'Dit bestand is geen foto. Kies een JPEG-, PNG- of WebP-bestand.',
  ])
  expect(await rows()).toEqual([])
})

test('a photo that is taken away stays in the company file', async () => {
  const fileId = await addPicture(els, record)
  await set(fileId)
  const files = async () => (await check.client.get(record)).body.responseObject.files
  expect(await files()).toMatchObject([{ isPhoto: false, isSectionPhoto: true }])
  expect((await remove()).status).toBe(204)
  expect((await remove()).status).toBe(204)
  expect(await listed()).toEqual([null])
  expect((await show(fileId)).status).toBe(404)
  expect(await files()).toMatchObject([{ id: fileId, isSectionPhoto: false }])
})

test.each(['the picture', 'the section'])('deleting %s deletes the photo', async (what) => {
  const fileId = await addPicture(els, record)
  await set(fileId)
  const path = what === 'the section' ? `${SECTIONS}/${lathe}` : `${record}/files/${fileId}`
  expect((await check.client.delete(path)).status).toBe(204)
  expect(await rows()).toEqual([])
})

test('a copy of a section has no photo, and a change of the section keeps it', {
  tags: ['deep'],
}, async () => {
  const fileId = await addPicture(els, record)
  await set(fileId)
  const { client } = check
  const other = { sectionName: 'Bank 2', fields: { kind: 'lathe' } }
  expect((await client.post(`${SECTIONS}/${lathe}/copy`, other)).status).toBe(200)
  await client.put(`${SECTIONS}/${lathe}`, { ...other, sectionName: 'Bank A', revision: 1 })
  expect(await listed()).toEqual([fileId, null])
})

test('a check whose sections are no things has no photos', async () => {
  expect((await check.client.put('/rest/1/physicalstrain/functiongroup/1/photo', { fileId: 1 })).status).toBe(
    404,
  )
})
