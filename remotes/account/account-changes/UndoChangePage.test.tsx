import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'

import { sessionStore } from '#shared/session/store.ts'
import { useBackEnd } from '../../../testing/harness/back-end.ts'
import { openMailLink } from '../../../testing/harness/open-page.tsx'

const backEnd = useBackEnd()
const TOKEN = 'ongedaan-'.padEnd(43, 'x')
const NEW = 'Nieuwer2027'

const heading = (name: string) => screen.findByRole('heading', { level: 1, name })
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }))
const address = async () => (await backEnd.sql`select email from person`)[0]?.email

async function changeOfAddress() {
  await backEnd.createPerson({ email: 'dief@elders.nl' })
  await backEnd.sql`
    insert into account_undo (person_id, kind, email, token_hash, changed_at, expires_at)
    select id, 'ADDRESS', 'els@smederij.nl', sha256(${TOKEN}::text::bytea), '2026-11-25T08:05:00Z',
      now() + interval '1 hour' from person`
}

test('the button gives the address back, logs out, and leads to a new password', async () => {
  await changeOfAddress()
  await openMailLink(`/wijziging-ongedaan-maken#token=${TOKEN}`, { as: 'dief@elders.nl' })
  await heading('Was jij dit niet?')
  expect(
    screen.getByText(/^Op 25-11-2026 om 09:05 uur is het e-mailadres van je account gewijzigd\./),
  ).toBeTruthy()
  expect(screen.getByText('els@smederij.nl')).toBeTruthy()
  expect(await address()).toBe('dief@elders.nl')

  await press('Maak de wijziging ongedaan')
  await heading('Nieuw wachtwoord kiezen')
  expect(await address()).toBe('els@smederij.nl')
  expect(sessionStore.getState().user.isLoggedIn).toBe(false)

  await userEvent.type(screen.getByLabelText('Nieuw wachtwoord'), NEW)
  await userEvent.type(screen.getByLabelText('Herhaal je nieuwe wachtwoord'), NEW)
  await press('Wachtwoord opslaan')
  await heading('Mijn bedrijven')
  await backEnd.client().login('els@smederij.nl', NEW)
})

test('the link in the new mailbox gives the address back, and no password', async () => {
  await changeOfAddress()
  await backEnd.sql`update account_undo set recipient = 'dief@elders.nl'`
  await openMailLink(`/wijziging-ongedaan-maken#token=${TOKEN}`)
  await heading('Was jij dit niet?')
  expect(screen.getByText(/en het account krijgt zijn oude adres terug:/)).toBeTruthy()

  await press('Maak de wijziging ongedaan')
  await heading('De wijziging is ongedaan gemaakt')
  expect(screen.queryByLabelText('Nieuw wachtwoord')).toBeNull()
  expect(await address()).toBe('els@smederij.nl')
  const mails = await backEnd.sql`
    select recipient from mail_outbox where subject = 'Nieuw wachtwoord kiezen'`
  expect(mails).toEqual([{ recipient: 'els@smederij.nl' }])
})

test('undoes two-step login that somebody else set up', async () => {
  await changeOfAddress()
  await backEnd.sql`update account_undo set kind = 'TWO_STEP_LOGIN'`
  await openMailLink(`/wijziging-ongedaan-maken#token=${TOKEN}`)
  await heading('Was jij dit niet?')
  expect(
    screen.getByText(/^Op 25-11-2026 om 09:05 uur is tweestapslogin ingesteld voor je account\./),
  ).toBeTruthy()
  await press('Maak de wijziging ongedaan')
  await heading('Nieuw wachtwoord kiezen')
})

test('says that a link that was used meanwhile does not work', async () => {
  await changeOfAddress()
  await openMailLink(`/wijziging-ongedaan-maken#token=${TOKEN}`)
  await heading('Was jij dit niet?')
  await backEnd.sql`delete from account_undo`
  await press('Maak de wijziging ongedaan')
  expect((await screen.findByRole('alert')).textContent).toContain(
    'Deze wijziging kun je niet meer ongedaan maken.',
  )
  expect(await address()).toBe('dief@elders.nl')
})

test('says that an unknown link does not work', async () => {
  await openMailLink(`/wijziging-ongedaan-maken#token=${TOKEN}`)
  expect(await heading('Ongedaan maken niet mogelijk')).toBeTruthy()
})
