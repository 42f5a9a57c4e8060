import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, test } from 'vitest'

import { useBackEnd } from '../../../testing/harness/back-end.ts'
import { openMailLink } from '../../../testing/harness/open-page.tsx'

const backEnd = useBackEnd()
const KEY = 'sleutel-van-els'

beforeEach(async () => {
  const els = await backEnd.createPerson({ email: 'els@smederij.nl' })
  await backEnd.sql`
    insert into company (name, owner_id, number_of_employees, branch, membership)
    values ('Smederij Noord', ${els}, '10-100', 'Metalektro', 'Weet ik niet')`
})
const askForPerson = () => backEnd.sql`
  insert into invitation (company_id, role, name, email, message, rights, checks, confirmation_hash, expires_at)
  values (1, 'COLLEAGUE', 'Piet', 'piet@bedrijf.nl', 'Kijk mee', 'ADMIN', '{PHYSICAL_STRAIN}',
    sha256(${KEY}::text::bytea), now() + interval '1 day')`
const askForCoach = () => backEnd.sql`
  update company set coach_request_hash = sha256(${KEY}::text::bytea), coach_request_message = 'Kom je langs?',
    coach_requested_at = now()`

const open = async (key = KEY) => {
  await openMailLink(`/uitnodiging-versturen#sleutel=${key}`)
  return screen.findByRole('heading', { level: 1, name: 'Heb je deze uitnodiging gemaakt?' })
}
const text = () => screen.getByRole('main').textContent
const send = () => userEvent.click(screen.getByRole('button', { name: 'Verstuur de uitnodiging' }))
const recipients = async () =>
  (await backEnd.sql`select recipient from mail_outbox`).map(({ recipient }) => recipient)

test('shows who was asked for, and one button sends the invitation without a login', async () => {
  await askForPerson()
  const heading = await open()
  expect(text()).toContain('gevraagd om iemand te laten meekijken bij Smederij Noord.')
  expect(text()).toContain('Piet (piet@bedrijf.nl)')
  expect(text()).toContain('Rechten: Bedrijf administreren')
  expect(await recipients()).toEqual([])
  await send()
  expect(await screen.findByText('De uitnodiging aan Piet is verstuurd.')).toBeTruthy()
  expect(document.activeElement).toBe(heading)
  expect(await recipients()).toEqual(['piet@bedrijf.nl'])
})

test('opens the company to the coaches', async () => {
  await askForCoach()
  await open()
  expect(text()).toContain('Mag alles bekijken en bewerken, in alle verbeterchecks.')
  await send()
  expect(await screen.findByText('De uitnodiging aan de Verbetercoach is verstuurd.')).toBeTruthy()
  expect(await backEnd.sql`select coach_invited_at is not null as open from company`).toEqual([
    { open: true },
  ])
})

test.each(['onbekend', ''])('there is nothing to confirm with the key %j', async (key) => {
  await open(key)
  expect(screen.getByText(/^Hier is niets te bevestigen\./)).toBeTruthy()
  expect(within(screen.getByRole('main')).queryByRole('button')).toBeNull()
})

test('says so when there is nothing to confirm any more', async () => {
  await askForPerson()
  await open()
  await backEnd.sql`delete from invitation`
  await send()
  expect((await screen.findByRole('alert')).textContent).toContain('Hier is niets meer te bevestigen.')
})
