import { cleanup, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, test } from 'vitest'

import { formatDay, formatInstant } from '#shared/domain/basics/date.ts'
import type { InvitationRights } from '#shared/domain/companies/invitation.ts'
import type { User } from '../../../testing/factories/companies.ts'
import { improvementsIn, inDays } from '../../../testing/factories/improvements.ts'
import { useBackEnd } from '../../../testing/harness/back-end.ts'
import { followLink, importsSettled, openPage } from '../../../testing/harness/open-page.tsx'
import { main } from '../../../testing/harness/page-parts.ts'

const backEnd = useBackEnd()
const { createSmithy, createInvitee, createCoach, writeAdvice, makeActionPoint } = improvementsIn(backEnd)

let els: User
let company: number
beforeEach(async () => {
  ;({ els, company } = await createSmithy())
})

async function open(query = '', as = els) {
  const router = await openPage(`/bedrijven/${company}/actiepunten${query}`, { as: as.email })
  await screen.findByRole('heading', { level: 1, hidden: true })
  await waitFor(() => expect(screen.queryByText('Actiepunten worden geladen...')).toBeNull())
  return router
}
const make = (description: string, changes: Parameters<typeof makeActionPoint>[2] = {}) =>
  makeActionPoint(els, company, { description, ...changes })
const complete = (id: number) =>
  els.browser.post(`/rest/companies/${company}/actionitems/${id}`, { completed: true })

const groups = () =>
  main()
    .getAllByRole('region')
    .map((region) => {
      const links = within(region).queryAllByRole('link')
      return `${region.getAttribute('aria-label')}: ${links.map(({ textContent }) => textContent).join(', ')}`
    })
const rowOf = (description: string) =>
  screen.getByRole('link', { name: description }).closest('li') as HTMLElement
const counted = (text: string) => waitFor(() => expect(screen.getByText(text).role).toBe('status'))
const state = (name: RegExp) =>
  within(screen.getByRole('navigation', { name: 'Welke actiepunten' })).getByRole<HTMLAnchorElement>('link', {
    name,
  })
const states = () =>
  within(screen.getByRole('navigation', { name: 'Welke actiepunten' }))
    .getAllByRole('link')
    .map(({ textContent }) => textContent)
const choose = (label: string, option: string) =>
  userEvent.selectOptions(screen.getByRole('combobox', { name: label }), option)

test('groups open action points by deadline', async () => {
  await make('Later', { deadline: inDays(8) })
  await make('Zonder datum')
  await make('Vandaag', { deadline: inDays(0) })
  await make('Over een week', { deadline: inDays(7) })
  await make('Gisteren', { deadline: inDays(-1) })
  await make('Lang geleden', { deadline: inDays(-100) })
  await complete(await make('Klaar', { deadline: inDays(-2) }))
  await open()
  expect(groups()).toEqual([
    'Te laat: Lang geleden, Gisteren',
    'Komende week: Vandaag, Over een week',
    'Later: Later',
    'Nog geen datum: Zonder datum',
  ])
  await counted('6 actiepunten')
})

test('shows the holder, deadline and source of each action point', { tags: ['deep'] }, async () => {
  const advice = await writeAdvice(els, company)
  const [yesterday, later] = [inDays(-1), inDays(30)]
  await make('Kap bestellen', {
    adviceId: advice,
    actionHolder: 'Jan',
    deadline: yesterday,
    themes: ['GENERAL', 'OTHER'],
  })
  await make('Vloer vegen', { deadline: later })
  await make('Opruimen')
  await open()
  expect(rowOf('Kap bestellen').textContent).toBe(
    `Kap bestellenAlgemeen, Overig · uit een adviesWieJanKlaar op${formatDay(yesterday)}1 dag te laatAfronden`,
  )
  expect(rowOf('Vloer vegen').textContent).toBe(
    `Vloer vegenAlgemeenWieNog niemandKlaar op${formatDay(later)}Afronden`,
  )
  expect(rowOf('Opruimen').textContent).toBe('OpruimenAlgemeenWieNog niemandKlaar opNog geen datumAfronden')
  expect(screen.getByRole('link', { name: 'Kap bestellen' })).toHaveProperty(
    'pathname',
    `/bedrijven/${company}/actiepunten/1`,
  )
})

