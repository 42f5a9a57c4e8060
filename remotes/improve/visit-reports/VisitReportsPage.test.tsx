import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, test } from 'vitest'

import { visitReportsIn } from '../../../testing/factories/visit-reports.ts'
import { useBackEnd } from '../../../testing/harness/back-end.ts'
import { openPage } from '../../../testing/harness/open-page.tsx'

const backEnd = useBackEnd()
const { createVisitedCompany, createUser, invite, addReport } = visitReportsIn(backEnd)

let coach: number
beforeEach(async () => {
  coach = (await createVisitedCompany()).coach.id
})

const open = async (as: string, query = '') => {
  const router = await openPage(`/bedrijven/1/bezoekverslagen${query}`, { as: `${as}@smederij.nl` })
  await screen.findByRole('heading', { level: 1, name: 'Bezoekverslagen' })
  return router
}
const titles = () => screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)
const archiveBox = () => screen.findByRole('checkbox', { name: 'Toon gearchiveerde bezoekverslagen' })

test('lists reports with themes, author, next appointment and stars, the last visit first', async () => {
  await addReport(coach, { dateAppointment: '2026-05-05', rating: 4 })
  await addReport(coach, { dateAppointment: '2026-06-06', dateNextAppointment: '2098-10-25' })
  await addReport(coach, { dateAppointment: '2026-03-29', dateNextAppointment: '2026-05-05' })
  await open('els')
  const list = await screen.findByRole('list', { name: 'Bezoekverslagen' })
  expect(titles()).toEqual([
    'Bezoekverslag van 06-06-2026',
    'Bezoekverslag van 05-05-2026',
    'Bezoekverslag van 29-03-2026',
  ])
  const [newest, rated, oldest] = within(list).getAllByRole('article')
  expect(within(newest!).getByText(/Volgende afspraak 25-10-2098/).textContent).toContain(
    'Els de Smid, verbetercoach',
  )
  expect(within(newest!).getByText('Nog niet beoordeeld')).toBeTruthy()
  expect(
    within(newest!)
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent),
  ).toEqual(['Algemeen', 'Machineveiligheid', 'Eerste bezoek'])
  expect(within(rated!).getByText('Goed').textContent).toBe('4 sterren: Goed')
  // A past appointment is of no use in the list.
  expect(within(oldest!).queryByText(/Volgende afspraak/)).toBeNull()
  expect(within(newest!).getByRole('link').getAttribute('href')).toBe('/bedrijven/1/bezoekverslagen/2')
  expect(screen.queryByRole('link', { name: 'Bezoekverslag schrijven' })).toBeNull()
  await waitFor(() =>
    expect(document.title).toBe('Beterwerk – Mijn bedrijven – Metaal Noord – Bezoekverslagen'),
  )
})

test('shows archived reports on request, which the address remembers', async () => {
  await addReport(coach, { dateAppointment: '2026-05-05' })
  await addReport(coach, { dateAppointment: '2026-06-06', isArchived: true })
  const router = await open('jan')
  const box = await archiveBox()
  expect(titles()).toEqual(['Bezoekverslag van 05-05-2026'])
  await userEvent.click(box)
  await waitFor(() => expect(titles()).toHaveLength(2))
  expect(router.state.location.search).toBe('?archief=ja')
  expect(screen.getByText('Gearchiveerd')).toBeTruthy()
  await userEvent.click(await archiveBox())
  await waitFor(() => expect(titles()).toHaveLength(1))
})

test('says that all reports are archived', async () => {
  await addReport(coach, { isArchived: true })
  await open('els')
  expect(await screen.findByText('Alle bezoekverslagen zijn gearchiveerd')).toBeTruthy()
  expect(await archiveBox()).toBeTruthy()
})

test('pages through many reports', async () => {
  for (let day = 10; day < 31; day++) await addReport(coach, { dateAppointment: `2026-01-${day}` })
  await open('els', '?pagina=3')
  await waitFor(() => expect(titles()).toEqual(['Bezoekverslag van 10-01-2026']))
  expect(screen.getByText('21 bezoekverslagen, pagina 3 van 3')).toBeTruthy()
})

test('the coach of a company without reports is asked to write one', async () => {
  await open('kim')
  const link = await screen.findByRole('link', { name: 'Schrijf het eerste verslag' })
  expect(link.getAttribute('href')).toBe('/bedrijven/1/bezoekverslagen/nieuw')
  const sidebar = within(screen.getByRole('navigation', { name: 'Bedrijfsmenu' }))
  await waitFor(() => expect(sidebar.getByRole('link', { name: 'Bezoekverslag schrijven' })).toBeTruthy())
})

test('the owner is asked to invite the coach', async () => {
  await backEnd.sql`update company set coach_invited_at = null`
  await open('els')
  const link = await screen.findByRole('link', { name: 'Nodig de verbetercoach uit' })
  expect(link.getAttribute('href')).toBe('/bedrijven/1/checks')
})

test('explains visit reports to the owner of a company with a coach', async () => {
  await open('els')
  expect(await screen.findByText(/Na een bezoek schrijft de verbetercoach/)).toBeTruthy()
  expect(screen.queryByRole('link', { name: /Nodig de verbetercoach uit|Schrijf/ })).toBeNull()
})

test('a reader has no access to the reports', { tags: ['deep'] }, async () => {
  await invite(await createUser('anke'), 1, { rights: 'WRITE' })
  const router = await openPage('/bedrijven/1/bezoekverslagen', { as: 'anke@smederij.nl' })
  await screen.findByRole('heading', { level: 1, name: 'Geen toegang' })
  expect(router.state.location.pathname).toBe('/geen-toegang')
})

test('shows an error when the reports cannot be loaded', { tags: ['deep'] }, async () => {
  // The company itself is loaded with its next appointment.
  await backEnd.withoutColumn('visit_report', 'recap', async () => {
    await openPage('/bedrijven/1/bezoekverslagen', { as: 'els@smederij.nl' })
    expect(await screen.findByText('Bezoekverslagen konden niet geladen worden')).toBeTruthy()
  })
})
