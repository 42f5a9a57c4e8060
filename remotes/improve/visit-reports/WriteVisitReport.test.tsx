import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, test } from 'vitest'

import { today } from '#shared/domain/basics/date.ts'
import type { User } from '../../../testing/factories/companies.ts'
import { visitReportsIn } from '../../../testing/factories/visit-reports.ts'
import { useBackEnd } from '../../../testing/harness/back-end.ts'
import { logInPage, openPage } from '../../../testing/harness/open-page.tsx'

const backEnd = useBackEnd()
const { createVisitedCompany, addReport, storedReports } = visitReportsIn(backEnd)

let people: { els: User; coach: User }
beforeEach(async () => {
  people = await createVisitedCompany()
})

const openNew = async () => {
  const router = await openPage('/bedrijven/1/bezoekverslagen/nieuw', { as: 'kim@smederij.nl' })
  await screen.findByRole('heading', { level: 1, name: 'Nieuw bezoekverslag' })
  return router
}
const openExisting = async (as = 'kim') => {
  const router = await openPage('/bedrijven/1/bezoekverslagen/1', { as: `${as}@smederij.nl` })
  await screen.findByRole('heading', { level: 1, name: 'Bezoekverslag van 29-03-2026' })
  await router.navigate('/bedrijven/1/bezoekverslagen/1/aanpassen')
  return router
}
const field = (label: string | RegExp) => screen.getByLabelText<HTMLInputElement>(label)
const setDay = (label: string | RegExp, value: string) =>
  fireEvent.change(field(label), { target: { value } })
const save = (name = 'Bezoekverslag opslaan') => userEvent.click(screen.getByRole('button', { name }))

async function fillIn() {
  await userEvent.click(screen.getByRole('checkbox', { name: 'Machineveiligheid' }))
  await userEvent.type(field('Reden van het bezoek'), 'Rondgang')
  await userEvent.type(field('Verslag'), 'Twee kappen ontbreken.')
}

test('writes a report of today and goes to its page', async () => {
  const router = await openNew()
  expect(field('Datum van het bezoek').value).toBe(today())
  expect(field('Geschreven door')).toMatchObject({ value: 'Els de Smid', readOnly: true })
  await fillIn()
  await userEvent.click(screen.getByRole('checkbox', { name: 'Dit is het eerste bezoek aan dit bedrijf' }))
  setDay(/Volgende afspraak/, '2098-10-25')
  await userEvent.dblClick(screen.getByRole('button', { name: 'Bezoekverslag opslaan' }))
  expect(await screen.findByText('Het bezoekverslag is opgeslagen.')).toBeTruthy()
  const stored = await storedReports()
  expect(stored).toMatchObject([
    {
      company_id: 1,
      created_by: people.coach.id,
      themes: ['MACHINE_SAFETY'],
      day: today(),
      next_day: '2098-10-25',
      reason: 'Rondgang',
      recap: 'Twee kappen ontbreken.',
      first_visit: true,
    },
  ])
  expect(router.state.location.pathname).toBe(`/bedrijven/1/bezoekverslagen/${stored[0]!.id}`)
})

test('says which fields are missing, and sends nothing', async () => {
  await openNew()
  setDay('Datum van het bezoek', '')
  await save()
  const summary = within((await screen.findByText('Niet alle velden zijn correct ingevuld')).parentElement!)
  expect(summary.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
    'Datum van het bezoek: Dit is een verplicht veld.',
    'Thema’s: Dit is een verplicht veld.',
    'Reden van het bezoek: Dit is een verplicht veld.',
    'Verslag: Dit is een verplicht veld.',
  ])
  expect(await storedReports()).toEqual([])
})

test('a report that cannot be saved stays in the form', { tags: ['deep'] }, async () => {
  await openNew()
  await fillIn()
  await backEnd.withoutTable('visit_report', async () => {
    await save()
    expect(await screen.findByText('Bezoekverslag kon niet worden opgeslagen')).toBeTruthy()
  })
  expect(field('Verslag').value).toBe('Twee kappen ontbreken.')
  await save()
  expect(await screen.findByText('Het bezoekverslag is opgeslagen.')).toBeTruthy()
  expect(await storedReports()).toHaveLength(1)
})

