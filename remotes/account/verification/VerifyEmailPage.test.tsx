import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, test } from 'vitest'

import { useBackEnd } from '../../../testing/harness/back-end.ts'
import { openMailLink } from '../../../testing/harness/open-page.tsx'

const backEnd = useBackEnd()
const EMAIL = 'els@smederij.nl'
beforeEach(async () => {
  await backEnd.createPerson({ email: EMAIL })
  await backEnd.sql`update person set email_verified_at = null`
})

const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }))

test('the account page sends the mail again, whose link verifies the address with a button', async () => {
  await openMailLink('/gegevens', { as: EMAIL })
  await press('Stuur de mail opnieuw')
  expect(await screen.findByText(`We hebben de mail opnieuw gestuurd naar ${EMAIL}.`)).toBeTruthy()
  const [mail] = await backEnd.sql`select body from mail_outbox`
  const [, path] = String(mail!.body).match(/(\/e-mailadres-bevestigen#token=[\w-]+)\n/)!
  await openMailLink(path!)
  expect(await backEnd.sql`select id from person where email_verified_at is not null`).toEqual([])
  await press('Bevestigen')
  expect(await screen.findByText('Je e-mailadres is bevestigd.')).toBeTruthy()
  expect(await backEnd.sql`select id from person where email_verified_at is not null`).toHaveLength(1)
})

test('a link that does not work says what to do', async () => {
  await openMailLink('/e-mailadres-bevestigen#token=onbekend')
  await press('Bevestigen')
  expect((await screen.findByRole('alert')).textContent).toContain('Deze link werkt niet meer.')
})

test('the account page says nothing of it when the address is verified', async () => {
  await backEnd.sql`update person set email_verified_at = now()`
  await openMailLink('/gegevens', { as: EMAIL })
  await screen.findByRole('heading', { level: 2, name: 'Wachtwoord' })
  expect(screen.queryByRole('button', { name: 'Stuur de mail opnieuw' })).toBeNull()
})
