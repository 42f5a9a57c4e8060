import { act, cleanup, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'

import { getLoginStatus } from '#shared/api/accounts/session.ts'
import { createCompany as postCompany } from '#shared/api/companies/companies.ts'
import { newCompanyDefaults } from '#shared/domain/companies/company-input.ts'
import { sessionStore, signIn, signOut } from '#shared/session/store.ts'
import { physicalStrainIn } from '../../../testing/factories/physical-strain.ts'
import { useBackEnd } from '../../../testing/harness/back-end.ts'
import { useNetwork } from '../../../testing/harness/network.ts'
import { followLink, openPage } from '../../../testing/harness/open-page.tsx'

const backEnd = useBackEnd()
const { createUser, createCompany, invite, addGroup, answer } = physicalStrainIn(backEnd)
const network = useNetwork(backEnd)

const addCompany = (name: string, ownerId: number) => backEnd.sql`
  insert into company (name, owner_id, number_of_employees, branch, membership)
  values (${name}, ${ownerId}, '<10', 'Metaalbewerking', 'Geen van beide')`

/** Adds Bedrijf 01, Bedrijf 02, … owned by Els. */
async function addCompanies(count: number) {
  const els = await backEnd.createPerson({ email: 'els@smederij.nl' })
  await backEnd.sql`
    insert into company (name, owner_id, number_of_employees, branch, membership)
    select 'Bedrijf ' || lpad(number::text, 2, '0'), ${els}, '<10', 'Metaalbewerking', 'Geen van beide'
    from generate_series(1, ${count}::int) number`
}

const openList = async (address = '/bedrijven', as = 'els@smederij.nl') => {
  const router = await openPage(address, { as })
  await screen.findByRole('heading', { level: 1 })
  await waitFor(() => expect(screen.queryByText('Bedrijven worden geladen...')).toBeNull())
  return router
}

const cards = () =>
  screen
    .getAllByRole('link', { name: /^Bekijk Verbeterchecks van/ })
    .map((link) => link.getAttribute('aria-label')?.replace('Bekijk Verbeterchecks van ', ''))
const searchField = () => screen.getByRole('searchbox', { name: 'Zoek op bedrijfsnaam' })
const pages = () => within(screen.getByRole('navigation', { name: "Pagina's" }))
const counted = (text: string) => waitFor(() => expect(screen.getByText(text).role).toBe('status'))

test('offers to add a company when there are none', { tags: ['deep'] }, async () => {
  await backEnd.createPerson({ email: 'els@smederij.nl' })
  await openList()

  expect(await screen.findByRole('heading', { name: 'Geen bedrijven.' })).toBeTruthy()
  expect(screen.queryByRole('searchbox')).toBeNull()
  const [, button] = within(screen.getByRole('main')).getAllByRole('link', { name: 'Bedrijf toevoegen' })
  expect(button).toHaveProperty('pathname', '/bedrijf-toevoegen')
})

test('tells a coach without companies where they come from', { tags: ['deep'] }, async () => {
  await backEnd.createPerson({ email: 'coach@verbeter.nl', roles: ['BW_USER', 'BW_COACH'] })
  await openList('/bedrijven', 'coach@verbeter.nl')

  expect(await screen.findByRole('heading', { name: 'Geen bedrijven.' })).toBeTruthy()
  expect(screen.getByText('Zodra een bedrijf de verbetercoach uitnodigt, staat het hier.')).toBeTruthy()
  expect(searchField()).toBeTruthy()
})

test('a card shows the company, the status of its checks and a link to them', async () => {
  const els = await backEnd.createPerson({ email: 'els@smederij.nl' })
  await addCompany('Smederij Noord', els)
  await backEnd.sql`
    insert into company_check (company_id, "check", status, num_unfinished)
    values (1, 'PHYSICAL_STRAIN', 'GREY', 2), (1, 'NOISE_HAZARD', 'GREEN', 0)`
  await openList()

  const card = within(
    (await screen.findByRole('heading', { name: 'Smederij Noord' })).closest('li') as HTMLElement,
  )
  expect(card.getByText('Metaalbewerking · minder dan 10 medewerkers')).toBeTruthy()
  expect(card.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'Fysieke belasting2 vragen open',
    'Gevaarlijke stoffenNiet gestart',
    'MachineveiligheidNiet gestart',
    'Schadelijk geluidGeen risico’s',
    'Tijdelijk werken op hoogteNiet gestart',
    'LasrookNiet gestart',
  ])
  const link = card.getByRole('link', { name: 'Bekijk Verbeterchecks van Smederij Noord' })
  expect(link).toHaveProperty('pathname', '/bedrijven/1/checks')
  expect(screen.queryByText('Je kijkt mee bij dit bedrijf.')).toBeNull()
})

