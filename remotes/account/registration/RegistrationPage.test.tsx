import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'

import { useBackEnd } from '../../../testing/harness/back-end.ts'
import { PASSWORD } from '../../../testing/harness/client.ts'
import { openMailLink, openPage } from '../../../testing/harness/open-page.tsx'

const backEnd = useBackEnd()

const field = (label: string): HTMLElement => screen.getByLabelText(label, { exact: true })
const send = () => userEvent.click(screen.getByRole('button', { name: 'Aanmelden' }))
const people = () => backEnd.sql`select email, first_name, last_name, receives_newsletter from person`

async function fillIn({ email = 'jan@lasserij.nl', password = PASSWORD, again = '' } = {}) {
  await screen.findByRole('heading', { level: 1, name: 'Aanmelden' })
  await userEvent.type(field('E-mailadres'), email)
  await userEvent.type(field('Voornaam'), 'Jan')
  await userEvent.type(field('Achternaam'), 'Lasser')
  await userEvent.type(field('Wachtwoord'), password)
  await userEvent.type(field('Herhaal je wachtwoord'), again || password)
}

async function agree() {
  await userEvent.click(screen.getByRole('checkbox', { name: /gebruikersvoorwaarden/ }))
  await userEvent.click(screen.getByRole('checkbox', { name: /privacyverklaring/ }))
}

test('creates an account', async () => {
  await openPage('/aanmelden')
  await fillIn()
  await agree()
  await userEvent.click(screen.getByRole('checkbox', { name: 'Stuur mij de nieuwsbrief' }))
  await send()

  const heading = await screen.findByRole('heading', { level: 1, name: 'Je bent aangemeld' })
  await waitFor(() => expect(document.activeElement).toBe(heading))
  expect(await people()).toEqual([
    { email: 'jan@lasserij.nl', first_name: 'Jan', last_name: 'Lasser', receives_newsletter: true },
  ])
})

test('names each button that shows a password', { tags: ['deep'] }, async () => {
  await openPage('/aanmelden')
  expect(await screen.findByRole('button', { name: 'Toon wachtwoord' })).toBeTruthy()
  expect(screen.getByRole('button', { name: 'Toon het herhaalde wachtwoord' })).toBeTruthy()
})

test('shows the breadcrumbs, and links to the terms', { tags: ['deep'] }, async () => {
  await openPage('/aanmelden')
  expect(await screen.findByRole('heading', { level: 1, name: 'Aanmelden' })).toBeTruthy()
  await waitFor(() => expect(document.title).toBe('Beterwerk – Aanmelden'))
  const terms = screen.getByRole('link', { name: 'gebruikersvoorwaarden' })
  expect(terms.getAttribute('href')).toBe('/website/voorwaarden.html')
  const privacy = screen.getByRole('link', { name: 'privacyverklaring' })
  expect(privacy.getAttribute('href')).toBe('/website/privacy.html')
})

test('shows the benefits, the helpdesk and the login after registering', { tags: ['deep'] }, async () => {
  await openPage('/aanmelden?redirect=/bedrijf-toevoegen')
  await fillIn()
  await agree()
  await send()

  await screen.findByRole('heading', { name: 'Je bent aangemeld' })
  const benefits = within(screen.getByRole('main')).getAllByRole('list')[0]!
  expect(
    within(benefits)
      .getAllByRole('listitem')
      .map((benefit) => benefit.textContent),
  ).toEqual([
    'gebruik je alle hulpmiddelen gratis',
    'bewaar je je verbeterchecks en ga je later verder',
    'werk je samen met collega’s en een verbetercoach',
  ])
  const main = within(screen.getByRole('main'))
  expect(main.getByRole('link', { name: '030 123 45 67' }).getAttribute('href')).toBe('tel:0301234567')
  expect(main.getByRole('button', { name: 'Inloggen' })).toBeTruthy()
})

const logIn = async () =>
  userEvent.click(within(screen.getByRole('main')).getByRole('button', { name: 'Inloggen' }))

async function createAccount(path: string) {
  const router = await openPage(path)
  await fillIn()
  await agree()
  await send()
  await screen.findByRole('heading', { name: 'Je bent aangemeld' })
  return router
}

