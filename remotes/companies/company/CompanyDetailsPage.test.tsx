import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, test } from 'vitest'

import { isCompanyDeleted } from '#shared/parts/companies/deleted-companies.ts'
import { queueAnswer } from '../../../testing/factories/queued-answer.ts'
import { useBackEnd } from '../../../testing/harness/back-end.ts'
import { openPage } from '../../../testing/harness/open-page.tsx'

const backEnd = useBackEnd()
const SAVED = 'De bedrijfsgegevens zijn opgeslagen.'

beforeEach(async () => {
  const els = await backEnd.createPerson({ email: 'els@smederij.nl' })
  await backEnd.sql`
    insert into company (name, owner_id, number_of_employees, branch, membership, street, house_number, zip_code, city,
      po_box, po_box_zip_code, po_box_city, phone_number, email)
    values ('Smederij Noord', ${els}, '10-100', 'Metalektro', 'Weet ik niet', 'Aambeeldstraat', '12a', '3812 AB',
      'Amersfoort', '210', '3800 AE', 'Amersfoort', '033 123 45 67', 'info@smederij.nl')`
})

const open = async (as = 'els@smederij.nl') => {
  const router = await openPage('/bedrijven/1/info', { as })
  await screen.findByRole('heading', { level: 1 })
  return router
}
const field = (label: string) => screen.getByLabelText<HTMLInputElement>(new RegExp(`^${label}( \\(|$)`))
const save = () => userEvent.click(screen.getByRole('button', { name: 'Gegevens opslaan' }))
const row = async () => {
  const [company] = await backEnd.sql`
    select name, number_of_employees, branch, membership, street, house_number, zip_code, city, po_box,
      po_box_zip_code, po_box_city, phone_number, email from company`
  return company
}

async function retype(label: string, text: string) {
  await userEvent.clear(field(label))
  if (text) await userEvent.type(field(label), text)
}

const fields = [
  'Bedrijfsnaam',
  'Straat',
  'Huisnummer',
  'Postcode',
  'Plaats',
  'Postbusnummer',
  'Postcode postbus',
  'Plaats postbus',
  'Telefoonnummer',
  'E-mailadres',
]

test('shows the stored details', async () => {
  await open()
  await waitFor(() =>
    expect(document.title).toBe('Beterwerk – Mijn bedrijven – Smederij Noord – Gegevens aanpassen'),
  )
  expect(screen.getByRole('heading', { level: 1, name: 'Gegevens aanpassen' })).toBeTruthy()
  expect(fields.map((label) => field(label).value)).toEqual([
    'Smederij Noord',
    'Aambeeldstraat',
    '12a',
    '3812 AB',
    'Amersfoort',
    '210',
    '3800 AE',
    'Amersfoort',
    '033 123 45 67',
    'info@smederij.nl',
  ])
  for (const choice of ['10 tot 100 medewerkers', 'Metalektro', 'Weet ik niet'])
    expect(screen.getByRole('radio', { name: choice })).toHaveProperty('checked', true)
})

test('stores the changes of the owner, and shows the new name in the breadcrumbs', async () => {
  await open()
  const typed = [
    'Smederij Zuid',
    'Vuurweg',
    '7',
    '1234ab',
    'Breda',
    '9',
    '4800 bb',
    'Breda',
    '076 765 43 21',
    'zuid@smederij.nl',
  ]
  for (const [index, label] of fields.entries()) await retype(label, typed[index]!)
  await userEvent.click(screen.getByRole('radio', { name: 'meer dan 500 medewerkers' }))
  await userEvent.click(screen.getByRole('radio', { name: 'anders' }))
  await userEvent.click(screen.getByRole('radio', { name: 'Geen van beide' }))
  await save()

  expect((await screen.findByText(SAVED)).closest('[role=status]')).toBeTruthy()
  expect(await row()).toEqual({
    name: 'Smederij Zuid',
    number_of_employees: '>500',
    branch: 'anders',
    membership: 'Geen van beide',
    street: 'Vuurweg',
    house_number: '7',
    zip_code: '1234 AB',
    city: 'Breda',
    po_box: '9',
    po_box_zip_code: '4800 BB',
    po_box_city: 'Breda',
    phone_number: '076 765 43 21',
    email: 'zuid@smederij.nl',
  })
  const path = within(screen.getByRole('navigation', { name: 'Kruimelpad' }))
  expect(await path.findByRole('link', { name: 'Smederij Zuid' })).toBeTruthy()
  await userEvent.type(field('Straat'), 'x')
  expect(screen.queryByText(SAVED)).toBeNull()
})

test.each([
  [true, true, { has_reminders: false, has_digest: true }],
  [false, false, { has_reminders: true, has_digest: false }],
])(
  'with reminders %j and the digest %j, the owner switches the reminders',
  async (reminders, digest, after) => {
    await backEnd.sql`update company set has_reminders = ${reminders}, has_digest = ${digest}`
    const box = (name: RegExp) => screen.getByRole('checkbox', { name })
    await open()
    expect(box(/^Stuur herinneringen over actiepunten/)).toHaveProperty('checked', reminders)
    expect(box(/^Stuur mij elke maandag een overzicht/)).toHaveProperty('checked', digest)
    await userEvent.click(box(/^Stuur herinneringen over actiepunten/))
    await save()
    await screen.findByText(SAVED)
    expect(await backEnd.sql`select has_reminders, has_digest from company`).toEqual([after])
  },
)

