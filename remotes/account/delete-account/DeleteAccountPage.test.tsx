import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, test } from 'vitest'

import { sessionStore } from '#shared/session/store.ts'
import { companiesIn, type User } from '../../../testing/factories/companies.ts'
import { switchOnTwoStepLogin } from '../../../testing/factories/two-step-login.ts'
import { useBackEnd } from '../../../testing/harness/back-end.ts'
import { PASSWORD } from '../../../testing/harness/client.ts'
import { followLink, openPage } from '../../../testing/harness/open-page.tsx'

const backEnd = useBackEnd()
const { createUser, createCompany, invite } = companiesIn(backEnd)

let els: User
let jan: User
let handedOver: number
beforeEach(async () => {
  els = await createUser('els')
  jan = await createUser('jan')
  await createCompany(els, 'Draaierij Zuid')
  handedOver = await createCompany(els, 'Metaal Noord')
  await invite(jan, handedOver)
})

const company = (name: string) =>
  screen.getByRole<HTMLSelectElement>('combobox', { name: `Wat gebeurt er met ${name}?` })
const choose = (name: string, option: RegExp) =>
  userEvent.selectOptions(company(name), within(company(name)).getByRole('option', { name: option }))
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }))
const question = () => screen.findByRole('alertdialog', { name: 'Weet je het zeker?' })
const people = () => backEnd.sql`select email from person order by id`

async function followDeletion(router: Awaited<ReturnType<typeof openPage>>) {
  await followLink(router, await screen.findByRole('link', { name: 'Verwijder je account' }))
  await screen.findByRole('heading', { level: 1, name: 'Account verwijderen' })
}

async function open() {
  const router = await openPage('/gegevens', { as: els.email })
  await followDeletion(router)
  return router
}

async function fillIn() {
  await choose('Draaierij Zuid', /^Verwijderen/)
  await choose('Metaal Noord', /^Overdragen aan Els de Smid \(jan@smederij\.nl\)$/)
  await userEvent.type(screen.getByLabelText('Je wachtwoord'), PASSWORD)
}

test('hands one company over, deletes the other, and says goodbye', async () => {
  const router = await open()
  await fillIn()
  await userEvent.dblClick(screen.getByRole('button', { name: 'Account verwijderen' }))
  const dialog = within(await question())
  expect(dialog.getByText('Je verwijdert je account. Dit kun je niet ongedaan maken.')).toBeTruthy()
  expect(dialog.getAllByRole('definition').map(({ textContent }) => textContent)).toEqual([
    'Verwijderen',
    'Overdragen aan Els de Smid (jan@smederij.nl)',
  ])
  await press('Ja, verwijder het account')
  expect(await screen.findByRole('heading', { level: 1, name: 'Je account is verwijderd' })).toBeTruthy()
  expect(router.state.location.pathname).toBe('/account-verwijderd')
  await waitFor(() => expect(sessionStore.getState().user.isLoggedIn).toBe(false))
  expect(await people()).toEqual([{ email: 'jan@smederij.nl' }])
  expect(await backEnd.sql`select id, owner_id from company`).toEqual([{ id: handedOver, owner_id: jan.id }])
})

test('asks for a choice for each company, and for the password', async () => {
  await open()
  await press('Account verwijderen')
  const alert = await screen.findByRole('alert')
  expect(
    within(alert)
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent),
  ).toEqual([
    'Wat gebeurt er met Draaierij Zuid?: Dit is een verplicht veld.',
    'Wat gebeurt er met Metaal Noord?: Dit is een verplicht veld.',
    'Je wachtwoord: Dit is een verplicht veld.',
  ])
  expect(screen.queryByRole('alertdialog')).toBeNull()
})

test('deletes nothing when the user cancels, or enters a wrong password', { tags: ['deep'] }, async () => {
  await open()
  await fillIn()
  await press('Account verwijderen')
  await question()
  await press('Annuleren')
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
  await userEvent.type(screen.getByLabelText('Je wachtwoord'), '!')
  await press('Account verwijderen')
  await question()
  await press('Ja, verwijder het account')
  expect((await screen.findByRole('alert')).textContent).toContain('Dit is niet je wachtwoord.')
  expect(company('Draaierij Zuid').value).toBe('DELETE')
  expect(await people()).toHaveLength(2)
})

test('shows the companies again when they changed meanwhile', { tags: ['deep'] }, async () => {
  await open()
  await fillIn()
  await backEnd.sql`delete from invitation`
  await press('Account verwijderen')
  await question()
  await press('Ja, verwijder het account')
  expect(
    await screen.findByText(/^De bedrijven, of de mensen die meekijken, zijn intussen veranderd\./),
  ).toBeTruthy()
  expect(within(company('Metaal Noord')).queryByRole('option', { name: /^Overdragen/ })).toBeNull()
  expect(company('Metaal Noord').value).toBe('')
  expect(company('Draaierij Zuid').value).toBe('DELETE')
  expect(await people()).toHaveLength(2)
})

test('asks for a code of two-step login too, and for no company when there is none', async () => {
  await backEnd.sql`delete from company`
  const router = await openPage('/gegevens', { as: els.email })
  const { app } = await switchOnTwoStepLogin(backEnd.page)
  await followDeletion(router)
  expect(screen.queryByRole('combobox')).toBeNull()
  await userEvent.type(screen.getByLabelText('Je wachtwoord'), PASSWORD)
  await userEvent.type(screen.getByLabelText('Code'), app.code(30))
  await press('Account verwijderen')
  await question()
  await press('Ja, verwijder het account')
  expect(await screen.findByRole('heading', { level: 1, name: 'Je account is verwijderd' })).toBeTruthy()
})

test('the only administrator reads why the account stays', async () => {
  await createUser('beheer', ['BW_USER', 'BW_ADMIN'])
  await openPage('/gegevens/account-verwijderen', { as: 'beheer@smederij.nl' })
  await userEvent.type(await screen.findByLabelText('Je wachtwoord'), PASSWORD)
  await press('Account verwijderen')
  await question()
  await press('Ja, verwijder het account')
  expect(await screen.findByText(/^Dit is het account van de enige beheerder\./)).toBeTruthy()
  expect(await people()).toHaveLength(3)
})

test('shows an error when loading fails', async () => {
  const alert = await backEnd.withoutTable('invitation', async () => {
    await openPage('/gegevens/account-verwijderen', { as: els.email })
    return screen.findByRole('alert')
  })
  expect(alert.textContent).toContain('Gegevens ophalen is niet gelukt')
})