test('logs in after registering without typing it again, and goes on where the visitor was going', {
  tags: ['deep'],
}, async () => {
  const router = await createAccount('/aanmelden?redirect=/bedrijf-toevoegen')
  await logIn()
  expect(await screen.findByRole('heading', { level: 1, name: 'Maak je bedrijf aan' })).toBeTruthy()
  expect(router.state.location.pathname).toBe('/bedrijf-toevoegen')
  expect(await backEnd.sql`select person_id from session`).toEqual([{ person_id: 1 }])
})

test('asks for the password when the first login has expired', { tags: ['deep'] }, async () => {
  const router = await createAccount('/aanmelden?redirect=/bedrijf-toevoegen')
  await backEnd.sql`update first_login set expires_at = now()`
  await logIn()
  expect(await screen.findByRole('heading', { level: 1, name: 'Inloggen' })).toBeTruthy()
  expect(router.state.location.search).toBe('?email=jan%40lasserij.nl&redirect=%2Fbedrijf-toevoegen')
  expect(field('E-mailadres')).toHaveProperty('value', 'jan@lasserij.nl')
})

test('shows an error of the server at the first login, and logs in with a second click', {
  tags: ['deep'],
}, async () => {
  await createAccount('/aanmelden')
  const alert = await backEnd.withoutTable('session', async () => {
    await logIn()
    return screen.findByRole('alert')
  })
  expect(alert.textContent).toBe(
    'Inloggen is niet geluktApplicatie is tijdelijk niet beschikbaar, probeer het later nog eens.',
  )
  await logIn()
  expect(await screen.findByRole('heading', { level: 1, name: 'Mijn bedrijven' })).toBeTruthy()
})

async function invite(key: string) {
  const owner = await backEnd.createPerson({ email: 'eigenaar@smederij.nl' })
  await backEnd.sql`
    insert into company (owner_id, name, number_of_employees, branch, membership)
    values (${owner}, 'Smederij', '<10', 'anders', 'Weet ik niet')`
  await backEnd.sql`
    insert into invitation (company_id, role, name, email, message, rights, checks, key_hash, expires_at)
    values (1, 'COLLEAGUE', 'Jan', 'jan@lasserij.nl', 'Kom kijken', 'WRITE', '{PHYSICAL_STRAIN}',
      sha256(convert_to(${key}, 'UTF8')), now() + interval '1 day')`
}

const accepted = () => backEnd.sql`select person_id from invitation where accepted_at is not null`

const invited = '/aanmelden?push=registeroninvite&registration=sleutel'

test('the link of a mail has its key behind the #, which leaves the address at once and fills in the address', async () => {
  await invite('sleutel')
  await openMailLink('/aanmelden#registration=sleutel')
  expect(await screen.findByText('Els de Smid nodigt je uit om mee te kijken bij Smederij.')).toBeTruthy()
  expect(window.location.hash + window.location.search).not.toContain('sleutel')
  expect(field('E-mailadres')).toHaveProperty('value', 'jan@lasserij.nl')
  const login = screen.getByRole('link', { name: 'log in' })
  expect(login.getAttribute('href')).toMatch(/^\/inloggen\?registration=\w+$/)
  expect(login.getAttribute('href')).not.toContain('sleutel')
  await fillIn({ email: '{Backspace}l' })
  await agree()
  await send()
  expect(await screen.findByText('Je kijkt nu mee bij Smederij.')).toBeTruthy()
  expect(await accepted()).toHaveLength(1)
})

test('names who invites to what, and the invitation leads on to the company', async () => {
  await invite('sleutel')
  await openPage(`${invited}&email=jan@lasserij.nl`)
  expect(await screen.findByText('Els de Smid nodigt je uit om mee te kijken bij Smederij.')).toBeTruthy()
  expect(screen.getByText('Je mag alles bekijken, en verbeterchecks starten en invullen.')).toBeTruthy()
  expect(screen.getByText('Je kijkt mee in: Fysieke belasting.')).toBeTruthy()
  expect(field('E-mailadres')).toHaveProperty('value', 'jan@lasserij.nl')
  await fillIn({ email: '{Backspace}l' })
  await agree()
  await send()

  await screen.findByRole('heading', { name: 'Je bent aangemeld' })
  expect(screen.getByText('Je kijkt nu mee bij Smederij.')).toBeTruthy()
  expect(await accepted()).toEqual([{ person_id: 2 }])
  await logIn()
  expect(await screen.findByRole('heading', { level: 1, name: 'Smederij' })).toBeTruthy()
})