test('keeps both texts when an administrator saved meanwhile, and saves the own text on request', {
  tags: ['deep'],
}, async () => {
  await backEnd.createPerson({ email: 'jan@smederij.nl', firstName: 'Jan', roles: ['BW_USER', 'BW_ADMIN'] })
  await open()
  const jan = backEnd.client()
  await jan.login('jan@smederij.nl')
  const { body } = await jan.get('/rest/companies/1/update')
  const { contactInfo, ...details } = body.responseObject
  await jan.post('/rest/companies/1/update', {
    ...details,
    numberOfEmployees: '>500',
    hasDigest: false,
    contactInfo: { ...contactInfo, city: 'Zwolle', poBox: '' },
  })
  await retype('Plaats', 'Breda')
  await save()

  expect((await screen.findByRole('alert')).textContent).toContain(
    'Dit is intussen gewijzigd door Jan de Smid.',
  )
  const other = within(screen.getByRole('region', { name: 'Dit staat er nu' }))
  expect(other.getAllByRole('term').map(({ textContent }) => textContent)).toEqual([
    'Aantal medewerkers',
    'Plaats',
    'Postbusnummer',
    'Overzicht op maandag',
  ])
  expect(other.getAllByRole('definition').map(({ textContent }) => textContent)).toEqual([
    'meer dan 500 medewerkers',
    'Zwolle',
    'Leeg gemaakt',
    'Uit',
  ])
  expect(field('Plaats').value).toBe('Breda')
  expect(await row()).toMatchObject({ city: 'Zwolle' })
  expect(screen.getByRole('link', { name: 'Houd wat er staat' })).toHaveProperty(
    'pathname',
    '/bedrijven/1/checks',
  )

  await userEvent.click(screen.getByRole('button', { name: 'Mijn tekst opslaan' }))
  await screen.findByText(SAVED)
  expect(await row()).toMatchObject({ city: 'Breda', number_of_employees: '10-100' })
  expect(screen.queryByRole('region', { name: 'Dit staat er nu' })).toBeNull()
  await retype('Plaats', 'Tilburg')
  await save()
  await waitFor(async () => expect(await row()).toMatchObject({ city: 'Tilburg' }))
})

test('contact details are optional', { tags: ['deep'] }, async () => {
  await open()
  for (const label of fields.slice(1)) await retype(label, '')
  await save()
  await screen.findByText(SAVED)
  expect(await row()).toMatchObject({
    name: 'Smederij Noord',
    street: '',
    zip_code: '',
    phone_number: '',
    email: '',
  })
})

test.each([
  ['Bedrijfsnaam', ' ', 'Dit is een verplicht veld.'],
  ['Huisnummer', '12-a', 'Mag alleen letters en cijfers bevatten.'],
  ['Postcode', '0123 AB', 'Vul hier een geldige postcode in.'],
  ['Postcode', '1234 SS', 'Vul hier een geldige postcode in.'],
  ['Postcode postbus', '1234 ABC', 'Vul hier maximaal 7 tekens in.'],
  ['Telefoonnummer', '12345', 'Vul hier een geldig Nederlands telefoonnummer in.'],
  ['E-mailadres', 'info@', 'Ongeldig e-mailadres'],
])('%s rejects "%s"', { tags: ['deep'] }, async (label, text, sentence) => {
  const before = [await open(), await row()][1]
  await retype(label, text)
  await save()

  const summary = await screen.findByRole('alert')
  expect(summary.textContent).toContain('Niet alle velden zijn correct ingevuld')
  await waitFor(() => expect(document.activeElement).toBe(summary))
  expect(
    within(summary).getByRole('link', { name: new RegExp(`: ${sentence.replaceAll('.', '\\.')}$`) }),
  ).toBeTruthy()
  const description = document.getElementById(field(label).getAttribute('aria-describedby') ?? '')
  expect(description?.textContent).toBe(sentence)
  expect(await row()).toEqual(before)
})

test.each(['Straat', 'Plaats', 'Postbusnummer', 'Plaats postbus'])(
  '%s accepts at most 255 characters',
  { tags: ['deep'] },
  async (label) => {
    await open()
    await userEvent.click(field(label))
    await userEvent.paste('x'.repeat(256))
    await save()
    expect((await screen.findByRole('alert')).textContent).toContain('Vul hier maximaal 255 tekens in.')
  },
)

test('keeps the input when the details cannot be saved', { tags: ['deep'] }, async () => {
  await open()
  await retype('Plaats', 'Breda')
  await backEnd.sql`alter table company add constraint none check (city <> 'Breda')`
  try {
    await save()
    const alert = await screen.findByRole('alert')
    expect(alert.textContent).toContain('Gegevens aanpassen is niet gelukt')
    expect(alert.textContent).toContain('Applicatie is tijdelijk niet beschikbaar')
  } finally {
    await backEnd.sql`alter table company drop constraint none`
  }
  expect(field('Plaats').value).toBe('Breda')
  await save()
  await screen.findByText(SAVED)
  expect(await row()).toMatchObject({ city: 'Breda' })
})

