import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, test } from 'vitest'

import { useBackEnd } from '../../../testing/harness/back-end.ts'
import { useNetwork } from '../../../testing/harness/network.ts'
import { openPage } from '../../../testing/harness/open-page.tsx'
import { deleteInOtherTab } from '../../../testing/harness/other-tab.ts'

const backEnd = useBackEnd()
const network = useNetwork(backEnd)
const PAGE = '/check/start?check=PHYSICAL_STRAIN'
const NONE = 'Je hebt geen bedrijven waarvoor je de verbetercheck Fysieke belasting kunt starten.'

let els: number
beforeEach(async () => {
  els = await backEnd.createPerson({ email: 'els@smederij.nl' })
})

const addCompany = (name: string, ownerId = els) => backEnd.sql`
  insert into company (name, owner_id, number_of_employees, branch, membership)
  values (${name}, ${ownerId}, '<10', 'Metaalbewerking', 'Geen van beide')`

const invite = (companyId: number, rights: string, checks: string) => backEnd.sql`
  insert into invitation
    (company_id, role, name, email, message, rights, checks, key_hash, person_id, expires_at, accepted_at)
  values (${companyId}, 'COLLEAGUE', 'Els', 'els@smederij.nl', 'Kijk mee', ${rights}, ${checks},
    decode(lpad(${companyId}::int::text, 2, '0'), 'hex'), ${els}, now(), now())`

const open = async (address = PAGE, as = 'els@smederij.nl') => {
  const router = await openPage(address, { as })
  await screen.findByRole('heading', { level: 1 })
  return router
}
const goOn = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Ok, verder' })
const rows = () => backEnd.sql`select company_id, "check", status from company_check`

test('lists the companies for which the user may start the check, by name', async () => {
  const jan = await backEnd.createPerson({ email: 'jan@lasserij.nl' })
  await addCompany('Zinkwerk')
  await addCompany('ärgon')
  await addCompany('Alleen lezen', jan)
  await addCompany('Mag meewerken', jan)
  await addCompany('Andere check', jan)
  await addCompany('Niet van Els', jan)
  await invite(3, 'READONLY', '{PHYSICAL_STRAIN}')
  await invite(4, 'WRITE', '{PHYSICAL_STRAIN}')
  await invite(5, 'ADMIN', '{NOISE_HAZARD}')
  await open()

  const question = 'Voor welk bedrijf wil je de verbetercheck Fysieke belasting doen?'
  expect(await screen.findByRole('radiogroup', { name: question })).toBeTruthy()
  const radios = screen.getAllByRole<HTMLInputElement>('radio')
  expect(radios.map(({ labels }) => labels?.[0]?.textContent)).toEqual(['ärgon', 'Mag meewerken', 'Zinkwerk'])
  expect(radios.some(({ checked }) => checked)).toBe(false)
  expect(screen.getByRole('heading', { level: 1, name: 'Start verbetercheck' })).toBeTruthy()
  const breadcrumbs = within(screen.getByRole('navigation', { name: 'Kruimelpad' }))
  expect(breadcrumbs.getByText('Start verbetercheck').ariaCurrent).toBe('page')
  expect(breadcrumbs.getByRole('link', { name: 'Mijn bedrijven' })).toHaveProperty('pathname', '/bedrijven')
  await waitFor(() => expect(document.title).toBe('Beterwerk – Mijn bedrijven – Start verbetercheck'))
  expect(screen.getByRole('link', { name: 'Voeg een bedrijf toe' })).toHaveProperty(
    'pathname',
    '/bedrijf-toevoegen',
  )
})

test('says what the check is for, whom it concerns and how long it takes', async () => {
  await open()
  const main = within(screen.getByRole('main'))
  expect(main.getByText(/^Doe deze check als mensen bij jullie tillen, dragen/)).toBeTruthy()
  expect(main.getByText('Ongeveer 20 tot 40 minuten per functiegroep.')).toBeTruthy()
  expect(main.getByText(/^Je gaat per functiegroep na welk zwaar werk er voorkomt/)).toBeTruthy()
})

test('starts the check of the chosen company', async () => {
  await addCompany('Smederij Noord')
  await addCompany('Smederij Zuid')
  const router = await open()
  const zuid = await screen.findByRole('radio', { name: 'Smederij Zuid' })
  expect(goOn().disabled).toBe(true)
  await userEvent.click(zuid)
  expect(goOn().disabled).toBe(false)
  await userEvent.click(goOn())

  await waitFor(() =>
    expect(router.state.location.pathname).toBe('/check/fysieke-belasting/2/functiegroepen'),
  )
  expect(await rows()).toEqual([{ company_id: 2, check: 'PHYSICAL_STRAIN', status: 'GREY' }])
})

