import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, test } from 'vitest'

import { sessionStore } from '#shared/session/store.ts'
import { switchOnTwoStepLogin } from '../../../testing/factories/two-step-login.ts'
import { useBackEnd } from '../../../testing/harness/back-end.ts'
import { PASSWORD } from '../../../testing/harness/client.ts'
import { openPage } from '../../../testing/harness/open-page.tsx'

const backEnd = useBackEnd()

let adminId: number
let elsId: number
beforeEach(async () => {
  adminId = await backEnd.createPerson({
    email: 'beheer@smederij.nl',
    firstName: 'Bea',
    roles: ['BW_USER', 'BW_ADMIN'],
  })
  elsId = await backEnd.createPerson({ email: 'els@smederij.nl' })
})

const field = (label: string): HTMLInputElement => screen.getByLabelText(label)
const role = (name: string) => screen.getByRole<HTMLInputElement>('checkbox', { name })
const save = (label = 'Opslaan') => userEvent.click(screen.getByRole('button', { name: label }))
const saved = () => screen.findByText('De gegevens zijn opgeslagen.')
const adminActions = async () =>
  within(await screen.findByRole('list', { name: 'Wijzigingen door beheerders' }))

async function retype(label: string, text: string) {
  await userEvent.clear(field(label))
  await userEvent.type(field(label), text)
}

async function open(id = elsId, name = 'Els de Smid') {
  const router = await openPage(`/gebruikersbeheer/${id}`, { as: 'beheer@smederij.nl' })
  await screen.findByRole('heading', { level: 1, name })
  return router
}

const row = async (id = elsId) => {
  const [person] = await backEnd.sql`
    select email, first_name, middle_name, last_name, roles, receives_newsletter from person where id = ${id}`
  return person
}

test('shows the stored account, with every role by its label', { tags: ['deep'] }, async () => {
  await backEnd.sql`
    update person set middle_name = 'de', last_name = 'Smid', receives_newsletter = true,
      roles = '{BW_USER,BW_BRONDATABASE,BW_LEGACY}' where id = ${elsId}`
  await open()
  await waitFor(() => expect(document.title).toBe('Beterwerk – Gebruikersbeheer – Els de Smid'))
  const values = ['E-mailadres', 'Voornaam', 'Tussenvoegsel (niet verplicht)', 'Achternaam'].map(
    (label) => field(label).value,
  )
  expect(values).toEqual(['els@smederij.nl', 'Els', 'de', 'Smid'])
  const roles = within(screen.getByRole('group', { name: 'Wat mag deze gebruiker?' }))
  expect(
    roles
      .getAllByRole<HTMLInputElement>('checkbox')
      .map((box) => [box.labels?.[0]?.textContent, box.checked]),
  ).toEqual([
    ['standaardgebruiker', true],
    ['verbetercoach', false],
    ['beheerder', false],
    ['gevaarlijkestoffen special user', false],
    ['brondatabase', true],
    ['Onbekende rol', true],
  ])
  expect(role('Ontvangt de nieuwsbrief').checked).toBe(true)
  expect(await screen.findByText('Beheerders hebben hier nog niets gewijzigd.')).toBeTruthy()
})

test('stores the changes, shows the new name, and lists what was changed', async () => {
  await open()
  await retype('Voornaam', ' Elsbeth ')
  await retype('Achternaam', 'Smidt')
  await userEvent.click(role('verbetercoach'))
  await userEvent.click(role('Ontvangt de nieuwsbrief'))
  await save()

  expect((await saved()).closest('[role=status]')).toBeTruthy()
  await screen.findByRole('heading', { level: 1, name: 'Elsbeth Smidt' })
  expect(await row()).toEqual({
    email: 'els@smederij.nl',
    first_name: 'Elsbeth',
    middle_name: '',
    last_name: 'Smidt',
    roles: ['BW_USER', 'BW_COACH'],
    receives_newsletter: true,
  })
  const list = await adminActions()
  expect(list.getAllByRole('listitem')).toHaveLength(1)
  expect(list.getByText('Gebruiker aangepast')).toBeTruthy()
  expect(list.getByText(/^Bea de Smid,/)).toBeTruthy()
  expect(list.getByText('van “standaardgebruiker” naar “standaardgebruiker, verbetercoach”')).toBeTruthy()

  // A second change is based on the first.
  await retype('Achternaam', 'Smits')
  expect(screen.queryByText('De gegevens zijn opgeslagen.')).toBeNull()
  await save()
  await saved()
  expect(await row()).toMatchObject({ last_name: 'Smits' })
  await waitFor(async () => expect((await adminActions()).getAllByRole('listitem')).toHaveLength(2))
})

