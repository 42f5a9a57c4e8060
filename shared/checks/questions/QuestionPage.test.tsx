import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, test, vi } from 'vitest'

import { EXPERT_REVIEW } from '#shared/domain/checks/check-texts.ts'
import { NUM_GROUP_QUESTIONS, questionsIn } from '../../../testing/factories/physical-strain.ts'
import { queueAnswer } from '../../../testing/factories/queued-answer.ts'
import { startedCheck } from '../../../testing/factories/started-check.ts'
import { useBackEnd } from '../../../testing/harness/back-end.ts'
import { openPage } from '../../../testing/harness/open-page.tsx'

const backEnd = useBackEnd()

let check: Awaited<ReturnType<typeof startedCheck>>
let group: number
beforeEach(async () => {
  check = await startedCheck(backEnd)
  group = await check.addSection('Bankwerkers')
})

const HOME = '/check/fysieke-belasting/1'
const open = (query: string, as = check.owner) => openPage(`${HOME}${query}`, { as })
const at = (scriptKey: string, questionId?: string) =>
  `?${new URLSearchParams({ scriptKey, functionGroupId: String(group), ...(questionId && { questionId }) })}`
const heading = (name: string | RegExp) => screen.findByRole('heading', { level: 1, name })
const press = (name: string | RegExp) => userEvent.click(screen.getByRole('button', { name }))
const saved = () => screen.findByRole('button', { name: 'Opgeslagen' })

const TASKS = 'Welke werkzaamheden komen in de groep Bankwerkers minstens één keer per week voor?'
const DISTANCE = 'Over welke afstand wordt een last van 3 kg of meer achter elkaar gedragen?'
const LOAD = 'Hoe zwaar is de zwaarste last die één persoon in de groep Bankwerkers draagt, en hoe vaak?'

const carry = () => check.answer(group, 'EDUCATION/tasks', ['carry'])

test('shows one question at a time, each with a URL of its own', async () => {
  const router = await open('')
  await heading('Voorlichting')
  expect(router.state.location.search).toBe(at('INFO_EDUCATION'))
  await press('Verder')

  await heading(TASKS)
  expect(router.state.location.search).toBe(at('EDUCATION', 'tasks'))
  expect(screen.getByText('Bankwerkers · Voorlichting · vraag 1 van 5')).toBeTruthy()
  await waitFor(() => expect(document.activeElement?.textContent).toBe(TASKS))
  await waitFor(() =>
    expect(document.title).toBe(
      'Beterwerk – Mijn bedrijven – Smederij Noord – Fysieke belasting – Bankwerkers · Voorlichting',
    ),
  )
  await userEvent.click(screen.getByRole('checkbox', { name: /lopend dragen/ }))
  await press('Volgende vraag')
  await heading(/voorgelicht/)
  await press('Vorige')
  await heading(TASKS)
  expect(screen.getByRole('checkbox', { name: /lopend dragen/ })).toHaveProperty('checked', true)
  await router.navigate(-1)
  await heading(/voorgelicht/)
})

test('can be answered with the keyboard alone: a number, Enter and the left arrow', {
  tags: ['deep'],
}, async () => {
  await carry()
  await open(at('CARRY', 'load'))
  await heading(LOAD)
  await press('Sla over')
  await waitFor(() => expect(document.activeElement?.textContent).toBe(DISTANCE))
  await userEvent.keyboard('{Enter}')
  expect(screen.getByRole('heading', { level: 1, name: DISTANCE }), 'no answer: stays').toBeTruthy()
  await userEvent.keyboard('2')
  const [first, second] = screen.getAllByRole('radio')
  expect(second).toHaveProperty('checked', true)
  expect(document.activeElement).toBe(second)
  await userEvent.keyboard('9')
  await userEvent.keyboard('{Control>}1{/Control}')
  expect(first).toHaveProperty('checked', false)
  await waitFor(async () => expect(await check.stored()).toContain('CARRY/distance: gt20 (1)'))
  await userEvent.keyboard('{ArrowLeft}')
  await heading(LOAD)
  await userEvent.keyboard('1{Enter}')
  await heading(DISTANCE)
  await waitFor(() => expect(document.activeElement?.textContent).toBe(DISTANCE))
  await userEvent.keyboard('{Enter}')
  await heading(/bij elkaar/)
})

