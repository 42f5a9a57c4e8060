import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, test } from 'vitest'

import { companiesIn, type User } from '../../../testing/factories/companies.ts'
import { ownershipIn, UNKNOWN } from '../../../testing/factories/ownership.ts'
import { useBackEnd } from '../../../testing/harness/back-end.ts'
import { openPage } from '../../../testing/harness/open-page.tsx'
import { main, otherVersion, termsIn } from '../../../testing/harness/page-parts.ts'

const backEnd = useBackEnd()
const { createUser, createCompany, invite, openToCoaches } = companiesIn(backEnd)
const { changeOwner, ownership } = ownershipIn(backEnd)

let admin: User
let els: User
let jan: User
let id: number
beforeEach(async () => {
  admin = await createUser('beheer', ['BW_USER', 'BW_ADMIN'])
  els = await createUser('els')
  jan = await createUser('jan')
  await backEnd.sql`update person set first_name = 'Jan', last_name = 'Bakker' where id = ${jan.id}`
  id = await createCompany(els)
})

async function open(name = 'Metaal Noord') {
  const router = await openPage(`/bedrijvenbeheer/${id}`, { as: admin.email })
  await screen.findByRole('heading', { level: 1, name })
  return router
}
const email = () => screen.getByLabelText<HTMLInputElement>('E-mailadres nieuwe eigenaar')
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }))
const question = () => screen.findByRole('alertdialog', { name: 'Weet je het zeker?' })
const confirm = () => press('Ja, ik weet het zeker')

async function submit(address: string) {
  await userEvent.clear(email())
  await userEvent.type(email(), address)
  await press('Eigenaar wijzigen')
}
const said = async (sentence: string) =>
  expect((await screen.findByText(sentence)).closest('[role=status]')).toBeTruthy()

test('shows what is known of the company', async () => {
  await backEnd.sql`
    update company set street = 'Maaskade', house_number = '48', zip_code = '5911 CD', city = 'Venlo',
      phone_number = '077 123 45 67'`
  await openToCoaches(id)
  await invite(jan, id)
  await els.browser.post(`/rest/companies/${id}/start-check/PHYSICAL_STRAIN`)
  await open()
  await waitFor(() => expect(document.title).toBe('Beterwerk – Bedrijvenbeheer – Metaal Noord'))
  expect(termsIn(screen.getByRole('main'))).toEqual([
    'Vestiging: Maaskade 48, 5911 CD Venlo',
    'Branche: Metaalbewerking, minder dan 10 medewerkers',
    'Lidmaatschap: Geen van beide',
    'Telefoon: 077 123 45 67',
    'E-mailadres: Niet ingevuld',
    'Eigenaar: Els de Smid',
    'E-mailadres eigenaar: els@smederij.nl',
    'Meekijkers: 2',
    'Gestarte checks: 1 van 6',
  ])
  expect(screen.getByLabelText('Naam eigenaar')).toMatchObject({ value: 'Els de Smid', readOnly: true })
  expect(screen.getByRole('link', { name: 'Check verplaatsen' }).getAttribute('href')).toBe(
    `/bedrijvenbeheer/verbetercheck-verplaatsen?from=${id}`,
  )
  expect(await screen.findByText('Beheerders hebben hier nog niets gewijzigd.')).toBeTruthy()
})

test('shows the PO box of a company without another address', { tags: ['deep'] }, async () => {
  await backEnd.sql`update company set po_box = '210', po_box_zip_code = '5900 AE', po_box_city = 'Venlo'`
  await open()
  expect(termsIn(screen.getByRole('main'))[0]).toBe('Vestiging: Postbus 210, 5900 AE Venlo')
})

