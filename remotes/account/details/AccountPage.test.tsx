import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, test } from 'vitest'

import { getLoginStatus } from '#shared/api/accounts/session.ts'
import { sessionStore, signIn } from '#shared/session/store.ts'
import { useBackEnd } from '../../../testing/harness/back-end.ts'
import { PASSWORD } from '../../../testing/harness/client.ts'
import { openPage } from '../../../testing/harness/open-page.tsx'

const backEnd = useBackEnd()
const SAVED = 'Je gegevens zijn opgeslagen.'

beforeEach(() => backEnd.createPerson({ email: 'els@smederij.nl' }))

const field = (label: string): HTMLElement => screen.getByLabelText(label)
const branch = () => screen.getByRole<HTMLSelectElement>('combobox', { name: /^Branche/ })
const ownBranch = () => screen.queryByRole<HTMLInputElement>('textbox', { name: /^Welke branche\?/ })
const password = () => screen.queryByLabelText('Je wachtwoord')
const save = () => userEvent.click(screen.getByRole('button', { name: 'Gegevens opslaan' }))
const saved = () => screen.findByText(SAVED)

async function retype(label: string, text: string) {
  await userEvent.clear(field(label))
  await userEvent.type(field(label), text)
}

async function open() {
  await openPage('/gegevens', { as: 'els@smederij.nl' })
  await screen.findByRole('heading', { level: 1, name: 'Mijn gegevens' })
}

const row = async () => {
  const [person] = await backEnd.sql`
    select email, first_name, middle_name, last_name, branch, function, receives_newsletter, roles from person`
  return person
}

test('stores the changes, and shows the new name in the header', { tags: ['deep'] }, async () => {
  await open()
  await waitFor(() => expect(document.title).toBe('Beterwerk – Mijn gegevens'))
  await retype('Voornaam', ' Elsbeth ')
  await userEvent.type(field('Tussenvoegsel (niet verplicht)'), 'van der')
  await retype('Achternaam', 'Smidt')
  await userEvent.selectOptions(branch(), 'Metalektro')
  await userEvent.selectOptions(screen.getByRole('combobox', { name: /^Functie/ }), 'Werknemer')
  await userEvent.click(screen.getByRole('checkbox', { name: 'Stuur mij de nieuwsbrief' }))
  await save()

  expect((await saved()).closest('[role=status]')).toBeTruthy()
  expect(await row()).toEqual({
    email: 'els@smederij.nl',
    first_name: 'Elsbeth',
    middle_name: 'van der',
    last_name: 'Smidt',
    branch: 'Metalektro',
    function: 'Werknemer',
    receives_newsletter: true,
    roles: ['BW_USER'],
  })
  expect(sessionStore.getState().user.fullName).toBe('Elsbeth van der Smidt')
  expect(screen.getByRole('button', { name: /Elsbeth van der Smidt/ })).toBeTruthy()
})

test('shows the stored account', { tags: ['deep'] }, async () => {
  await backEnd.sql`
    update person set middle_name = 'de', last_name = 'Smid', branch = 'Zorg', function = 'Werkgever/manager',
      receives_newsletter = true`
  await open()
  const values = ['Voornaam', 'Tussenvoegsel (niet verplicht)', 'Achternaam', 'E-mailadres'].map(
    (label) => (field(label) as HTMLInputElement).value,
  )
  expect(values).toEqual(['Els', 'de', 'Smid', 'els@smederij.nl'])
  expect(branch().value).toBe('Zorg')
  expect(screen.getByRole('combobox', { name: /^Functie/ })).toHaveProperty('value', 'Werkgever/manager')
  expect(screen.getByRole('checkbox')).toHaveProperty('checked', true)
  expect(password()).toBeNull()
  expect(screen.getByRole('link', { name: 'Wachtwoord wijzigen' })).toHaveProperty(
    'pathname',
    '/gegevens/wachtwoord-wijzigen',
  )
})

async function createConflict() {
  await open()
  const elsewhere = backEnd.client()
  await elsewhere.login('els@smederij.nl')
  const { body } = await elsewhere.get('/rest/person/detail')
  await elsewhere.post('/rest/person/detail', { ...body.responseObject, lastName: 'Bakker', branch: 'Zorg' })
  await retype('Voornaam', 'Elsbeth')
  await save()
  expect((await screen.findByRole('alert')).textContent).toContain(
    'Dit is intussen gewijzigd door jezelf, in een ander venster of op een ander apparaat.',
  )
  const other = within(screen.getByRole('region', { name: 'Dit staat er nu' }))
  expect(other.getAllByRole('term').map(({ textContent }) => textContent)).toEqual(['Achternaam', 'Branche'])
  expect(other.getAllByRole('definition').map(({ textContent }) => textContent)).toEqual(['Bakker', 'Zorg'])
  expect(field('Voornaam')).toHaveProperty('value', 'Elsbeth')
}

