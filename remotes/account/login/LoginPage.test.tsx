import { act, cleanup, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'

import { endSession } from '#shared/parts/accounts/end-session.ts'
import { addPasskey } from '../../../testing/factories/passkeys.ts'
import { queueAnswer } from '../../../testing/factories/queued-answer.ts'
import { switchOnTwoStepLogin } from '../../../testing/factories/two-step-login.ts'
import { useBackEnd } from '../../../testing/harness/back-end.ts'
import { PASSWORD } from '../../../testing/harness/client.ts'
import { logInPage, openPage } from '../../../testing/harness/open-page.tsx'
import { usePasskeyDevice } from '../../../testing/harness/passkey-device.ts'

const backEnd = useBackEnd()
const addDevice = usePasskeyDevice(() => backEnd.url)

const email = () => screen.findByRole('textbox', { name: 'E-mailadres' })
const password = () => screen.getByLabelText('Wachtwoord')
const send = () => userEvent.click(screen.getByRole('button', { name: 'Inloggen' }))
const sessions = () => backEnd.sql`select person_id from session`

test('opens the companies after a login', { tags: ['deep'] }, async () => {
  const els = await backEnd.createPerson({ email: 'els@smederij.nl' })
  await openPage('/inloggen?email=els@smederij.nl')
  expect(await email()).toHaveProperty('value', 'els@smederij.nl')
  await userEvent.type(password(), PASSWORD)
  await send()

  expect(await screen.findByRole('heading', { level: 1, name: 'Mijn bedrijven' })).toBeTruthy()
  expect(await sessions()).toEqual([{ person_id: els }])
})

test('shows the breadcrumbs and the benefits of an account', { tags: ['deep'] }, async () => {
  await openPage('/inloggen?email=els@smederij.nl')
  expect(await screen.findByRole('heading', { level: 1, name: 'Inloggen' })).toBeTruthy()
  await waitFor(() => expect(document.title).toBe('Beterwerk – Inloggen'))
  expect(screen.getByRole('heading', { level: 2, name: 'Nieuw hier?' })).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Meld je nu aan!' }).getAttribute('href')).toBe(
    '/aanmelden?email=els%40smederij.nl',
  )
  expect(screen.getByRole('link', { name: 'Wachtwoord vergeten?' })).toHaveProperty(
    'pathname',
    '/wachtwoord-vergeten',
  )
})

test('returns to the requested page, within the portal', async () => {
  await backEnd.createPerson({ email: 'els@smederij.nl' })
  const router = await openPage('/inloggen?redirect=/bedrijf-toevoegen')
  await userEvent.type(await email(), 'els@smederij.nl')
  await userEvent.type(password(), PASSWORD)
  await send()
  expect(await screen.findByRole('heading', { level: 1, name: 'Maak je bedrijf aan' })).toBeTruthy()
  expect(router.state.location.pathname).toBe('/bedrijf-toevoegen')
})

test('shows an error of the server, and keeps the input', { tags: ['deep'] }, async () => {
  await backEnd.createPerson({ email: 'els@smederij.nl' })
  await openPage('/inloggen')
  await userEvent.type(await email(), 'els@smederij.nl')
  await userEvent.type(password(), PASSWORD)
  const alert = await backEnd.withoutTable('session', async () => {
    await send()
    return screen.findByRole('alert')
  })
  expect(alert.textContent).toContain('Inloggen is niet gelukt')
  expect(alert.textContent).toContain('Applicatie is tijdelijk niet beschikbaar, probeer het later nog eens.')
  expect(await email()).toHaveProperty('value', 'els@smederij.nl')
  expect(password()).toHaveProperty('value', PASSWORD)
})

