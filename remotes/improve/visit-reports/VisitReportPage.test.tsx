import { cleanup, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, test } from 'vitest'

import type { User } from '../../../testing/factories/companies.ts'
import { visitReportsIn } from '../../../testing/factories/visit-reports.ts'
import { useBackEnd } from '../../../testing/harness/back-end.ts'
import { openPage } from '../../../testing/harness/open-page.tsx'
import { main, mainButtons, termsIn } from '../../../testing/harness/page-parts.ts'

const backEnd = useBackEnd()
const { createVisitedCompany, addReport, storedReports } = visitReportsIn(backEnd)

let people: { els: User; jan: User; coach: User }
beforeEach(async () => {
  people = await createVisitedCompany()
})

const HEADING = { level: 1, name: 'Bezoekverslag van 29-03-2026' }
const open = async (as: string) => {
  const router = await openPage('/bedrijven/1/bezoekverslagen/1', { as: `${as}@smederij.nl` })
  await screen.findByRole('heading', HEADING)
  return router
}
const button = (name: string) => screen.getByRole('button', { name })
const star = (name: RegExp) => screen.getByRole('radio', { name })
const send = () => userEvent.click(button('Beoordeling versturen'))
const rateAs = ({ browser }: User, rating: number, comment = '') =>
  browser.post('/rest/companies/1/visitreports/1/rating', { rating, comment })

test('shows the texts of the report, and offers the next appointment for a calendar', async () => {
  await addReport(people.coach.id, {
    recap: 'Twee kappen ontbreken.\nDe rest is goed.',
    dateNextAppointment: '2098-10-25',
  })
  await open('els')
  expect(termsIn(screen.getByRole('main'))).toEqual([
    'Reden van het bezoek: Rondgang',
    'Verslag: Twee kappen ontbreken.\nDe rest is goed.',
    'Volgende afspraak: 25-10-2098\nZet in je agenda',
    'Geschreven door: Els de Smid, verbetercoach',
  ])
  const href = screen.getByRole('link', { name: 'Zet in je agenda' }).getAttribute('href')!
  expect((await people.els.browser.get(href)).body).toContain('DTSTART;VALUE=DATE:20981025')
  expect(screen.queryByRole('button', { name: 'Verwijderen' })).toBeNull()
  expect(screen.queryByRole('link', { name: 'Aanpassen' })).toBeNull()
})

test('an appointment that is past is not offered for the calendar', async () => {
  await addReport(people.coach.id, { dateNextAppointment: '2026-05-05' })
  await open('els')
  expect(screen.getByText('05-05-2026')).toBeTruthy()
  expect(screen.queryByRole('link', { name: 'Zet in je agenda' })).toBeNull()
})

test('rates a report by keyboard, and asks for a comment below three stars only', {
  tags: ['deep'],
}, async () => {
  await addReport(people.coach.id)
  await open('els')
  const group = screen.getByRole('radiogroup', { name: 'Hoeveel sterren geef je?' })
  expect(
    within(group)
      .getAllByRole('radio')
      .map((radio) => (radio as HTMLInputElement).labels?.[0]?.textContent),
  ).toEqual(['1 ster: Slecht', '2 sterren: Matig', '3 sterren: Oké', '4 sterren: Goed', '5 sterren: Top'])
  await send()
  expect(await screen.findByText('Niet alle velden zijn correct ingevuld')).toBeTruthy()
  star(/Slecht/).focus()
  await userEvent.keyboard(' ')
  const comment = screen.getByRole('textbox', { name: 'Wat kon er beter?' })
  await userEvent.keyboard('{ArrowRight}')
  expect(star(/Matig/)).toHaveProperty('checked', true)
  await send()
  await waitFor(() => expect(comment.getAttribute('aria-invalid')).toBe('true'))
  expect(await storedReports()).toMatchObject([{ rating: null }])
  await userEvent.type(comment, 'Te kort.')
  await userEvent.click(star(/Oké/))
  expect(screen.queryByRole('textbox', { name: 'Wat kon er beter?' })).toBeNull()
  await userEvent.click(star(/Matig/))
  expect(screen.getByRole('textbox', { name: 'Wat kon er beter?' })).toHaveProperty('value', 'Te kort.')
  await send()
  expect(await screen.findByText('De beoordeling is opgeslagen.')).toBeTruthy()
  expect(await storedReports()).toMatchObject([{ rating: 2, rating_comment: 'Te kort.', revision: 2 }])
  expect(main().getByText('Matig').textContent).toBe('2 sterren: Matig')
  await waitFor(() => expect(document.activeElement).toBe(button('Beoordeling aanpassen')))
})

