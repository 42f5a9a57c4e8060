import { expect, test } from 'vitest'

import { useBackEnd } from '../../../testing/harness/back-end.ts'
import { readPictures } from './pictures.ts'
import { writtenChecks } from './written-checks.ts'

const { questionnaire: physicalStrain } = writtenChecks.PHYSICAL_STRAIN

const backEnd = useBackEnd()

const pictures = readPictures('physical-strain')
const headersOf = ({ headers }: Response, ...names: string[]) => names.map((name) => headers.get(name))

test('everybody gets the pictures of the questionnaire, and browsers keep them', async () => {
  expect(physicalStrain.pictures).toEqual(Object.fromEntries(pictures.map(({ name, url }) => [name, url])))
  for (const { url, svg } of pictures) {
    const response = await backEnd.client().fetch(url, { headers: { 'accept-encoding': 'identity' } })
    expect(response.status).toBe(200)
    expect(await response.text()).toBe(svg.toString())
    expect(
      headersOf(response, 'content-type', 'cache-control', 'x-content-type-options', 'content-encoding'),
    ).toEqual(['image/svg+xml', 'public, max-age=31536000, immutable', 'nosniff', null])
  }
})

test('a picture is compressed for browsers, and is not found under another address', async () => {
  const { url, svg } = pictures[0]!
  const compressed = await backEnd.client().fetch(url, { headers: { 'accept-encoding': 'gzip, br' } })
  expect(headersOf(compressed, 'content-encoding', 'vary')).toEqual(['br', 'accept-encoding'])
  expect(await compressed.text()).toBe(svg.toString())
  const ofOtherContent = url.replace(/\.\w+\.svg$/, '.00000000.svg')
  expect((await backEnd.client().fetch(ofOtherContent)).status).toBe(404)
})

test('a page may show them', async () => {
  const { headers } = await backEnd.client().fetch('/health/live')
  expect(headers.get('content-security-policy')).toContain("img-src 'self'")
})
