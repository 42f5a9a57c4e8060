import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, test } from 'vitest'

import { isCompanyDeleted } from '#shared/parts/companies/deleted-companies.ts'
import { companiesIn, type User } from '../../../testing/factories/companies.ts'
import { useBackEnd } from '../../../testing/harness/back-end.ts'
import { followLink, openPage } from '../../../testing/harness/open-page.tsx'

const backEnd = useBackEnd()
const { createUser, createCompany, invite } = companiesIn(backEnd)

let els: User
let jan: User
let admin: User
beforeEach(async () => {
  admin = await createUser('beheer', ['BW_USER', 'BW_ADMIN'])
  els = await createUser('els')
  jan = await createUser('jan')
})

const press = (name: string) => userEvent.click(screen.getByRole('button', { name }))
const open = async () => {
  const router = await openPage(`/gebruikersbeheer/${els.id}`, { as: admin.email })
  await followLink(router, await screen.findByRole('link', { name: 'Verwijder dit account' }))
  await screen.findByRole('heading', { level: 1, name: 'Account van Els de Smid verwijderen' })
  return router
}
const people = async () => (await backEnd.sql`select id from person order by id`).map(({ id }) => id)

test('deletes the account, hands the company over, and returns to the list', async () => {
  const company = await createCompany(els)
  await invite(jan, company)
  const router = await open()
  const choice = screen.getByRole('combobox', { name: 'Wat gebeurt er met Metaal Noord?' })
  await userEvent.selectOptions(choice, within(choice).getByRole('option', { name: /^Overdragen aan/ }))
  await press('Account verwijderen')
  expect((await screen.findByRole('alertdialog')).textContent).toContain(
    'Je verwijdert het account van Els de Smid. Dit kun je niet ongedaan maken.',
  )
  await press('Ja, verwijder het account')
  expect(await screen.findByText('Het account is verwijderd.')).toBeTruthy()
  expect(router.state.location.pathname).toBe('/gebruikersbeheer')
  expect(await screen.findByRole('heading', { level: 1, name: 'Gebruikers (2)' })).toBeTruthy()
  expect(await people()).toEqual([admin.id, jan.id])
  expect(await backEnd.sql`select owner_id from company`).toEqual([{ owner_id: jan.id }])
  expect(await backEnd.sql`select actor_id, action from audit_record order by id`).toEqual([
    { actor_id: admin.id, action: 'OWNER_CHANGED' },
    { actor_id: admin.id, action: 'USER_DELETED' },
  ])
})

test('the browser remembers which companies were deleted with the account', async () => {
  const deleted = await createCompany(els)
  const handedOver = await createCompany(els, 'Metaal Zuid')
  await invite(jan, handedOver)
  await open()
  for (const [name, option] of [
    ['Metaal Noord', /^Verwijderen/],
    ['Metaal Zuid', /^Overdragen aan/],
  ] as const) {
    const choice = screen.getByRole('combobox', { name: `Wat gebeurt er met ${name}?` })
    await userEvent.selectOptions(choice, within(choice).getByRole('option', { name: option }))
  }
  await press('Account verwijderen')
  await screen.findByRole('alertdialog')
  await press('Ja, verwijder het account')
  await screen.findByText('Het account is verwijderd.')
  expect([deleted, handedOver].map(isCompanyDeleted)).toEqual([true, false])
})

test('a user without companies needs no choice, and is deleted after confirmation only', async () => {
  await open()
  expect(screen.queryByRole('combobox')).toBeNull()
  await press('Account verwijderen')
  await screen.findByRole('alertdialog')
  await press('Annuleren')
  expect(await people()).toHaveLength(3)
  await press('Account verwijderen')
  await screen.findByRole('alertdialog')
  await press('Ja, verwijder het account')
  expect(await screen.findByText('Het account is verwijderd.')).toBeTruthy()
  expect(await people()).toEqual([admin.id, jan.id])
})

test('says that somebody else deleted the user meanwhile', { tags: ['deep'] }, async () => {
  await open()
  await backEnd.sql`delete from person where id = ${els.id}`
  await press('Account verwijderen')
  await screen.findByRole('alertdialog')
  await press('Ja, verwijder het account')
  expect(await screen.findByText('Deze gebruiker bestaat niet meer.')).toBeTruthy()
})

test("does not offer the administrator's own account", async () => {
  await openPage(`/gebruikersbeheer/${admin.id}`, { as: admin.email })
  await screen.findByRole('heading', { level: 1, name: 'Els de Smid' })
  expect(screen.queryByRole('link', { name: 'Verwijder dit account' })).toBeNull()
})