test('rejects a wrong password, and keeps the input', { tags: ['deep'] }, async () => {
  await backEnd.createPerson({ email: 'els@smederij.nl' })
  await openPage('/inloggen')
  await userEvent.type(await email(), 'els@smederij.nl')
  await userEvent.type(password(), 'Welkom2025')
  await send()

  expect((await screen.findByRole('alert')).textContent).toContain(
    'Het e-mailadres of het wachtwoord klopt niet.',
  )
  expect(password()).toHaveProperty('value', 'Welkom2025')
  expect(await sessions()).toEqual([])
})

test('after five wrong passwords, the account must wait even with the right password; others need not', {
  tags: ['deep'],
}, async () => {
  await backEnd.createPerson({ email: 'els@smederij.nl' })
  await backEnd.createPerson({ email: 'jan@lasserij.nl' })
  const wrong = { username: 'els@smederij.nl', password: 'Welkom2025' }
  for (let attempt = 0; attempt < 5; attempt++) await backEnd.client().post('/rest/login', wrong)
  await openPage('/inloggen')
  await userEvent.type(await email(), 'els@smederij.nl')
  await userEvent.type(password(), PASSWORD)
  await send()
  expect((await screen.findByRole('alert')).textContent).toContain('te vaak')
  expect(await email()).toHaveProperty('value', 'els@smederij.nl')

  await userEvent.clear(await email())
  await userEvent.type(await email(), 'jan@lasserij.nl')
  await send()
  expect(await screen.findByRole('heading', { level: 1, name: 'Mijn bedrijven' })).toBeTruthy()
})

test('rejects an invalid e-mail address', { tags: ['deep'] }, async () => {
  await openPage('/inloggen')
  await userEvent.type(await email(), 'els')
  await send()

  expect((await screen.findByRole('alert')).textContent).toContain('Niet alle velden zijn correct ingevuld')
  expect((await screen.findAllByText('Ongeldig e-mailadres')).length).toBeGreaterThan(0)
  expect((await screen.findAllByText('Dit is een verplicht veld.')).length).toBeGreaterThan(0)
})

async function withTwoStepLogin() {
  await backEnd.createPerson({ email: 'els@smederij.nl' })
  const client = backEnd.client()
  await client.login('els@smederij.nl')
  return switchOnTwoStepLogin(client)
}

async function sendPassword() {
  await openPage('/inloggen?email=els@smederij.nl')
  await email()
  await userEvent.type(password(), PASSWORD)
  await send()
  return screen.findByLabelText('Code')
}

test('asks for a code when the password was right, and logs in with it', async () => {
  const { app } = await withTwoStepLogin()
  const code = await sendPassword()
  expect(screen.queryByRole('alert')).toBeNull()
  expect(document.activeElement).toBe(code)
  expect(code).toMatchObject({ inputMode: 'numeric', autocomplete: 'one-time-code' })
  await send()
  expect((await screen.findByRole('alert')).textContent).toContain('Niet alle velden zijn correct ingevuld')
  await userEvent.click(code)
  await userEvent.paste(` ${app.code(30).replace(/(...)/, '$1 ')} `)
  await send()
  expect(await screen.findByRole('heading', { level: 1, name: 'Mijn bedrijven' })).toBeTruthy()
})

test('tells at the field that a code is wrong, and keeps the input', { tags: ['deep'] }, async () => {
  const { app } = await withTwoStepLogin()
  const code = await sendPassword()
  await userEvent.type(code, app.wrongCode())
  await send()
  expect((await screen.findByRole('alert')).textContent).toContain('Deze code klopt niet of is al gebruikt.')
  expect(code.getAttribute('aria-invalid')).toBe('true')
  expect(password()).toHaveProperty('value', PASSWORD)
})

test('logs in with a recovery code', { tags: ['deep'] }, async () => {
  const { recoveryCodes } = await withTwoStepLogin()
  await sendPassword()
  await userEvent.click(screen.getByRole('button', { name: 'Gebruik een herstelcode' }))
  const field = screen.getByLabelText('Herstelcode')
  expect(document.activeElement).toBe(field)
  await userEvent.type(field, recoveryCodes[0]!)
  await send()
  expect(await screen.findByRole('heading', { level: 1, name: 'Mijn bedrijven' })).toBeTruthy()
})

