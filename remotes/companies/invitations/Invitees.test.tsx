import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, test } from 'vitest'

import { useBackEnd } from '../../../testing/harness/back-end.ts'
import { PASSWORD } from '../../../testing/harness/client.ts'
import { useNetwork } from '../../../testing/harness/network.ts'
import { openPage } from '../../../testing/harness/open-page.tsx'

const backEnd = useBackEnd()
const network = useNetwork(backEnd)

beforeEach(async () => {
  const els = await backEnd.createPerson({ email: 'els@smederij.nl' })
  await backEnd.sql`
    insert into company (name, owner_id, number_of_employees, branch, membership)
    values ('Smederij Noord', ${els}, '<10', 'Metaalbewerking', 'Geen van beide')`
})

const openToCoaches = () => backEnd.sql`update company set coach_invited_at = now()`

/** The invitation is for two checks, and accepted by default. */
async function invite(firstName: string, { accepted = true, as = `${firstName} Lasser` } = {}) {
  const [name, email] = [as, `${firstName.toLowerCase()}@lasserij.nl`]
  const person = await backEnd.createPerson({ email, firstName, lastName: 'Lasser' })
  await backEnd.sql`
    insert into invitation
      (company_id, role, name, email, message, rights, checks, key_hash, person_id, expires_at, accepted_at)
    values (1, 'EXTERNAL_ADVISOR', ${name}, ${email}, 'Kijk mee', 'READONLY', '{PHYSICAL_STRAIN,NOISE_HAZARD}',
      sha256(${name}::text::bytea), ${accepted ? person : null}, now() + interval '1 day',
      ${accepted ? new Date() : null})`
}

const openChecks = (as = 'els@smederij.nl') => openPage('/bedrijven/1/checks', { as })
const heading = (count: number) =>
  screen.findByRole('heading', { level: 2, name: `Mensen die meekijken (${count})` })
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }))
const choose = (role: 'radio' | 'checkbox', name: string) => userEvent.click(screen.getByRole(role, { name }))
const fill = (name: string, text: string) => userEvent.type(screen.getByRole('textbox', { name }), text)
const dialog = () => screen.findByRole('dialog')
const sendButton = () => screen.getByRole('button', { name: 'Uitnodiging versturen' })
const isClosed = () => waitFor(() => expect(screen.queryByRole(/^(alert)?dialog$/ as never)).toBeNull())
const said = async (sentence: string) =>
  waitFor(() =>
    expect(screen.getAllByRole('status').map(({ textContent }) => textContent)).toContain(sentence),
  )
const hasFocus = (name: string) =>
  waitFor(() =>
    expect(document.activeElement?.getAttribute('aria-label') ?? document.activeElement?.textContent).toBe(
      name,
    ),
  )

async function openInvite() {
  await openChecks()
  await press('Nodig iemand uit')
  return dialog()
}

test('the owner sees the invitees and their rights', async () => {
  await openToCoaches()
  await invite('Jan')
  await invite('Piet', { accepted: false })
  await openChecks()

  const block = (await heading(3)).closest('.bw-card') as HTMLElement
  expect(
    within(block)
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent),
  ).toEqual([
    expect.stringMatching(/^Verbetercoach.*Kijkt mee/),
    expect.stringMatching(
      /^Jan Lasserjan@lasserij\.nlExterne adviseur · MeelezenFysieke belasting, Schadelijk geluidVerstuurd op .*Kijkt mee/,
    ),
    expect.stringMatching(/^Piet Lasserpiet@lasserij\.nl.*Uitgenodigd/),
  ])
})

test('each row says when the invitation was sent, and until when it is open or when it was accepted', {
  tags: ['deep'],
}, async () => {
  await invite('Jan', { as: 'Jan de lasser' })
  await invite('Piet', { accepted: false })
  await invite('Kim', { accepted: false })
  await backEnd.sql`
    update invitation set sent_at = '2026-11-01T23:30:00Z', 
      accepted_at = case when accepted_at is not null then '2026-11-03T12:00:00Z'::timestamptz end,
      expires_at = case name when 'Kim Lasser' then '2026-11-20T12:00:00Z' else '2096-12-01T12:00:00Z' end::timestamptz`
  await openChecks()
  await heading(3)
  const linesOf = (name: string) =>
    [...screen.getByRole('heading', { level: 3, name }).parentElement!.querySelectorAll('p')].map(
      ({ textContent }) => textContent,
    )
  expect(linesOf('Jan Lasser')).toEqual(
    expect.arrayContaining([
      'Uitgenodigd als Jan de lasser (jan@lasserij.nl)',
      'Verstuurd op 02-11-2026, aangenomen op 03-11-2026',
    ]),
  )
  expect(linesOf('Piet Lasser')).toContain('Verstuurd op 02-11-2026, te accepteren tot 01-12-2096')
  expect(linesOf('Kim Lasser')).toContain('Verstuurd op 02-11-2026, verlopen op 20-11-2026')
})

