import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'

import sharp from 'sharp'
import { expect, test } from 'vitest'

import type { CompanyRecordFile } from '#shared/domain/company-record.ts'
import { useOwnBackEnd } from '../../testing/harness/back-end.ts'

const backEnd = useOwnBackEnd({ env: { DEMO: '1' } })
const folder = join(import.meta.dirname, 'files')

/** The types of the files of the demo. */
const mediaTypes: Record<string, string> = {
  'keuringsrapport.pdf': 'application/pdf',
  'werkplek.jpg': 'image/jpeg',
}

test('every file of the demo can be downloaded as it is listed, and pictures have a thumbnail', async () => {
  // The database was emptied before this test, so this start seeds.
  await backEnd.killAndRestart()
  const browser = backEnd.client()
  await browser.login('eigenaar@demo.nl')
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