test('scrolls to the risk of an answer, and not to an answer without one', { tags: ['deep'] }, async () => {
  await carry()
  await open(at('CARRY', 'distance'))
  const scroll = vi.spyOn(Element.prototype, 'scrollIntoView')
  const SMOOTHLY = { block: 'nearest', behavior: 'smooth' } as const
  await userEvent.click(await screen.findByRole('radio', { name: '20 meter of minder' }))
  expect(scroll).not.toHaveBeenCalledWith(SMOOTHLY)
  await userEvent.click(screen.getByRole('radio', { name: 'Meer dan 20 meter' }))
  await waitFor(() => expect(scroll).toHaveBeenLastCalledWith(SMOOTHLY))
  const risk = scroll.mock.contexts.at(-1) as HTMLElement
  expect(within(risk).getByRole('region', { name: 'Risico: Draagafstand langer dan 20 meter' })).toBeTruthy()
})

test('numbers and arrows in a dialog belong to the dialog', { tags: ['deep'] }, async () => {
  await carry()
  await open(at('CARRY', 'distance'))
  await userEvent.click(await screen.findByRole('radio', { name: 'Meer dan 20 meter' }))
  await userEvent.click(await screen.findByRole('button', { name: /^Maak hier een actiepunt van/ }))
  const dialog = within(await screen.findByRole('dialog'))
  await userEvent.type(dialog.getAllByRole('textbox')[0]!, '1{ArrowLeft}')
  expect(screen.getByRole('radio', { name: 'Meer dan 20 meter', hidden: true })).toHaveProperty(
    'checked',
    true,
  )
  expect(screen.getByRole('heading', { level: 1, name: DISTANCE, hidden: true })).toBeTruthy()
})

test('has no header, navigation or footer but its own header', { tags: ['deep'] }, async () => {
  await open(at('EDUCATION', 'tasks'))
  await heading(TASKS)
  expect(screen.getAllByRole('banner')).toHaveLength(1)
  expect(screen.queryByRole('contentinfo')).toBeNull()
  expect(screen.queryByRole('navigation')).toBeNull()
  expect(screen.getByRole('link', { name: 'Naar de inhoud' }).getAttribute('href')).toBe(
    `#${screen.getByRole('main').id}`,
  )
})

test('loads the company once for any number of steps', { tags: ['deep'] }, async () => {
  const calls: string[] = []
  const { fetch } = globalThis
  globalThis.fetch = (input, init) => {
    calls.push(new URL((input as Request).url).pathname)
    return fetch(input, init)
  }
  try {
    await open(at('INFO_EDUCATION'))
    await heading('Voorlichting')
    await press('Verder')
    await heading(TASKS)
    await press('Sla over')
    await heading(/voorgelicht/)
  } finally {
    globalThis.fetch = fetch
  }
  expect(calls.filter((path) => path === '/rest/companies/1/checks')).toHaveLength(1)
  expect(calls.filter((path) => path === '/rest/1/physicalstrain/functiongroup')).toHaveLength(1)
})

test('stores an answer at once, and shows it after a reload', { tags: ['deep'] }, async () => {
  await carry()
  await open(at('CARRY', 'distance'))
  await userEvent.click(await screen.findByRole('radio', { name: '20 meter of minder' }))
  await saved()
  expect(await check.stored()).toContain('CARRY/distance: le20 (1)')
  await userEvent.click(screen.getByRole('radio', { name: 'Meer dan 20 meter' }))
  await waitFor(async () => expect(await check.stored()).toContain('CARRY/distance: gt20 (2)'))

  await open(at('CARRY', 'distance'))
  const radios = await screen.findAllByRole('radio', { name: 'Meer dan 20 meter' })
  expect(radios.at(-1)).toHaveProperty('checked', true)
})