test.each([
  ['Bevestigen', 'Anna Vries kijkt nu mee.', /^Anna Vriesanna@elders\.nlUitgenodigd als Piet Lasser/],
  ['Weigeren', 'Anna Vries mag de uitnodiging niet gebruiken.', /^Piet Lasserpiet@lasserij\.nl.*Uitgenodigd/],
])(
  'the owner sees who wants to use an invitation to another address: %s',
  { tags: ['deep'] },
  async (button, message, row) => {
    await invite('Piet', { accepted: false })
    const anna = await backEnd.createPerson({ email: 'anna@elders.nl', firstName: 'Anna', lastName: 'Vries' })
    await backEnd.sql`insert into invitation_claim (invitation_id, person_id, key_hash) values (1, ${anna}, 'x')`
    await openChecks()
    await heading(1)
    expect(screen.getByRole('main').textContent).toContain(
      'Anna Vries (anna@elders.nl) wil deze uitnodiging voor piet@lasserij.nl gebruiken.',
    )
    await press(`${button}: Anna Vries`)
    await press('Ja, ik weet het zeker')
    await said(message)
    const [item] = within((await heading(1)).closest('.bw-card') as HTMLElement).getAllByRole('listitem')
    expect(item!.textContent).toMatch(row)
    expect(screen.queryByRole('button', { name: `${button}: Anna Vries` })).toBeNull()
  },
)

test('the owner confirms what was asked for on the website, a person and the coach, or withdraws it', async () => {
  await invite('Piet', { accepted: false })
  await invite('Kim', { accepted: false })
  await backEnd.sql`update invitation set key_hash = null, confirmation_hash = sha256(name::bytea), rights = 'ADMIN'`
  await backEnd.sql`
    update company set coach_request_hash = 'x', coach_request_message = 'Kom je langs?', coach_requested_at = now()`
  await openChecks()
  const block = (await heading(3)).closest('.bw-card') as HTMLElement
  expect(within(block).getAllByText('Wacht op jou')).toHaveLength(3)
  await press('Bevestig en verstuur: Piet Lasser')
  await said('Uitnodiging verstuurd aan Piet Lasser.')
  await press('Bevestig en verstuur: de Verbetercoach')
  await said('Uitnodiging verstuurd aan de Verbetercoach.')
  await press('Trek in: Kim Lasser')
  await press('Ja, ik weet het zeker')
  await heading(2)
  expect(screen.queryByText('Wacht op jou')).toBeNull()
  expect(await backEnd.sql`select recipient from mail_outbox order by id`).toMatchObject([
    { recipient: 'piet@lasserij.nl' },
    {},
  ])
  expect(await backEnd.sql`select coach_invited_at is not null as open from company`).toEqual([
    { open: true },
  ])
})

test('explains invitations when there are none', { tags: ['deep'] }, async () => {
  await openChecks()
  await heading(0)
  expect(screen.getByText(/^Nog niemand kijkt mee\./)).toBeTruthy()
})

test('other users do not see the invitees', { tags: ['deep'] }, async () => {
  await invite('Jan')
  await openChecks('jan@lasserij.nl')
  await screen.findByRole('list', { name: 'Verbeterchecks' })
  expect(screen.queryByText(/Mensen die meekijken/)).toBeNull()
  expect(screen.queryByRole('button', { name: 'Nodig iemand uit' })).toBeNull()
})

test('offers to invite the coach first, with only a message', { tags: ['deep'] }, async () => {
  await openInvite()
  expect(screen.getByRole('radio', { name: 'Verbetercoach' })).toHaveProperty('checked', true)
  expect(screen.queryByRole('textbox', { name: 'Naam' })).toBeNull()
  expect(sendButton()).toHaveProperty('disabled', true)
  expect(screen.getByText('Nog nodig: Bericht.')).toBeTruthy()
  await fill('Bericht', 'Kijk je mee?')
  await userEvent.click(sendButton())

  await heading(1)
  await said('Uitnodiging verstuurd aan de Verbetercoach.')
  await isClosed()
  await hasFocus('Nodig iemand uit')
  expect(await backEnd.sql`select coach_invited_at is not null as open from company`).toEqual([
    { open: true },
  ])
})

