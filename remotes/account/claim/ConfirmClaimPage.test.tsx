import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, test } from 'vitest'

import { useBackEnd } from '../../../testing/harness/back-end.ts'
import { openMailLink } from '../../../testing/harness/open-page.tsx'

const backEnd = useBackEnd()
const KEY = 'sleutel-van-piet'

beforeEach(async () => {
  const els = await backEnd.createPerson({ email: 'els@smederij.nl' })
  const anna = await backEnd.createPerson({ email: 'anna@elders.nl', firstName: 'Anna', lastName: 'Vries' })
  await backEnd.sql`
    insert into company (name, owner_id, number_of_employees, branch, membership)
    values ('Smederij Noord', ${els}, '10-100', 'Metalektro', 'Weet ik niet')`
  await backEnd.sql`
    insert into invitation (company_id, role, name, email, message, rights, checks, key_hash, expires_at)
    values (1, 'COLLEAGUE', 'Piet', 'piet@bedrijf.nl', 'Kijk mee', 'ADMIN', '{PHYSICAL_STRAIN}', 'x',
      now() + interval '1 day')`
  await backEnd.sql`
    insert into invitation_claim (invitation_id, person_id, key_hash)
    values (1, ${anna}, sha256(${KEY}::text::bytea))`
})

const open = async (key: string) => {
  await openMailLink(`/uitnodiging-bevestigen#sleutel=${key}`)
  return screen.findByRole('heading', { level: 1, name: 'Mag dit account jouw uitnodiging gebruiken?' })
}
const text = () => screen.getByRole('main').textContent
const acceptedBy = () => backEnd.sql`
  select email from person where id in (select person_id from invitation where accepted_at is not null)`

test('shows who asks for what, and one button confirms it without a login', async () => {
  const heading = await open(KEY)
  expect(text()).toContain('Anna Vries (anna@elders.nl)')
  expect(text()).toContain('mee te kijken bij Smederij Noord.')
  expect(text()).toContain('Rechten: Bedrijf administreren')
  expect(text()).toContain('Kijkt mee in: Fysieke belasting')
  expect(await acceptedBy()).toEqual([])
  await userEvent.click(screen.getByRole('button', { name: 'Bevestig dit account' }))
  expect(await screen.findByText('Anna Vries kijkt nu mee bij Smederij Noord.')).toBeTruthy()
  expect(document.activeElement).toBe(heading)
  expect(await acceptedBy()).toEqual([{ email: 'anna@elders.nl' }])
})

test.each(['onbekend', ''])('there is nothing to confirm with the key %j', async (key) => {
  await open(key)
  expect(screen.getByText(/^Hier is niets te bevestigen\./)).toBeTruthy()
  expect(within(screen.getByRole('main')).queryByRole('button')).toBeNull()
})

test('says so when there is nothing to confirm any more', async () => {
  await open(KEY)
  await backEnd.sql`delete from invitation`
  await userEvent.click(screen.getByRole('button', { name: 'Bevestig dit account' }))
  expect((await screen.findByRole('alert')).textContent).toContain('Hier is niets meer te bevestigen.')
})
