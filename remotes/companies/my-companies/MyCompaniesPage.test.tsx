import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'

import { useBackEnd } from '../../../testing/back-end.ts'
import { openPage } from '../../../testing/open-page.tsx'

const backEnd = useBackEnd()

async function addCompany(name: string, ownerId: number) {
  await backEnd.sql`
    insert into company (name, owner_id, number_of_employees, branch, membership)
    values (${name}, ${ownerId}, '<10', 'Metaalbewerking', 'Geen van beide')`
}

test('without companies the page offers to add one', async () => {
  await backEnd.createPerson({ email: 'els@smederij.nl' })
  await openPage('/bedrijven', { as: 'els@smederij.nl' })

  expect(await screen.findByRole('heading', { name: 'Geen bedrijven.' })).toBeTruthy()
  expect(screen.getAllByRole('link', { name: 'Bedrijf toevoegen' })[0]).toHaveProperty(
    'pathname',
    '/bedrijf-toevoegen',
  )
})

test('a card says whose company it is, how its checks stand and where they are', async () => {
  const els = await backEnd.createPerson({ email: 'els@smederij.nl' })
  await addCompany('Smederij Noord', els)
  await backEnd.sql`
    insert into company_check (company_id, "check", status, num_unfinished)
    values (1, 'PHYSICAL_STRAIN', 'GREY', 2), (1, 'NOISE_HAZARD', 'GREEN', 0)`
  await openPage('/bedrijven', { as: 'els@smederij.nl' })

  const card = within(
    (await screen.findByRole('heading', { name: 'Smederij Noord' })).closest('li') as HTMLElement,
  )
  expect(card.getByText('Metaalbewerking · minder dan 10 medewerkers')).toBeTruthy()
  expect(card.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'Fysieke belasting2 onderdelen te gaan',
    'Gevaarlijke stoffenNiet gestart',
    'MachineveiligheidNiet gestart',
    'Schadelijk geluidGeen risico’s',
    'Tijdelijk werken op hoogteNiet gestart',
    'LasrookNiet gestart',
  ])
  const link = card.getByRole('link', { name: 'Bekijk Verbeterchecks van Smederij Noord' })
  expect(link).toHaveProperty('pathname', '/bedrijven/1/checks')
})

test('who was invited is told so, and sees the checks of the invitation only', async () => {
  const els = await backEnd.createPerson({ email: 'els@smederij.nl' })
  const jan = await backEnd.createPerson({ email: 'jan@lasserij.nl' })
  await addCompany('Smederij Noord', els)
  await backEnd.sql`
    insert into invitation
      (company_id, role, name, email, message, rights, checks, key_hash, person_id, expires_at, accepted_at)
    values (1, 'COLLEAGUE', 'Jan', 'jan@lasserij.nl', 'Kijk mee', 'READONLY', '{NOISE_HAZARD}', '\\x01', ${jan}, now(), now())`
  await openPage('/bedrijven', { as: 'jan@lasserij.nl' })

  expect(await screen.findByText('Je kijkt mee bij dit bedrijf.')).toBeTruthy()
  expect(screen.getByText('Schadelijk geluid')).toBeTruthy()
  expect(screen.queryByText('Fysieke belasting')).toBeNull()
})

test('while the list is on its way placeholders say so', async () => {
  await backEnd.createPerson({ email: 'els@smederij.nl' })
  const router = await openPage('/bedrijf-toevoegen', { as: 'els@smederij.nl' })
  // The embedded database is one session: what is asked after this waits for it.
  const busy = backEnd.sql`select pg_sleep(1)`
  void router.navigate('/bedrijven')

  expect(await screen.findByText('Bedrijven worden geladen...')).toBeTruthy()
  expect(screen.queryByText('Geen bedrijven.')).toBeNull()
  await busy
  expect(await screen.findByRole('heading', { name: 'Geen bedrijven.' })).toBeTruthy()
})