test('the coach can be invited once', { tags: ['deep'] }, async () => {
  await openToCoaches()
  await openInvite()
  expect(screen.getByText('De Verbetercoach is al uitgenodigd om mee te kijken.')).toBeTruthy()
  expect(
    screen
      .getAllByRole('radio')
      .slice(0, 2)
      .map((radio) => (radio as HTMLInputElement).value),
  ).toEqual(['COLLEAGUE', 'EXTERNAL_ADVISOR'])
  expect(screen.getByRole('radio', { name: 'Collega' })).toHaveProperty('checked', true)
})

test('invites a colleague to the chosen checks once the form is complete', { tags: ['deep'] }, async () => {
  await openInvite()
  await fill('Bericht', 'Kijk je mee?')
  await choose('radio', 'Collega')
  expect(screen.getByRole('textbox', { name: 'Bericht' })).toHaveProperty('value', 'Kijk je mee?')
  expect(await screen.findByText('Nog nodig: Naam, E-mailadres, Verbeterchecks.')).toBeTruthy()
  await fill('Naam', ' Jan Lasser ')
  await fill('E-mailadres', 'jan@lasserij')
  expect(
    await screen.findByText('Nog nodig: E-mailadres: Ongeldig e-mailadres, Verbeterchecks.'),
  ).toBeTruthy()
  await fill('E-mailadres', '.nl')
  await choose('radio', 'Meelezen en -werken')
  await choose('checkbox', 'Lasrook')
  await choose('checkbox', 'Fysieke belasting')
  await userEvent.click(sendButton())

  await heading(1)
  await said('Uitnodiging verstuurd aan Jan Lasser.')
  await isClosed()
  expect(
    await backEnd.sql`select role, name, email, message, rights, checks, accepted_at from invitation`,
  ).toEqual([
    {
      role: 'COLLEAGUE',
      name: 'Jan Lasser',
      email: 'jan@lasserij.nl',
      message: 'Kijk je mee?',
      rights: 'WRITE',
      checks: ['PHYSICAL_STRAIN', 'WELDING_SMOKE'],
      accepted_at: null,
    },
  ])
})

test('keeps the input when an invitation cannot be sent', { tags: ['deep'] }, async () => {
  await openInvite()
  await fill('Bericht', 'Kijk je mee?')
  const alert = await backEnd.withoutTable('company', async () => {
    await userEvent.click(sendButton())
    return screen.findByRole('alert')
  })
  expect(alert.textContent).toContain('Gegevens aanpassen is niet gelukt')
  expect(alert.textContent).toContain('Applicatie is tijdelijk niet beschikbaar, probeer het later nog eens.')
  expect(screen.getByRole('textbox', { name: 'Bericht' })).toHaveProperty('value', 'Kijk je mee?')
})

test('shows the error of the server when another user has sent the invitation', {
  tags: ['deep'],
}, async () => {
  await openInvite()
  await fill('Bericht', 'Kijk je mee?')
  await openToCoaches()
  await userEvent.click(sendButton())
  expect((await screen.findByRole('alert')).textContent).toBe(
    'De Verbetercoach is al uitgenodigd om mee te kijken.',
  )
})

test('changes the access of an invitee', async () => {
  await invite('Jan', { as: 'Jan de lasser' })
  await openChecks()
  await press('Wijzig: Jan Lasser')
  await screen.findByRole('dialog', { name: 'Wat mag Jan Lasser?' })
  expect(screen.getByRole('radio', { name: 'Meelezen' })).toHaveProperty('checked', true)
  expect(screen.getByRole('checkbox', { name: 'Schadelijk geluid' })).toHaveProperty('checked', true)
  await choose('radio', 'Bedrijf administreren')
  await choose('checkbox', 'Fysieke belasting')
  await press('Wijzigingen opslaan')

  expect(await screen.findByText('Externe adviseur · Bedrijf administreren')).toBeTruthy()
  await said('De toegang van Jan Lasser is gewijzigd.')
  await isClosed()
  await hasFocus('Wijzig: Jan Lasser')
  expect(await backEnd.sql`select rights, checks from invitation`).toEqual([
    { rights: 'ADMIN', checks: ['NOISE_HAZARD'] },
  ])
})

