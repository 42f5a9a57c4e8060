import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Secret, TOTP } from 'otpauth'
import { beforeEach, expect, test } from 'vitest'

import { sessionStore } from '#shared/session/store.ts'
import { companiesIn } from '../testing/factories/companies.ts'
import { createAuthenticator } from '../testing/factories/two-step-login.ts'
import { useOwnBackEnd } from '../testing/harness/back-end.ts'
import { PASSWORD } from '../testing/harness/client.ts'
import { openPage } from '../testing/harness/open-page.tsx'

const backEnd = useOwnBackEnd({ env: { TWO_STEP_LOGIN: 'required' } })
const company = companiesIn(backEnd)
const EMAIL = 'kim@smederij.nl'

let kim: number
beforeEach(async () => {
  kim = await backEnd.createPerson({ email: EMAIL, firstName: 'Kim', roles: ['BW_USER', 'BW_COACH'] })
})

const heading = (name: string) => screen.findByRole('heading', { level: 1, name })
const explanation = () => screen.findByText('Met jouw rol is tweestapslogin verplicht.')

async function setUp() {
  await userEvent.type(screen.getByLabelText('Je wachtwoord'), PASSWORD)
  await userEvent.click(screen.getByRole('button', { name: 'Tweestapslogin instellen' }))
  await heading('Koppel je app')
  const typed = screen.getByText(/^([A-Z2-7]{4} ){7}[A-Z2-7]{4}$/).textContent!.replaceAll(' ', '')
  const app = createAuthenticator(new TOTP({ secret: Secret.fromBase32(typed) }).toString())
  await userEvent.type(screen.getByLabelText('Code'), app.code())
  await userEvent.click(screen.getByRole('button', { name: 'Tweestapslogin aanzetten' }))
  await heading('Bewaar je herstelcodes')
  await userEvent.click(screen.getByRole('button', { name: 'Ik heb ze bewaard' }))
}

test('a coach is led to the page to set it up, and afterwards to the page that was asked for', async () => {
  const router = await openPage('/bedrijf-toevoegen?van=mail', { as: EMAIL })
  expect(await explanation()).toBeTruthy()
  expect(router.state.location.pathname).toBe('/gegevens/tweestapslogin')
  expect(sessionStore.getState().user.roles).toEqual([])
  await setUp()
  expect(await heading('Maak je bedrijf aan')).toBeTruthy()
  expect(router.state.location).toMatchObject({ pathname: '/bedrijf-toevoegen', search: '?van=mail' })
  expect(sessionStore.getState().user.roles).toEqual(['BW_USER', 'BW_COACH'])
})

test('also when the role was given while the page is open', async () => {
  await backEnd.sql`update person set roles = '{BW_USER}' where id = ${kim}`
  const router = await openPage('/gegevens', { as: EMAIL })
  await heading('Mijn gegevens')
  await backEnd.sql`update person set roles = '{BW_USER,BW_ADMIN}' where id = ${kim}`
  await router.navigate('/bedrijven')
  expect(await explanation()).toBeTruthy()
  await setUp()
  expect(await heading('Mijn bedrijven')).toBeTruthy()
})

async function logInAt(path: string) {
  const router = await openPage(path)
  await userEvent.type(await screen.findByRole('textbox', { name: 'E-mailadres' }), EMAIL)
  await userEvent.type(screen.getByLabelText('Wachtwoord'), PASSWORD)
  await userEvent.click(screen.getByRole('button', { name: 'Inloggen' }))
  expect(await explanation()).toBeTruthy()
  return router
}

test('a login leads there at once', async () => {
  const router = await logInAt('/inloggen?redirect=/bestellingen')
  expect(router.state.location.search).toBe('?redirect=%2Fbestellingen')
})

test('an invitation waits until it is set up', async () => {
  const owner = await company.createUser('els')
  const companyId = await company.createCompany(owner, 'Smederij Noord')
  await backEnd.sql`
    insert into invitation (company_id, role, name, email, message, rights, checks, key_hash, expires_at)
    values (${companyId}, 'COLLEAGUE', 'Kim', ${EMAIL}, 'Kijk mee', 'READONLY', '{PHYSICAL_STRAIN}',
      sha256('sleutel'), now() + interval '1 day')`
  await logInAt('/inloggen?registration=sleutel')
  await setUp()
  await userEvent.click(await screen.findByRole('button', { name: 'Uitnodiging accepteren' }))
  expect(await heading('Smederij Noord')).toBeTruthy()
})

test('the roles have an effect at once, also without a page to return to', async () => {
  await openPage('/gegevens/tweestapslogin', { as: EMAIL })
  await explanation()
  await setUp()
  expect(await screen.findByText('Met jouw rol is tweestapslogin verplicht.')).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Uitzetten' })).toBeNull()
  expect(sessionStore.getState().user.roles).toEqual(['BW_USER', 'BW_COACH'])
})

test('somebody without such a role sees that there is no access', async () => {
  await backEnd.sql`update person set roles = '{BW_USER}' where id = ${kim}`
  await openPage('/bedrijven/999/checks', { as: EMAIL })
  expect(await heading('Geen toegang')).toBeTruthy()
})

test('roles that were given meanwhile lead back to the refused page', async () => {
  await backEnd.sql`update person set roles = '{}' where id = ${kim}`
  const router = await openPage('/gegevens', { as: EMAIL })
  expect(await heading('Geen toegang')).toBeTruthy()
  await backEnd.sql`update person set roles = '{BW_USER}' where id = ${kim}`
  await router.navigate('/gegevens')
  expect(await heading('Mijn gegevens')).toBeTruthy()
})

test('the page without access is shown when the server does not say why', async () => {
  const router = await openPage('/gegevens/tweestapslogin', { as: EMAIL })
  await explanation()
  await backEnd.withoutTable('session', async () => {
    await router.navigate('/geen-toegang?url=/bedrijven')
    await waitFor(() => expect(router.state.location.pathname).toBe('/geen-toegang'))
    expect(await heading('Geen toegang')).toBeTruthy()
  })
})
