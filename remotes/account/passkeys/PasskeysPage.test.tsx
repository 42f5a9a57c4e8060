import { act, cleanup, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, test } from 'vitest'

import { MAX_PASSKEYS } from '#shared/domain/accounts/passkey.ts'
import { addPasskey } from '../../../testing/factories/passkeys.ts'
import { switchOnTwoStepLogin } from '../../../testing/factories/two-step-login.ts'
import { useBackEnd } from '../../../testing/harness/back-end.ts'
import { PASSWORD } from '../../../testing/harness/client.ts'
import { openPage } from '../../../testing/harness/open-page.tsx'
import { usePasskeyDevice } from '../../../testing/harness/passkey-device.ts'

const backEnd = useBackEnd()
const addDevice = usePasskeyDevice(() => backEnd.url)
const EMAIL = 'els@smederij.nl'
const PATH = '/gegevens/passkeys'

beforeEach(() => backEnd.createPerson({ email: EMAIL }))

const heading = (name: string) => screen.findByRole('heading', { level: 1, name })
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }))
const password = () => screen.getByLabelText('Je wachtwoord')
const name = () => screen.getByRole('textbox', { name: 'Naam' })
const alert = async () => (await screen.findByRole('alert')).textContent
const items = async () =>
  within(await screen.findByRole('list', { name: 'Je passkeys' })).getAllByRole('listitem')
const stored = async () => (await backEnd.sql`select name from passkey order by id`).map(({ name }) => name)

/** `prepare`: called while the user is logged in, before the page opens. */
async function open(prepare?: () => Promise<unknown>) {
  const router = await openPage('/gegevens', { as: EMAIL })
  await heading('Mijn gegevens')
  await prepare?.()
  await act(() => router.navigate(PATH))
  await heading('Passkeys')
}

async function openForm(prepare?: () => Promise<unknown>) {
  await open(prepare)
  await press('Passkey toevoegen')
  await waitFor(async () => expect(document.activeElement).toBe(await heading('Passkey toevoegen')))
}

async function retype(text: string) {
  await userEvent.clear(name())
  await userEvent.type(name(), text)
}

test('the account page leads to it, where passkeys are possible', async () => {
  await openPage('/gegevens', { as: EMAIL })
  await heading('Mijn gegevens')
  expect(screen.queryByRole('link', { name: 'Naar je passkeys' })).toBeNull()
  cleanup()
  addDevice()
  await openPage('/gegevens', { as: EMAIL })
  expect((await screen.findByRole('link', { name: 'Naar je passkeys' })).getAttribute('href')).toBe(PATH)
})

test('says to verify the address first', async () => {
  await backEnd.sql`update person set email_verified_at = null`
  addDevice()
  await open()
  expect(screen.getByText('Je voegt een passkey toe zodra je e-mailadres is bevestigd.')).toBeTruthy()
  expect(screen.getByRole('button', { name: 'Stuur de mail opnieuw' })).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Passkey toevoegen' })).toBeNull()
})

test('a passkey is added with the password, under a name that is proposed', async () => {
  addDevice()
  await openForm()
  expect(document.title).toBe('Beterwerk – Mijn gegevens – Passkeys')
  expect(name()).toHaveProperty('value', 'Een andere browser')
  await retype('Werkplaats')
  await userEvent.type(password(), PASSWORD)
  await press('Passkey toevoegen')
  expect(await screen.findByText('De passkey is toegevoegd.')).toBeTruthy()
  await waitFor(async () => expect(document.activeElement).toBe(await heading('Passkeys')))
  expect((await items()).map(({ textContent }) => textContent)).toEqual([
    expect.stringMatching(/^WerkplaatsToegevoegd op .*, nog niet gebruiktNaam wijzigenVerwijderen$/),
  ])
  expect(await stored()).toEqual(['Werkplaats'])
})

test('a wrong password is said at its field, before the browser asks anything', {
  tags: ['deep'],
}, async () => {
  addDevice().willAnswer('has one already')
  await openForm()
  await userEvent.type(password(), 'Welkom2025')
  await press('Passkey toevoegen')
  expect(await alert()).toContain('Dit is niet je wachtwoord.')
  expect(await stored()).toEqual([])
})