test('does not ask for a code any more when another address is typed', { tags: ['deep'] }, async () => {
  await withTwoStepLogin()
  await backEnd.createPerson({ email: 'jan@lasserij.nl' })
  await sendPassword()
  await userEvent.clear(await email())
  await userEvent.type(await email(), 'jan@lasserij.nl')
  expect(screen.queryByLabelText('Code')).toBeNull()
  await send()
  expect(await screen.findByRole('heading', { level: 1, name: 'Mijn bedrijven' })).toBeTruthy()
})

/** As another tab does: without the form of this page. */
async function logInElsewhere() {
  await backEnd.createPerson({ email: 'els@smederij.nl' })
  await logInPage('els@smederij.nl')
}

test('a login in another tab shows that the visitor is logged in, until they log out', {
  tags: ['deep'],
}, async () => {
  await openPage('/inloggen')
  await email()
  await act(logInElsewhere)
  const title = await screen.findByRole('heading', { level: 1, name: 'Je bent al ingelogd' })
  expect(document.activeElement).toBe(title)
  await userEvent.click(screen.getByRole('button', { name: 'Log uit' }))
  await userEvent.type(await email(), 'els@smederij.nl')
  await userEvent.type(password(), PASSWORD)
  await send()
  expect(await screen.findByRole('heading', { level: 1, name: 'Mijn bedrijven' })).toBeTruthy()
})

test.each([
  ['/bedrijf-toevoegen', 'Maak je bedrijf aan'],
  ['//elders.nl/bedrijf-toevoegen', 'Mijn bedrijven'],
  ['/.//elders.nl/bedrijf-toevoegen', 'Mijn bedrijven'],
])(
  'a login in another tab opens the page that waited for it: %s',
  { tags: ['deep'] },
  async (target, title) => {
    await openPage(`/inloggen?redirect=${encodeURIComponent(target)}`)
    await email()
    await act(logInElsewhere)
    expect(await screen.findByRole('heading', { level: 1, name: title })).toBeTruthy()
  },
)

test('offers the page that waits to a user who is logged in', { tags: ['deep'] }, async () => {
  await backEnd.createPerson({ email: 'els@smederij.nl' })
  await openPage('/inloggen?redirect=/bedrijf-toevoegen', { as: 'els@smederij.nl' })
  const link = await screen.findByRole('link', { name: 'Ga verder' })
  expect(link).toHaveProperty('pathname', '/bedrijf-toevoegen')
})

const LAPSED = 'Je deed een tijd niets of was te lang ingelogd, of je bent ergens anders uitgelogd.'

/** Submits the form for a company after the session was revoked. */
async function lapse(during?: () => void) {
  await backEnd.createPerson({ email: 'els@smederij.nl' })
  await openPage('/bedrijf-toevoegen', { as: 'els@smederij.nl' })
  const name = await screen.findByLabelText('Bedrijfsnaam')
  during?.()
  await backEnd.endSessions()
  await userEvent.type(name, 'Smederij')
  await userEvent.click(screen.getByRole('button', { name: 'Bedrijf aanmaken' }))
  return screen.findByText(/^Je was te lang|Log opnieuw in om/)
}

test('says after a session that ended why one must log in again, and what is kept', {
  tags: ['deep'],
}, async () => {
  const text = (await lapse()).textContent
  expect(text).toContain(LAPSED)
  expect(text).toContain('Wat je had ingevuld, is bewaard.')
  expect(text).not.toContain('antwoorden')
})

test('says that answers of a check are kept, when some wait on this device', { tags: ['deep'] }, async () => {
  const text = await lapse(() => queueAnswer(1, { companyId: 1, sectionId: 1 }))
  expect(text.textContent).toContain('De antwoorden die je gaf, zijn bewaard op dit apparaat.')
})