test('after a change in another tab, shows both texts and saves the own text on request', {
  tags: ['deep'],
}, async () => {
  await createConflict()
  await userEvent.click(screen.getByRole('button', { name: 'Mijn tekst opslaan' }))
  await saved()
  expect(await row()).toMatchObject({ first_name: 'Elsbeth', last_name: 'de Smid', branch: '' })
  expect(screen.queryByRole('region', { name: 'Dit staat er nu' })).toBeNull()
  await retype('Voornaam', 'Elsje')
  await save()
  await waitFor(async () => expect(await row()).toMatchObject({ first_name: 'Elsje' }))
})

test('after a change in another tab, can keep what is stored', { tags: ['deep'] }, async () => {
  await createConflict()
  await userEvent.click(screen.getByRole('button', { name: 'Houd wat er staat' }))
  await userEvent.click(await screen.findByRole('button', { name: 'Ja, ik weet het zeker' }))
  await waitFor(() => expect(field('Voornaam')).toHaveProperty('value', 'Els'))
  expect(field('Achternaam')).toHaveProperty('value', 'Bakker')
  expect(screen.queryByRole('region', { name: 'Dit staat er nu' })).toBeNull()
  expect(document.activeElement?.textContent).toBe('Mijn gegevens')
  await retype('Voornaam', 'Elsje')
  await save()
  await saved()
  expect(await row()).toMatchObject({ first_name: 'Elsje', last_name: 'Bakker', branch: 'Zorg' })
})

test('hides the confirmation at the next change', { tags: ['deep'] }, async () => {
  await open()
  await save()
  await saved()
  await userEvent.type(field('Achternaam'), 's')
  expect(screen.queryByText(SAVED)).toBeNull()
})

test('every branch of the list can be chosen, or none', { tags: ['deep'] }, async () => {
  await open()
  const options = within(branch()).getAllByRole<HTMLOptionElement>('option')
  expect(options).toHaveLength(23)
  expect(options[0]).toMatchObject({ value: '', textContent: 'Kies een branche' })
  expect(options.at(-1)?.value).toBe('Anders')
  await userEvent.selectOptions(branch(), 'Horeca')
  await userEvent.selectOptions(branch(), 'Kies een branche')
  await save()
  await saved()
  expect(await row()).toMatchObject({ branch: '', function: '' })
})

test('stores a branch that is not in the list', { tags: ['deep'] }, async () => {
  await open()
  expect(ownBranch()).toBeNull()
  await userEvent.selectOptions(branch(), 'Anders')
  await userEvent.type(ownBranch()!, ' Scheepsbouw ')
  await save()
  await saved()
  expect(await row()).toMatchObject({ branch: 'Scheepsbouw' })
})

test('stores Anders when no other branch is filled in', { tags: ['deep'] }, async () => {
  await open()
  await userEvent.selectOptions(branch(), 'Anders')
  await save()
  await saved()
  expect(await row()).toMatchObject({ branch: 'Anders' })
})

test('shows a branch that is not in the list as Anders, and choosing Anders again empties it', {
  tags: ['deep'],
}, async () => {
  await backEnd.sql`update person set branch = 'Scheepsbouw'`
  await open()
  expect(branch().value).toBe('Anders')
  expect(ownBranch()?.value).toBe('Scheepsbouw')
  await userEvent.selectOptions(branch(), 'Zorg')
  expect(ownBranch()).toBeNull()
  await userEvent.selectOptions(branch(), 'Anders')
  expect(ownBranch()?.value).toBe('')
})

