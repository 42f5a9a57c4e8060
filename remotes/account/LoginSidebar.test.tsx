import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'

import { useBackEnd } from '../../testing/harness/back-end.ts'
import { openPage } from '../../testing/harness/open-page.tsx'

useBackEnd()

const links = async () =>
  within(await screen.findByRole('navigation', { name: 'Inloggen en aanmelden' })).getAllByRole('link')
const hrefs = async () => (await links()).map((link) => link.getAttribute('href'))

test.each([
  ['/inloggen', 'Inloggen'],
  ['/wachtwoord-vergeten', 'Wachtwoord vergeten'],
  ['/aanmelden', 'Aanmelden'],
  ['/wachtwoord-resetten?token=x', undefined],
])('%s marks the current page', async (path, current) => {
  await openPage(path)
  expect((await links()).map((link) => link.textContent)).toEqual([
    'Inloggen',
    'Wachtwoord vergeten',
    'Aanmelden',
  ])
  const marked = (await links()).filter((link) => link.getAttribute('aria-current') === 'page')
  expect(marked.map((link) => link.textContent)).toEqual(current ? [current] : [])
})

test('the links keep the e-mail address and the redirect', async () => {
  await openPage('/inloggen?email=els@smederij.nl&redirect=/bedrijven/7/checks?toon=alles&iets=anders')
  const kept = `email=els%40smederij.nl&redirect=${encodeURIComponent('/bedrijven/7/checks?toon=alles')}`
  expect(await hrefs()).toEqual([`/inloggen?${kept}`, `/wachtwoord-vergeten?${kept}`, `/aanmelden?${kept}`])
})

const invited = 'email=els%40smederij.nl&push=registeroninvite&registration=sleutel'

test.each(['/aanmelden?push=registeroninvite&', '/inloggen?'])(
  'keeps the key of an invitation when an invited user leaves %s',
  async (start) => {
    await openPage(`${start}email=els@smederij.nl&registration=sleutel`)
    expect(await hrefs()).toEqual([
      '/inloggen?email=els%40smederij.nl&registration=sleutel',
      `/wachtwoord-vergeten?${invited}`,
      `/aanmelden?${invited}`,
    ])
  },
)

test('the link to the login has no registration key', async () => {
  await openPage('/aanmelden?push=registeranonymous&registration=sleutel')
  expect(await hrefs()).toEqual([
    '/inloggen',
    '/wachtwoord-vergeten?push=registeranonymous&registration=sleutel',
    '/aanmelden?push=registeranonymous&registration=sleutel',
  ])
})

test('the links do not contain a reset token', async () => {
  await openPage('/wachtwoord-resetten?token=geheim')
  expect(await hrefs()).toEqual(['/inloggen', '/wachtwoord-vergeten', '/aanmelden'])
})