test('says why after a login that expired on a page without a form', { tags: ['deep'] }, async () => {
  await backEnd.createPerson({ email: 'els@smederij.nl' })
  const router = await openPage('/bedrijven', { as: 'els@smederij.nl' })
  await screen.findByRole('heading', { level: 1, name: 'Mijn bedrijven' })
  await backEnd.endSessions()
  await act(() => router.navigate('/gegevens'))
  const text = (await screen.findByText(new RegExp(LAPSED))).textContent
  expect(text).not.toContain('bewaard')
})

test('says nothing of that to a visitor, nor after a logout', { tags: ['deep'] }, async () => {
  await backEnd.createPerson({ email: 'els@smederij.nl' })
  await openPage('/bedrijven', { as: 'els@smederij.nl' })
  await screen.findByRole('heading', { level: 1, name: 'Mijn bedrijven' })
  await act(endSession)
  await email()
  expect(screen.queryByText('Je bent niet meer ingelogd.')).toBeNull()
  cleanup()
  await openPage('/bedrijven')
  await email()
  expect(screen.queryByText('Je bent niet meer ingelogd.')).toBeNull()
})

test('a user who is logged in can log out', { tags: ['deep'] }, async () => {
  await backEnd.createPerson({ email: 'els@smederij.nl' })
  await openPage('/inloggen', { as: 'els@smederij.nl' })

  expect(await screen.findByRole('heading', { level: 1, name: 'Je bent al ingelogd' })).toBeTruthy()
  expect(screen.getByText('Je bent ingelogd als Els de Smid.')).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Naar mijn bedrijven' })).toHaveProperty('pathname', '/bedrijven')
  await userEvent.click(screen.getByRole('button', { name: 'Log uit' }))
  expect(await email()).toBeTruthy()
  expect(await sessions()).toEqual([])
})

test('shows an error when logging out fails, and stays logged in', { tags: ['deep'] }, async () => {
  const els = await backEnd.createPerson({ email: 'els@smederij.nl' })
  await openPage('/inloggen', { as: 'els@smederij.nl' })
  const leave = await screen.findByRole('button', { name: 'Log uit' })
  const alert = await backEnd.withoutTable('session', async () => {
    await userEvent.click(leave)
    return screen.findByRole('alert')
  })
  expect(alert.textContent).toBe('Applicatie is tijdelijk niet beschikbaar, probeer het later nog eens.')
  expect(await sessions()).toEqual([{ person_id: els }])
})

const KEY = 'sleutel-uit-de-mail'

async function invite() {
  const els = await backEnd.createPerson({ email: 'els@smederij.nl' })
  await backEnd.sql`
    insert into company (name, owner_id, number_of_employees, branch, membership)
    values ('Smederij Noord', ${els}, '<10', 'Metaalbewerking', 'Geen van beide')`
  await backEnd.sql`
    insert into invitation (company_id, role, name, email, message, rights, checks, key_hash, expires_at)
    values (1, 'COLLEAGUE', 'Jan', 'jan@lasserij.nl', 'Kijk mee', 'READONLY', '{PHYSICAL_STRAIN}',
      sha256(${KEY}::text::bytea), now() + interval '1 day')`
  return backEnd.createPerson({ email: 'jan@lasserij.nl', firstName: 'Jan', lastName: 'Lasser' })
}
const acceptedBy = async () =>
  (await backEnd.sql`select person_id from invitation`).map((row) => row.person_id)
const link = `/inloggen?email=jan%40lasserij.nl&registration=${KEY}`

test('a login with an invitation accepts it, and opens the company', { tags: ['deep'] }, async () => {
  const jan = await invite()
  await openPage(link)
  expect(
    await screen.findByText('Els de Smid nodigt je uit om mee te kijken bij Smederij Noord.'),
  ).toBeTruthy()
  expect(screen.getByText('Je mag alles bekijken, maar niets veranderen.')).toBeTruthy()
  expect(screen.getByText('Je kijkt mee in: Fysieke belasting.')).toBeTruthy()
  expect(await email()).toHaveProperty('value', 'jan@lasserij.nl')
  await userEvent.type(password(), PASSWORD)
  await send()

  expect(await screen.findByRole('heading', { level: 1, name: 'Smederij Noord' })).toBeTruthy()
  expect(await acceptedBy()).toEqual([jan])
})