test('gives the company to another owner after confirmation, and lists that', async () => {
  await open()
  await submit(' jan@smederij.nl ')
  const asked = await question()
  expect(termsIn(asked)).toEqual([
    'Bedrijf: Metaal Noord',
    'Eigenaar nu: Els de Smid (els@smederij.nl)',
    'Nieuwe eigenaar: jan@smederij.nl',
  ])
  expect(asked.textContent).toContain('Els de Smid kan er dan niet meer bij.')
  expect((await ownership(id))?.owner).toBe(els.email)
  await confirm()

  await said('Jan Bakker is nu de eigenaar van Metaal Noord.')
  expect(await ownership(id)).toEqual({ owner: jan.email, invited: null, revision: 2 })
  await waitFor(() => expect(screen.getByLabelText('Naam eigenaar')).toHaveProperty('value', 'Jan Bakker'))
  expect(email().value).toBe('')
  const adminActions = within(await screen.findByRole('list', { name: 'Wijzigingen door beheerders' }))
  expect(adminActions.getByRole('listitem').textContent).toContain('Eigenaar gewijzigd')
})

test('changes the owner again, based on the change before', { tags: ['deep'] }, async () => {
  await open()
  await submit(jan.email)
  await confirm()
  await screen.findByDisplayValue('Jan Bakker')
  await submit(els.email)
  expect(termsIn(await question())).toContain('Eigenaar nu: Jan Bakker (jan@smederij.nl)')
  await confirm()
  await said('Els de Smid is nu de eigenaar van Metaal Noord.')
  expect(await ownership(id)).toMatchObject({ owner: els.email, revision: 3 })
})

test('cancelling changes nothing and keeps the address', { tags: ['deep'] }, async () => {
  await open()
  await submit(jan.email)
  await question()
  await press('Annuleren')
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
  expect(await ownership(id)).toMatchObject({ owner: els.email, revision: 1 })
  expect(email().value).toBe(jan.email)
  expect(main().queryAllByRole('status')).toEqual([])
})

test('invites an address without an account, and withdraws the invitation', { tags: ['deep'] }, async () => {
  await open()
  await submit(UNKNOWN)
  await confirm()
  await said('De uitnodiging is verstuurd naar kees@elders.nl.')
  expect(await ownership(id)).toEqual({ owner: els.email, invited: UNKNOWN, revision: 2 })
  expect(await screen.findByText('Uitgenodigd')).toBeTruthy()
  expect(screen.getByText(/Zolang die niet is geaccepteerd, blijft Els de Smid de eigenaar\.$/)).toBeTruthy()

  await press('Trek uitnodiging in')
  expect((await question()).textContent).toContain('Je trekt de uitnodiging voor kees@elders.nl in.')
  await confirm()
  await said('De uitnodiging is ingetrokken.')
  expect(await ownership(id)).toEqual({ owner: els.email, invited: null, revision: 3 })
  await waitFor(() => expect(screen.queryByText('Uitgenodigd')).toBeNull())
  expect(document.activeElement?.textContent).toBe('Andere eigenaar')
})

test('says that an invitation has expired', { tags: ['deep'] }, async () => {
  await changeOwner(admin, id, UNKNOWN)
  await backEnd.sql`update owner_invitation set expires_at = '2026-01-02T12:00:00Z'`
  await open()
  expect(screen.getByText('Verlopen')).toBeTruthy()
  expect(screen.getByText(/De uitnodiging is verlopen op 02-01-2026\./)).toBeTruthy()
})

test.each([
  ['', 'Dit is een verplicht veld.'],
  ['jan', 'Ongeldig e-mailadres'],
])(
  'refuses the address "%s" without asking for confirmation',
  { tags: ['deep'] },
  async (address, message) => {
    await open()
    await userEvent.type(email(), `${address} `)
    await press('Eigenaar wijzigen')
    expect((await screen.findByRole('alert')).textContent).toContain('Niet alle velden zijn correct ingevuld')
    expect(screen.getByText(message)).toBeTruthy()
    expect(screen.queryByRole('alertdialog')).toBeNull()
  },
)