async function createConflict() {
  await invite('Jan')
  await openChecks()
  await press('Wijzig: Jan Lasser')
  await dialog()
  const elsewhere = backEnd.client()
  await elsewhere.login('els@smederij.nl')
  const access = { rights: 'ADMIN', checks: ['PHYSICAL_STRAIN', 'NOISE_HAZARD'] }
  await elsewhere.post('/rest/companies/1/personinvitation/1', access)
  await choose('radio', 'Meelezen en -werken')
  await press('Wijzigingen opslaan')
  expect((await screen.findByRole('alert')).textContent).toContain(
    'Dit is intussen gewijzigd door Els de Smid.',
  )
  const other = within(screen.getByRole('region', { name: 'Dit staat er nu' }))
  expect(other.getAllByRole('term').map(({ textContent }) => textContent)).toEqual(['Rechten'])
  expect(other.getByRole('definition').textContent).toBe('Bedrijf administreren')
  expect(screen.getByRole('radio', { name: 'Meelezen en -werken' })).toHaveProperty('checked', true)
}
const storedRights = () => backEnd.sql`select rights, revision from invitation`

test('after a change elsewhere, shows both rights and saves the own ones on request', {
  tags: ['deep'],
}, async () => {
  await createConflict()
  await press('Mijn tekst opslaan')
  expect(await screen.findByText('Externe adviseur · Meelezen en -werken')).toBeTruthy()
  expect(await storedRights()).toEqual([{ rights: 'WRITE', revision: 3 }])
})

test('after a change elsewhere, can keep what is stored, which the page then shows', {
  tags: ['deep'],
}, async () => {
  await createConflict()
  await press('Houd wat er staat')
  await userEvent.click(await screen.findByRole('button', { name: 'Ja, ik weet het zeker' }))
  expect(await screen.findByText('Externe adviseur · Bedrijf administreren')).toBeTruthy()
  await isClosed()
  expect(await storedRights()).toEqual([{ rights: 'ADMIN', revision: 2 }])
})

test('rejects access without a check', { tags: ['deep'] }, async () => {
  await invite('Jan')
  await openChecks()
  await press('Wijzig: Jan Lasser')
  await dialog()
  await choose('checkbox', 'Fysieke belasting')
  await choose('checkbox', 'Schadelijk geluid')
  await press('Wijzigingen opslaan')

  expect((await screen.findByRole('alert')).textContent).toContain('Niet alle velden zijn correct ingevuld')
  expect(screen.getByText('Verbeterchecks: Dit is een verplicht veld.')).toBeTruthy()
  expect(await backEnd.sql`select cardinality(checks) as count from invitation`).toEqual([{ count: 2 }])
})

test('shows an error when a change cannot be saved', { tags: ['deep'] }, async () => {
  await invite('Jan')
  await openChecks()
  await press('Wijzig: Jan Lasser')
  await dialog()
  const alert = await backEnd.withoutTable('invitation', async () => {
    await press('Wijzigingen opslaan')
    return screen.findByRole('alert')
  })
  expect(alert.textContent).toContain('Gegevens aanpassen is niet gelukt')
})

test('shows an error when an invitation cannot be loaded', { tags: ['deep'] }, async () => {
  await invite('Jan')
  await openChecks()
  await heading(1)
  const alert = await backEnd.withoutTable('invitation', async () => {
    await press('Wijzig: Jan Lasser')
    return screen.findByRole('alertdialog', {
      name: 'Ophalen van de gegevens van de uitnodiging is niet gelukt',
    })
  })
  expect(alert.textContent).toContain('Applicatie is tijdelijk niet beschikbaar, probeer het later nog eens.')
})

test('revokes access after confirmation', async () => {
  await invite('Jan')
  await openChecks()
  await press('Trek in: Jan Lasser')
  const question = await screen.findByRole('alertdialog', { name: 'Weet je het zeker?' })
  expect(question.textContent).toContain('Weet je zeker dat je de toegang voor Jan Lasser wilt intrekken?')
  await press('Annuleren')
  await isClosed()
  expect(await backEnd.sql`select 1 from invitation`).toHaveLength(1)

  await press('Trek in: Jan Lasser')
  await press('Ja, ik weet het zeker')
  await heading(0)
  await said('De toegang voor Jan Lasser is ingetrokken.')
  await hasFocus('Mensen die meekijken (0)')
  expect(await backEnd.sql`select 1 from invitation`).toEqual([])
})

