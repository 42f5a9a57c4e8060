import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, test } from 'vitest'
import type { User } from '../../../testing/factories/companies.ts'
import { physicalStrainIn } from '../../../testing/factories/physical-strain.ts'
import { useBackEnd } from '../../../testing/harness/back-end.ts'
import { followLink, openPage } from '../../../testing/harness/open-page.tsx'

const backEnd = useBackEnd()
const { createUser, invite, startCheck, addGroup, answerScript } = physicalStrainIn(backEnd)

let els: User
let company: number
let group: number
beforeEach(async () => {
  els = await createUser('els')
  company = await startCheck(els)
  group = await addGroup(els, company, 'Lassers & "zo"')
  await answerScript(els, company, group, 'EDUCATION', { tasks: ['carry', 'pushPull'], instructed: 'no' })
  await answerScript(els, company, group, 'ACTIONS', { agreed: 'later' })
})

const open = (query: string, as = els.email) =>
  openPage(`/bedrijven/${company}/checks/fysieke-belasting/${query}`, { as })
const overview = async () =>
  within(
    await screen
      .findByRole('heading', { level: 1, name: /^Antwoorden: / })
      .then(() => screen.getByRole('main')),
  )
const question = (name: RegExp) =>
  within(screen.getByRole('heading', { level: 2, name }).closest('li') as HTMLElement)

test('each question is listed with the name of its group, its answers, and who answered it when', async () => {
  await open(`${group}/antwoorden?scriptKey=EDUCATION`)
  await overview()
  const tasks = question(/^Welke werkzaamheden komen in de groep Lassers & "zo" /)
  expect(tasks.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'Lasten van 3 kg of meer lopend dragen (meer dan 1 meter)',
    'Karren, pallets of andere lasten duwen of trekken',
  ])
  expect(tasks.queryByRole('img')).toBeNull()
  expect(tasks.getByText(/^Beantwoord op \d\d-\d\d-\d{4} door Els de Smid$/)).toBeTruthy()
  await waitFor(() =>
    expect(document.title).toBe(
      'Beterwerk – Mijn bedrijven – Metaal Noord – Fysieke belasting – Lassers & "zo" – Antwoorden',
    ),
  )
})

test('each answer links to its question in the check', async () => {
  await open(`${group}/antwoorden?scriptKey=EDUCATION`)
  await overview()
  const change = question(/^Welke werkzaamheden/).getByRole('link', {
    name: /^Wijzig: Welke werkzaamheden komen in de groep Lassers/,
  })
  const page = `/bedrijven/${company}/checks/fysieke-belasting/${group}/antwoorden?scriptKey=EDUCATION#tasks`
  expect(change.getAttribute('href')).toBe(
    `/check/fysieke-belasting/${company}?${new URLSearchParams({
      scriptKey: 'EDUCATION',
      functionGroupId: String(group),
      questionId: 'tasks',
      terug: page,
    })}`,
  )
  const openQuestions = screen.getAllByText('Nog niet beantwoord')
  expect(openQuestions).toHaveLength(3)
  expect(screen.getAllByRole('link', { name: /^Beantwoord: / })).toHaveLength(3)
})

test('after one answer was changed, its question is shown again with the new answer', async () => {
  await answerScript(els, company, group, 'CARRY', { distance: 'le20' })
  const router = await open(`${group}/antwoorden?scriptKey=CARRY`)
  await overview()
  await followLink(router, question(/^Over welke afstand/).getByRole('link'))
  await userEvent.click(await screen.findByRole('radio', { name: 'Meer dan 20 meter' }))
  await userEvent.click(screen.getByRole('button', { name: 'Opslaan en terug' }))
  await overview()
  const distance = question(/^Over welke afstand/)
  expect(distance.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'Meer dan 20 meter Risico',
  ])
  expect(router.state.location.hash).toBe('#distance')
})

test('a question that is left without a change leads back too', { tags: ['deep'] }, async () => {
  await answerScript(els, company, group, 'CARRY', { distance: 'le20' })
  const router = await open(`${group}/antwoorden?scriptKey=CARRY`)
  await overview()
  await followLink(router, question(/^Over welke afstand/).getByRole('link'))
  expect(await screen.findByText('opslaan en terug')).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Vorige' })).toBeNull()
  await userEvent.click(screen.getByRole('button', { name: 'Terug' }))
  await overview()
  expect(question(/^Over welke afstand/).getByText('20 meter of minder')).toBeTruthy()
})

test('an answer that opens new questions leads to these instead of back', { tags: ['deep'] }, async () => {
  const router = await open(`${group}/antwoorden?scriptKey=EDUCATION`)
  await overview()
  await followLink(router, question(/^Welke werkzaamheden/).getByRole('link'))
  await userEvent.click(await screen.findByRole('checkbox', { name: /onder kniehoogte/ }))
  expect(await screen.findByText(/^Door je antwoord komen er \d+ vragen bij\.$/)).toBeTruthy()
  await userEvent.click(screen.getByRole('button', { name: 'Volgende vraag' }))
  await waitFor(() => expect(router.state.location.search).not.toContain('questionId=tasks'))
  expect(router.state.location.pathname).toBe(`/check/fysieke-belasting/${company}`)
  expect(router.state.location.search).not.toContain('terug')
})