test('shows at the field that the address is of the owner', async () => {
  await open()
  await submit('ELS@smederij.nl')
  await confirm()
  await screen.findByRole('alert')
  expect(email().getAttribute('aria-invalid')).toBe('true')
  expect(
    screen.getAllByText(/Dit is het e-mailadres van de eigenaar die het bedrijf nu heeft\./).length,
  ).toBeGreaterThan(0)
})

test('shows both when another administrator was first, and then changes the owner on request', {
  tags: ['deep'],
}, async () => {
  await open()
  await changeOwner(admin, id, UNKNOWN)
  await submit(jan.email)
  await confirm()
  expect((await screen.findByRole('alert')).textContent).toContain(
    'De eigenaar of de uitnodiging is intussen gewijzigd.',
  )
  expect(await otherVersion()).toEqual(['Uitgenodigd als eigenaar: kees@elders.nl'])
  expect(email().value).toBe(jan.email)
  expect(await ownership(id)).toEqual({ owner: els.email, invited: UNKNOWN, revision: 2 })

  await press('Eigenaar wijzigen')
  await question()
  await confirm()
  await said('Jan Bakker is nu de eigenaar van Metaal Noord.')
  expect(await ownership(id)).toEqual({ owner: jan.email, invited: null, revision: 3 })
})

test('names the owner of now in the question after a conflict', { tags: ['deep'] }, async () => {
  await open()
  await changeOwner(admin, id, jan.email)
  await submit(UNKNOWN)
  await confirm()
  expect(await otherVersion()).toEqual(['Eigenaar: Jan Bakker (jan@smederij.nl)'])
  await press('Eigenaar wijzigen')
  expect(termsIn(await question())).toContain('Eigenaar nu: Jan Bakker (jan@smederij.nl)')
})

test('shows why withdrawing is refused, and what is stored', { tags: ['deep'] }, async () => {
  await changeOwner(admin, id, UNKNOWN)
  await open()
  await changeOwner(admin, id, 'piet@elders.nl')
  await press('Trek uitnodiging in')
  await confirm()
  await screen.findByRole('alertdialog', { name: 'De eigenaar of de uitnodiging is intussen gewijzigd.' })
  await press('Oke')
  expect(await screen.findByText('piet@elders.nl')).toBeTruthy()
})

test('keeps the address when the owner cannot be changed', { tags: ['deep'] }, async () => {
  await open()
  await backEnd.withoutTable('audit_record', async () => {
    await submit(jan.email)
    await confirm()
    const alert = await screen.findByRole('alert')
    expect(alert.textContent).toContain('Het is niet gelukt de bedrijfseigenaar te wijzigen')
  })
  expect(email().value).toBe(jan.email)
  expect(await ownership(id)).toMatchObject({ owner: els.email, revision: 1 })
})

test('is closed to the owner of the company', async () => {
  await openPage(`/bedrijvenbeheer/${id}`, { as: els.email })
  await screen.findByRole('heading', { level: 1, name: 'Geen toegang' })
})

test('a company that does not exist is not found', { tags: ['deep'] }, async () => {
  await backEnd.sql`delete from company`
  await openPage(`/bedrijvenbeheer/${id}`, { as: admin.email })
  await screen.findByRole('heading', { level: 1, name: 'Niet gevonden' })
})

test('says that the company cannot be loaded', { tags: ['deep'] }, async () => {
  await backEnd.withoutTable('owner_invitation', async () => {
    await openPage(`/bedrijvenbeheer/${id}`, { as: admin.email })
    expect(await screen.findByText('Gegevens ophalen is niet gelukt')).toBeTruthy()
  })
})

test('the open page of the old owner leads to "Geen toegang" at the next request', async () => {
  const router = await openPage(`/bedrijven/${id}/checks`, { as: els.email })
  await screen.findByRole('heading', { level: 1, name: 'Metaal Noord' })
  await changeOwner(admin, id, jan.email)
  await router.navigate(`/bedrijven/${id}/adviezen`)
  await screen.findByRole('heading', { level: 1, name: 'Geen toegang' })
  expect(router.state.location.pathname).toBe('/geen-toegang')
})