test('asks for another e-mail address with the password, and says that it waits for its mail', async () => {
  await open()
  await retype('E-mailadres', 'els@werkplaats.nl')
  await save()
  expect((await screen.findByRole('alert')).textContent).toBe(
    'Niet alle velden zijn correct ingevuldJe wachtwoord: Dit is een verplicht veld.',
  )
  expect(screen.getByText(/Je verandert het adres waarmee je inlogt\./)).toBeTruthy()

  await userEvent.type(password()!, PASSWORD)
  await save()
  await saved()
  expect(password()).toBeNull()
  expect(field('E-mailadres')).toHaveProperty('value', 'els@smederij.nl')
  expect(await row()).toMatchObject({ email: 'els@smederij.nl' })
  expect(waiting()?.textContent).toContain('We hebben een mail gestuurd naar els@werkplaats.nl.')
  expect(waiting()?.textContent).toContain('Tot die tijd log je in met els@smederij.nl.')

  // Saving other fields does not cancel the new address.
  await retype('Voornaam', 'Elsbeth')
  await save()
  await saved()
  expect(waiting()).toBeTruthy()
  await retype('E-mailadres', 'els@elders.nl')
  expect(password()).toHaveProperty('value', '')
})

const waiting = () => screen.queryByText('Bevestig je nieuwe e-mailadres')?.closest('[role=status]')
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }))
const mails = () => backEnd.sql`select recipient from mail_outbox`

test('sends the mail to the new address again, and keeps the old one on request', {
  tags: ['deep'],
}, async () => {
  await backEnd.sql`
    insert into address_change (person_id, email, token_hash, expires_at)
    select id, 'els@werkplaats.nl', '\\x01', now() + interval '1 hour' from person`
  await open()
  await press('Stuur de mail opnieuw')
  expect(await screen.findByText(/^De mail is opnieuw gestuurd/)).toBeTruthy()
  expect(await mails()).toEqual([{ recipient: 'els@werkplaats.nl' }])

  await press('Houd mijn oude adres')
  await waitFor(() => expect(waiting()).toBeUndefined())
  expect(document.activeElement?.textContent).toBe('Mijn gegevens')
  expect(await backEnd.sql`select email from address_change`).toEqual([])
})

test('a wrong password changes nothing, and keeps the input', { tags: ['deep'] }, async () => {
  await open()
  await retype('Voornaam', 'Elsbeth')
  await retype('E-mailadres', 'els@werkplaats.nl')
  await userEvent.type(password()!, 'Verkeerd2026')
  await save()

  await screen.findByRole('alert')
  expect(password()!.getAttribute('aria-invalid')).toBe('true')
  expect(password()).toHaveProperty('value', 'Verkeerd2026')
  expect(field('Voornaam')).toHaveProperty('value', 'Elsbeth')
  expect(await row()).toMatchObject({ email: 'els@smederij.nl', first_name: 'Els' })
})

test('asks for no password when the e-mail address is unchanged', { tags: ['deep'] }, async () => {
  await open()
  await retype('E-mailadres', 'els@werkplaats.nl')
  expect(password()).toBeTruthy()
  await retype('E-mailadres', ' els@smederij.nl ')
  expect(password()).toBeNull()
  await save()
  expect(await saved()).toBeTruthy()
})

test('rejects the e-mail address of another account at its field', { tags: ['deep'] }, async () => {
  await backEnd.createPerson({ email: 'jan@smederij.nl' })
  await open()
  await retype('E-mailadres', 'jan@smederij.nl')
  await userEvent.type(password()!, PASSWORD)
  await save()

  expect((await screen.findByRole('alert')).textContent).toContain(
    'Er is al een account met dit e-mailadres.',
  )
  expect(field('E-mailadres').getAttribute('aria-invalid')).toBe('true')
  expect(await backEnd.sql`select email from person order by id`).toEqual([
    { email: 'els@smederij.nl' },
    { email: 'jan@smederij.nl' },
  ])
})

test.each([
  ['Voornaam', '{ }', 'Dit is een verplicht veld.'],
  ['Achternaam', '{ }', 'Dit is een verplicht veld.'],
  ['E-mailadres', 'els', 'Ongeldig e-mailadres'],
])('%s rejects %s', { tags: ['deep'] }, async (label, typed, sentence) => {
  await open()
  await retype(label, typed)
  await save()

  expect((await screen.findByRole('alert')).textContent).toContain(`${label}: ${sentence}`)
  expect(field(label).getAttribute('aria-invalid')).toBe('true')
  expect(await row()).toMatchObject({ email: 'els@smederij.nl', first_name: 'Els', last_name: 'de Smid' })
})

test.each(['Voornaam', 'Tussenvoegsel (niet verplicht)', 'Achternaam'])(
  '%s accepts at most 255 characters',
  { tags: ['deep'] },
  async (label) => {
    await open()
    await userEvent.clear(field(label))
    await userEvent.click(field(label))
    await userEvent.paste('a'.repeat(256))
    await save()

    expect((await screen.findByRole('alert')).textContent).toContain('Vul hier maximaal 255 tekens in.')
    expect(field(label).getAttribute('aria-invalid')).toBe('true')
  },
)