test('a double click on an answer stores it once', { tags: ['deep'] }, async () => {
  await carry()
  await open(at('CARRY', 'distance'))
  await userEvent.dblClick(await screen.findByRole('radio', { name: 'Meer dan 20 meter' }))
  await saved()
  expect(await check.stored()).toContain('CARRY/distance: gt20 (1)')
})

test('shows the number of open questions, also as text', async () => {
  await open(at('EDUCATION', 'tasks'))
  await heading(TASKS)
  const progress = screen.getByRole('progressbar', { name: 'Voortgang Bankwerkers' })
  const text = () => progress.getAttribute('aria-valuetext')
  expect(text()).toBe(`${NUM_GROUP_QUESTIONS} vragen open`)
  expect(progress.getAttribute('max')).toBe(String(NUM_GROUP_QUESTIONS))
  await userEvent.click(screen.getByRole('checkbox', { name: 'Geen van deze werkzaamheden' }))
  const left = questionsIn('EDUCATION') - 1
  await waitFor(() => expect(text()).toBe(`${left} vragen open`))
  expect(screen.getByText(`${left} vragen open`)).toBeTruthy()
  expect(progress).toHaveProperty('value', 1)
  expect(progress.getAttribute('max')).toBe(String(left + 1))
})

test('a question that still has to be found out stays open in the count', { tags: ['deep'] }, async () => {
  await check.answer(group, 'EDUCATION/tasks', ['pushPull'])
  const rest = { instructed: 'yesRecorded', newcomers: 'yes', supervision: 'yes', complaints: 'yes' }
  for (const [question, answer] of Object.entries(rest))
    await check.answer(group, `EDUCATION/${question}`, [answer])
  await open(at('PUSH_AND_PULL', 'weight'))
  await screen.findByRole('radio', { name: 'Weet ik niet' })
  const before = questionsIn('PUSH_AND_PULL', 'ACTIONS')
  const progress = screen.getByRole('progressbar')
  await userEvent.click(screen.getByRole('radio', { name: 'Weet ik niet' }))
  expect(await screen.findByText('Deze vraag blijft open. Je kunt hem later beantwoorden.')).toBeTruthy()
  await saved()
  expect(progress.getAttribute('aria-valuetext')).toBe(`${before} vragen open`)
})

test('says how many questions an answer adds', { tags: ['deep'] }, async () => {
  await carry()
  await open(at('EDUCATION', 'tasks'))
  await heading(TASKS)
  await userEvent.click(screen.getByRole('checkbox', { name: /^Karren/ }))
  const added = questionsIn('PUSH_AND_PULL')
  expect(await screen.findByText(`Door je antwoord komen er ${added} vragen bij.`)).toBeTruthy()
  await userEvent.click(screen.getByRole('checkbox', { name: /^Karren/ }))
  await waitFor(() => expect(screen.queryByText(/^Door je antwoord/)).toBeNull())
})

test('says how many other answers an answer opens again', { tags: ['deep'] }, async () => {
  await carry()
  await check.answer(group, 'ACTIONS/agreed', ['noneNeeded'])
  await open(at('CARRY', 'distance'))
  await userEvent.click(await screen.findByRole('radio', { name: 'Meer dan 20 meter' }))
  expect(await screen.findByText('Door je antwoord staat er 1 vraag weer open.')).toBeTruthy()
})

test('an answer that was removed from the questionnaire has to be given again', {
  tags: ['deep'],
}, async () => {
  await backEnd.sql`
    insert into check_answer (section_id, script_key, question_key, answers, version)
    values (${group}, 'EDUCATION', 'tasks', '[{"answerId": "gone", "value": ""}, {"answerId": "carry", "value": ""}]', 1)`
  await open(at('EDUCATION', 'tasks'))
  await heading(TASKS)
  expect(screen.getByText('Je eerdere antwoord is vervallen.')).toBeTruthy()
  expect(screen.getByRole('checkbox', { name: /lopend dragen/ })).toHaveProperty('checked', true)
  await press('Volgende vraag')
  await heading(/voorgelicht/)
  await waitFor(async () => expect(await check.stored()).toContain('EDUCATION/tasks: carry (2)'))
})