test('does not lead to another website', async () => {
  const path = `/check/fysieke-belasting/${company}?scriptKey=EDUCATION&functionGroupId=${group}&questionId=tasks`
  const router = await openPage(`${path}&terug=//elders.example`, { as: els.email })
  expect(await screen.findByRole('button', { name: 'Volgende vraag' })).toBeTruthy()
  expect(router.state.location.search).not.toContain('terug')
})

test('a question about a posture or a place has its drawing', { tags: ['deep'] }, async () => {
  await open(`${group}/antwoorden?scriptKey=CARRY`)
  await overview()
  const drawing = question(/^Over welke afstand/).getByRole('img', {
    name: 'Iemand loopt met een doos van een stelling naar een tafel. Een gele pijl toont de afstand.',
  })
  expect(drawing.getAttribute('loading')).toBe('lazy')
  expect(drawing.getAttribute('src')).toMatch(
    /^\/pictures\/physical-strain\/carry-distance\.[\da-f]{8}\.svg$/,
  )
  expect(screen.getAllByRole('img')).toHaveLength(4)
})

test('a column leads to the answers of each of its groups', { tags: ['deep'] }, async () => {
  await open(`ACTIONS/antwoorden?scriptKey=ACTIONS&functionGroupId=${group}`)
  expect((await overview()).getByText(/^Nog niet: in het plan komen lege regels/)).toBeTruthy()
  expect(
    within(screen.getByRole('navigation', { name: 'Kruimelpad' })).getByRole('link', { name: 'Maatregelen' }),
  ).toBeTruthy()
})

test('shows the answers about the whole company without a function group', async () => {
  await answerScript(els, company, null, 'SITTING_WORK', { applies: 'no' })
  await open('SITTING_WORK/antwoorden')
  expect((await overview()).getByText(/^Hele bedrijf/)).toBeTruthy()
  expect(screen.getAllByRole('heading', { level: 2 })).toHaveLength(1)
})

test('questions that were added later are marked as new', async () => {
  await backEnd.sql`update check_answer set version = 0`
  await open(`${group}/antwoorden?scriptKey=EDUCATION`)
  await overview()
  expect(screen.getAllByText('Nieuw')).toHaveLength(3)
  expect(question(/voorgelicht/).queryByText(/^(Nieuw|Kijk opnieuw)$/)).toBeNull()
})

test('marks the answers that show a risk', async () => {
  await open(`${group}/antwoorden?scriptKey=EDUCATION`)
  await overview()
  expect(question(/voorgelicht/).getByText('Risico')).toBeTruthy()
  expect(question(/^Welke werkzaamheden/).queryByText('Risico')).toBeNull()
})

test('an answer that the questionnaire no longer has is shown as expired, and asked again', {
  tags: ['deep'],
}, async () => {
  await backEnd.sql`
    update check_answer set answers = '[{"answerId": "gone", "value": ""}, {"answerId": "carry", "value": ""}]'
    where question_key = 'tasks'`
  await open(`${group}/antwoorden?scriptKey=EDUCATION`)
  await overview()
  const tasks = question(/^Welke werkzaamheden/)
  expect(tasks.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'Vervallen antwoord',
    'Lasten van 3 kg of meer lopend dragen (meer dan 1 meter)',
  ])
  expect(tasks.getByText('Kijk opnieuw')).toBeTruthy()
})

test('a user with read access sees no links to change answers', async () => {
  const jan = await createUser('jan')
  await invite(jan, company, { rights: 'READONLY' })
  await open(`${group}/antwoorden?scriptKey=EDUCATION`, jan.email)
  await overview()
  expect(screen.queryByRole('link', { name: /^(Wijzig|Beantwoord)/ })).toBeNull()
})

test.each(['?scriptKey=BESTAAT_NIET', '?scriptKey=EDUCATION&functionGroupId=999', '?scriptKey=../x', ''])(
  'shows "not found" for the query "%s"',
  { tags: ['deep'] },
  async (query) => {
    await open(`${group}/antwoorden${query}`)
    expect(await screen.findByRole('heading', { level: 1, name: 'Niet gevonden' })).toBeTruthy()
  },
)

test('shows an error when the overview cannot be loaded', { tags: ['deep'] }, async () => {
  await backEnd.withoutTable('check_answer', async () => {
    await open(`${group}/antwoorden?scriptKey=EDUCATION`)
    expect((await screen.findByRole('alert')).textContent).toContain(
      'Antwoorden overzicht kon niet geladen worden.',
    )
  })
})