test('logs in with an invalid invitation, with a warning', { tags: ['deep'] }, async () => {
  const jan = await invite()
  await backEnd.sql`update invitation set expires_at = now()`
  await openPage(link)
  expect((await screen.findByRole('alert')).textContent).toBe(
    'Deze uitnodiging is verlopenVraag Els de Smid om een nieuwe uitnodiging.Inloggen kan wel gewoon.',
  )
  await userEvent.type(password(), PASSWORD)
  await send()

  expect(await screen.findByRole('heading', { level: 1, name: 'Mijn bedrijven' })).toBeTruthy()
  expect(screen.getByRole('alert').textContent).toBe('Deze uitnodiging is al gebruikt of verlopen.')
  expect(await acceptedBy()).toEqual([null])
  expect(await sessions()).toEqual([{ person_id: jan }])
})

const registrationLink = `/aanmelden?email=jan%40lasserij.nl&push=registeroninvite&registration=${KEY}`
const acceptButton = () => screen.findByRole('button', { name: 'Uitnodiging accepteren' })
const pageText = () => screen.getByRole('main').textContent

test.each([link, registrationLink])(
  'a user who is logged in accepts the invitation of %s with a button',
  { tags: ['deep'] },
  async (path) => {
    const jan = await invite()
    await openPage(path, { as: 'jan@lasserij.nl' })
    expect(await screen.findByRole('heading', { level: 1, name: 'Je bent uitgenodigd' })).toBeTruthy()
    expect(screen.getByText('Els de Smid nodigt je uit om mee te kijken bij Smederij Noord.')).toBeTruthy()
    expect(pageText()).toContain(
      'Je bent ingelogd als Jan Lasser (jan@lasserij.nl). Met dit account accepteer je de uitnodiging.',
    )
    expect(pageText()).not.toContain('ander e-mailadres')
    expect(await acceptedBy()).toEqual([null])
    await userEvent.click(await acceptButton())

    expect(await screen.findByRole('heading', { level: 1, name: 'Smederij Noord' })).toBeTruthy()
    expect(await acceptedBy()).toEqual([jan])
  },
)

test('a user who has accepted the invitation comes to the company', { tags: ['deep'] }, async () => {
  const jan = await invite()
  await backEnd.sql`update invitation set person_id = ${jan}, accepted_at = now()`
  await openPage(link, { as: 'jan@lasserij.nl' })
  expect(await screen.findByRole('heading', { level: 1, name: 'Smederij Noord' })).toBeTruthy()
})

test('a user who has accepted the invitation comes to the company after logging in', {
  tags: ['deep'],
}, async () => {
  const jan = await invite()
  await backEnd.sql`update invitation set person_id = ${jan}, accepted_at = now()`
  await openPage(link)
  expect((await screen.findByRole('alert')).textContent).toContain('Deze uitnodiging is al gebruikt')
  await userEvent.type(password(), PASSWORD)
  await send()
  expect(await screen.findByRole('heading', { level: 1, name: 'Smederij Noord' })).toBeTruthy()
})

