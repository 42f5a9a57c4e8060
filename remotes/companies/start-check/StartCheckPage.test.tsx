import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, test } from 'vitest'

import { useBackEnd } from '../../../testing/harness/back-end.ts'
import { openPage } from '../../../testing/harness/open-page.tsx'

const backEnd = useBackEnd()
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

test('one chooses out of the companies where one may start the check, by name', async () => {
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
  await waitFor(() => expect(document.title).toBe('Beterwerk – Start verbetercheck'))
  expect(screen.getByRole('link', { name: 'Voeg een bedrijf toe' })).toHaveProperty(
    'pathname',
    '/bedrijf-toevoegen',
  )
})

test('nothing is started before a company is chosen, then the check of that company is', async () => {
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

test('a check that was started already is gone on with as it is', async () => {
  await addCompany('Smederij Noord')
  // Of a newer server, so that this one does not reckon it anew.
  await backEnd.sql`
    insert into company_check (company_id, "check", status, questionnaire_version)
    values (1, 'PHYSICAL_STRAIN', 'RED', 1000)`
  const router = await open()
  await userEvent.click(await screen.findByRole('radio', { name: 'Smederij Noord' }))
  await userEvent.click(goOn())

  await waitFor(() => expect(router.state.location.pathname).toBe('/bedrijven/1/checks/fysieke-belasting'))
  expect(await rows()).toEqual([{ company_id: 1, check: 'PHYSICAL_STRAIN', status: 'RED' }])
})

test('a check that cannot be started says so, and the choice stays', async () => {
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

test('while the companies are on their way the page says so', async () => {
  await addCompany('Smederij Noord')
  const router = await open('/bedrijf-toevoegen')
  // The embedded database is one session: what is asked after this waits for it.
  const busy = backEnd.sql`select pg_sleep(1)`
  void router.navigate(PAGE)
  expect(await screen.findByText('Bedrijven worden geladen...')).toBeTruthy()
  await busy
  expect(await screen.findByRole('radio', { name: 'Smederij Noord' })).toBeTruthy()
})

test('without a company to start the check for, the page says so and offers to add one', async () => {
  await open()
  expect(await screen.findByText(NONE)).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Ok, verder' })).toBeNull()
  const main = screen.getByRole('main')
  expect(main.querySelector('a[href="/bedrijf-toevoegen"]')?.textContent).toBe('Bedrijf toevoegen')
})

test('the way back leads to where one came from', async () => {
  await addCompany('Smederij Noord')
  const router = await open('/gegevens')
  await router.navigate(PAGE)
  await userEvent.click(await screen.findByRole('button', { name: 'Vorige' }))
  await waitFor(() => expect(router.state.location.pathname).toBe('/gegevens'))
})

test('who came from nowhere goes back to their companies', async () => {
  const router = await open()
  await userEvent.click(await screen.findByRole('button', { name: 'Vorige' }))
  await waitFor(() => expect(router.state.location.pathname).toBe('/bedrijven'))
})

test('companies that cannot be had', async () => {
  await backEnd.sql`alter table company rename to company_away`
  try {
    await open()
    expect((await screen.findByRole('alert')).textContent).toContain(
      'Bedrijven kunnen niet worden opgehaald.',
    )
  } finally {
    await backEnd.sql`alter table company_away rename to company`
  }
})

test('a coach goes to the companies instead', async () => {
  await backEnd.createPerson({ email: 'coach@verbeter.nl', roles: ['BW_USER', 'BW_COACH'] })
  const router = await open(PAGE, 'coach@verbeter.nl')
  await waitFor(() => expect(router.state.location.pathname).toBe('/bedrijven'))
})

test('without a check there is nothing to start', async () => {
  const router = await open('/check/start')
  await waitFor(() => expect(router.state.location.pathname).toBe('/bedrijven'))
})

test('a check that does not exist is not found', async () => {
  await open('/check/start?check=GENERAL')
  expect(await screen.findByRole('heading', { level: 1, name: 'Niet gevonden' })).toBeTruthy()
})

test('a visitor logs in first, and comes back', async () => {
  const router = await openPage(PAGE)
  await screen.findByRole('heading', { level: 1, name: 'Inloggen' })
  expect(router.state.location.search).toBe(`?redirect=${encodeURIComponent(PAGE)}`)
})