test('another address than the invited one gets an account, and may ask to use the invitation with it', {
  tags: ['deep'],
}, async () => {
  await invite('sleutel')
  await backEnd.sql`update invitation set email = 'piet@bedrijf.nl'`
  await openPage(invited)
  await screen.findByText('Els de Smid nodigt je uit om mee te kijken bij Smederij.')
  await fillIn()
  await agree()
  await send()
  await screen.findByRole('heading', { name: 'Je bent aangemeld' })
  expect(screen.getByRole('alert').textContent).toContain('Je kijkt nog niet mee.')
  await logIn()
  expect(await screen.findByRole('heading', { level: 1, name: 'Je bent uitgenodigd' })).toBeTruthy()
  expect(screen.getByRole('main').textContent).toContain('gestuurd: p•••@bedrijf.nl.')
  expect(screen.getByRole('button', { name: 'Vraag om bevestiging' })).toBeTruthy()
  expect(await accepted()).toEqual([])
})

test.each([
  [
    'used',
    /^Deze uitnodiging is al gebruiktHeb je dat zelf gedaan\?.* bij Smederij .* Vraag anders Els de Smid/,
    'accepted_at = now(), person_id = 1',
  ],
  [
    'expired',
    /^Deze uitnodiging is verlopenVraag Els de Smid om een nieuwe uitnodiging\./,
    'expires_at = now()',
  ],
  ['withdrawn', /^Deze uitnodiging werkt nietMisschien is de uitnodiging ingetrokken/, "key_hash = 'x'"],
])(
  'says that an invitation is %s, before and after registering without it',
  { tags: ['deep'] },
  async (_, message, change) => {
    await invite('sleutel')
    await backEnd.sql([`update invitation set ${change}`] as never)
    await openPage(invited)
    const warning = (await screen.findByRole('alert')).textContent
    expect(warning).toMatch(message)
    expect(warning).toMatch(/Je kunt wel een account maken, maar dan kijk je nog niet mee\.$/)
    await fillIn()
    await agree()
    await send()
    await screen.findByRole('heading', { name: 'Je bent aangemeld' })
    expect(screen.getByRole('alert').textContent).toContain('De uitnodiging is niet geaccepteerd')
    expect(await people()).toHaveLength(2)
  },
)

test('says that an invitation was withdrawn while its form was filled in', { tags: ['deep'] }, async () => {
  await invite('sleutel')
  await openPage(invited)
  await fillIn()
  await backEnd.sql`delete from invitation`
  await agree()
  await send()
  await screen.findByRole('heading', { name: 'Je bent aangemeld' })
  expect(screen.getByRole('alert').textContent).toContain('De uitnodiging is niet geaccepteerd')
  await logIn()
  expect(await screen.findByRole('heading', { level: 1, name: 'Mijn bedrijven' })).toBeTruthy()
})

test('a registration key is not used as an invitation', { tags: ['deep'] }, async () => {
  await invite('sleutel')
  await openPage('/aanmelden?push=registeranonymous&registration=sleutel')
  await fillIn()
  expect(document.querySelector<HTMLInputElement>('input[name=registrationKey]')?.value).toBe('sleutel')
  await agree()
  await send()

  await screen.findByRole('heading', { name: 'Je bent aangemeld' })
  expect(await accepted()).toEqual([])
})

test('the link to the login keeps the invitation', async () => {
  await openPage('/aanmelden?email=jan@lasserij.nl&push=registeroninvite&registration=sleutel')
  const link = await screen.findByRole('link', { name: 'log in' })
  expect(link.getAttribute('href')).toBe('/inloggen?email=jan%40lasserij.nl&registration=sleutel')
})

