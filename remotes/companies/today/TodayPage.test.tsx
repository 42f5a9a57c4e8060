import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, test } from 'vitest'

import { formatDay, today } from '#shared/domain/basics/date.ts'
import type { User } from '../../../testing/factories/companies.ts'
import { improvementsIn, inDays } from '../../../testing/factories/improvements.ts'
import { physicalStrainIn } from '../../../testing/factories/physical-strain.ts'
import { visitReportsIn } from '../../../testing/factories/visit-reports.ts'
import { useBackEnd } from '../../../testing/harness/back-end.ts'
import { followLink, openPage } from '../../../testing/harness/open-page.tsx'
import { main } from '../../../testing/harness/page-parts.ts'

const backEnd = useBackEnd()
const { createUser, createCompany, openToCoaches, writeAdvice, makeActionPoint } = improvementsIn(backEnd)
const { addGroup, finish } = physicalStrainIn(backEnd)
const { addReport } = visitReportsIn(backEnd)

let els: User
let coen: User
beforeEach(async () => {
  els = await createUser('els')
  coen = await createUser('coen', ['BW_USER', 'BW_COACH'])
})

/** A company of Els, visited by the coach unless `isVisited` is false. */
async function addCompany(name: string, { isVisited = true } = {}) {
  const id = await createCompany(els, name)
  await openToCoaches(id)
  if (isVisited) await addReport(coen.id, { companyId: id, dateAppointment: inDays(-30) })
  return id
}

async function open() {
  const router = await openPage('/vandaag', { as: coen.email })
  await screen.findByRole('heading', { level: 1, name: 'Vandaag' })
  return router
}
const card = (name: string | RegExp) =>
  within(main().getByRole('heading', { level: 2, name }).parentElement!.closest('div:not([class*=head])')!)
const lines = (name: RegExp) =>
  card(name)
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent)
const nextStep = () => within(main().getByText('Je volgende stap').closest('section')!)
const title = () => nextStep().getByRole('heading', { level: 2 }).textContent
const linksIn = (part: { getAllByRole: (role: string) => HTMLElement[] }) =>
  part
    .getAllByRole('link')
    .map((link) => [link.getAttribute('aria-label') ?? link.textContent, link.getAttribute('href')])

test('tells a coach without companies where they come from', { tags: ['deep'] }, async () => {
  await open()
  expect(main().getByRole('heading', { name: 'Je kijkt nog nergens mee' })).toBeTruthy()
  expect(screen.queryByText('Je volgende stap')).toBeNull()
  expect(screen.queryByRole('searchbox')).toBeNull()
})

test('says that nothing is urgent, and for which day and how many companies', async () => {
  await addCompany('Smederij Noord')
  await open()
  const weekday = new Intl.DateTimeFormat('nl-NL', { weekday: 'long', timeZone: 'UTC' })
    .format(new Date(today()))
    .replace(/^./, (letter) => letter.toUpperCase())
  expect(main().getByText(`${weekday} ${formatDay(today())} · je kijkt mee bij 1 bedrijf`)).toBeTruthy()
  expect(title()).toBe('Niets dringends')
  expect(linksIn(nextStep())).toEqual([['Bekijk je bedrijven', '/bedrijven']])
  expect(main().queryByRole('list')).toBeNull()
})