test('shows an error when the details cannot be loaded', { tags: ['deep'] }, async () => {
  const router = await openPage('/bedrijven/1/checks', { as: 'els@smederij.nl' })
  await screen.findByRole('list', { name: 'Verbeterchecks' })
  await backEnd.withoutColumn('company', 'city', async () => {
    await router.navigate('/bedrijven/1/info')
    expect((await screen.findByRole('alert')).textContent).toContain('Gegevens ophalen is niet gelukt')
  })
})

test.each(['READONLY', 'WRITE', 'ADMIN'])(
  'an invitee with %s rights has no access',
  { tags: ['deep'] },
  async (rights) => {
    const jan = await backEnd.createPerson({ email: 'jan@lasserij.nl' })
    await backEnd.sql`
    insert into invitation
      (company_id, role, name, email, message, rights, checks, key_hash, person_id, expires_at, accepted_at)
    values (1, 'COLLEAGUE', 'Jan', 'jan@lasserij.nl', 'Kijk mee', ${rights}, '{NOISE_HAZARD}', '\\x01', ${jan}, now(), now())`
    const router = await open('jan@lasserij.nl')
    expect(screen.getByRole('heading', { level: 1, name: 'Geen toegang' })).toBeTruthy()
    expect(router.state.location.pathname).toBe('/geen-toegang')
  },
)

async function pressDelete() {
  await userEvent.click(screen.getByRole('button', { name: 'Bedrijf verwijderen' }))
  return within(await screen.findByRole('alertdialog', { name: 'Weet je het zeker?' }))
}
const companies = () => backEnd.sql`select name from company`

test('the owner deletes the company with all its data', async () => {
  await backEnd.sql`insert into company_check (company_id, "check", status) values (1, 'NOISE_HAZARD', 'GREEN')`
  const router = await open()
  const dialog = await pressDelete()
  expect(dialog.getByText(/^Je verwijdert Smederij Noord met alles.*niet ongedaan maken\.$/)).toBeTruthy()
  const confirm = dialog.getByRole('button', { name: 'Ja, ik weet het zeker' })
  expect(confirm.dataset).toMatchObject({ variant: 'primary', destructive: 'true' })
  await userEvent.click(confirm)

  expect((await screen.findByText('Het bedrijf is verwijderd.')).closest('[role=status]')).toBeTruthy()
  expect(await screen.findByRole('heading', { name: 'Geen bedrijven.' })).toBeTruthy()
  expect(router.state.location.pathname).toBe('/bedrijven')
  expect(await companies()).toEqual([])
  expect(await backEnd.sql`select 1 from company_check`).toEqual([])
})

test('the browser remembers that the company was deleted', { tags: ['deep'] }, async () => {
  await open()
  const dialog = await pressDelete()
  expect(isCompanyDeleted(1)).toBe(false)
  await userEvent.click(dialog.getByRole('button', { name: 'Ja, ik weet het zeker' }))
  await screen.findByText('Het bedrijf is verwijderd.')
  expect(isCompanyDeleted(1)).toBe(true)
})

test('no answers about the deleted company stay on this device, of whichever user', async () => {
  const [els, jan] = [1, 2]
  for (const userId of [els, jan]) queueAnswer(userId, { companyId: 1, sectionId: 7 })
  queueAnswer(els, { companyId: 11, sectionId: 1 })
  await open()
  const dialog = await pressDelete()
  await userEvent.click(dialog.getByRole('button', { name: 'Ja, ik weet het zeker' }))
  await screen.findByText('Het bedrijf is verwijderd.')
  expect(Object.keys(localStorage).filter((key) => key.startsWith('bw_answer'))).toEqual([
    `bw_answer/${els}/11/PHYSICAL_STRAIN/1/CARRY/distance`,
  ])
})

test('cancelling keeps the company', { tags: ['deep'] }, async () => {
  await open()
  const dialog = await pressDelete()
  await userEvent.click(dialog.getByRole('button', { name: 'Annuleren' }))
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
  expect(await companies()).toHaveLength(1)
})

test('shows an error when the company cannot be deleted', { tags: ['deep'] }, async () => {
  await backEnd.sql`create table holding (company_id integer references company)`
  await backEnd.sql`insert into holding values (1)`
  try {
    await open()
    const dialog = await pressDelete()
    await userEvent.click(dialog.getByRole('button', { name: 'Ja, ik weet het zeker' }))
    const alert = await screen.findByRole('alertdialog', { name: 'Bedrijf verwijderen is niet gelukt.' })
    await userEvent.click(within(alert).getByRole('button', { name: 'Oke' }))
  } finally {
    await backEnd.sql`drop table holding`
  }
  expect(await companies()).toHaveLength(1)
  expect(screen.getByRole('heading', { level: 1, name: 'Gegevens aanpassen' })).toBeTruthy()
})