test('changes a rating, or leaves it as it was', { tags: ['deep'] }, async () => {
  await addReport(people.coach.id, { rating: 2, comment: 'Te kort.' })
  await open('jan')
  expect(main().getByText('Te kort.')).toBeTruthy()
  await userEvent.click(button('Beoordeling aanpassen'))
  await waitFor(() => expect(document.activeElement).toBe(star(/Matig/)))
  await userEvent.click(button('Annuleren'))
  await userEvent.click(button('Beoordeling aanpassen'))
  await userEvent.click(star(/Top/))
  await send()
  expect(await screen.findByText('De beoordeling is opgeslagen.')).toBeTruthy()
  expect(await storedReports()).toMatchObject([
    { rating: 5, rating_comment: '', updated_by: people.jan.id, revision: 2 },
  ])
})

test('a second rating of the same report shows the first one, and can replace it', {
  tags: ['deep'],
}, async () => {
  await addReport(people.coach.id)
  await open('els')
  await rateAs(people.jan, 4)
  await userEvent.click(star(/Slecht/))
  await userEvent.type(screen.getByRole('textbox', { name: 'Wat kon er beter?' }), 'Niemand kwam.')
  await send()
  expect(await screen.findByText('Dit is intussen gewijzigd door Els de Smid.')).toBeTruthy()
  expect(await screen.findByText('4 sterren: Goed', { selector: 'dd' })).toBeTruthy()
  expect(screen.getByRole('textbox', { name: 'Wat kon er beter?' })).toHaveProperty('value', 'Niemand kwam.')
  expect(await storedReports()).toMatchObject([{ rating: 4 }])
  await send()
  expect(await screen.findByText('De beoordeling is opgeslagen.')).toBeTruthy()
  expect(await storedReports()).toMatchObject([{ rating: 1, rating_comment: 'Niemand kwam.', revision: 3 }])
})

test('refuses a rating of a text that the coach has changed, and shows the new text first', {
  tags: ['deep'],
}, async () => {
  await addReport(people.coach.id)
  await open('els')
  const change = {
    themes: ['GENERAL'],
    dateAppointment: '2026-03-29',
    reason: 'Rondgang',
    recap: 'Alles is goed.',
  }
  await people.coach.browser.post('/rest/companies/1/visitreports/1', change)
  await userEvent.click(star(/Top/))
  await send()
  expect(await screen.findByText('Alles is goed.')).toBeTruthy()
  expect(star(/Top/)).toHaveProperty('checked', true)
  await send()
  expect(await screen.findByText('De beoordeling is opgeslagen.')).toBeTruthy()
  expect(await storedReports()).toMatchObject([{ rating: 5, recap: 'Alles is goed.' }])
})

test('a rating that cannot be saved stays in the form', { tags: ['deep'] }, async () => {
  await addReport(people.coach.id)
  await open('els')
  await userEvent.click(star(/Matig/))
  await userEvent.type(screen.getByRole('textbox', { name: 'Wat kon er beter?' }), 'Te kort.')
  await backEnd.withoutTable('visit_report', async () => {
    await send()
    expect(await screen.findByText('Beoordeling kon niet worden opgeslagen.')).toBeTruthy()
  })
  expect(screen.getByRole('textbox', { name: 'Wat kon er beter?' })).toHaveProperty('value', 'Te kort.')
  expect(await storedReports()).toMatchObject([{ rating: null }])
})

test('a rating of a report that was archived meanwhile is refused, and stays in the form', {
  tags: ['deep'],
}, async () => {
  await addReport(people.coach.id)
  await open('els')
  await people.jan.browser.post('/rest/companies/1/visitreports/1/archive')
  await userEvent.click(star(/Top/))
  await send()
  expect(await screen.findByText(/^Dit bezoekverslag is gearchiveerd\. Je kunt het niet/)).toBeTruthy()
  expect(star(/Top/)).toHaveProperty('checked', true)
  expect(await storedReports()).toMatchObject([{ rating: null }])
})

test('the coach reads the rating', async () => {
  await addReport(people.coach.id, { rating: 2, comment: 'Te kort.\nVolgende keer langer.' })
  await open('kim')
  expect(main().getByText('Matig')).toBeTruthy()
  expect(main().getByText(/Volgende keer langer/)).toBeTruthy()
  expect(screen.queryByRole('radio')).toBeNull()
  for (const name of ['Beoordeling aanpassen', 'Archiveren'])
    expect(screen.queryByRole('button', { name })).toBeNull()
})

test('the coach sees that a report is not rated yet', async () => {
  await addReport(people.coach.id)
  await open('kim')
  expect(main().getByText('Dit bezoek is nog niet beoordeeld.')).toBeTruthy()
})

