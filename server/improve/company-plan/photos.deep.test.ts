import { expect, test } from 'vitest'

import { formatInstant } from '#shared/domain/basics/date.ts'
import { photosIn } from '../../../testing/factories/photos.ts'
import { useOwnBackEnd } from '../../../testing/harness/back-end.ts'
import { readDocument, readPdf, readWorkbook } from '../../../testing/harness/plan-files.ts'
import { removeStoredFiles } from '../../../testing/harness/stored-files.ts'

const backEnd = useOwnBackEnd()
const { createSmithyWithActionPoint, createInvitee, addPicture, postPhoto } = photosIn(backEnd)

const readers = { pdf: readPdf, xlsx: readWorkbook, docx: readDocument }

test('the plan contains the photos of an action point, on the page and in each file', async () => {
  const { els, company, actionPoint, record } = await createSmithyWithActionPoint()
  const before = await addPicture(els, record)
  const after = await addPicture(els, record)
  const point = { company, actionPoint }
  await postPhoto(els, point, { fileId: after, moment: 'AFTER' })
  await postPhoto(els, point, { fileId: before, moment: 'BEFORE', caption: 'Platen op de vloer' })
  const reader = await createInvitee(company, 'READONLY')
  const { body } = await reader.browser.get(`/rest/companies/${company}/plan`)
  const [{ photos }] = body.responseObject.measures
  expect(photos).toMatchObject([
    { moment: 'BEFORE', caption: 'Platen op de vloer' },
    { moment: 'AFTER', caption: '' },
  ])
  expect((await reader.browser.fetch(photos[0].url)).headers.get('content-type')).toBe('image/jpeg')

  const fileOf = async (format: keyof typeof readers) => {
    const response = await reader.browser.fetch(`/rest/companies/${company}/plan/${format}`)
    expect(response.status).toBe(200)
    return JSON.stringify(await readers[format](new Uint8Array(await response.arrayBuffer())))
  }
  const day = formatInstant(photos[0].date)
  for (const format of ['pdf', 'xlsx', 'docx'] as const)
    expect(await fileOf(format), format).toContain(`Voor · ${day} · Platen op de vloer`)

  // Without its pictures the plan says that they are elsewhere.
  await removeStoredFiles(backEnd.dataDir)
  expect(await fileOf('pdf')).toContain('2 foto’s staan alleen in de portal.')
})