test('tasks that were added to the questionnaire open the question until the answer is confirmed', {
  tags: ['deep'],
}, async () => {
  await carry()
  await backEnd.sql`update check_answer set version = 0`
  await open(at('EDUCATION', 'tasks'))
  await heading(TASKS)
  expect(screen.getByText('Er zijn antwoorden bijgekomen.')).toBeTruthy()
  await press('Volgende vraag')
  await heading(/voorgelicht/)
  await waitFor(async () => expect(await check.stored()).toContain('EDUCATION/tasks: carry (2)'))
  await press('Vorige')
  await heading(TASKS)
  expect(screen.queryByText('Er zijn antwoorden bijgekomen.')).toBeNull()
})

test('a question of a subject of which nobody said whether it occurs leads to the question that decides', {
  tags: ['deep'],
}, async () => {
  const router = await open(at('CARRY', 'load'))
  await heading(TASKS)
  expect(router.state.location.search).toBe(at('EDUCATION', 'tasks'))
})

test('"none of these" unchecks all other answers, and the other way round', async () => {
  await open(at('EDUCATION', 'tasks'))
  await heading(TASKS)
  const ticked = () =>
    screen
      .getAllByRole<HTMLInputElement>('checkbox')
      .filter(({ checked }) => checked)
      .map(({ value }) => value)
  const tick = (name: RegExp) => userEvent.click(screen.getByRole('checkbox', { name }))
  await tick(/onder kniehoogte/)
  await tick(/lopend dragen/)
  expect(ticked()).toEqual(['liftLow', 'carry'])
  await tick(/Geen van deze/)
  expect(ticked()).toEqual(['none'])
  await tick(/duwen of trekken/)
  expect(ticked()).toEqual(['pushPull'])
  await tick(/duwen of trekken/)
  expect(ticked()).toEqual([])
  expect(screen.getByRole('button', { name: 'Sla over' })).toBeTruthy()
})

test('Enter opens the next question, choosing an answer does not', async () => {
  await carry()
  await open(at('CARRY', 'distance'))
  const radio = await screen.findByRole('radio', { name: '20 meter of minder' })
  await userEvent.click(radio)
  await saved()
  await heading(DISTANCE)
  await userEvent.type(radio, '{Enter}')
  await heading(/op een drukke dag bij elkaar/)
})

test('resumes where the user stopped', { tags: ['deep'] }, async () => {
  const welders = await check.addSection('Lassers')
  await check.answer(welders, 'EDUCATION/tasks', ['carry'])
  const router = await open('')
  await heading(/voorgelicht/)
  expect(router.state.location.search).toBe(
    `?scriptKey=EDUCATION&functionGroupId=${welders}&questionId=instructed`,
  )
})

test('looks for the place to resume at after the answers that wait were sent', {
  tags: ['deep'],
}, async () => {
  queueAnswer(check.ownerId, { companyId: 1, sectionId: group, refusal: undefined })
  const calls: string[] = []
  const loaded = Promise.withResolvers<void>()
  const { fetch } = globalThis
  globalThis.fetch = async (input, init) => {
    const { pathname } = new URL((input as Request).url)
    if (pathname.includes('/survey/')) await loaded.promise
    if (pathname.endsWith('/start')) calls.push('start')
    const response = await fetch(input, init)
    if (pathname.includes('/survey/')) calls.push('answer')
    if (pathname.endsWith('/answers')) loaded.resolve()
    return response
  }
  try {
    const router = await open('')
    await heading('Voorlichting')
    expect(router.state.location.search).toBe(at('INFO_EDUCATION'))
    await waitFor(() => expect(calls).toEqual(['answer', 'start']))
  } finally {
    globalThis.fetch = fetch
  }
})

