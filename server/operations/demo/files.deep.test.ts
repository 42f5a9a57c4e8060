import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'

import sharp from 'sharp'
import { expect, test } from 'vitest'

import type { CompanyRecordFile } from '#shared/domain/files/company-record.ts'
import { useOwnBackEnd } from '../../../testing/harness/back-end.ts'
import { KNOWN_PASSWORD } from './seed.ts'

const backEnd = useOwnBackEnd({ env: { DEMO: '1' } })
const folder = join(import.meta.dirname, 'files')

const mediaTypes: Record<string, string> = {
  'keuringsrapport.pdf': 'application/pdf',
  'kolomboor.jpg': 'image/jpeg',
  'platen-op-de-vloer.jpg': 'image/jpeg',
  'platen-op-het-rek.jpg': 'image/jpeg',
  'werkplek.jpg': 'image/jpeg',
}

test('every file of the demo can be downloaded as it is listed, and pictures have a thumbnail', async () => {
  // The database was emptied before this test, so this start seeds.
  await backEnd.killAndRestart()
  const browser = backEnd.client()
  await browser.login('eigenaar@demo.nl', KNOWN_PASSWORD)
  const companies: { id: number }[] = (await browser.get('/rest/companies')).body.responseObject
  const files: CompanyRecordFile[] = []
  for (const { id } of companies) {
    const records = `/rest/companies/${id}/company-records`
    for (const record of (await browser.get(records)).body.responseObject)
      files.push(...(await browser.get(`${records}/${record.id}`)).body.responseObject.files)
  }
  expect(files.map(({ name }) => name).toSorted()).toEqual((await readdir(folder)).toSorted())
  for (const { name, url, size, mediaType, thumbnailUrl } of files) {
    const content = await readFile(join(folder, name))
    expect([name, mediaType, size]).toEqual([name, mediaTypes[name], content.length])
    const response = await browser.fetch(url)
    expect(response.headers.get('content-type')).toBe(mediaType)
    expect(Buffer.from(await response.arrayBuffer()).equals(content), name).toBe(true)
    expect(thumbnailUrl !== null, name).toBe(mediaType.startsWith('image/'))
    if (!thumbnailUrl) continue
    const thumbnail = await browser.fetch(thumbnailUrl)
    expect(thumbnail.headers.get('content-type')).toBe('image/webp')
    expect((await sharp(await thumbnail.bytes()).metadata()).width).toBe(320)
  }
})

test('an action point of the demo has a photo before and one after, which the plan shows too', async () => {
  await backEnd.killAndRestart()
  const browser = backEnd.client()
  await browser.login('eigenaar@demo.nl', KNOWN_PASSWORD)
  const [point] = await backEnd.sql`
    select distinct company_id, action_item.id from action_item join action_item_photo on action_item_id = action_item.id`
  const { company_id: company, id } = point!
  const { photos } = (await browser.get(`/rest/companies/${company}/actionitems/${id}`)).body.responseObject
  expect(photos).toMatchObject([
    { moment: 'BEFORE', caption: 'Platen van 30 kg op de vloer' },
    { moment: 'AFTER', caption: 'Verrijdbaar rek op werkhoogte' },
  ])
  for (const { url } of photos) {
    const response = await browser.fetch(url)
    expect(response.headers.get('content-type')).toBe('image/jpeg')
  }
  const { measures } = (await browser.get(`/rest/companies/${company}/plan`)).body.responseObject
  const shown = measures.find(({ actionPointId }: { actionPointId: number }) => actionPointId === id)
  expect(shown.photos.map(({ moment }: { moment: string }) => moment)).toEqual(['BEFORE', 'AFTER'])
})

test('a machine of the demo has a photo', async () => {
  await backEnd.killAndRestart()
  const browser = backEnd.client()
  await browser.login('eigenaar@demo.nl', KNOWN_PASSWORD)
  const [photo] = await backEnd.sql`
    select company_id, section_id, file_id, name
    from section_photo join check_section on check_section.id = section_id`
  expect(photo!.name).toBe('Kolomboor 1')
  const { company_id: company, section_id: section, file_id: file } = photo!
  const shown = await browser.fetch(`/rest/${company}/machinesafety/section/${section}/photo/${file}`)
  expect(shown.headers.get('content-type')).toBe('image/jpeg')
})