test('an invitee sees that they were invited, and only the checks of the invitation', {
  tags: ['deep'],
}, async () => {
  const els = await backEnd.createPerson({ email: 'els@smederij.nl' })
  const jan = await backEnd.createPerson({ email: 'jan@lasserij.nl' })
  await addCompany('Smederij Noord', els)
  await backEnd.sql`
    insert into invitation
      (company_id, role, name, email, message, rights, checks, key_hash, person_id, expires_at, accepted_at)
    values (1, 'COLLEAGUE', 'Jan', 'jan@lasserij.nl', 'Kijk mee', 'READONLY', '{NOISE_HAZARD}', '\\x01', ${jan}, now(), now())`
  await openList('/bedrijven', 'jan@lasserij.nl')

  expect(await screen.findByText('Je kijkt mee bij dit bedrijf.')).toBeTruthy()
  expect(screen.getByText('Schadelijk geluid')).toBeTruthy()
  expect(screen.queryByText('Fysieke belasting')).toBeNull()
})

test('a card goes on with an unfinished check at the question where the user stopped', async () => {
  const els = await createUser('els')
  const id = await createCompany(els)
  await createCompany(els, 'Niets gestart')
  const [kim, jan] = [await createUser('kim'), await createUser('jan')]
  await invite(kim, id, { rights: 'WRITE' })
  await invite(jan, id, { rights: 'READONLY' })
  await els.browser.post(`/rest/companies/${id}/start-check/PHYSICAL_STRAIN`)
  await addGroup(els, id, 'Bankwerkers')
  const group = await addGroup(els, id, 'Lassers')
  await answer(els, id, { group, script: 'EDUCATION', question: 'tasks', answers: ['carry'] })
  const goOn = () => screen.queryAllByRole<HTMLAnchorElement>('link', { name: /^Ga verder/ })

  await openList('/bedrijven', jan.email)
  await screen.findByText('Je kijkt mee bij dit bedrijf.')
  expect(goOn(), 'for who may only read').toEqual([])
  cleanup()
  const router = await openList('/bedrijven', kim.email)
  await screen.findByText('Je kijkt mee bij dit bedrijf.')
  expect(goOn().map(({ textContent, ariaLabel }) => [textContent, ariaLabel])).toEqual([
    ['Ga verder', 'Ga verder met Fysieke belasting bij Metaal Noord'],
  ])
  await followLink(router, goOn()[0]!)
  await waitFor(() =>
    expect(router.state.location.search).toBe(
      `?scriptKey=EDUCATION&functionGroupId=${group}&questionId=instructed`,
    ),
  )
})

test('shows placeholders while the list is loading', { tags: ['deep'] }, async () => {
  await backEnd.createPerson({ email: 'els@smederij.nl' })
  const router = await openPage('/bedrijf-toevoegen', { as: 'els@smederij.nl' })
  const release = network.hold()
  void router.navigate('/bedrijven')

  expect(await screen.findByText('Bedrijven worden geladen...')).toBeTruthy()
  expect(screen.queryByText('Geen bedrijven.')).toBeNull()
  release()
  expect(await screen.findByRole('heading', { name: 'Geen bedrijven.' })).toBeTruthy()
})

