import { join } from 'node:path'

import { sql } from 'kysely'
import { beforeEach, expect, test } from 'vitest'
import { openFolder } from '#server/platform/storage/folder.ts'
import { useDatabase } from '../../../testing/harness/use-database.ts'
import { listPhotos, readPreview } from './queries.ts'

const database = useDatabase()
beforeEach(() => database.empty())

type Photo = { actionPoint: number; moment: 'BEFORE' | 'AFTER'; content?: string }

async function createCompanies() {
  const { db } = database
  const person = await db
    .insertInto('person')
    .values({ email: 'els@smederij.nl', firstName: 'Els', lastName: 'de Smid', passwordHash: '' })
    .returning('id')
    .executeTakeFirstOrThrow()
  const facts = { numberOfEmployees: '<10', branch: 'Metalektro', membership: 'Weet ik niet' } as const
  const companies = await db
    .insertInto('company')
    .values([1, 2].map((number) => ({ ...facts, ownerId: person.id, name: `Smederij ${number}` })))
    .returning('id')
    .execute()
  const company = companies[0]!.id
  const points = await db
    .insertInto('actionItem')
    .values(
      [1, 2, 3].map((number) => ({
        companyId: company,
        themes: ['GENERAL' as const],
        description: `${number}`,
      })),
    )
    .returning('id')
    .execute()
  return { company, other: companies[1]!.id, points: points.map(({ id }) => id) }
}

async function addPhoto(company: number, { actionPoint, moment, content }: Photo) {
  const { db } = database
  const record = await db
    .insertInto('companyRecord')
    .values({ companyId: company, theme: 'GENERAL', subject: 'Hal' })
    .returning('id')
    .executeTakeFirstOrThrow()
  const file = await db
    .insertInto('companyRecordFile')
    .values({ recordId: record.id, name: 'hal.jpg', size: 9, completedAt: sql<Date>`now()` })
    .returning('id')
    .executeTakeFirstOrThrow()
  const photo = await db
    .insertInto('actionItemPhoto')
    .values({ actionItemId: actionPoint, fileId: file.id, moment })
    .returning('id')
    .executeTakeFirstOrThrow()
  if (content !== undefined) {
    const { key } = await db
      .insertInto('storedObject')
      .values({ fileId: file.id, purpose: 'preview', position: 0, size: content.length, isStored: true })
      .returning('key')
      .executeTakeFirstOrThrow()
    const storage = await openFolder(join(database.dataDir, 'files'))
    await storage.put(key, Buffer.from(content))
  }
  return photo.id
}

test('lists the photos of several action points with their previews, and reads these', async () => {
  const { company, points } = await createCompanies()
  const [first, second, third] = points as [number, number, number]
  const after = await addPhoto(company, { actionPoint: second, moment: 'AFTER', content: 'na' })
  const before = await addPhoto(company, { actionPoint: second, moment: 'BEFORE', content: 'ervoor' })
  const unfinished = await addPhoto(company, { actionPoint: first, moment: 'BEFORE' })
  await addPhoto(company, { actionPoint: third, moment: 'BEFORE', content: 'niet gevraagd' })
  const listed = await listPhotos(database.db, company, [first, second])
  expect(listed.map(({ id }) => id)).toEqual([unfinished, before, after])
  expect(listed.map(({ preview }) => preview?.size)).toEqual([undefined, 6, 2])
  const storage = await openFolder(join(database.dataDir, 'files'))
  const contents = await Promise.all(listed.map((photo) => readPreview({ storage }, photo)))
  expect(contents.map((bytes) => bytes?.toString())).toEqual([undefined, 'ervoor', 'na'])
  expect(await listPhotos(database.db, company, [])).toEqual([])
})

test('lists no photo of another company, and none whose picture is in the company file of another', async () => {
  const { company, other, points } = await createCompanies()
  await addPhoto(company, { actionPoint: points[0]!, moment: 'BEFORE', content: 'hier' })
  await addPhoto(other, { actionPoint: points[0]!, moment: 'AFTER', content: 'daar' })
  expect(await listPhotos(database.db, other, points)).toEqual([])
  expect(await listPhotos(database.db, company, points)).toMatchObject([{ moment: 'BEFORE' }])
})