test('counts the action points per state, and shows those of one state', async () => {
  await make('Gisteren', { deadline: inDays(-1) })
  await make('Later', { deadline: inDays(10) })
  await complete(await make('Gedaan', { deadline: inDays(-9), actionHolder: 'Jan' }))
  const router = await open()
  expect(states()).toEqual(['Open 2', 'Te laat 1', 'Klaar 1'])
  expect(state(/^Open/).getAttribute('aria-current')).toBe('page')

  await followLink(router, state(/^Te laat/))
  await counted('1 actiepunt')
  expect(groups()).toEqual(['Te laat: Gisteren'])
  expect(router.state.location.search).toBe('?toon=te-laat')
  expect(state(/^Te laat/).getAttribute('aria-current')).toBe('page')
  expect(state(/^Open/).getAttribute('aria-current')).toBeNull()

  await followLink(router, state(/^Klaar/))
  await waitFor(() => expect(groups()).toEqual(['Klaar: Gedaan']))
  const day = formatInstant(new Date().toISOString())
  expect(rowOf('Gedaan').textContent).toBe(`GedaanAlgemeenWieJanAfgerond${day}`)

  await followLink(router, state(/^Open/))
  await counted('2 actiepunten')
  expect(router.state.location.search).toBe('')
  await router.navigate(-1)
  await waitFor(() => expect(groups()).toEqual(['Klaar: Gedaan']))
})

test('filters by theme, in the address, and counts with it', async () => {
  await make('Algemeen iets')
  await make('Lassen', { themes: ['WELDING_SMOKE', 'OTHER'], deadline: inDays(-1) })
  const router = await open()
  await counted('2 actiepunten')
  await choose('Thema', 'Lasrook')
  await counted('1 actiepunt')
  expect(groups()).toEqual(['Te laat: Lassen'])
  expect(states()).toEqual(['Open 1', 'Te laat 1', 'Klaar 0'])
  expect(router.state.location.search).toBe('?thema=WELDING_SMOKE')
  expect(document.activeElement).toBe(screen.getByRole('combobox', { name: 'Thema' }))
  expect(state(/^Te laat/)).toHaveProperty('search', '?thema=WELDING_SMOKE&toon=te-laat')

  await choose('Thema', 'Alle thema’s')
  await counted('2 actiepunten')
  expect(router.state.location.search).toBe('')
})

test('filters by holder, also by nobody', { tags: ['deep'] }, async () => {
  await make('Van Jan', { actionHolder: 'Jan' })
  await make('Van Åsa', { actionHolder: 'Åsa & zn.' })
  await complete(await make('Gedaan', { actionHolder: 'Bas' }))
  await make('Van niemand')
  const router = await open()
  await counted('3 actiepunten')
  const options = within(screen.getByRole('combobox', { name: 'Wie' })).getAllByRole('option')
  expect(options.map(({ textContent }) => textContent).slice(0, 2)).toEqual(['Iedereen', 'Nog niemand'])
  expect(options.map(({ textContent }) => textContent).slice(2)).toHaveLength(3)

  await choose('Wie', 'Åsa & zn.')
  await counted('1 actiepunt')
  expect(groups()).toEqual(['Nog geen datum: Van Åsa'])
  expect(new URLSearchParams(router.state.location.search).get('wie')).toBe('Åsa & zn.')

  await choose('Wie', 'Nog niemand')
  await waitFor(() => expect(groups()).toEqual(['Nog geen datum: Van niemand']))
  expect(router.state.location.search).toBe('?wie=niemand')
})

test('the address sets all filters', { tags: ['deep'] }, async () => {
  await make('Van Jan', { actionHolder: 'Jan', themes: ['OTHER'] })
  await complete(await make('Gedaan', { actionHolder: 'Jan', themes: ['OTHER'] }))
  await complete(await make('Ook gedaan', { actionHolder: 'Jan' }))
  await open('?toon=klaar&thema=OTHER&wie=Jan')
  expect(groups()).toEqual(['Klaar: Gedaan'])
  expect(states()).toEqual(['Open 1', 'Te laat 0', 'Klaar 1'])
  expect(screen.getByRole('combobox', { name: 'Thema' })).toHaveProperty('value', 'OTHER')
  expect(screen.getByRole('combobox', { name: 'Wie' })).toHaveProperty('value', 'Jan')
})