test('shows an error of the server, and keeps the input', { tags: ['deep'] }, async () => {
  await openPage('/aanmelden')
  await fillIn()
  await agree()
  const alert = await backEnd.withoutTable('person', async () => {
    await send()
    return screen.findByRole('alert')
  })
  expect(alert.textContent).toContain('Registreren is niet gelukt')
  expect(alert.textContent).toContain('Applicatie is tijdelijk niet beschikbaar, probeer het later nog eens.')
  expect(field('Wachtwoord')).toHaveProperty('value', PASSWORD)
  expect(screen.getByRole('checkbox', { name: /gebruikersvoorwaarden/ })).toHaveProperty('checked', true)
})

test('shows the reason of the server below the sentence of the page', { tags: ['deep'] }, async () => {
  const input = { email: 'jan@lasserij.nl', givenname: 'Jan', surname: 'Lasser', password: PASSWORD }
  const consents = { confirmpassword: PASSWORD, userConditions: true, termsOfUse: true }
  for (let attempt = 0; attempt < 5; attempt++)
    await backEnd.client().post('/rest/registration', { ...input, ...consents })
  await openPage('/aanmelden')
  await fillIn()
  await agree()
  await send()

  expect((await screen.findByRole('alert')).textContent).toMatch(
    /^Registreren is niet gelukt ?Je hebt dit te vaak geprobeerd\. Wacht \d+ min/,
  )
})

test('requires agreement to the terms', { tags: ['deep'] }, async () => {
  await openPage('/aanmelden?email=jan@lasserij.nl')
  await fillIn({ email: '{Backspace}l' })
  await send()

  expect((await screen.findByRole('alert')).textContent).toContain('Niet alle velden zijn correct ingevuld')
  expect(screen.getByRole('checkbox', { name: /gebruikersvoorwaarden/ }).getAttribute('aria-invalid')).toBe(
    'true',
  )
  expect(await people()).toEqual([])
})

test('requires the same password twice', { tags: ['deep'] }, async () => {
  await openPage('/aanmelden')
  await fillIn({ again: 'Welkom2027' })
  await agree()
  await send()

  expect((await screen.findAllByText('Vul hier hetzelfde wachtwoord in.')).length).toBeGreaterThan(0)
  expect(await people()).toEqual([])
})

test('rejects an e-mail address that is already registered', { tags: ['deep'] }, async () => {
  await backEnd.createPerson({ email: 'jan@lasserij.nl' })
  await openPage('/aanmelden')
  await fillIn({ email: 'Jan@Lasserij.nl' })
  await agree()
  await send()

  expect((await screen.findByRole('alert')).textContent).toBe(
    'Registreren is niet geluktE-mailadres: Er is al een account met dit e-mailadres.',
  )
  expect(field('E-mailadres').getAttribute('aria-invalid')).toBe('true')
  expect(field('Voornaam')).toHaveProperty('value', 'Jan')
  expect(await people()).toHaveLength(1)
})

test('a password without an upper-case letter is refused at its field, and nothing typed is lost', {
  tags: ['deep'],
}, async () => {
  await openPage('/aanmelden')
  await fillIn({ password: 'lasser26' })
  await agree()
  await send()

  const rule =
    'Je wachtwoord moet bestaan uit minimaal acht karakters, waarvan minimaal één kleine letter, één hoofdletter en één cijfer.'
  const summary = await screen.findByRole('alert')
  await waitFor(() => expect(document.activeElement).toBe(summary))
  expect(summary.textContent).toContain('Niet alle velden zijn correct ingevuld')
  expect(document.title).toBe('(1 fout) Beterwerk – Aanmelden')
  const description = field('Wachtwoord').getAttribute('aria-describedby')!.split(' ')
  expect(description.map((id) => document.getElementById(id)?.textContent).join()).toContain(rule)
  await userEvent.click(within(summary).getByRole('link', { name: `Wachtwoord: ${rule}` }))
  expect(document.activeElement).toBe(field('Wachtwoord'))
  expect(field('Wachtwoord')).toHaveProperty('value', 'lasser26')
  expect(field('Voornaam')).toHaveProperty('value', 'Jan')
  expect(await people()).toEqual([])
})