test('names the companies that need attention, why, and what to do about it', async () => {
  const unvisited = await addCompany('Eerste', { isVisited: false })
  const unread = await addCompany('Ongelezen')
  const advice = await writeAdvice(coen, unread)
  await backEnd.sql`update advice set created_at = now() - interval '20 days'`
  const silent = await addCompany('Stil')
  const late = await addCompany('Laat')
  await makeActionPoint(els, late, { deadline: inDays(-1) })
  const later = await addCompany('Later')
  for (const days of [-2, -9]) await makeActionPoint(els, later, { deadline: inDays(days) })
  const risky = await addCompany('Gevaar')
  for (const id of [silent, risky])
    await els.browser.post(`/rest/companies/${id}/start-check/PHYSICAL_STRAIN`)
  await backEnd.sql`
    update company_activity set happened_at = ${inDays(-70)}::timestamp at time zone 'Europe/Amsterdam'
    where company_id = ${silent}`
  await finish(els, risky, await addGroup(els, risky), {
    EDUCATION: { tasks: ['liftHigh'] },
    LIFT_ABOVE_SHOULDER: { load: 'gt25' },
  })
  await open()

  const contact = `Laatste contact ${formatDay(inDays(-30))}.`
  expect(lines(/^Vraagt je aandacht/)).toEqual([
    `Gevaar1 direct risicoHet is nog van niemand. ${contact}Schrijf advies`,
    `Later2 te laatHet oudste actiepunt is 9 dagen over de datum. ${contact}Bekijk actiepunten`,
    `Laat1 te laatHet actiepunt is 1 dag over de datum. ${contact}Bekijk actiepunten`,
    `StilStilFysieke belasting is niet af. Er is 70 dagen niets gedaan. ${contact}Bekijk bezoekverslagen`,
    `OngelezenNiet gelezenJe advies van ${formatDay(inDays(-20))} is nog niet geopend. ${contact}Bekijk advies`,
    `EersteEerste keerNodigde op ${formatDay(today())} de verbetercoach uit. Schrijf verslag`,
  ])
  expect(main().getByRole('heading', { name: 'Vraagt je aandacht (6)' })).toBeTruthy()
  expect(linksIn(card(/^Vraagt je aandacht/))).toEqual([
    ['Gevaar', `/bedrijven/${risky}/checks`],
    ['Schrijf advies: Gevaar', `/bedrijven/${risky}/adviezen?venster=nieuw`],
    ['Later', `/bedrijven/${later}/checks`],
    ['Bekijk actiepunten: Later', `/bedrijven/${later}/actiepunten?toon=te-laat`],
    ['Laat', `/bedrijven/${late}/checks`],
    ['Bekijk actiepunten: Laat', `/bedrijven/${late}/actiepunten?toon=te-laat`],
    ['Stil', `/bedrijven/${silent}/checks`],
    ['Bekijk bezoekverslagen: Stil', `/bedrijven/${silent}/bezoekverslagen`],
    ['Ongelezen', `/bedrijven/${unread}/checks`],
    ['Bekijk advies: Ongelezen', `/bedrijven/${unread}/adviezen/${advice}`],
    ['Eerste', `/bedrijven/${unvisited}/checks`],
    ['Schrijf verslag: Eerste', `/bedrijven/${unvisited}/bezoekverslagen/nieuw`],
  ])
  expect(title()).toBe('Gevaar heeft 1 direct risico')
  expect(linksIn(nextStep())).toEqual([
    ['Schrijf advies', `/bedrijven/${risky}/adviezen?venster=nieuw`],
    ['Bekijk het bedrijf', `/bedrijven/${risky}/checks`],
  ])
})

test('names the first companies only, and says so', async () => {
  for (let number = 1; number <= 11; number++) await addCompany(`Bedrijf ${number}`, { isVisited: false })
  await open()
  expect(lines(/^Vraagt je aandacht \(11\)/)).toHaveLength(10)
  expect(main().getByText(/^Je ziet de eerste 10\./)).toBeTruthy()
})

test('shows the appointments, and the visit of tomorrow as the next step', async () => {
  const plan = async (name: string, days: number) => {
    const companyId = await createCompany(els, name)
    await openToCoaches(companyId)
    const report = { companyId, dateAppointment: inDays(-9), dateNextAppointment: inDays(days) }
    return [companyId, await addReport(coen.id, report)] as const
  }
  for (const days of [20, 21, 22, 23]) await plan(`Bedrijf ${days}`, days)
  await plan('Later', 3)
  const [company, report] = await plan('Morgen', 1)
  await open()
  const weekday = new Intl.DateTimeFormat('nl-NL', { weekday: 'long', timeZone: 'UTC' })
    .format(new Date(inDays(3)))
    .replace(/^./, (letter) => letter.toUpperCase())
  const [first, second] = card('Afspraken (6)').getAllByRole('listitem')
  expect(first!.textContent).toMatch(
    new RegExp(`MorgenMorgen ${formatDay(inDays(1))} · Algemeen, Machineveiligheid$`),
  )
  expect(second!.textContent).toContain(`Later${weekday} ${formatDay(inDays(3))}`)
  expect(card('Afspraken (6)').getByText('En nog 1 later.')).toBeTruthy()
  expect(title()).toBe('Morgen bezoek je Morgen')
  expect(linksIn(nextStep())).toEqual([
    ['Bereid het bezoek voor', `/bedrijven/${company}/checks`],
    ['Lees je vorige verslag', `/bedrijven/${company}/bezoekverslagen/${report}`],
  ])
})