const dialog = (name: string) => screen.findByRole('dialog', { name })

test('asks for the password before another address or role counts, and keeps what was typed without it', async () => {
  await open()
  await backEnd.sql`update session set identity_confirmed_at = null`
  await retype('E-mailadres', 'els@werkplaats.nl')
  await save()
  const question = within(await dialog('Ben jij het?'))
  await userEvent.click(question.getByRole('button', { name: 'Annuleren' }))
  expect((await screen.findByRole('alert')).textContent).toContain(
    'Er is niets gewijzigd: bevestig eerst met je wachtwoord dat jij het bent.',
  )
  expect(field('E-mailadres').value).toBe('els@werkplaats.nl')
  expect(await row()).toMatchObject({ email: 'els@smederij.nl' })

  await save()
  const again = within(await dialog('Ben jij het?'))
  await userEvent.type(again.getByLabelText('Je wachtwoord'), 'Verkeerd1')
  await userEvent.click(again.getByRole('button', { name: 'Bevestigen' }))
  expect((await again.findByRole('alert')).textContent).toContain('Dit is niet je wachtwoord.')
  await userEvent.clear(again.getByLabelText('Je wachtwoord'))
  await userEvent.type(again.getByLabelText('Je wachtwoord'), PASSWORD)
  await userEvent.click(again.getByRole('button', { name: 'Bevestigen' }))
  await saved()
  expect(await row()).toMatchObject({ email: 'els@werkplaats.nl' })
  expect(screen.queryByRole('dialog')).toBeNull()
})

test('with two-step login the code is asked too', async () => {
  const browser = backEnd.client()
  await browser.login('beheer@smederij.nl')
  const { app } = await switchOnTwoStepLogin(browser)
  await open()
  await backEnd.sql`update session set identity_confirmed_at = null`
  await backEnd.sql`update two_step_secret set last_step = 0`
  await userEvent.click(role('verbetercoach'))
  await save()
  const question = within(await dialog('Ben jij het?'))
  await userEvent.type(question.getByLabelText('Je wachtwoord'), PASSWORD)
  await userEvent.type(question.getByLabelText('Code'), app.code())
  await userEvent.click(question.getByRole('button', { name: 'Bevestigen' }))
  await saved()
  expect(await row()).toMatchObject({ roles: ['BW_USER', 'BW_COACH'] })
})

test('asks whether a user should be without any role', async () => {
  await open()
  await userEvent.click(role('standaardgebruiker'))
  await save()
  const question = within(await screen.findByRole('alertdialog', { name: 'Zonder rol?' }))
  expect(question.getByText(/Els de Smid heeft dan geen rol meer/)).toBeTruthy()
  await userEvent.click(question.getByRole('button', { name: 'Annuleren' }))
  expect((await screen.findByRole('alert')).textContent).toContain('Er is niets opgeslagen.')
  expect(await row()).toMatchObject({ roles: ['BW_USER'] })
  await save()
  await userEvent.click(await screen.findByRole('button', { name: 'Ja, sla op zonder rol' }))
  await saved()
  expect(await row()).toMatchObject({ roles: [] })
})

test('leaves the own address to the own account', async () => {
  await open(adminId, 'Bea de Smid')
  expect(field('E-mailadres').readOnly).toBe(true)
  expect(screen.getByRole('link', { name: 'Mijn gegevens' })).toHaveProperty('pathname', '/gegevens')
})

test("changes the administrator's own name in the header too", async () => {
  await open(adminId, 'Bea de Smid')
  await retype('Voornaam', 'Beatrix')
  await save()
  await saved()
  expect(sessionStore.getState().user.fullName).toBe('Beatrix de Smid')
})

test("refuses to take the administrator's own role away, at the field", { tags: ['deep'] }, async () => {
  await open(adminId, 'Bea de Smid')
  await userEvent.click(role('beheerder'))
  await save()
  expect((await screen.findByRole('alert')).textContent).toContain(
    'Je kunt je eigen rol beheerder niet weghalen. Vraag het een andere beheerder.',
  )
  expect(role('beheerder').checked).toBe(false)
  expect(await row(adminId)).toMatchObject({ roles: ['BW_USER', 'BW_ADMIN'] })
})

