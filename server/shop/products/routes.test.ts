import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

import * as v from 'valibot'
import { expect, test } from 'vitest'

import { Product } from '#shared/domain/shop/product.ts'
import { useOwnBackEnd } from '../../../testing/harness/back-end.ts'
import { catalogue } from './catalogue.ts'

const WEBSITE = 'https://www.metaal.example'
const backEnd = useOwnBackEnd({ env: { WEBSITE_ORIGINS: WEBSITE } })

const images = join(import.meta.dirname, 'images')
const list = (headers: HeadersInit = {}) =>
  backEnd.client().fetch('/rest/products', { headers, credentials: 'omit' })

test('the catalogue is public', async () => {
  const { status, body } = await backEnd.client().get('/rest/products')
  expect(status).toBe(200)
  expect(v.parse(v.array(Product), body.responseObject)).toEqual(catalogue)
  expect(body.responseObject).toHaveLength(12)
})

test('a browser caches the catalogue, and revalidates it by its etag', async () => {
  const { headers } = await list()
  expect(headers.get('cache-control')).toBe('public, max-age=300')
  const etag = headers.get('etag')!
  const again = await list({ 'if-none-match': etag })
  expect([again.status, await again.text(), again.headers.get('etag')]).toEqual([304, '', etag])
  expect((await list({ 'if-none-match': '"another"' })).status).toBe(200)
})

test('the public website can read the catalogue, and other origins cannot', async () => {
  const ofWebsite = await list({ origin: WEBSITE })
  expect(ofWebsite.headers.get('access-control-allow-origin')).toBe(WEBSITE)
  expect(ofWebsite.headers.get('vary')).toContain('Origin')
  const { headers } = await list({ origin: 'https://elders.example' })
  expect(headers.get('access-control-allow-origin')).toBeNull()
})

test('ids count from 1, and titles are short and unique', () => {
  expect(catalogue.map(({ id }) => id)).toEqual(catalogue.map((_, index) => index + 1))
  const titles = catalogue.map(({ title }) => title)
  expect(new Set(titles).size).toBe(titles.length)
  expect(titles.filter((title) => title.length > 60)).toEqual([])
})

test.each(catalogue)('$title has an image of its own, which other websites can show', async (product) => {
  const response = await backEnd.client().fetch(product.image)
  expect(response.status).toBe(200)
  expect(Object.fromEntries(response.headers)).toMatchObject({
    'content-type': 'image/svg+xml',
    'cache-control': 'public, max-age=86400',
    'cross-origin-resource-policy': 'cross-origin',
  })
  expect(response.headers.get('etag')).toBeTruthy()
  const picture = await response.text()
  expect(picture).toContain(`<title>${product.title}</title>`)
  expect(picture.length).toBeLessThan(4_000)
  // Opened directly it is a document of our origin, so it must not contain active content.
  expect(picture).not.toMatch(/<(script|style|image|use|foreignObject)|\b(on\w+|href|style)=/i)
})

test('every image belongs to a product, and no other files are served', async () => {
  const shown = catalogue.map(({ image }) => image)
  expect(readdirSync(images).map((file) => `/products/${file}`)).toEqual(shown.toSorted())
  for (const path of ['/products/catalogue.ts', '/products/..%2fcatalogue.ts', '/products/onbekend.svg'])
    expect((await backEnd.client().fetch(path)).status).not.toBe(200)
  expect(readFileSync(join(images, 'poster-tillen.svg'), 'utf8')).toContain('<svg')
})