test('opens a started check without starting it again', async () => {
  await addCompany('Smederij Noord')
  // From a newer version, so that this version does not recompute the status.
  await backEnd.sql`
    insert into company_check (company_id, "check", status, questionnaire_version)
    values (1, 'PHYSICAL_STRAIN', 'RED', 1000)`
  const router = await open()
  await userEvent.click(await screen.findByRole('radio', { name: 'Smederij Noord' }))
  await userEvent.click(goOn())

  await waitFor(() => expect(router.state.location.pathname).toBe('/bedrijven/1/checks/fysieke-belasting'))
  expect(await rows()).toEqual([{ company_id: 1, check: 'PHYSICAL_STRAIN', status: 'RED' }])
})

test('keeps the choice when the check cannot be started', { tags: ['deep'] }, async () => {
  await addCompany('Smederij Noord')
  await open()
  await userEvent.click(await screen.findByRole('radio', { name: 'Smederij Noord' }))
  await backEnd.sql`alter table company_check add constraint none check (false)`
  try {
    await userEvent.click(goOn())
    expect((await screen.findByRole('alert')).textContent).toContain(
      'De verbetercheck kan niet gestart worden.',
    )
  } finally {
    await backEnd.sql`alter table company_check drop constraint none`
  }
  expect(screen.getByRole('radio', { name: 'Smederij Noord' })).toHaveProperty('checked', true)
  expect(goOn().disabled).toBe(false)
})

test('a chosen company that is deleted in another tab is no choice any more, another one stays chosen', {
  tags: ['deep'],
}, async () => {
  for (const name of ['Smederij Noord', 'Smederij Oost', 'Smederij Zuid']) await addCompany(name)
  await open()
  await userEvent.click(await screen.findByRole('radio', { name: 'Smederij Zuid' }))
  await deleteInOtherTab({ browser: backEnd.page }, 1)
  await waitFor(() => expect(screen.getAllByRole('radio')).toHaveLength(2))
  expect(screen.getByRole('radio', { name: 'Smederij Zuid' })).toHaveProperty('checked', true)
  expect(goOn().disabled).toBe(false)
  await deleteInOtherTab({ browser: backEnd.page }, 3)
  await waitFor(() => expect(screen.getAllByRole('radio')).toHaveLength(1))
  expect(goOn().disabled).toBe(true)
})

test('shows a placeholder while the companies are loading', { tags: ['deep'] }, async () => {
  await addCompany('Smederij Noord')
  const router = await open('/bedrijf-toevoegen')
  const release = network.hold()
  void router.navigate(PAGE)
  expect(await screen.findByText('Bedrijven worden geladen...')).toBeTruthy()
  release()
  expect(await screen.findByRole('radio', { name: 'Smederij Noord' })).toBeTruthy()
})

test('offers to add a company when there is none to start the check for', async () => {
  await open()
  expect(await screen.findByText(NONE)).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Ok, verder' })).toBeNull()
  const main = screen.getByRole('main')
  expect(main.querySelector('a[href="/bedrijf-toevoegen"]')?.textContent).toBe('Bedrijf toevoegen')
})

test('the back button returns to the previous page', async () => {
  await addCompany('Smederij Noord')
  const router = await open('/gegevens')
  await router.navigate(PAGE)
  await userEvent.click(await screen.findByRole('button', { name: 'Vorige' }))
  await waitFor(() => expect(router.state.location.pathname).toBe('/gegevens'))
})

test('the back button leads to the companies without a previous page', async () => {
  const router = await open()
  await userEvent.click(await screen.findByRole('button', { name: 'Vorige' }))
  await waitFor(() => expect(router.state.location.pathname).toBe('/bedrijven'))
})

test('shows an error when the companies cannot be loaded', async () => {
  await backEnd.withoutTable('company', async () => {
    await open()
    expect((await screen.findByRole('alert')).textContent).toContain(
      'Bedrijven kunnen niet worden opgehaald.',
    )
  })
})

test('redirects a coach to the companies', async () => {
  await backEnd.createPerson({ email: 'coach@verbeter.nl', roles: ['BW_USER', 'BW_COACH'] })
  const router = await open(PAGE, 'coach@verbeter.nl')
  await waitFor(() => expect(router.state.location.pathname).toBe('/bedrijven'))
})

test('redirects to the companies without a check in the address', async () => {
  const router = await open('/check/start')
  await waitFor(() => expect(router.state.location.pathname).toBe('/bedrijven'))
})

test('shows "not found" for an unknown check', async () => {
  await open('/check/start?check=GENERAL')
  expect(await screen.findByRole('heading', { level: 1, name: 'Niet gevonden' })).toBeTruthy()
})

test('asks a visitor for a login, and returns to the page', async () => {
  const router = await openPage(PAGE)
  await screen.findByRole('heading', { level: 1, name: 'Inloggen' })
  expect(router.state.location.search).toBe(`?redirect=${encodeURIComponent(PAGE)}`)
})
