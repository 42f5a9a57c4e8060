import { rmSync } from 'node:fs'

import { afterAll, expect, test } from 'vitest'

import { manyProducts, writeCatalogueFile } from '../../../testing/factories/catalogue-file.ts'
import { useOwnBackEnd } from '../../../testing/harness/back-end.ts'
import { createTemporaryFolder } from '../../../testing/harness/temporary-folder.ts'
import { readCatalogue } from './read-catalogue.ts'

const folder = createTemporaryFolder('beterwerk-catalogue-')
afterAll(() => rmSync(folder, { recursive: true }))
const products = manyProducts(300)
const backEnd = useOwnBackEnd({ env: { CATALOGUE_FILE: writeCatalogueFile(folder, products) } })

test('the products of the setting can be ordered', async () => {
  const { body } = await backEnd.client().get('/rest/products')
  expect(body.responseObject).toEqual(products)
})

const [first] = products

test.each([
  ['no list', { products }],
  ['no product', [{}]],
  ['an id twice', [first, first]],
  ['an id of eight digits', [{ ...first, id: 12_345_678 }]],
  ['an id that is no whole number', [{ ...first, id: 1.5 }]],
  ['a title of 61 characters', [{ ...first, title: 'x'.repeat(61) }]],
  ['an unknown theme', [{ ...first, theme: 'COOKING' }]],
  ['an image of another site', [{ ...first, image: 'https://elders.example/x.svg' }]],
])('refuses a file with %s', (_, content) => {
  expect(() => readCatalogue(writeCatalogueFile(folder, content))).toThrow(
    'The setting CATALOGUE_FILE must be a JSON file with products, each with its own id.',
  )
})

test('refuses a file that is not there', () => {
  expect(() => readCatalogue('/nergens/catalogue.json')).toThrow(/^The setting CATALOGUE_FILE /)
})

test('finds products by their ids', () => {
  const { find } = readCatalogue(writeCatalogueFile(folder, products))
  expect([find(300)?.title, find(301)]).toEqual(['Poster nummer 300', undefined])
})