test('keeps both texts when another administrator saved meanwhile', { tags: ['deep'] }, async () => {
  await open()
  await backEnd.createPerson({ email: 'jan@smederij.nl', firstName: 'Jan', roles: ['BW_USER', 'BW_ADMIN'] })
  const jan = backEnd.client()
  await jan.openSession('jan@smederij.nl')
  const { body } = await jan.get(`/rest/admin/users/${elsId}`)
  await jan.post(`/rest/admin/users/${elsId}`, {
    ...body.responseObject,
    lastName: 'van Jan',
    roles: ['BW_USER', 'BW_COACH'],
  })
  await retype('Achternaam', 'van Bea')
  await save()

  const alert = await screen.findByRole('alert')
  expect(alert.textContent).toContain('Dit is intussen gewijzigd door Jan de Smid.')
  const other = within(screen.getByRole('region', { name: 'Dit staat er nu' }))
  expect(other.getAllByRole('definition').map(({ textContent }) => textContent)).toEqual([
    'van Jan',
    'standaardgebruiker, verbetercoach',
  ])
  expect(field('Achternaam').value).toBe('van Bea')
  expect(screen.getByRole('link', { name: 'Houd wat er staat' })).toHaveProperty(
    'pathname',
    '/gebruikersbeheer',
  )

  await save('Mijn tekst opslaan')
  await saved()
  expect(await row()).toMatchObject({ last_name: 'van Bea', roles: ['BW_USER'] })
})

test('says so when the user was deleted meanwhile, and keeps the input', { tags: ['deep'] }, async () => {
  await open()
  await backEnd.sql`delete from person where id = ${elsId}`
  await retype('Achternaam', 'Smits')
  await save()
  expect((await screen.findByRole('alert')).textContent).toContain('Deze gebruiker bestaat niet meer.')
  expect(field('Achternaam').value).toBe('Smits')
})

test('shows an error when saving fails, and keeps the input', { tags: ['deep'] }, async () => {
  await open()
  await retype('Voornaam', 'Elsbeth')
  const alert = await backEnd.withoutTable('audit_record', async () => {
    await save()
    return screen.findByRole('alert')
  })
  expect(alert.textContent).toContain('Het is niet gelukt de gebruikersgegevens aan te passen')
  expect(alert.textContent).toContain('Applicatie is tijdelijk niet beschikbaar, probeer het later nog eens.')
  expect(field('Voornaam').value).toBe('Elsbeth')
  expect(await row()).toMatchObject({ first_name: 'Els' })
})

test.each([
  ['E-mailadres', 'els', 'Ongeldig e-mailadres'],
  ['Voornaam', '{ }', 'Dit is een verplicht veld.'],
  ['Achternaam', '{ }', 'Dit is een verplicht veld.'],
  ['E-mailadres', 'beheer@smederij.nl', 'Er is al een account met dit e-mailadres.'],
])('%s rejects %s', { tags: ['deep'] }, async (label, typed, sentence) => {
  await open()
  await retype(label, typed)
  await save()
  expect((await screen.findByRole('alert')).textContent).toContain(sentence)
  expect(field(label).getAttribute('aria-invalid')).toBe('true')
  expect(await row()).toMatchObject({ email: 'els@smederij.nl', first_name: 'Els', last_name: 'de Smid' })
})

test('lists older changes on request, and offers all of them as a file', async () => {
  const changes = JSON.stringify([{ field: 'lastName', from: 'Smid', to: '' }])
  await backEnd.sql`
    insert into audit_record (actor_id, action, person_ids, changes)
    select ${adminId}, 'USER_CHANGED', array[${elsId}::int], ${changes}::jsonb from generate_series(1, 12)`
  await open()
  const list = await adminActions()
  expect(list.getAllByRole('listitem')).toHaveLength(10)
  expect(list.getAllByText('van “Smid” naar niets')).toHaveLength(10)
  await userEvent.click(screen.getByRole('button', { name: 'Toon oudere (2)' }))
  await waitFor(() => expect(list.getAllByRole('listitem')).toHaveLength(12))
  expect(screen.queryByRole('button', { name: /Toon oudere/ })).toBeNull()
  expect(screen.getByRole('link', { name: 'Alles downloaden' })).toHaveProperty(
    'pathname',
    `/rest/admin/users/${elsId}/admin-actions/csv`,
  )
})