test('a branch that is not in the list has at most 255 characters', { tags: ['deep'] }, async () => {
  await open()
  await userEvent.selectOptions(branch(), 'Anders')
  await userEvent.click(ownBranch()!)
  await userEvent.paste('a'.repeat(256))
  await save()

  expect((await screen.findByRole('alert')).textContent).toContain('Vul hier maximaal 255 tekens in.')
  expect(ownBranch()!.getAttribute('aria-invalid')).toBe('true')
})

test('shows an error when saving fails, and keeps the input', { tags: ['deep'] }, async () => {
  await open()
  await save()
  await saved()
  await retype('Voornaam', 'Elsbeth')
  const alert = await backEnd.withoutColumn('person', 'branch', async () => {
    await save()
    return screen.findByRole('alert')
  })
  expect(alert.textContent).toContain('Het is niet gelukt de gegevens op te slaan')
  expect(alert.textContent).toContain('Applicatie is tijdelijk niet beschikbaar, probeer het later nog eens.')
  expect(field('Voornaam')).toHaveProperty('value', 'Elsbeth')
  expect(screen.queryByText(SAVED)).toBeNull()
  await save()
  expect(await saved()).toBeTruthy()
  expect(await row()).toMatchObject({ first_name: 'Elsbeth' })
})

test('asks for a login when the session has ended, and restores the input', { tags: ['deep'] }, async () => {
  await open()
  await retype('Voornaam', 'Elsbeth')
  await userEvent.selectOptions(branch(), 'Anders')
  await userEvent.type(ownBranch()!, 'Scheepsbouw')
  await backEnd.endSessions()
  await save()

  await screen.findByRole('heading', { level: 1, name: 'Inloggen' })
  await userEvent.type(field('E-mailadres'), 'els@smederij.nl')
  await userEvent.type(field('Wachtwoord'), PASSWORD)
  await userEvent.click(screen.getByRole('button', { name: 'Inloggen' }))

  await screen.findByRole('heading', { level: 1, name: 'Mijn gegevens' })
  await waitFor(() => expect(ownBranch()).toHaveProperty('value', 'Scheepsbouw'))
  expect(field('Voornaam')).toHaveProperty('value', 'Elsbeth')
  expect(await row()).toMatchObject({ first_name: 'Els', branch: '' })
  await save()
  await saved()
  expect(await row()).toMatchObject({ first_name: 'Elsbeth', branch: 'Scheepsbouw' })
})

test('another user who logs in in another tab gets a new form', { tags: ['deep'] }, async () => {
  await backEnd.createPerson({ email: 'jan@smederij.nl', firstName: 'Jan' })
  await open()
  await retype('Voornaam', 'Elsbeth')
  await backEnd.page.login('jan@smederij.nl')
  await signIn(await getLoginStatus())

  await waitFor(() => expect(field('E-mailadres')).toHaveProperty('value', 'jan@smederij.nl'))
  expect(field('Voornaam')).toHaveProperty('value', 'Jan')
  await save()
  await saved()
  expect(await backEnd.sql`select email, first_name from person order by id`).toEqual([
    { email: 'els@smederij.nl', first_name: 'Els' },
    { email: 'jan@smederij.nl', first_name: 'Jan' },
  ])
})

test('shows an error when loading fails, and Opnieuw tries again', { tags: ['deep'] }, async () => {
  const alert = await backEnd.withoutColumn('person', 'branch', async () => {
    await openPage('/gegevens', { as: 'els@smederij.nl' })
    return screen.findByRole('alert')
  })
  expect(alert.textContent).toContain('Gegevens ophalen is niet gelukt')
  expect(alert.textContent).toContain('Applicatie is tijdelijk niet beschikbaar, probeer het later nog eens.')
  await userEvent.click(screen.getByRole('button', { name: 'Opnieuw' }))
  expect(await screen.findByRole('heading', { level: 1, name: 'Mijn gegevens' })).toBeTruthy()
})

test('asks a visitor for a login', async () => {
  const router = await openPage('/gegevens')
  expect(await screen.findByRole('heading', { level: 1, name: 'Inloggen' })).toBeTruthy()
  await waitFor(() => expect(router.state.location.search).toBe('?redirect=%2Fgegevens'))
})