test('an account of another address asks for confirmation, and gets nothing before', {
  tags: ['deep'],
}, async () => {
  await invite()
  await backEnd.createPerson({ email: 'kim@elders.nl', firstName: 'Kim', lastName: 'Vries' })
  await openPage(link)
  await userEvent.clear(await email())
  await userEvent.type(await email(), 'kim@elders.nl')
  await userEvent.type(password(), PASSWORD)
  await send()
  const button = await screen.findByRole('button', { name: 'Vraag om bevestiging' })
  expect(pageText()).toContain('Je bent ingelogd als Kim Vries (kim@elders.nl).')
  expect(pageText()).toContain('gestuurd: j•••@lasserij.nl. Je kijkt daarom nog niet mee.')
  expect(screen.queryByRole('button', { name: 'Uitnodiging accepteren' })).toBeNull()
  await userEvent.click(button)
  expect(await screen.findByText('Je wacht op een bevestiging.')).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Vraag om bevestiging' })).toBeNull()
  expect(await acceptedBy()).toEqual([null])
  expect(await backEnd.sql`select recipient from mail_outbox order by id`).toEqual([
    { recipient: 'jan@lasserij.nl' },
    { recipient: 'els@smederij.nl' },
  ])
})

test.each([
  [
    'used',
    'Deze uitnodiging is al gebruikt',
    async (kim: number) => {
      await backEnd.sql`update invitation set person_id = ${kim}, accepted_at = now()`
    },
  ],
  ['expired', 'Deze uitnodiging is verlopen', () => backEnd.sql`update invitation set expires_at = now()`],
  ['withdrawn', 'Deze uitnodiging werkt niet', () => backEnd.sql`delete from invitation`],
])(
  'tells a user who is logged in that an invitation is %s, instead of a button',
  { tags: ['deep'] },
  async (_, heading, change) => {
    await invite()
    await change(await backEnd.createPerson({ email: 'kim@elders.nl' }))
    await openPage(link, { as: 'jan@lasserij.nl' })
    expect(await screen.findByRole('heading', { level: 1, name: heading })).toBeTruthy()
    expect(screen.queryByRole('button', { name: 'Uitnodiging accepteren' })).toBeNull()
    expect(screen.getByRole('link', { name: 'Naar mijn bedrijven' })).toHaveProperty('pathname', '/bedrijven')
  },
)

test('tells an owner that an invitation is for their own company', { tags: ['deep'] }, async () => {
  await invite()
  await openPage(link, { as: 'els@smederij.nl' })
  expect(
    await screen.findByText('Dit is een uitnodiging voor je eigen bedrijf. Je hoeft niets te doen.'),
  ).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Uitnodiging accepteren' })).toBeNull()
  expect(screen.getByRole('link', { name: 'Naar je bedrijf' })).toHaveProperty(
    'pathname',
    '/bedrijven/1/checks',
  )
})

test('an invitation to own a company needs the account of the invited address', {
  tags: ['deep'],
}, async () => {
  await invite()
  await backEnd.sql`
    insert into owner_invitation (company_id, email, key_hash, invited_by, expires_at)
    values (1, 'jan@lasserij.nl', sha256('eigendom'), 1, now() + interval '1 day')`
  await backEnd.createPerson({ email: 'kim@elders.nl' })
  await openPage('/inloggen?registration=eigendom', { as: 'kim@elders.nl' })
  expect(
    await screen.findByText('Je bent uitgenodigd om eigenaar te worden van Smederij Noord.'),
  ).toBeTruthy()
  expect(pageText()).toContain('De uitnodiging is voor een ander e-mailadres.')
  expect(screen.queryByRole('button', { name: 'Uitnodiging accepteren' })).toBeNull()
  await userEvent.click(screen.getByRole('button', { name: 'Log uit' }))
  await userEvent.type(await email(), 'jan@lasserij.nl')
  await userEvent.type(password(), PASSWORD)
  await send()
  expect(await screen.findByRole('heading', { level: 1, name: 'Smederij Noord' })).toBeTruthy()
  expect(await backEnd.sql`select person.email from company join person on person.id = owner_id`).toEqual([
    { email: 'jan@lasserij.nl' },
  ])
})