test('changes that cannot be loaded do not keep the form away', { tags: ['deep'] }, async () => {
  await backEnd.withoutTable('audit_record', async () => {
    await open()
    expect(await screen.findByText('De wijzigingen konden niet geladen worden')).toBeTruthy()
  })
  expect(field('Voornaam').value).toBe('Els')
})

test('switches two-step login off for somebody who lost everything, after confirmation', {
  tags: ['deep'],
}, async () => {
  const els = backEnd.client()
  await els.login('els@smederij.nl')
  await switchOnTwoStepLogin(els)
  await open()
  await userEvent.click(screen.getByRole('button', { name: 'Tweestapslogin uitzetten' }))
  await userEvent.click(await screen.findByRole('button', { name: 'Ja, ik weet het zeker' }))
  await screen.findByText('Staat uit.')
  await waitFor(() =>
    expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Tweestapslogin' })),
  )
  expect((await adminActions()).getByText('Tweestapslogin uitgezet')).toBeTruthy()
  expect(await backEnd.sql`select two_step_login from person where id = ${elsId}`).toEqual([
    { two_step_login: false },
  ])
  expect(screen.queryByRole('button', { name: 'Tweestapslogin uitzetten' })).toBeNull()
})

test.each(['999', '0', 'els'])('a user %s is not found', { tags: ['deep'] }, async (id) => {
  await openPage(`/gebruikersbeheer/${id}`, { as: 'beheer@smederij.nl' })
  expect(await screen.findByRole('heading', { level: 1, name: 'Niet gevonden' })).toBeTruthy()
})

test('refuses everybody but administrators', async () => {
  const router = await openPage(`/gebruikersbeheer/${elsId}`, { as: 'els@smederij.nl' })
  await screen.findByRole('heading', { level: 1, name: 'Geen toegang' })
  expect(router.state.location.search).toBe(`?url=%2Fgebruikersbeheer%2F${elsId}`)
})

test('lets a download be made with all data of the user, after asking, and records it', async () => {
  await open()
  await userEvent.click(screen.getByRole('button', { name: 'Gegevens klaarzetten' }))
  const dialog = within(await screen.findByRole('alertdialog', { name: 'Weet je het zeker?' }))
  expect(dialog.getByText(/^Els de Smid krijgt een mail als de download klaarstaat/)).toBeTruthy()
  expect(await backEnd.sql`select * from data_export`).toEqual([])
  await userEvent.click(dialog.getByRole('button', { name: 'Ja, ik weet het zeker' }))
  expect((await screen.findByText('De gegevens worden klaargezet.')).closest('[role=status]')).toBeTruthy()
  expect(await backEnd.sql`select person_id from data_export`).toEqual([{ person_id: elsId }])
  expect((await adminActions()).getByText('Gegevens klaargezet')).toBeTruthy()
})

test('says so when the data of the user are being prepared already', async () => {
  await backEnd.sql`
    insert into data_export (person_id, next_attempt_at) values (${elsId}, now() + interval '1 hour')`
  await open()
  await userEvent.click(screen.getByRole('button', { name: 'Gegevens klaarzetten' }))
  await userEvent.click(await screen.findByRole('button', { name: 'Ja, ik weet het zeker' }))
  const alert = await screen.findByRole('alertdialog', {
    name: 'De gegevens van deze gebruiker worden al klaargezet.',
  })
  expect(alert).toBeTruthy()
  expect(await backEnd.sql`select * from audit_record`).toEqual([])
})

test('shows what happened to the account, with who else did it, and older events on request', async () => {
  await backEnd.sql`
    insert into audit_event (kind, person_id, actor_id, happened_at) overriding system value
    select 'LOGGED_IN', ${elsId}::int, ${elsId}::int, now() - place * interval '1 hour'
    from generate_series(1, 11) as places (place)
    union all select 'ROLES_CHANGED', ${elsId}, ${adminId}, now()`
  await open()
  const events = async () => within(await screen.findByRole('list', { name: 'Recente activiteit' }))
  const lines = (await events()).getAllByRole('listitem')
  expect(lines).toHaveLength(10)
  expect(lines[0]!.textContent).toMatch(/^Rollen gewijzigd door een beheerderBea de Smid, \d\d-\d\d-\d{4} /)
  await userEvent.click(screen.getByRole('button', { name: 'Toon oudere activiteit (2)' }))
  await waitFor(async () => expect((await events()).getAllByRole('listitem')).toHaveLength(12))
  expect(screen.queryByRole('button', { name: /oudere activiteit/ })).toBeNull()
})