test('revokes the access of the coach after confirmation', { tags: ['deep'] }, async () => {
  await openToCoaches()
  await openChecks()
  await press('Trek in: de Verbetercoach')
  expect((await screen.findByRole('alertdialog')).textContent).toContain(
    'Weet je zeker dat je de toegang voor de Verbetercoach wilt intrekken?',
  )
  await press('Ja, ik weet het zeker')

  await heading(0)
  await said('De toegang voor de Verbetercoach is ingetrokken.')
  expect(await backEnd.sql`select coach_invited_at from company`).toEqual([{ coach_invited_at: null }])
})

test('shows an error when access cannot be revoked', { tags: ['deep'] }, async () => {
  await invite('Jan')
  await openChecks()
  await heading(1)
  await press('Trek in: Jan Lasser')
  await screen.findByRole('alertdialog')
  await backEnd.withoutTable('invitation', async () => {
    await press('Ja, ik weet het zeker')

    expect(
      await screen.findByRole('alertdialog', { name: 'Verwijderen van de uitnodiging is niet gelukt' }),
    ).toBeTruthy()
  })
})

test('redirects a user who is no longer the owner', { tags: ['deep'] }, async () => {
  await invite('Jan')
  const router = await openChecks()
  await heading(1)
  const [other] = [await backEnd.createPerson({ email: 'ander@smederij.nl' })]
  await backEnd.sql`update company set owner_id = ${other}`
  await press('Wijzig: Jan Lasser')
  await press('Oke')

  expect(await screen.findByRole('heading', { level: 1, name: 'Geen toegang' })).toBeTruthy()
  expect(router.state.location.pathname).toBe('/geen-toegang')
  expect(await backEnd.sql`select 1 from session`).toHaveLength(1)
})

test('redirects to the login when the session has ended', { tags: ['deep'] }, async () => {
  await invite('Jan')
  const router = await openChecks()
  await heading(1)
  await backEnd.endSessions()
  await press('Wijzig: Jan Lasser')

  expect(await screen.findByRole('heading', { level: 1, name: 'Inloggen' })).toBeTruthy()
  expect(router.state.location.search).toBe('?redirect=%2Fbedrijven%2F1%2Fchecks')
})

test('restores the input after a login when the session had ended', { tags: ['deep'] }, async () => {
  await openInvite()
  await choose('radio', 'Externe adviseur')
  await fill('Naam', 'Jan Lasser')
  await fill('E-mailadres', 'jan@lasserij.nl')
  await fill('Bericht', 'Kijk je mee?')
  await choose('checkbox', 'Lasrook')
  await backEnd.endSessions()
  await userEvent.click(sendButton())

  expect(await screen.findByText(/Wat je had ingevuld, is bewaard/)).toBeTruthy()
  await fill('E-mailadres', 'els@smederij.nl')
  await userEvent.type(screen.getByLabelText('Wachtwoord'), PASSWORD)
  await press('Inloggen')
  await dialog()
  expect(await screen.findByText(/Je hebt het nog niet opgeslagen/)).toBeTruthy()
  await waitFor(() =>
    expect(screen.getByRole('textbox', { name: 'Naam' })).toHaveProperty('value', 'Jan Lasser'),
  )
  expect(screen.getByRole('radio', { name: 'Externe adviseur' })).toHaveProperty('checked', true)
  expect(screen.getByRole('checkbox', { name: 'Lasrook' })).toHaveProperty('checked', true)
  await waitFor(() => expect(sendButton()).toHaveProperty('disabled', false))
  await userEvent.click(sendButton())
  await said('Uitnodiging verstuurd aan Jan Lasser.')
})

const item = async (text: string) => (await screen.findByText(text)).closest('li')!.textContent

test('names the account that accepted, and how the owner named that person where it differs', {
  tags: ['deep'],
}, async () => {
  await invite('Jan', { as: 'Jan de lasser' })
  await backEnd.sql`update person set email = 'jan@anders.nl' where first_name = 'Jan'`
  await invite('Piet')
  await backEnd.sql`update invitation set email = 'PIET@Lasserij.nl' where name = 'Piet Lasser'`
  await openChecks()
  expect(await item('Jan Lasser')).toMatch(
    /^Jan Lasserjan@anders\.nlUitgenodigd als Jan de lasser \(jan@lasserij\.nl\)Externe adviseur/,
  )
  expect(await item('Piet Lasser')).toMatch(/^Piet Lasserpiet@lasserij\.nlExterne adviseur/)
  expect(screen.queryByRole('button', { name: /^Stuur opnieuw/ })).toBeNull()
})