test('with two-step login a code is asked too', { tags: ['deep'] }, async () => {
  addDevice()
  let recoveryCodes: string[] = []
  await openForm(async () => {
    ;({ recoveryCodes } = await switchOnTwoStepLogin(backEnd.page))
  })
  await userEvent.type(password(), PASSWORD)
  await press('Passkey toevoegen')
  expect(await alert()).toContain('Niet alle velden zijn correct ingevuld')
  await press('Gebruik een herstelcode')
  await userEvent.type(screen.getByLabelText('Herstelcode'), recoveryCodes[0]!)
  await press('Passkey toevoegen')
  expect(await screen.findByText('De passkey is toegevoegd.')).toBeTruthy()
})

test('cancelling shows nothing and keeps the form, and a device that has one says so', {
  tags: ['deep'],
}, async () => {
  const device = addDevice()
  await openForm()
  await userEvent.type(password(), PASSWORD)
  device.willAnswer('cancels')
  await press('Passkey toevoegen')
  await waitFor(async () => expect(await backEnd.sql`select 1 from passkey_challenge`).toHaveLength(1))
  await waitFor(() => expect(screen.queryByText('Even geduld…')).toBeNull())
  expect(screen.queryByRole('alert')).toBeNull()
  expect(password()).toHaveProperty('value', PASSWORD)
  device.willAnswer('has one already')
  await press('Passkey toevoegen')
  expect(await alert()).toContain('Je hebt op dit apparaat al een passkey voor je account.')
  expect(await stored()).toEqual([])
  device.willAnswer('agrees')
  await press('Passkey toevoegen')
  expect(await screen.findByText('De passkey is toegevoegd.')).toBeTruthy()
})

const openWith = (...names: string[]) =>
  open(async () => {
    for (const name of names) await addPasskey(backEnd.page, name)
  })

test('a passkey is renamed', { tags: ['deep'] }, async () => {
  await openWith('Laptop', 'Telefoon')
  await press('Naam wijzigen: Telefoon')
  await heading('Naam wijzigen')
  expect(name()).toHaveProperty('value', 'Telefoon')
  await retype(' ')
  await press('Naam opslaan')
  expect(await alert()).toContain('Niet alle velden zijn correct ingevuld')
  await retype('Tablet')
  await press('Naam opslaan')
  expect(await screen.findByText('De naam is gewijzigd.')).toBeTruthy()
  expect(await items()).toHaveLength(2)
  expect(await stored()).toEqual(['Laptop', 'Tablet'])
})

test('a passkey is removed after a confirmation', async () => {
  await openWith('Laptop', 'Telefoon')
  await press('Verwijderen: Laptop')
  expect(
    await screen.findByText(
      'Je verwijdert de passkey "Laptop". Je kunt er dan niet meer mee inloggen. Op andere apparaten word je uitgelogd.',
    ),
  ).toBeTruthy()
  expect(await stored()).toEqual(['Laptop', 'Telefoon'])
  await press('Ja, ik weet het zeker')
  expect(await screen.findByText('De passkey is verwijderd.')).toBeTruthy()
  expect(await stored()).toEqual(['Telefoon'])
})

test('one that was removed in another tab is said to be gone, and leaves the list', {
  tags: ['deep'],
}, async () => {
  await openWith('Laptop')
  await backEnd.sql`delete from passkey`
  await press('Verwijderen: Laptop')
  await userEvent.click(await screen.findByRole('button', { name: 'Ja, ik weet het zeker' }))
  expect(await screen.findByText('De passkey verwijderen is niet gelukt')).toBeTruthy()
  await press('Oke')
  expect(await screen.findByText('Je hebt nog geen passkeys.')).toBeTruthy()
})

test('a browser without passkeys shows the list, and says why none can be added', async () => {
  await openWith('Laptop')
  expect(await items()).toHaveLength(1)
  expect(screen.getByText('In deze browser, of op dit adres, kun je geen passkey maken.')).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Passkey toevoegen' })).toBeNull()
})

test('with ten passkeys no other is added', async () => {
  addDevice()
  await backEnd.sql`
    insert into passkey (person_id, name, credential_id, public_key, counter)
    select person.id, place::text, sha256(place::text::bytea), '', 0
    from person, generate_series(1, ${MAX_PASSKEYS}::int) as place`
  await open()
  expect(await items()).toHaveLength(MAX_PASSKEYS)
  expect(screen.getByText('Je hebt 10 passkeys. Meer kan niet: verwijder er eerst een.')).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Passkey toevoegen' })).toBeNull()
})
