import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, test } from 'vitest'

import { useBackEnd } from '../../testing/harness/back-end.ts'
import { openPage } from '../../testing/harness/open-page.tsx'

const backEnd = useBackEnd()

beforeEach(async () => {
  const els = await backEnd.createPerson({ email: 'els@smederij.nl' })
  await backEnd.sql`
    insert into company (name, owner_id, number_of_employees, branch, membership, coach_invited_at)
    values ('Smederij Noord', ${els}, '<10', 'Metaalbewerking', 'Geen van beide', now())`
})

async function openAsColleague(rights: string) {
  const jan = await backEnd.createPerson({ email: 'jan@lasserij.nl' })
  await backEnd.sql`
    insert into invitation
      (company_id, role, name, email, message, rights, checks, key_hash, person_id, expires_at, accepted_at)
    values (1, 'COLLEAGUE', 'Jan', 'jan@lasserij.nl', 'Kijk mee', ${rights}, '{PHYSICAL_STRAIN}', '\\x01', ${jan},
      now(), now())`
  return openPage('/bedrijven/1/checks', { as: 'jan@lasserij.nl' })
}

const notice = async () => within(await screen.findByRole('region', { name: 'Meekijken' }))
const sentence = async () => (await notice()).getByText(/^Je kijkt mee/).textContent

test.each([
  ['READONLY', 'Je kijkt mee in Smederij Noord'],
  ['WRITE', 'Je kijkt mee en kunt Smederij Noord bewerken'],
  ['ADMIN', 'Je kijkt mee en kunt Smederij Noord bewerken'],
])('shows a colleague with %s whose company it is', async (rights, expected) => {
  await openAsColleague(rights)
  expect(await sentence()).toBe(expected)
})

test('shows a coach whose company it is', async () => {
  await backEnd.createPerson({ email: 'coach@portaal.nl', roles: ['BW_USER', 'BW_COACH'] })
  await openPage('/bedrijven/1/checks', { as: 'coach@portaal.nl' })
  expect(await sentence()).toBe('Je kijkt mee en kunt Smederij Noord bewerken')
})

test.each([
  ['is absent for an administrator who was not invited', false],
  ['shows an administrator who was invited whose company it is', true],
])('%s', async (_, isInvited) => {
  const admin = await backEnd.createPerson({ email: 'beheer@portaal.nl', roles: ['BW_USER', 'BW_ADMIN'] })
  if (isInvited)
    await backEnd.sql`
      insert into invitation
        (company_id, role, name, email, message, rights, checks, key_hash, person_id, expires_at, accepted_at)
      values (1, 'COLLEAGUE', 'Els', 'beheer@portaal.nl', 'Kijk mee', 'READONLY', '{PHYSICAL_STRAIN}', '\\x01',
        ${admin}, now(), now())`
  await openPage('/bedrijven/1/checks', { as: 'beheer@portaal.nl' })
  await screen.findByRole('navigation', { name: 'Bedrijfsmenu' })
  const shown = screen.queryByRole('region', { name: 'Meekijken' })?.querySelector('p')?.textContent
  expect(shown).toBe(isInvited ? 'Je kijkt mee en kunt Smederij Noord bewerken' : undefined)
})

test('is absent for the owner and outside company pages', async () => {
  const router = await openPage('/bedrijven/1/checks', { as: 'els@smederij.nl' })
  await screen.findByRole('navigation', { name: 'Bedrijfsmenu' })
  expect(screen.queryByRole('region', { name: 'Meekijken' })).toBeNull()
  await router.navigate('/bedrijven')
  await screen.findByRole('heading', { level: 1, name: 'Mijn bedrijven' })
  expect(screen.queryByRole('region', { name: 'Meekijken' })).toBeNull()
})

test.each([
  ['READONLY', 'Jij mag alleen bekijken.'],
  ['WRITE', 'Jij mag bekijken en bewerken.'],
])('explains the permission of a colleague with %s', async (rights, allowed) => {
  await openAsColleague(rights)
  const button = (await notice()).getByRole('button', { name: 'Wat betekent dit?' })
  await userEvent.click(button)

  const explanation = within(await screen.findByRole('dialog', { name: 'Meekijken bij een bedrijf' }))
  expect(explanation.getAllByRole('term').map(({ textContent }) => textContent)).toEqual([
    'Verbetercoach',
    'Collega',
    'Externe adviseur',
  ])
  expect(explanation.getByText(allowed)).toBeTruthy()
  await userEvent.click(explanation.getByRole('button', { name: 'Sluiten' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  await waitFor(() => expect(document.activeElement).toBe(button))
})

test('a user whose access is revoked sees Geen toegang and stays logged in', async () => {
  const router = await openAsColleague('READONLY')
  await notice()
  await backEnd.sql`delete from invitation`
  await router.navigate('/bedrijven/1/checks')

  expect(await screen.findByRole('heading', { level: 1, name: 'Geen toegang' })).toBeTruthy()
  expect(router.state.location).toMatchObject({
    pathname: '/geen-toegang',
    search: '?url=%2Fbedrijven%2F1%2Fchecks',
  })
  expect(screen.queryByRole('region', { name: 'Meekijken' })).toBeNull()
  expect(screen.getByRole('button', { name: 'Account van Els de Smid' })).toBeTruthy()
  expect(await backEnd.sql`select 1 from session`).toHaveLength(1)
})