test('what was added while the list loaded is read, once for all cards', { tags: ['deep'] }, async () => {
  await addCompanies(3)
  let numRead = 0
  const deliver = network.holdResponses(({ url }) => url.includes('/companies/search') && ++numRead > 0)
  await openPage('/bedrijven', { as: 'els@smederij.nl' })
  await waitFor(() => expect(numRead).toBe(1))
  await postCompany({ ...newCompanyDefaults, name: 'Bedrijf 04' }, crypto.randomUUID())
  deliver()
  await waitFor(() => expect(cards()).toHaveLength(4))
  expect(numRead).toBe(2)
})

test.each([
  ['none seen yet', undefined, 3],
  ['two the last time', 2, 2],
  ['many the last time', 12, 3],
  ['two at an earlier login', 2, 3, -1],
])('number of placeholders: %s', { tags: ['deep'] }, async (_, remembered, expected, earlier = 0) => {
  await backEnd.createPerson({ email: 'els@smederij.nl' })
  const router = await openPage('/bedrijf-toevoegen', { as: 'els@smederij.nl' })
  const { id, loginExpiration } = sessionStore.getState().user
  if (remembered)
    sessionStorage.setItem('bw_company_count', `${id}/${loginExpiration! + earlier}/${remembered}`)
  network.hold()
  void router.navigate('/bedrijven')

  const status = (await screen.findByText('Bedrijven worden geladen...')).parentElement as HTMLElement
  expect(status.querySelectorAll('.bw-card')).toHaveLength(expected)
})

test('forgets the number of companies when the login ends, also in another tab', {
  tags: ['deep'],
}, async () => {
  await addCompanies(2)
  await openList()
  expect(sessionStorage.getItem('bw_company_count')).toMatch(/\/2$/)
  await act(signOut)
  expect(sessionStorage.getItem('bw_company_count')).toBeNull()
})

test('does not offer a search for four companies', { tags: ['deep'] }, async () => {
  await addCompanies(4)
  await openList()
  expect(cards()).toHaveLength(4)
  expect(screen.queryByRole('searchbox')).toBeNull()
  expect(screen.queryByText('4 bedrijven')).toBeNull()
})

test('searches five or more companies, ignoring case and surrounding spaces', {
  tags: ['deep'],
}, async () => {
  await addCompanies(5)
  await backEnd.sql`update company set name = 'Smederij De Vonk' where id = 3`
  const router = await openList()
  await counted('5 bedrijven')
  await userEvent.type(searchField(), '  sMEDErij ')

  await counted('1 bedrijf gevonden')
  expect(cards()).toEqual(['Smederij De Vonk'])
  expect(router.state.location.search).toBe('?zoek=sMEDErij')
  expect(searchField()).toHaveProperty('value', '  sMEDErij ')
  expect(document.activeElement).toBe(searchField())
  expect(screen.queryByRole('navigation', { name: "Pagina's" })).toBeNull()
})

test('a search without results shows a link to all companies', { tags: ['deep'] }, async () => {
  await addCompanies(5)
  await openList('/bedrijven?zoek=100%25')

  expect(await screen.findByRole('heading', { name: 'Niets gevonden' })).toBeTruthy()
  expect(screen.getByText(/^Geen van je bedrijven heeft “100%” in de naam/)).toBeTruthy()
  await counted('Geen bedrijven gevonden')
  expect(searchField()).toHaveProperty('value', '100%')
  const all = screen.getByRole('link', { name: 'Toon alle bedrijven' })
  expect(all).toHaveProperty('href', 'http://localhost:3000/bedrijven')
})

test('shows ten companies per page, with links to the other pages', async () => {
  await addCompanies(23)
  const router = await openList()
  await counted('23 bedrijven, pagina 1 van 3')
  expect(cards()).toHaveLength(10)
  expect(cards()[0]).toBe('Bedrijf 01')
  expect(pages().queryByRole('link', { name: 'Vorige pagina' })).toBeNull()
  expect(pages().getByRole('link', { name: 'Volgende pagina' })).toHaveProperty('search', '?pagina=2')
  expect(pages().getByRole('link', { name: 'Pagina 1' }).getAttribute('aria-current')).toBe('page')

  await router.navigate('/bedrijven?pagina=3')
  await counted('23 bedrijven, pagina 3 van 3')
  expect(cards()).toEqual(['Bedrijf 21', 'Bedrijf 22', 'Bedrijf 23'])
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1 })))
  expect(pages().queryByRole('link', { name: 'Volgende pagina' })).toBeNull()
  expect(pages().getByRole('link', { name: 'Pagina 1' })).toHaveProperty(
    'href',
    'http://localhost:3000/bedrijven',
  )
  expect(pages().getByRole('link', { name: 'Pagina 3' }).getAttribute('aria-current')).toBe('page')

  await router.navigate(-1)
  await counted('23 bedrijven, pagina 1 van 3')
})