test('a skipped question stays open', async () => {
  await carry()
  const router = await open(at('CARRY', 'load'))
  await heading(LOAD)
  await press('Sla over')
  await heading(DISTANCE)
  expect(await check.stored()).toEqual(['EDUCATION/tasks: carry (1)'])
  await router.navigate(`${HOME}?functionGroupId=${group}&resume=true`)
  await heading(/voorgelicht/)
})

test('a red answer shows the risk, its measures and the explanation at once', {
  tags: ['deep'],
}, async () => {
  await carry()
  await open(at('CARRY', 'distance'))
  await userEvent.click(await screen.findByRole('radio', { name: 'Meer dan 20 meter' }))
  const risk = within(await screen.findByRole('region', { name: 'Risico: Draagafstand langer dan 20 meter' }))
  expect(risk.getByText('Zet een kar of ander transportmiddel in')).toBeTruthy()
  expect(risk.getByText(/binnen drie maanden/)).toBeTruthy()
  const announced = screen.getAllByRole('status').map(({ textContent }) => textContent)
  expect(announced).toContain('Risico: Draagafstand langer dan 20 meter.')

  await userEvent.click(screen.getByText('Waarom?'))
  expect(screen.getByRole('list', { name: 'Bronnen' }).textContent).toMatch(/ISO 11228-1:2021.*\(B\)/)
  expect(screen.getByText('Bijgewerkt op 21-11-2026')).toBeTruthy()
  const legend = within(screen.getByRole('region', { name: 'De letters bij de bronnen' }))
  expect(legend.getAllByRole('listitem').map(({ textContent }) => textContent)).toContain(
    'B gelezen in een betrouwbare tweede bron',
  )
  expect(legend.getByText(EXPERT_REVIEW)).toBeTruthy()
  await userEvent.click(screen.getByRole('radio', { name: '20 meter of minder' }))
  expect(screen.queryByRole('region', { name: /^Risico/ })).toBeNull()
  expect(screen.getByText('Waarom?')).toBeTruthy()
})

test('creates an action point for a risk', async () => {
  await carry()
  await open(at('CARRY', 'distance'))
  await userEvent.click(await screen.findByRole('radio', { name: 'Meer dan 20 meter' }))
  await saved()
  await press('Maak hier een actiepunt van: Draagafstand langer dan 20 meter')
  const dialog = within(await screen.findByRole('dialog', { name: 'Maak een actiepunt' }))
  expect(dialog.getByRole('textbox', { name: 'Wat ga je doen?' })).toHaveProperty(
    'value',
    'Draagafstand langer dan 20 meter. Leg de opslag dichter bij de werkplek.',
  )
  expect(dialog.getByRole('checkbox', { name: 'Fysieke belasting' })).toHaveProperty('checked', true)
  await userEvent.type(dialog.getByRole('textbox', { name: /^Wie doet het/ }), 'Piet')
  await userEvent.type(dialog.getByLabelText(/^Wanneer is het klaar/), '2027-01-31')
  await userEvent.click(dialog.getByRole('button', { name: 'Actiepunt maken' }))

  await screen.findByText('Het actiepunt is gemaakt.')
  expect(screen.queryByRole('dialog')).toBeNull()
  const [row] = await backEnd.sql`
    select company_id, themes, description, action_holder, deadline::text, section_id, script_key, question_key
    from action_item`
  expect(row).toEqual({
    company_id: 1,
    themes: ['PHYSICAL_STRAIN'],
    description: 'Draagafstand langer dan 20 meter. Leg de opslag dichter bij de werkplek.',
    action_holder: 'Piet',
    deadline: '2027-01-31',
    section_id: group,
    script_key: 'CARRY',
    question_key: 'distance',
  })
})