test('filters that find nothing can be cleared', { tags: ['deep'] }, async () => {
  await make('Algemeen iets')
  const router = await open('?thema=OTHER&wie=Piet')
  expect(await screen.findByRole('heading', { name: 'Geen actiepunten met deze keuze' })).toBeTruthy()
  await counted('Geen actiepunten')
  expect(screen.getByRole('combobox', { name: 'Wie' })).toHaveProperty('value', 'Piet')
  await followLink(router, screen.getByRole('link', { name: 'Filters wissen' }))
  await counted('1 actiepunt')
  expect(router.state.location.search).toBe('')
})

test('shows twenty action points per page, and keeps the filters on the next page', {
  tags: ['deep'],
}, async () => {
  await backEnd.sql`
    insert into action_item (company_id, themes, description, created_by)
    select ${company}::int, '{OTHER}', 'Actie ' || number, ${els.id}::int from generate_series(1, 23) number`
  const router = await open('?thema=OTHER')
  await counted('23 actiepunten, pagina 1 van 2')
  await followLink(router, screen.getByRole('link', { name: 'Volgende pagina' }))
  await counted('23 actiepunten, pagina 2 van 2')
  expect(groups()).toEqual(['Nog geen datum: Actie 21, Actie 22, Actie 23'])
  expect(router.state.location.search).toBe('?thema=OTHER&pagina=2')
  await choose('Wie', 'Nog niemand')
  await counted('23 actiepunten, pagina 1 van 2')
})

test('without action points, refers to the checks, and has no filters', { tags: ['deep'] }, async () => {
  await open()
  expect(await screen.findByRole('heading', { name: 'Nog geen actiepunten' })).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Naar de verbeterchecks' })).toHaveProperty(
    'pathname',
    `/bedrijven/${company}/checks`,
  )
  expect(screen.queryByRole('combobox')).toBeNull()
  expect(screen.queryByRole('navigation', { name: 'Welke actiepunten' })).toBeNull()
})

test('says that everything is done', async () => {
  await complete(await make('Gedaan'))
  await open()
  expect(await screen.findByRole('heading', { name: 'Alles is klaar' })).toBeTruthy()
  expect(states()).toEqual(['Open 0', 'Te laat 0', 'Klaar 1'])
})

test.each<[InvitationRights, boolean]>([
  ['READONLY', false],
  ['WRITE', false],
  ['ADMIN', true],
])('a colleague with %s may add an action point: %s', async (rights, mayAdd) => {
  await make('Van Els')
  const colleague = await createInvitee(company, rights)
  await open('', colleague)
  expect(main().queryAllByRole('link', { name: 'Actiepunt toevoegen' })).toHaveLength(mayAdd ? 1 : 0)
  expect(main().queryAllByRole('button')).toEqual([])
  cleanup()

  await open('?venster=nieuw', colleague)
  await importsSettled()
  expect(screen.queryAllByRole('dialog')).toHaveLength(mayAdd ? 1 : 0)
})

test('an admin and the coach complete only their own action points', { tags: ['deep'] }, async () => {
  const coen = await createCoach(company)
  await make('Van Els')
  await makeActionPoint(coen, company, { description: 'Van Coen' })
  await open('', coen)
  expect(
    main()
      .getAllByRole('button')
      .map((button) => button.getAttribute('aria-label')),
  ).toEqual(['Afronden: Van Coen'])
})

test('shows an error when the list cannot be loaded', { tags: ['deep'] }, async () => {
  await backEnd.withoutTable('action_item', async () => {
    await open()
    expect((await screen.findByRole('alert')).textContent).toContain('Actiepunten konden niet geladen worden')
    expect(screen.getByRole('button', { name: 'Opnieuw' })).toBeTruthy()
  })
})