test('the names of an invitation are left out when the server does not tell them', {
  tags: ['deep'],
}, async () => {
  const jan = await invite()
  await backEnd.withoutTable('company_activity', async () => {
    await openPage(link, { as: 'jan@lasserij.nl' })
    expect(await screen.findByText('Je bent uitgenodigd bij een bedrijf.')).toBeTruthy()
  })
  await userEvent.click(await acceptButton())
  expect(await screen.findByRole('heading', { level: 1, name: 'Smederij Noord' })).toBeTruthy()
  expect(await acceptedBy()).toEqual([jan])
})

test('shows an error of the server when accepting fails', { tags: ['deep'] }, async () => {
  await invite()
  await openPage(link, { as: 'jan@lasserij.nl' })
  const button = await screen.findByRole('button', { name: 'Uitnodiging accepteren' })
  const alert = await backEnd.withoutTable('invitation', async () => {
    await userEvent.click(button)
    return screen.findByRole('alert')
  })
  expect(alert.textContent).toBe(
    'De uitnodiging accepteren is niet geluktApplicatie is tijdelijk niet beschikbaar, probeer het later nog eens.',
  )
  await userEvent.click(button)
  expect(await screen.findByRole('heading', { level: 1, name: 'Smederij Noord' })).toBeTruthy()
})

const PASSKEY = 'Inloggen met een passkey'

async function openWithPasskey(path = '/inloggen') {
  const els = await backEnd.createPerson({ email: 'els@smederij.nl' })
  const client = backEnd.client()
  await client.login('els@smederij.nl')
  const device = addDevice(await addPasskey(client))
  await switchOnTwoStepLogin(client)
  await client.get('/rest/logout')
  const router = await openPage(path)
  await screen.findByRole('button', { name: PASSKEY })
  return { els, device, router, press: () => userEvent.click(screen.getByRole('button', { name: PASSKEY })) }
}

test('logs in with a passkey, without address, password and code, and returns to the requested page', async () => {
  const { els, router, press } = await openWithPasskey('/inloggen?redirect=/bedrijf-toevoegen')
  await press()
  expect(await screen.findByRole('heading', { level: 1, name: 'Maak je bedrijf aan' })).toBeTruthy()
  expect(router.state.location.pathname).toBe('/bedrijf-toevoegen')
  expect(await sessions()).toEqual([{ person_id: els }])
})

test('a passkey that is cancelled shows nothing, and can be tried again', { tags: ['deep'] }, async () => {
  const { device, press } = await openWithPasskey()
  device.willAnswer('cancels')
  await press()
  await waitFor(async () => expect(await backEnd.sql`select 1 from passkey_challenge`).toHaveLength(1))
  await waitFor(() => expect(screen.queryByText('Even geduld…')).toBeNull())
  expect(screen.queryByRole('alert')).toBeNull()
  expect(await sessions()).toEqual([])
  device.willAnswer('agrees')
  await press()
  expect(await screen.findByRole('heading', { level: 1, name: 'Mijn bedrijven' })).toBeTruthy()
})

test('a removed passkey is refused with one sentence, and the password still works', {
  tags: ['deep'],
}, async () => {
  const { press } = await openWithPasskey()
  await backEnd.sql`delete from passkey`
  await press()
  expect((await screen.findByRole('alert')).textContent).toBe(
    'Inloggen met deze passkey is niet gelukt. Probeer het opnieuw, of log in met je wachtwoord.',
  )
  expect(await sessions()).toEqual([])
})

test('a server that does not work is said, also to whoever uses a passkey', { tags: ['deep'] }, async () => {
  const { press } = await openWithPasskey()
  const alert = await backEnd.withoutTable('passkey_challenge', async () => {
    await press()
    return screen.findByRole('alert')
  })
  expect(alert.textContent).toContain('Inloggen is niet gelukt')
  expect(alert.textContent).toContain('Applicatie is tijdelijk niet beschikbaar, probeer het later nog eens.')
})

test('a browser without passkeys does not offer them', async () => {
  await openPage('/inloggen')
  expect(await email()).toBeTruthy()
  expect(screen.queryByRole('button', { name: PASSKEY })).toBeNull()
})