test('shows the action points that an answer has, so that nobody creates the same one', {
  tags: ['deep'],
}, async () => {
  await carry()
  const other = await check.addSection('Lassers')
  await backEnd.sql`
    insert into action_item (company_id, themes, description, action_holder, "check", section_id, script_key, question_key)
    select 1, '{PHYSICAL_STRAIN}', description, 'Piet', 'PHYSICAL_STRAIN', section, script, question from (values
      ('Opslag verplaatsen', ${group}::int, 'CARRY', 'distance'), ('Van een andere groep', ${other}, 'CARRY', 'distance'),
      ('Van een andere vraag', ${group}, 'CARRY', 'load')) as made (description, section, script, question)`
  await open(at('CARRY', 'distance'))
  await userEvent.click(await screen.findByRole('radio', { name: 'Meer dan 20 meter' }))
  await screen.findByText('Er is al een actiepunt')
  const risk = within(screen.getByRole('region', { name: /^Risico/ }))
  const links = () => risk.getAllByRole('link').map(({ textContent }) => textContent)
  expect(links()).toEqual(['Opslag verplaatsen'])
  expect(risk.getByRole('link')).toHaveProperty('pathname', '/bedrijven/1/actiepunten/1')

  await saved()
  await press('Maak hier een actiepunt van: Draagafstand langer dan 20 meter')
  await userEvent.click(await screen.findByRole('button', { name: 'Actiepunt maken' }))
  await screen.findByText('Er zijn al actiepunten')
  expect(links().slice(0, 2)).toEqual([
    'Opslag verplaatsen',
    'Draagafstand langer dan 20 meter. Leg de opslag dichter bij de werkplek.',
  ])
})

test('a user with write access cannot create action points', { tags: ['deep'] }, async () => {
  await carry()
  await check.invite('jan@lasserij.nl', 'WRITE')
  await open(at('CARRY', 'distance'), 'jan@lasserij.nl')
  await userEvent.click(await screen.findByRole('radio', { name: 'Meer dan 20 meter' }))
  await screen.findByRole('region', { name: /^Risico/ })
  expect(screen.queryByRole('button', { name: /actiepunt/ })).toBeNull()
  await waitFor(async () => expect(await check.stored()).toContain('CARRY/distance: gt20 (1)'))
})

test('a user with read access has no access', { tags: ['deep'] }, async () => {
  await check.invite('jan@lasserij.nl', 'READONLY')
  const router = await open('/functiegroepen', 'jan@lasserij.nl')
  await heading('Geen toegang')
  expect(router.state.location.pathname).toBe('/geen-toegang')
})

test('redirects to the login, with the way back to the question', { tags: ['deep'] }, async () => {
  const path = `${HOME}${at('EDUCATION', 'tasks')}`
  const router = await openPage(path)
  await heading('Inloggen')
  expect(router.state.location.search).toBe(`?redirect=${encodeURIComponent(path)}`)
})

test('"no measures needed" counts as open once there is a risk, and is not offered any more', {
  tags: ['deep'],
}, async () => {
  await carry()
  await check.answer(group, 'ACTIONS/agreed', ['noneNeeded'])
  await check.answer(group, 'CARRY/distance', ['gt20'])
  await open(at('ACTIONS', 'agreed'))
  expect(await screen.findByText(/^Dit antwoord klopt niet: er zijn risico’s gevonden\./)).toBeTruthy()
  await userEvent.click(screen.getByRole('radio', { name: /^Nog niet/ }))
  expect(screen.queryByText(/^Dit antwoord klopt niet meer/)).toBeNull()
  expect(screen.queryByRole('radio', { name: 'Er zijn geen maatregelen nodig' })).toBeNull()
})

test.each([
  ['a script that is not chosen', () => at('CARRY', 'load'), /^Kunnen medewerkers klachten/],
  ['a question that does not exist', () => at('EDUCATION', 'weg'), TASKS],
  ['a script that does not exist', () => at('WEG'), 'Voorlichting'],
])('%s redirects to the nearest page', { tags: ['deep'] }, async (_, query, name) => {
  await check.answer(group, 'EDUCATION/tasks', ['none'])
  if (name === 'Voorlichting') await backEnd.sql`delete from check_answer`
  const router = await open(query())
  await heading(name)
  expect(router.state.location.search).not.toBe(query())
})