test('archives a report, which is read-only then, and takes it out of the archive', async () => {
  await addReport(people.coach.id)
  await open('els')
  await userEvent.dblClick(button('Archiveren'))
  expect(await screen.findByText('Dit bezoekverslag is gearchiveerd.')).toBeTruthy()
  expect(await storedReports()).toMatchObject([{ archived_at: expect.any(Date) }])
  expect(screen.queryByRole('radio')).toBeNull()
  await userEvent.click(button('Terugzetten'))
  expect(await screen.findByText('Het bezoekverslag staat weer in de lijst.')).toBeTruthy()
  expect(await storedReports()).toMatchObject([{ archived_at: null }])
  expect(screen.queryByText('Dit bezoekverslag is gearchiveerd.')).toBeNull()
  expect(star(/Top/)).toBeTruthy()
})

test('shows why a report could not be archived', { tags: ['deep'] }, async () => {
  await addReport(people.coach.id)
  await open('jan')
  await backEnd.withoutTable('visit_report', async () => {
    await userEvent.click(button('Archiveren'))
    expect(await screen.findByText('(De)-Archiveren van bezoekverslag is mislukt.')).toBeTruthy()
  })
  expect(await storedReports()).toMatchObject([{ archived_at: null }])
})

test('nobody changes, deletes or rates an archived report', async () => {
  await addReport(people.coach.id, { isArchived: true, rating: 5 })
  await open('kim')
  expect(screen.getByText('Dit bezoekverslag is gearchiveerd.')).toBeTruthy()
  expect(mainButtons()).toEqual([])
  expect(screen.queryByRole('link', { name: 'Aanpassen' })).toBeNull()
  cleanup()
  await open('els')
  expect(mainButtons()).toEqual(['Terugzetten'])
})

test('the author deletes a report after confirmation, and returns to the list', async () => {
  await addReport(people.coach.id)
  const router = await open('kim')
  await userEvent.click(button('Verwijderen'))
  const dialog = within(await screen.findByRole('alertdialog', { name: 'Weet je het zeker?' }))
  await userEvent.click(dialog.getByRole('button', { name: 'Annuleren' }))
  expect(await storedReports()).toHaveLength(1)
  await userEvent.click(button('Verwijderen'))
  await userEvent.click(await screen.findByRole('button', { name: 'Ja, ik weet het zeker' }))
  expect(await screen.findByText('Het bezoekverslag is verwijderd.')).toBeTruthy()
  expect(router.state.location.pathname).toBe('/bedrijven/1/bezoekverslagen')
  expect(await storedReports()).toEqual([])
})

test('an alert says why a report could not be deleted', { tags: ['deep'] }, async () => {
  await addReport(people.coach.id)
  await open('kim')
  await userEvent.click(button('Verwijderen'))
  const confirm = await screen.findByRole('button', { name: 'Ja, ik weet het zeker' })
  await backEnd.withoutTable('visit_report', async () => {
    await userEvent.click(confirm)
    const alert = await screen.findByRole('alertdialog', { name: 'Bezoekverslag verwijderen mislukt' })
    expect(alert.textContent).toContain('Bezoekverslag verwijderen is niet gelukt.')
  })
  await userEvent.click(button('Oke'))
  expect(await storedReports()).toHaveLength(1)
})

test('a report that was archived meanwhile is not deleted', { tags: ['deep'] }, async () => {
  await addReport(people.coach.id)
  await open('kim')
  await userEvent.click(button('Verwijderen'))
  const confirm = await screen.findByRole('button', { name: 'Ja, ik weet het zeker' })
  await people.els.browser.post('/rest/companies/1/visitreports/1/archive')
  await userEvent.click(confirm)
  const alert = await screen.findByRole('alertdialog', { name: 'Bezoekverslag verwijderen mislukt' })
  expect(alert.textContent).toContain('Dit bezoekverslag is gearchiveerd.')
  await userEvent.click(button('Oke'))
  expect(await main().findByText('Dit bezoekverslag is gearchiveerd.')).toBeTruthy()
  expect(await storedReports()).toHaveLength(1)
})

test('shows an error when the report cannot be loaded', { tags: ['deep'] }, async () => {
  await addReport(people.coach.id)
  await backEnd.withoutColumn('visit_report', 'recap', async () => {
    await openPage('/bedrijven/1/bezoekverslagen/1', { as: 'els@smederij.nl' })
    expect(await screen.findByText('Bezoekverslag kon niet geladen worden')).toBeTruthy()
  })
})

test('an id that is no number is not found', { tags: ['deep'] }, async () => {
  await addReport(people.coach.id)
  await openPage('/bedrijven/1/bezoekverslagen/een', { as: 'els@smederij.nl' })
  expect(await screen.findByRole('heading', { level: 1, name: 'Niet gevonden' })).toBeTruthy()
})
