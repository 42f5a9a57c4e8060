import { rename } from 'node:fs/promises'
import { join } from 'node:path'

import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'

import type { User } from '../../../testing/factories/companies.ts'
import { photosIn } from '../../../testing/factories/photos.ts'
import { photo } from '../../../testing/factories/pictures.ts'
import { startS3 } from '../../../testing/fakes/s3.ts'
import { useOwnBackEnd } from '../../../testing/harness/back-end.ts'
import { removeStoredFiles, storedFiles } from '../../../testing/harness/stored-files.ts'

const NOT_NOW = 'Deze foto kon nu niet worden verwerkt. Probeer het later nog eens.'

describe('with one server', () => {
  const backEnd = useOwnBackEnd()
  const { createSmithyWithActionPoint, makeActionPoint, addPicture, postPhoto } = photosIn(backEnd)

  let els: User
  let company: number
  let actionPoint: number
  let record: string
  beforeEach(async () => {
    await removeStoredFiles(backEnd.dataDir)
    ;({ els, company, actionPoint, record } = await createSmithyWithActionPoint())
  })

  const objects = () => backEnd.sql`select key, purpose, is_stored from stored_object order by purpose`
  const stored = async () => (await storedFiles(backEnd.dataDir)).toSorted()
  const post = (fileId: number, point = actionPoint) =>
    postPhoto(els, { company, actionPoint: point }, { fileId })
  const keys = async () => (await objects()).map(({ key }) => key).toSorted()

  test('a picture has one preview, also when it becomes two photos at once', async () => {
    const other = await makeActionPoint(els, company)
    const fileId = await addPicture(els, record)
    const added = await Promise.all([post(fileId), post(fileId, other), post(fileId)])
    expect(added.map(({ status }) => status)).toEqual([200, 200, 200])
    expect((await objects()).map(({ purpose }) => purpose)).toEqual(['content', 'preview', 'thumbnail'])
    expect(await stored()).toEqual(await keys())
    expect(await backEnd.sql`select action_item_id from action_item_photo order by 1`).toEqual([
      { action_item_id: actionPoint },
      { action_item_id: other },
    ])
  })

  test('a preview that a killed server left unfinished is made again', async () => {
    const fileId = await addPicture(els, record)
    await backEnd.sql`
      insert into stored_object (file_id, purpose, position, size) values (${fileId}, 'preview', 0, 10)`
    const { status, body } = await post(fileId)
    expect(status).toBe(200)
    expect((await els.browser.fetch(body.responseObject.url)).headers.get('content-type')).toBe('image/jpeg')
    expect((await objects()).map(({ is_stored }) => is_stored)).toEqual([true, true, true])
    expect(await stored()).toEqual(await keys())
  })

  test('a photo is refused while its picture cannot be read, and accepted afterwards', async () => {
    const fileId = await addPicture(els, record)
    const folder = join(backEnd.dataDir, 'files')
    await rename(folder, `${folder}.away`)
    const refused = await post(fileId)
    await rename(`${folder}.away`, folder)
    expect([refused.status, refused.body.code, refused.body.message]).toEqual([
      503,
      'PICTURE_NOT_READ',
      NOT_NOW,
    ])
    expect(await backEnd.sql`select 1 from action_item_photo`).toEqual([])
    expect((await post(fileId)).status).toBe(200)
  })
})

const s3 = await startS3()
afterAll(() => s3.stop())

describe('with two servers', () => {
  const backEnd = useOwnBackEnd({ env: s3.settings })
  const { createSmithyWithActionPoint, addPicture, postPhoto } = photosIn(backEnd)
  let other: Awaited<ReturnType<typeof backEnd.startAnother>>
  beforeAll(async () => {
    other = await backEnd.startAnother()
    return () => other.stop()
  })

  test('a picture that becomes a photo on both at once has one preview, which is stored', async () => {
    const { els, company, actionPoint, record } = await createSmithyWithActionPoint()
    const atOther: User = { ...els, browser: els.browser.at(other.url) }
    const content = Buffer.from(await photo(4000, 3000).jpeg().toBuffer())
    for (let round = 0; round < 3; round++) {
      const fileId = await addPicture(els, record, { content })
      const post = (user: User) => postPhoto(user, { company, actionPoint }, { fileId })
      const responses = await Promise.all([post(els), post(atOther)])
      // A server whose preview was replaced by that of the other one, which is not stored yet, asks to try again.
      const failed = responses.filter(({ status }) => status !== 200)
      expect(failed.map(({ body }) => body.message)).toEqual(failed.map(() => NOT_NOW))
      expect((await post(atOther)).status).toBe(200)
      const previews = await backEnd.sql`
        select key, is_stored from stored_object where file_id = ${fileId} and purpose = 'preview'`
      expect(previews).toMatchObject([{ is_stored: true }])
      expect(await s3.keys()).toContain(previews[0]!.key)
    }
  })
})