test('names only the account when what the owner entered was deleted some time after it accepted', {
  tags: ['deep'],
}, async () => {
  await invite('Jan', { as: 'Jan de lasser' })
  await backEnd.sql`update person set email = 'jan@anders.nl' where first_name = 'Jan'`
  await backEnd.sql`update invitation set name = '', email = '', message = '', key_hash = null`
  await openChecks()
  expect(await item('Jan Lasser')).toMatch(/^Jan Lasserjan@anders\.nlExterne adviseur/)
  await press('Wijzig: Jan Lasser')
  await screen.findByRole('dialog', { name: 'Wat mag Jan Lasser?' })
})

test('says that an invitation has expired, and sends it again', { tags: ['deep'] }, async () => {
  await invite('Jan', { accepted: false })
  await backEnd.sql`update invitation set expires_at = now()`
  await openChecks()
  expect(await item('Jan Lasser')).toContain('Verlopen')
  await press('Stuur opnieuw: Jan Lasser')
  await said('De uitnodiging is opnieuw verstuurd aan Jan Lasser.')
  await waitFor(async () => expect(await item('Jan Lasser')).toContain('Uitgenodigd'))
  const [row] = await backEnd.sql`select expires_at > now() + interval '29 days' as valid from invitation`
  expect(row).toEqual({ valid: true })
  expect(await backEnd.sql`select recipient from mail_outbox`).toEqual([{ recipient: 'jan@lasserij.nl' }])
  await press('Stuur opnieuw: Jan Lasser')
  await waitFor(async () => expect(await backEnd.sql`select 1 from mail_outbox`).toHaveLength(2))
})

test('an invitation whose answer was lost is sent once when the button is pressed again', {
  tags: ['deep'],
}, async () => {
  await invite('Jan', { accepted: false })
  await openChecks()
  await heading(1)
  await network.swallowAnswers()
  await press('Stuur opnieuw: Jan Lasser')
  await screen.findByRole('alertdialog', { name: 'De uitnodiging opnieuw versturen is niet gelukt' })
  network.restore()
  await press('Oke')
  await press('Stuur opnieuw: Jan Lasser')
  await said('De uitnodiging is opnieuw verstuurd aan Jan Lasser.')
  expect(await backEnd.sql`select 1 from mail_outbox`).toHaveLength(1)
})

test('shows the account when an invitation was accepted before it is sent again', {
  tags: ['deep'],
}, async () => {
  await invite('Jan', { accepted: false, as: 'Jan de lasser' })
  await openChecks()
  await screen.findByText('Jan de lasser')
  await backEnd.sql`
    update invitation set accepted_at = now(), person_id = (select id from person where first_name = 'Jan')`
  await press('Stuur opnieuw: Jan de lasser')
  await screen.findByRole('alertdialog', { name: 'Deze uitnodiging is al geaccepteerd.' })
  await press('Oke')
  expect(await item('Jan Lasser')).toContain('Kijkt mee')
})

test('shows an error when an invitation cannot be sent again', { tags: ['deep'] }, async () => {
  await invite('Jan', { accepted: false })
  await openChecks()
  await heading(1)
  await backEnd.withoutTable('mail_outbox', async () => {
    await press('Stuur opnieuw: Jan Lasser')
    await screen.findByRole('alertdialog', { name: 'De uitnodiging opnieuw versturen is niet gelukt' })
  })
})

test('shows at the field that an address was invited already, and keeps the input', {
  tags: ['deep'],
}, async () => {
  await invite('Jan', { accepted: false })
  await openInvite()
  await choose('radio', 'Collega')
  await fill('Naam', 'Jan')
  await fill('E-mailadres', 'JAN@lasserij.nl')
  await fill('Bericht', 'Kijk je mee?')
  await choose('checkbox', 'Lasrook')
  await userEvent.click(sendButton())
  await screen.findByRole('alert')
  const field = screen.getByRole<HTMLInputElement>('textbox', { name: 'E-mailadres' })
  expect(field).toMatchObject({ value: 'JAN@lasserij.nl' })
  expect(field.getAttribute('aria-invalid')).toBe('true')
  const describing = document.getElementById(field.getAttribute('aria-describedby')!)
  expect(describing?.textContent).toBe(
    'Dit e-mailadres heeft al een uitnodiging. Die kun je opnieuw versturen.',
  )
})
