import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, test } from 'vitest'

import { useBackEnd } from '../../../testing/harness/back-end.ts'
import { openPage } from '../../../testing/harness/open-page.tsx'

const backEnd = useBackEnd()

let els: number
beforeEach(async () => {
  els = await backEnd.createPerson({ email: 'els@smederij.nl' })
})

const products = [
  { id: 1, title: 'Poster Tillen doe je zo', quantity: '3' },
  { id: 999, title: 'Kalender 2019', quantity: '1' },
]
const order = (date: string, personId = els) => backEnd.sql`
  insert into shop_order (person_id, order_key, name, membership, street, house_number, zip_code, city, email, products,
    created_at)
  values (${personId}, gen_random_uuid(), 'Smederij', 'Weet ik niet', 'Kade', '1', '3812 AB', 'Venlo', '',
    ${JSON.stringify(products)}, ${date})`

const open = async (address = '/bestellingen') => {
  const router = await openPage(address, { as: 'els@smederij.nl' })
  await screen.findByRole('heading', { level: 1, name: 'Mijn bestellingen' })
  return router
}
const titles = () => screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)

test('lists orders with their products, newest first, by the date in Amsterdam', async () => {
  await order('2026-01-05T12:00:00Z')
  await order('2026-03-28T23:30:00Z')
  await order('2025-12-31T12:00:00Z')
  await order('2026-06-01T12:00:00Z', await backEnd.createPerson({ email: 'jan@lasserij.nl' }))
  await open()
  const first = await screen.findByRole('list', { name: 'Bestelling van 29-03-2026' })
  expect(titles()).toEqual([
    'Bestelling van 29-03-2026',
    'Bestelling van 05-01-2026',
    'Bestelling van 31-12-2025',
  ])
  expect(
    within(first)
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent),
  ).toEqual(['Poster Tillen doe je zo3 stuks', 'Kalender 20191 stuk'])
  expect(screen.getByText('Bestelnummer 2')).toBeTruthy()
  await waitFor(() => expect(first.querySelector('img')).toBeTruthy())
  const main = within(screen.getByRole('main'))
  expect(main.queryAllByRole('combobox').concat(main.queryAllByRole('button'))).toEqual([])
  await waitFor(() => expect(document.title).toBe('Beterwerk – Mijn bestellingen'))
  expect(screen.getByRole('navigation', { name: 'Mijn omgeving' })).toBeTruthy()
})

test('shows a link to the materials when there are no orders', async () => {
  await open()
  expect(await screen.findByRole('heading', { name: 'Je hebt geen bestellingen' })).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Bekijk de gratis materialen' })).toBeTruthy()
})

test('pages through many orders, and redirects a page after the last to the last', async () => {
  for (let day = 10; day < 31; day++) await order(`2026-01-${day}T12:00:00Z`)
  const router = await open()
  const pages = within(await screen.findByRole('navigation', { name: "Pagina's" }))
  expect(titles()).toHaveLength(10)
  expect(titles()[0]).toBe('Bestelling van 30-01-2026')
  await router.navigate(pages.getByRole('link', { name: 'Pagina 3' }).getAttribute('href')!)
  await waitFor(() => expect(titles()).toEqual(['Bestelling van 10-01-2026']))
  await waitFor(() => expect(document.activeElement?.tagName).toBe('H1'))
  await router.navigate('/bestellingen?pagina=-1')
  await waitFor(() => expect(titles()).toHaveLength(10))
  await router.navigate('/bestellingen?pagina=99')
  await waitFor(() => expect(titles()).toEqual(['Bestelling van 10-01-2026']))
  await waitFor(() => expect(router.state.location.search).toBe('?pagina=3'))
})

test('shows an error when the orders cannot be loaded', { tags: ['deep'] }, async () => {
  await backEnd.withoutTable('shop_order', async () => {
    await openPage('/bestellingen', { as: 'els@smederij.nl' })
    expect((await screen.findByRole('alert')).textContent).toContain(
      'Je bestellingen kunnen niet geladen worden',
    )
  })
  await order('2026-01-05T12:00:00Z')
  await userEvent.click(screen.getByRole('button', { name: 'Opnieuw' }))
  expect(await screen.findByRole('heading', { name: 'Bestelling van 05-01-2026' })).toBeTruthy()
})
