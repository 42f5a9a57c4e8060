import { act, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, test } from 'vitest'
import { rememberDeletedCompany } from '#shared/parts/companies/deleted-companies.ts'
import { putInCart } from '#shared/parts/shop/cart/change-cart.ts'
import { companiesIn, type User } from '../../testing/factories/companies.ts'
import { useBackEnd } from '../../testing/harness/back-end.ts'
import { openPage } from '../../testing/harness/open-page.tsx'
import { deleteInOtherTab } from '../../testing/harness/other-tab.ts'

// Real tabs are tested in e2e/companies/companies.spec.ts.

const backEnd = useBackEnd()
const { createUser, createCompany } = companiesIn(backEnd)

let els: User
let id: number
beforeEach(async () => {
  els = await createUser('els')
  id = await createCompany(els, 'Smederij')
})

const open = (path: string) => openPage(path, { as: els.email })
type Router = Awaited<ReturnType<typeof open>>

const heading = (name: string) => screen.findByRole('heading', { level: 1, name })
const companyDeleted = () => heading('Dit bedrijf is verwijderd')

async function expectReplaced(router: Router, address: string) {
  const title = await companyDeleted()
  expect(router.state.location).toMatchObject({
    pathname: '/geen-toegang',
    search: `?url=${encodeURIComponent(address)}`,
  })
  expect(router.state.historyAction).toBe('REPLACE')
  await waitFor(() => expect(document.activeElement).toBe(title))
}

test.each([
  '/bedrijven/1/checks',
  '/bedrijven/1/adviezen?archief=ja',
  '/check/fysieke-belasting/1/functiegroepen',
])('replaces %s at once when its company is deleted in another tab', { tags: ['deep'] }, async (address) => {
  await els.browser.post(`/rest/companies/${id}/start-check/PHYSICAL_STRAIN`)
  const router = await open(address)
  await screen.findByRole('heading', { level: 1 })
  await deleteInOtherTab(els, id)
  await expectReplaced(router, address)
})

test('says what happened, in title and breadcrumbs too, and leads to the other companies', async () => {
  await open(`/bedrijven/${id}/checks`)
  await heading('Smederij')
  await deleteInOtherTab(els, id)
  await companyDeleted()
  await waitFor(() => expect(document.title).toBe('Beterwerk – Dit bedrijf is verwijderd'))
  const main = within(screen.getByRole('main'))
  expect(main.getByText(/^De verbeterchecks en bestanden van dit bedrijf zijn ook verwijderd\./)).toBeTruthy()
  const link = main.getByRole('link', { name: 'Naar mijn bedrijven' })
  expect(link).toHaveProperty('pathname', '/bedrijven')
  expect(screen.queryByText(/Vraag de eigenaar/)).toBeNull()
  expect(screen.queryByRole('navigation', { name: 'Bedrijfsmenu' })).toBeNull()
})

test('asks nothing about what was typed, and leaves no dialog open', { tags: ['deep'] }, async () => {
  const address = `/bedrijven/${id}/actiepunten?venster=nieuw`
  const router = await open(address)
  await userEvent.type(await screen.findByRole('textbox', { name: 'Wat ga je doen?' }), 'Hijsbalk ophangen')
  await deleteInOtherTab(els, id)
  await expectReplaced(router, address)
  expect(screen.queryByRole('dialog', { hidden: true })).toBeNull()
  expect(screen.queryByRole('alertdialog', { hidden: true })).toBeNull()
})

test('also while the user is asked whether the page may be left', { tags: ['deep'] }, async () => {
  const address = `/bedrijven/${id}/info`
  const router = await open(address)
  await userEvent.type(await screen.findByLabelText('Bedrijfsnaam'), ' De Smid')
  await act(() => router.navigate('/gegevens'))
  await screen.findByRole('alertdialog')
  await deleteInOtherTab(els, id)
  await expectReplaced(router, address)
  expect(screen.queryByRole('alertdialog', { hidden: true })).toBeNull()
})

test('a page that could not hear it finds out when it is shown again', { tags: ['deep'] }, async () => {
  const address = `/bedrijven/${id}/checks`
  const router = await open(address)
  await heading('Smederij')
  await els.browser.delete(`/rest/companies/${id}/delete`)
  rememberDeletedCompany(id)
  window.dispatchEvent(new Event('pageshow'))
  await expectReplaced(router, address)
})

test('a page of another company stays as it is', async () => {
  const other = await createCompany(els, 'Lasserij')
  const router = await open(`/bedrijven/${other}/info`)
  await userEvent.type(await screen.findByLabelText('Bedrijfsnaam'), ' Zuid')
  await deleteInOtherTab(els, id)
  expect(screen.getByLabelText('Bedrijfsnaam')).toHaveProperty('value', 'Lasserij Zuid')
  expect(router.state.location.pathname).toBe(`/bedrijven/${other}/info`)
})

test('a page that was refused before the other tab told why, says it afterwards', {
  tags: ['deep'],
}, async () => {
  await els.browser.delete(`/rest/companies/${id}/delete`)
  await open(`/bedrijven/${id}/checks`)
  await heading('Geen toegang')
  await deleteInOtherTab(els, id)
  await companyDeleted()
})

test('the company disappears from the list of companies', async () => {
  await createCompany(els, 'Lasserij')
  await open('/bedrijven')
  await screen.findByRole('heading', { name: 'Smederij' })
  await deleteInOtherTab(els, id)
  await waitFor(() => expect(screen.queryByRole('heading', { name: 'Smederij' })).toBeNull())
  expect(screen.getByRole('heading', { name: 'Lasserij' })).toBeTruthy()
})

test('the company disappears from the checkout, where what was typed stays', async () => {
  await createCompany(els, 'Lasserij')
  await putInCart({ id: 1, quantity: '3' })
  await open('/winkelwagen/afronden')
  const company = await screen.findByRole<HTMLSelectElement>('combobox', { name: 'Bedrijf' })
  await userEvent.selectOptions(company, 'Smederij')
  const street = screen.getByLabelText('Straat')
  await userEvent.type(street, 'Aambeeldstraat')
  await deleteInOtherTab(els, id)
  await waitFor(() => expect(within(company).queryByRole('option', { name: 'Smederij' })).toBeNull())
  expect(company.value).toBe('')
  expect(street).toHaveProperty('value', 'Aambeeldstraat')
  expect(street.isConnected).toBe(true)
})