test('keeps the input of a report when the session ends', { tags: ['deep'] }, async () => {
  await openNew()
  await fillIn()
  setDay('Datum van het bezoek', '2026-03-29')
  await backEnd.sql`delete from session where person_id = ${people.coach.id}`
  await save()
  await screen.findByRole('heading', { level: 1, name: 'Inloggen' })
  // The login page leads back to the page that was left.
  await logInPage('kim@smederij.nl')
  await screen.findByText('Wat je eerder had ingevuld, staat er weer. Je hebt het nog niet opgeslagen.')
  expect(field('Verslag').value).toBe('Twee kappen ontbreken.')
  expect(field('Datum van het bezoek').value).toBe('2026-03-29')
  expect(screen.getByRole('checkbox', { name: 'Machineveiligheid' })).toHaveProperty('checked', true)
})

test('nobody but the coach gets the form of a new report', async () => {
  const router = await openPage('/bedrijven/1/bezoekverslagen/nieuw', { as: 'els@smederij.nl' })
  await screen.findByRole('heading', { level: 1, name: 'Geen toegang' })
  expect(router.state.location.pathname).toBe('/geen-toegang')
})

test('the author changes a report', { tags: ['deep'] }, async () => {
  await addReport(people.coach.id)
  const router = await openExisting()
  await screen.findByRole('heading', { level: 1, name: 'Bezoekverslag aanpassen' })
  expect(field('Datum van het bezoek').value).toBe('2026-03-29')
  await userEvent.click(screen.getByRole('checkbox', { name: 'Dit is het eerste bezoek aan dit bedrijf' }))
  await userEvent.click(screen.getByRole('checkbox', { name: 'Algemeen' }))
  await userEvent.clear(field('Verslag'))
  await userEvent.type(field('Verslag'), 'Alles is in orde.')
  await save()
  expect(await screen.findByText('Het bezoekverslag is opgeslagen.')).toBeTruthy()
  expect(router.state.location.pathname).toBe('/bedrijven/1/bezoekverslagen/1')
  expect(await storedReports()).toMatchObject([
    {
      themes: ['MACHINE_SAFETY'],
      first_visit: false,
      recap: 'Alles is in orde.',
      revision: 2,
      day: '2026-03-29',
    },
  ])
})

test('after a conflict shows both texts, and keeps the chosen one', { tags: ['deep'] }, async () => {
  await addReport(people.coach.id)
  await openExisting()
  await screen.findByRole('heading', { level: 1, name: 'Bezoekverslag aanpassen' })
  const theirs = {
    themes: ['MACHINE_SAFETY', 'GENERAL'],
    dateAppointment: '2026-03-29',
    dateNextAppointment: '2098-10-25',
    reason: 'Rondgang',
    recap: 'Eén kap ontbreekt.',
    firstVisit: true,
  }
  await people.coach.browser.post('/rest/companies/1/visitreports/1', theirs)
  await userEvent.clear(field('Verslag'))
  await userEvent.type(field('Verslag'), 'Geen kap ontbreekt.')
  await save()
  expect(await screen.findByText('Dit is intussen gewijzigd door Els de Smid.')).toBeTruthy()
  const other = within(screen.getByRole('region', { name: 'Dit staat er nu' }))
  expect(other.getAllByRole('definition').map(({ textContent }) => textContent)).toEqual([
    'Eén kap ontbreekt.',
    '25-10-2098',
  ])
  expect(field('Verslag').value).toBe('Geen kap ontbreekt.')
  expect(screen.getByRole('link', { name: 'Houd wat er staat' }).getAttribute('href')).toBe(
    '/bedrijven/1/bezoekverslagen/1',
  )
  expect(await storedReports()).toMatchObject([{ recap: 'Eén kap ontbreekt.', revision: 2 }])
  await save('Mijn tekst opslaan')
  expect(await screen.findByText('Het bezoekverslag is opgeslagen.')).toBeTruthy()
  expect(await storedReports()).toMatchObject([{ recap: 'Geen kap ontbreekt.', next_day: null, revision: 3 }])
})

test.each([
  ['els', false],
  ['kim', true],
])('%s does not get the form of a report (archived: %s)', async (as, isArchived) => {
  await addReport(people.coach.id, { isArchived })
  const router = await openExisting(as)
  await waitFor(() => expect(router.state.location.pathname).toBe('/bedrijven/1/bezoekverslagen/1'))
  expect(screen.queryByLabelText('Datum van het bezoek')).toBeNull()
})