test('a search starts at its first page, and Back undoes it as a whole', { tags: ['deep'] }, async () => {
  await addCompanies(23)
  const router = await openList('/bedrijven?pagina=2')
  await counted('23 bedrijven, pagina 2 van 3')
  await userEvent.type(searchField(), 'drijf 1')
  await counted('10 bedrijven gevonden')
  expect(router.state.location.search).toBe('?zoek=drijf+1')
  expect(document.activeElement).toBe(searchField())
  await userEvent.type(searchField(), '2')
  await counted('1 bedrijf gevonden')

  await router.navigate(-1)
  await counted('23 bedrijven, pagina 2 van 3')
  expect(searchField()).toHaveProperty('value', '')
})

test('a page after the last redirects to the last page', { tags: ['deep'] }, async () => {
  await addCompanies(12)
  const router = await openList('/bedrijven?zoek=bedrijf&pagina=7')
  await counted('12 bedrijven gevonden, pagina 2 van 2')
  expect(cards()).toEqual(['Bedrijf 11', 'Bedrijf 12'])
  expect(router.state.location.search).toBe('?zoek=bedrijf&pagina=2')
})

test('keeps the old page while another is loading, and shows the latest of two', {
  tags: ['deep'],
}, async () => {
  await addCompanies(23)
  const router = await openList()
  await counted('23 bedrijven, pagina 1 van 3')
  const list = () => screen.getByText('Bedrijf 01').closest('[aria-busy]')
  expect(list()?.getAttribute('aria-busy')).toBe('false')
  const release = network.hold()
  await router.navigate('/bedrijven?pagina=2')
  await waitFor(() => expect(list()?.getAttribute('aria-busy')).toBe('true'))
  expect(screen.queryByText('Bedrijven worden geladen...')).toBeNull()
  await router.navigate('/bedrijven?pagina=3')
  release()

  await counted('23 bedrijven, pagina 3 van 3')
  expect(cards()).toEqual(['Bedrijf 21', 'Bedrijf 22', 'Bedrijf 23'])
})

test.each(['nul', '0', '-1', '1e3', '9999999'])(
  'shows the first page for page number %s',
  { tags: ['deep'] },
  async (page) => {
    await addCompanies(12)
    await openList(`/bedrijven?pagina=${page}`)
    await counted('12 bedrijven, pagina 1 van 2')
  },
)

test('shows an error when the list cannot be loaded', { tags: ['deep'] }, async () => {
  await backEnd.createPerson({ email: 'els@smederij.nl' })
  await backEnd.withoutTable('company', async () => {
    await openList()
    expect((await screen.findByRole('alert')).textContent).toContain(
      'Overzicht van bedrijven kan niet geladen worden',
    )
    expect(screen.getByRole('button', { name: 'Opnieuw' })).toBeTruthy()
  })
})

test('does not show the companies to another user who logs in', { tags: ['deep'] }, async () => {
  await addCompanies(2)
  await backEnd.createPerson({ email: 'jan@lasserij.nl' })
  await openList()
  expect(cards()).toHaveLength(2)
  await backEnd.page.login('jan@lasserij.nl')
  const status = await getLoginStatus()
  const release = network.hold()
  await act(() => signIn(status))
  expect(screen.queryByText('Bedrijf 01')).toBeNull()
  release()
  expect(await screen.findByRole('heading', { name: 'Geen bedrijven.' })).toBeTruthy()
})
