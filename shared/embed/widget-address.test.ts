import { expect, test } from 'vitest'

import { addressOf, type BeterwerkWidget, companyIn, widgetNameOf } from './widget-address.ts'

const PORTAL = 'https://mijn.voorbeeld.nl'

test.each<[BeterwerkWidget, string]>([
  [{ name: 'login' }, '/inloggen'],
  [{ name: 'cart' }, '/winkelwagen'],
  [{ name: 'companies' }, '/bedrijven'],
  [{ name: 'invite', company: '7b3f' }, '/bedrijven/externalId/7b3f?venster=uitnodigen'],
  [{ name: 'add-to-cart', product: 5 }, '/winkelwagen?product=5&aantal=1'],
  [{ name: 'product', product: 5 }, '/winkelwagen?product=5&aantal=1&venster=product'],
  [{ name: 'add-to-cart', product: 5, quantity: 2 }, '/winkelwagen?product=5&aantal=2'],
])('the address of %o is read as that widget', (widget, path) => {
  const address = addressOf(PORTAL, widget)
  expect(address).toBe(PORTAL + path)
  const url = new URL(address)
  expect(widgetNameOf(url, url.searchParams)).toBe(widget.name)
  if (widget.name === 'invite') expect(companyIn(url.pathname)).toBe(widget.company)
})

test('the address of the portal may end with a slash', () => {
  expect(addressOf(`${PORTAL}/`, { name: 'login' })).toBe(`${PORTAL}/inloggen`)
})

test('a company cannot lead to another page', () => {
  const address = addressOf(PORTAL, { name: 'invite', company: '../../uitloggen?' })
  expect(address).toBe(`${PORTAL}/bedrijven/externalId/..%2F..%2Fuitloggen%3F?venster=uitnodigen`)
})

test('refuses what is not an address', () => {
  expect(() => addressOf('mijn.voorbeeld.nl', { name: 'login' })).toThrow(TypeError)
})
