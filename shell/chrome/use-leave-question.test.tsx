import { act, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'

import { signOut } from '#shared/session/store.ts'
import { companiesIn } from '../../testing/factories/companies.ts'
import { useBackEnd } from '../../testing/harness/back-end.ts'
import { openPage } from '../../testing/harness/open-page.tsx'
import { confirmQuestion } from '../../testing/harness/page-parts.ts'

// The history of a browser, the keyboard and reloading are tested in e2e/portal/unsaved-changes.spec.ts.

const backEnd = useBackEnd()
const companies = companiesIn(backEnd)

async function openChanged() {
  const els = await companies.createUser('els')
  const id = await companies.createCompany(els, 'Smederij')
  const address = `/bedrijven/${id}/info`
  const router = await openPage(address, { as: els.email })
  await userEvent.type(await screen.findByLabelText('Bedrijfsnaam'), ' De Smid')
  return { router, address }
}

type Router = Awaited<ReturnType<typeof openPage>>

const addressOf = ({ state: { location } }: Router) => location.pathname + location.search
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }))

test('asks before it goes to another page, and not about another query or a dialog above the page', async () => {
  const { router, address } = await openChanged()
  await act(() => router.navigate(`${address}?venster=nieuw`))
  expect(addressOf(router)).toBe(`${address}?venster=nieuw`)
  await act(() => router.navigate(address))
  expect(screen.queryByRole('alertdialog')).toBeNull()

  await act(() => router.navigate('/gegevens'))
  await press('Annuleren')
  expect(addressOf(router)).toBe(address)
  expect(screen.getByLabelText('Bedrijfsnaam')).toHaveProperty('value', 'Smederij De Smid')

  await act(() => router.navigate('/gegevens'))
  await confirmQuestion()
  expect(await screen.findByRole('heading', { level: 1, name: 'Mijn gegevens' })).toBeTruthy()
})

test('does not hold up the end of the session, also when it comes during the question', async () => {
  const { router, address } = await openChanged()
  await act(() => router.navigate('/gegevens'))
  await screen.findByRole('alertdialog')
  await act(() => signOut())
  await waitFor(() => expect(addressOf(router)).toBe(`/inloggen?redirect=${encodeURIComponent(address)}`))
  expect(screen.queryByRole('alertdialog')).toBeNull()
})

test('does not ask after the company was deleted', { tags: ['deep'] }, async () => {
  const { router } = await openChanged()
  await press('Bedrijf verwijderen')
  await confirmQuestion()
  await waitFor(() => expect(addressOf(router)).toBe('/bedrijven'))
  expect(screen.queryByRole('alertdialog')).toBeNull()
})

test('asks before the user logs out, who stays logged in when cancelling', async () => {
  await openChanged()
  await press('Account van Els de Smid')
  await press('Log uit')
  await press('Annuleren')
  expect(await screen.findByRole('button', { name: 'Account van Els de Smid' })).toBeTruthy()
  expect(await backEnd.sql`select 1 from session`).not.toEqual([])
})