test.each([
  [-1, 'gisteren'],
  [-6, new Intl.DateTimeFormat('nl-NL', { weekday: 'long', timeZone: 'UTC' }).format(new Date(inDays(-6)))],
  [-7, `op ${formatDay(inDays(-7))}`],
])('asks for the report of a visit of %i days from today', async (days, words) => {
  const companyId = await addCompany('Smederij Noord')
  const report = await addReport(coen.id, {
    companyId,
    dateAppointment: inDays(-20),
    dateNextAppointment: inDays(days),
  })
  await open()
  expect(title()).toBe(`Je had ${words} een afspraak bij Smederij Noord. Schrijf het verslag.`)
  expect(linksIn(nextStep())).toEqual([
    ['Schrijf het verslag', `/bedrijven/${companyId}/bezoekverslagen/nieuw`],
    ['Pas de datum aan', `/bedrijven/${companyId}/bezoekverslagen/${report}/aanpassen`],
  ])
})

test('a new rating is shown until the coach opens the report', { tags: ['deep'] }, async () => {
  const companyId = await addCompany('Smederij Noord')
  const report = await addReport(coen.id, { companyId, dateAppointment: inDays(-5) })
  await els.browser.post(`/rest/companies/${companyId}/visitreports/${report}/rating`, {
    rating: 2,
    comment: 'Nog niet duidelijk.',
  })
  const router = await open()
  expect(title()).toBe('Smederij Noord gaf je bezoek 2 sterren')
  expect(lines(/^Nieuwe beoordelingen \(1\)/)).toEqual([
    `Smederij Noord2 sterren: Matig“Nog niet duidelijk.”Bezoek van ${formatDay(inDays(-5))} aan Smederij Noord`,
  ])
  await followLink(router, nextStep().getByRole('link', { name: 'Lees de beoordeling' }))
  await screen.findByRole('heading', { level: 1, name: `Bezoekverslag van ${formatDay(inDays(-5))}` })
  await waitFor(async () =>
    expect(
      await backEnd.sql`select 1 from visit_report where id = ${report} and rating_read_at is not null`,
    ).toHaveLength(1),
  )
  await router.navigate('/vandaag')
  await screen.findByRole('heading', { level: 1, name: 'Vandaag' })
  expect(title()).toBe('Niets dringends')
  expect(screen.queryByRole('heading', { name: /^Nieuwe beoordelingen/ })).toBeNull()
})

test('the owner who opens the report does not read the rating for the coach', async () => {
  const companyId = await addCompany('Smederij Noord')
  const [report] = await backEnd.sql`update visit_report set rating = 4, rated_at = now() returning id`
  await openPage(`/bedrijven/${companyId}/bezoekverslagen/${report!.id}`, { as: els.email })
  await screen.findByRole('heading', { level: 1, name: /^Bezoekverslag van/ })
  await userEvent.click(screen.getByRole('button', { name: 'Beoordeling aanpassen' }))
  expect(await backEnd.sql`select rating_read_at from visit_report`).toEqual([{ rating_read_at: null }])
})

test('searches the companies', async () => {
  await addCompany('Smederij Noord')
  const router = await open()
  await userEvent.type(screen.getByRole('searchbox', { name: 'Zoek een bedrijf' }), ' smederij {Enter}')
  await screen.findByRole('heading', { level: 1, name: 'Mijn bedrijven' })
  expect(router.state.location).toMatchObject({ pathname: '/bedrijven', search: '?zoek=smederij' })
})

test('the page and the links to it are for coaches', async () => {
  await openPage('/bedrijven', { as: coen.email })
  await screen.findByRole('heading', { level: 1, name: 'Mijn bedrijven' })
  const sidebar = within(screen.getByRole('navigation', { name: 'Mijn omgeving' }))
  const [link] = sidebar.getAllByRole('link')
  expect([link!.textContent, link!.getAttribute('href')]).toEqual(['Vandaag', '/vandaag'])
  await userEvent.click(screen.getByRole('button', { name: /^Account van/ }))
  const panel = within(document.querySelector<HTMLElement>('.bw-header-panel')!)
  expect(panel.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
    'Vandaag',
    'Mijn bedrijven',
    'Mijn gegevens',
    'Mijn bestellingen',
  ])
})

test('others do not get the page, nor links to it', async () => {
  const router = await openPage('/vandaag', { as: els.email })
  await screen.findByRole('heading', { level: 1, name: 'Geen toegang' })
  expect(router.state.location.pathname).toBe('/geen-toegang')
  await router.navigate('/bedrijven')
  await screen.findByRole('heading', { level: 1, name: 'Mijn bedrijven' })
  expect(screen.queryByRole('link', { name: 'Vandaag' })).toBeNull()
})

test('says so when the day cannot be loaded', { tags: ['deep'] }, async () => {
  await addCompany('Smederij Noord')
  await backEnd.withoutColumn('visit_report', 'rated_at', async () => {
    await openPage('/vandaag', { as: coen.email })
    expect(await screen.findByText('Het overzicht van vandaag kon niet geladen worden')).toBeTruthy()
  })
})