test('shows "not found" for something that is no function group', { tags: ['deep'] }, async () => {
  await open('?functionGroupId=x')
  await heading('Niet gevonden')
  expect(screen.getByRole('link', { name: 'Ga terug' }).getAttribute('href')).toBe('/bedrijven/1/checks')
})

test('says that an unknown function group is gone, and leads to the others', { tags: ['deep'] }, async () => {
  await open('?functionGroupId=999')
  await heading('Deze functiegroep is verwijderd')
  expect(document.title).toContain('Functiegroep verwijderd')
  expect(screen.getByRole('link', { name: 'Naar de functiegroepen' }).getAttribute('href')).toBe(
    '/check/fysieke-belasting/1/functiegroepen',
  )
})

test('a subject without a function group leads to the function groups', { tags: ['deep'] }, async () => {
  const router = await open('?scriptKey=CARRY')
  await heading('Functiegroepen')
  expect(router.state.location.pathname).toBe('/check/fysieke-belasting/1/functiegroepen')
})

test('does not show the function group of another company', { tags: ['deep'] }, async () => {
  await backEnd.sql`
    insert into company (name, owner_id, number_of_employees, branch, membership)
    values ('Andere', ${check.ownerId}, '<10', 'Metaalbewerking', 'Geen van beide')`
  await openPage(`/check/fysieke-belasting/2?functionGroupId=${group}`, { as: check.owner })
  await heading('Deze functiegroep is verwijderd')
  expect(screen.queryByText(/Bankwerkers/)).toBeNull()
})

test('asks the questions about the whole company, and then shows the end', async () => {
  const router = await open('?scriptKey=SITTING_WORK')
  await heading(/2 uur of meer per werkdag achter een beeldscherm/)
  expect(screen.getByText(/^Hele bedrijf · Kantoormedewerkers · vraag 1 van/)).toBeTruthy()
  await userEvent.click(screen.getByRole('radio', { name: 'Nee' }))
  await screen.findByText('Hele bedrijf · Kantoormedewerkers · vraag 1 van 1')
  await press('Volgende vraag')
  await heading('Zwangere medewerkers')
  await press('Verder')
  await heading(/zwangere medewerker/)
  await userEvent.click(screen.getByRole('radio', { name: 'Nee' }))
  await press('Volgende vraag')
  await heading('De check is nog niet af')
  expect(router.state.location.pathname).toBe(`${HOME}/einde`)
  expect(screen.getByRole('link', { name: 'Ga verder met Bankwerkers' })).toBeTruthy()
})

test('"Sluiten" opens the results', { tags: ['deep'] }, async () => {
  const router = await open(at('EDUCATION', 'tasks'))
  await heading(TASKS)
  await userEvent.click(screen.getByRole('checkbox', { name: /lopend dragen/ }))
  await press('Sluiten')
  await waitFor(() => expect(router.state.location.pathname).toBe('/bedrijven/1/checks/fysieke-belasting'))
  expect(await check.stored()).toEqual(['EDUCATION/tasks: carry (1)'])
})

test('help shows the phone number of the helpdesk', { tags: ['deep'] }, async () => {
  await open(at('EDUCATION', 'tasks'))
  await heading(TASKS)
  await press('Hulp nodig?')
  const dialog = within(await screen.findByRole('dialog', { name: 'Hulp nodig?' }))
  expect(dialog.getByRole('link', { name: '030 123 45 67' }).getAttribute('href')).toBe('tel:0301234567')
})

test('shows an error with a back link when the check cannot be loaded', { tags: ['deep'] }, async () => {
  await backEnd.withoutTable('check_answer', async () => {
    await open('/functiegroepen')
    expect((await screen.findByRole('alert')).textContent).toContain(
      'Functiegroepen konden niet worden geladen.',
    )
    expect(screen.getByRole('link', { name: 'Ga terug' })).toBeTruthy()
    expect(screen.getAllByRole('main')).toHaveLength(1)
  })
})
