import { cleanup, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, test } from 'vitest'

import { formatDay, today } from '#shared/domain/basics/date.ts'
import { NUM_GROUP_QUESTIONS, questionsIn } from '../../../testing/factories/physical-strain.ts'
import { startedCheck } from '../../../testing/factories/started-check.ts'
import { useBackEnd } from '../../../testing/harness/back-end.ts'
import { useNetwork } from '../../../testing/harness/network.ts'
import { openPage } from '../../../testing/harness/open-page.tsx'

const backEnd = useBackEnd()
const connection = useNetwork(backEnd)

let check: Awaited<ReturnType<typeof startedCheck>>
beforeEach(async () => {
  check = await startedCheck(backEnd)
})

const HOME = '/check/fysieke-belasting/1'
const open = (path: string) => openPage(`${HOME}${path}`, { as: check.owner })
const heading = (name: string | RegExp) => screen.findByRole('heading', { level: 1, name })
const press = (name: string | RegExp) => userEvent.click(screen.getByRole('button', { name }))
const nameField = () => screen.getByRole('textbox', { name: 'Naam van de functiegroep' })
const names = async () =>
  (await backEnd.sql`select name from check_section where name is not null order by id`).map(
    ({ name }) => name,
  )
const hrefOf = (name: string) => screen.getByRole('link', { name }).getAttribute('href')

const suggestion = (name: string) => screen.getByRole('checkbox', { name })

test('begins with names of common function groups, and adds those that are chosen', async () => {
  await backEnd.sql`delete from company_check`
  await open('/functiegroepen')
  await heading('Functiegroepen')
  expect(screen.getByRole('group', { name: 'Welke groepen zijn er in jullie bedrijf?' })).toBeTruthy()
  await press('Toevoegen')
  expect((await screen.findAllByText('Dit is een verplicht veld.')).length).toBeGreaterThan(0)
  await userEvent.click(suggestion('Monteurs'))
  await userEvent.click(suggestion('Lassers'))
  await userEvent.dblClick(screen.getByRole('button', { name: 'Toevoegen' }))
  const list = within(await screen.findByRole('list', { name: 'Functiegroepen' }))
  expect(list.getAllByRole('heading').map(({ textContent }) => textContent)).toEqual(['Lassers', 'Monteurs'])
  expect(await names()).toEqual(['Lassers', 'Monteurs'])
  expect(screen.queryByRole('checkbox', { name: 'Lassers' })).toBeNull()
  expect(suggestion('Bankwerkers')).toHaveProperty('checked', false)
  await waitFor(() => expect(document.activeElement?.textContent).toBe('Functiegroepen'))
  expect(hrefOf('Naar de vragen')).toBe(HOME)
  expect(hrefOf('Voeg een groep met een andere naam toe')).toBe(`${HOME}/functiegroep`)
})

test('does not suggest a function group that exists, whatever its case', { tags: ['deep'] }, async () => {
  await check.addSection('bankwerkers')
  await open('/functiegroepen')
  await heading('Functiegroepen')
  expect(screen.queryByRole('checkbox', { name: 'Bankwerkers' })).toBeNull()
  expect(suggestion('Lassers')).toBeTruthy()
})

test('names the company above every question', { tags: ['deep'] }, async () => {
  await check.addSection('Bankwerkers')
  await open('')
  await heading('Voorlichting')
  expect(within(screen.getByRole('banner')).getByText('Smederij Noord')).toBeTruthy()
})

test('a check without function groups opens the page of function groups', { tags: ['deep'] }, async () => {
  const router = await open('')
  await heading('Functiegroepen')
  expect(router.state.location.pathname).toBe(`${HOME}/functiegroepen`)
})

test('the first function group starts the check and opens its first question', async () => {
  await backEnd.sql`delete from company_check`
  const router = await open('/functiegroep')
  await heading('Functiegroep toevoegen')
  await userEvent.type(nameField(), ' Bankwerkers {Enter}')
  await heading('Voorlichting')
  expect(screen.getByText('Bankwerkers · uitleg')).toBeTruthy()
  expect(router.state.location.search).toContain('scriptKey=INFO_EDUCATION')
  expect(await names()).toEqual(['Bankwerkers'])
})

test('a double click adds one function group', { tags: ['deep'] }, async () => {
  await open('/functiegroep')
  await heading('Functiegroep toevoegen')
  await userEvent.type(nameField(), 'Bankwerkers')
  await userEvent.dblClick(screen.getByRole('button', { name: 'Toevoegen en beginnen' }))
  await heading('Voorlichting')
  expect(await names()).toEqual(['Bankwerkers'])
})

test('rejects a name that is in use with a message at the field', { tags: ['deep'] }, async () => {
  await check.addSection('Bankwerkers')
  await open('/functiegroep')
  await heading('Functiegroep toevoegen')
  await userEvent.type(nameField(), 'bankwerkers')
  await press('Toevoegen en beginnen')
  await screen.findByRole('alert')
  expect(nameField().getAttribute('aria-invalid')).toBe('true')
  const described = (nameField().getAttribute('aria-describedby') ?? '').split(' ')
  expect(described.map((id) => document.getElementById(id)?.textContent)).toEqual([
    'Functie, geen namen of gezondheid.',
    'Er is al een functiegroep met deze naam.',
  ])
  expect(nameField()).toHaveProperty('value', 'bankwerkers')
})

test('shows the status of each function group, with a link to go on', { tags: ['deep'] }, async () => {
  const bench = await check.addSection('Bankwerkers')
  const office = await check.addSection('Kantoor')
  const store = await check.addSection('Magazijn')
  await check.answer(bench, 'EDUCATION/tasks', ['none'])
  await finish(office)
  await open('/functiegroepen')
  const [first, second, third] = within(
    await screen.findByRole('list', { name: 'Functiegroepen' }),
  ).getAllByRole('listitem')
  expect(first?.textContent).toContain(`${questionsIn('EDUCATION') - 1} vragen open`)
  expect(hrefOf('Ga verder: Bankwerkers')).toBe(`${HOME}?functionGroupId=${bench}&resume=true`)
  expect(second?.textContent).toContain('In orde')
  expect(hrefOf('Bekijk resultaten: Kantoor')).toBe(`/bedrijven/1/checks/fysieke-belasting/${office}`)
  expect(third?.textContent).toContain(`${NUM_GROUP_QUESTIONS} vragen open`)
  expect(hrefOf('Begin: Magazijn')).toBe(`${HOME}?functionGroupId=${store}&resume=true`)
})

/** Without heavy work. */
async function finish(id: number) {
  await check.answer(id, 'EDUCATION/tasks', ['none'])
  await check.answer(id, 'EDUCATION/instructed', ['yesRecorded'])
  for (const question of ['newcomers', 'supervision', 'complaints'] as const)
    await check.answer(id, `EDUCATION/${question}`, ['yes'])
}

test('renames a function group', { tags: ['deep'] }, async () => {
  const id = await check.addSection('Bankwerkers')
  const router = await open(`/functiegroep?id=${id}`)
  await heading('Bankwerkers hernoemen')
  await userEvent.clear(nameField())
  await userEvent.type(nameField(), 'Monteurs')
  await press('Naam opslaan')
  await screen.findByRole('heading', { level: 2, name: 'Monteurs' })
  expect(router.state.location.pathname).toBe(`${HOME}/functiegroepen`)
  expect(await names()).toEqual(['Monteurs'])
})

test('shows both names when somebody else renamed the function group meanwhile', {
  tags: ['deep'],
}, async () => {
  const id = await check.addSection('Bankwerkers')
  const jan = await check.invite('jan@smederij.nl', 'WRITE')
  await open(`/functiegroep?id=${id}`)
  await heading('Bankwerkers hernoemen')
  await userEvent.clear(nameField())
  await userEvent.type(nameField(), 'Monteurs')
  await jan.put(`/rest/1/physicalstrain/functiongroup/${id}`, { functionGroupName: 'Lassers' })
  await press('Naam opslaan')

  expect(await screen.findByText('Dit is intussen gewijzigd door Jan Bakker.')).toBeTruthy()
  const other = within(screen.getByRole('region', { name: 'Dit staat er nu' }))
  expect(other.getByText('Lassers')).toBeTruthy()
  expect(nameField()).toHaveProperty('value', 'Monteurs')
  expect(await names()).toEqual(['Lassers'])
  await press('Mijn tekst opslaan')
  await screen.findByRole('heading', { level: 2, name: 'Monteurs' })
  expect(await names()).toEqual(['Monteurs'])
})

test('adds a function group with the answers of another one', { tags: ['deep'] }, async () => {
  const id = await check.addSection('Bankwerkers')
  await check.answer(id, 'EDUCATION/tasks', ['carry'])
  await open(`/functiegroep?kopie=${id}`)
  await heading('Functiegroep toevoegen')
  const copyOf = screen.getByRole('combobox', { name: /^Neem de antwoorden over van/ })
  expect(copyOf).toHaveProperty('value', String(id))
  await userEvent.type(nameField(), 'Lassers')
  await press('Toevoegen en beginnen')
  await heading(/voorgelicht/)
  expect(screen.getByText(/^Lassers · Voorlichting/)).toBeTruthy()
  expect(await check.stored()).toEqual(['EDUCATION/tasks: carry (1)', 'EDUCATION/tasks: carry (1)'])
})

test('deletes a function group with its answers after confirmation', async () => {
  const id = await check.addSection('Bankwerkers')
  await check.addSection('Lassers')
  await check.answer(id, 'EDUCATION/tasks', ['carry'])
  await open('/functiegroepen')
  await heading('Functiegroepen')
  await press('Verwijder Bankwerkers')
  const dialog = within(await screen.findByRole('alertdialog', { name: 'Weet je het zeker?' }))
  expect(
    dialog.getByText(
      'Je verwijdert de functiegroep Bankwerkers, met alle antwoorden en resultaten, voorgoed.',
    ),
  ).toBeTruthy()
  await userEvent.click(dialog.getByRole('button', { name: 'Annuleren' }))
  expect(await names()).toEqual(['Bankwerkers', 'Lassers'])

  await press('Verwijder Bankwerkers')
  await userEvent.click(await screen.findByRole('button', { name: 'Ja, ik weet het zeker' }))
  await waitFor(() => expect(screen.queryByRole('heading', { name: 'Bankwerkers' })).toBeNull())
  expect(await names()).toEqual(['Lassers'])
  expect(await check.stored()).toEqual([])
})

test('a function group that is deleted while the groups are read does not return', {
  tags: ['deep'],
}, async () => {
  await check.addSection('Bankwerkers')
  await open('/functiegroepen')
  await heading('Functiegroepen')
  let numReads = 0
  const isFirstRead = ({ method, url }: Request) =>
    method === 'GET' && url.endsWith('/functiongroup') && ++numReads === 1
  const deliver = connection.holdResponses(isFirstRead)
  window.dispatchEvent(new Event('focus'))
  await waitFor(() => expect(numReads).toBe(1))
  await press('Verwijder Bankwerkers')
  await userEvent.click(await screen.findByRole('button', { name: 'Ja, ik weet het zeker' }))
  await waitFor(() => expect(screen.queryByRole('heading', { name: 'Bankwerkers' })).toBeNull())
  deliver()
  await waitFor(() => expect(numReads).toBe(2))
  expect(screen.queryByRole('heading', { name: 'Bankwerkers' })).toBeNull()
})

test('shows an error when a function group cannot be deleted', { tags: ['deep'] }, async () => {
  await check.addSection('Bankwerkers')
  await open('/functiegroepen')
  await heading('Functiegroepen')
  await backEnd.sql`create function refuse() returns trigger language plpgsql as 'begin raise exception ''no''; end'`
  await backEnd.sql`create trigger refusing before delete on check_section for each row execute function refuse()`
  try {
    await press('Verwijder Bankwerkers')
    await userEvent.click(await screen.findByRole('button', { name: 'Ja, ik weet het zeker' }))
    await screen.findByRole('alertdialog', { name: 'Verwijderen van functiegroep is mislukt.' })
  } finally {
    await backEnd.sql`drop trigger refusing on check_section`
    await backEnd.sql`drop function refuse`
  }
  expect(await names()).toEqual(['Bankwerkers'])
})

test('a function group that was deleted elsewhere disappears once its deletion is refused', {
  tags: ['deep'],
}, async () => {
  const id = await check.addSection('Bankwerkers')
  await check.addSection('Lassers')
  await open('/functiegroepen')
  await heading('Functiegroepen')
  await backEnd.sql`delete from check_section where id = ${id}`
  await press('Verwijder Bankwerkers')
  await userEvent.click(await screen.findByRole('button', { name: 'Ja, ik weet het zeker' }))
  await userEvent.click(await screen.findByRole('button', { name: 'Oke' }))
  await waitFor(() => expect(screen.queryByRole('heading', { name: 'Bankwerkers' })).toBeNull())
  expect(screen.getByRole('heading', { name: 'Lassers' })).toBeTruthy()
})

test('a user who lost access to the company is redirected once a deletion is refused', {
  tags: ['deep'],
}, async () => {
  await check.addSection('Bankwerkers')
  const router = await open('/functiegroepen')
  await heading('Functiegroepen')
  const other = await backEnd.createPerson({ email: 'ander@smederij.nl' })
  await backEnd.sql`update company set owner_id = ${other}`
  await press('Verwijder Bankwerkers')
  await userEvent.click(await screen.findByRole('button', { name: 'Ja, ik weet het zeker' }))
  await userEvent.click(await screen.findByRole('button', { name: 'Oke' }))
  await heading('Geen toegang')
  expect(router.state.location.pathname).toBe('/geen-toegang')
  expect(await names()).toEqual(['Bankwerkers'])
})

const archive = (id: number) => check.client.put(`/rest/1/physicalstrain/functiongroup/${id}/archive`)

test('takes a function group out of use after confirmation, and puts it back', {
  tags: ['deep'],
}, async () => {
  const id = await check.addSection('Bankwerkers')
  await check.addSection('Lassers')
  await check.answer(id, 'EDUCATION/tasks', ['carry'])
  await open('/functiegroepen')
  await heading('Functiegroepen')
  expect(screen.queryByText(/^Niet meer in gebruik \(/)).toBeNull()
  await press('Niet meer in gebruik: Bankwerkers')
  const dialog = within(await screen.findByRole('alertdialog', { name: 'Weet je het zeker?' }))
  expect(
    dialog.getByText(/^De functiegroep Bankwerkers telt dan nergens meer mee: .* blijven bewaard/),
  ).toBeTruthy()
  await userEvent.click(dialog.getByRole('button', { name: 'Ja, ik weet het zeker' }))

  await waitFor(() => expect(document.activeElement?.textContent).toBe('Functiegroepen'))
  await userEvent.click(await screen.findByText('Niet meer in gebruik (1)'))
  expect(screen.queryByRole('heading', { name: 'Bankwerkers' })).toBeNull()
  const [item] = within(screen.getByRole('list', { name: 'Niet meer in gebruik' })).getAllByRole('listitem')
  expect(item?.textContent).toContain(`Bankwerkers sinds ${formatDay(today())}`)
  expect(hrefOf('Bankwerkers')).toBe(`/bedrijven/1/checks/fysieke-belasting/${id}`)
  expect(screen.queryByRole('checkbox', { name: 'Bankwerkers' })).toBeNull()
  expect(await check.stored()).toEqual(['EDUCATION/tasks: carry (1)'])

  await press('Zet terug: Bankwerkers')
  await screen.findByRole('heading', { name: 'Bankwerkers' })
  expect(screen.queryByText(/^Niet meer in gebruik \(/)).toBeNull()
  expect(await backEnd.sql`select archived_at from check_section where id = ${id}`).toEqual([
    { archived_at: null },
  ])
})

test('does not ask to copy the answers of a function group that is not in use', {
  tags: ['deep'],
}, async () => {
  const id = await check.addSection('Bankwerkers')
  await check.addSection('Lassers')
  await archive(id)
  await open('/functiegroep')
  await heading('Functiegroep toevoegen')
  const options = within(screen.getByRole('combobox')).getAllByRole('option')
  expect(options.map(({ textContent }) => textContent)).toEqual(['Geen: begin zonder antwoorden', 'Lassers'])
})

test.each([
  '?functionGroupId=',
  '/einde-functiegroep?functionGroupId=',
  '/functiegroep?id=',
  '/functiegroep?kopie=',
])('%s of a function group that is not in use says so', { tags: ['deep'] }, async (path) => {
  const id = await check.addSection('Bankwerkers')
  await archive(id)
  await open(`${path}${id}`)
  await heading('Bankwerkers is niet meer in gebruik')
  expect(hrefOf('Naar de functiegroepen')).toBe(`${HOME}/functiegroepen`)
  expect(hrefOf('Bekijk de resultaten')).toBe(`/bedrijven/1/checks/fysieke-belasting/${id}`)
})

test('the end of a function group shows its status and the next part', { tags: ['deep'] }, async () => {
  const bench = await check.addSection('Bankwerkers')
  const weld = await check.addSection('Lassers')
  await finish(bench)
  await open(`/einde-functiegroep?functionGroupId=${bench}`)
  await heading('Bankwerkers is af')
  const subjects = within(screen.getByRole('list', { name: 'Onderdelen: Bankwerkers' }))
  expect(subjects.getAllByRole('listitem').map(({ textContent }) => textContent)).toContain(
    'Dragen Niet gekozen',
  )
  expect(subjects.getAllByRole('listitem')[0]?.textContent).toBe('Voorlichting In orde')
  expect(hrefOf('Ga verder met Lassers')).toBe(`${HOME}?functionGroupId=${weld}&resume=true`)
  expect(hrefOf('Bekijk de resultaten van Bankwerkers')).toBe(
    `/bedrijven/1/checks/fysieke-belasting/${bench}`,
  )
  expect(hrefOf('Voeg een functiegroep toe')).toBe(`${HOME}/functiegroep`)
})

test('the end of an unfinished function group links to its open questions', { tags: ['deep'] }, async () => {
  const bench = await check.addSection('Bankwerkers')
  await open(`/einde-functiegroep?functionGroupId=${bench}`)
  await heading('Bankwerkers is nog niet af')
  expect(screen.queryByRole('link', { name: 'Rond de check af' })).toBeNull()
  expect(hrefOf('Beantwoord de open vragen')).toBe(`${HOME}?functionGroupId=${bench}&resume=true`)
})

test('after the last function group, links to the questions about the whole company and then to the end', {
  tags: ['deep'],
}, async () => {
  const bench = await check.addSection('Bankwerkers')
  await finish(bench)
  await open(`/einde-functiegroep?functionGroupId=${bench}`)
  await heading('Bankwerkers is af')
  expect(hrefOf('Ga verder met het hele bedrijf')).toContain(`${HOME}?scriptKey=`)

  await check.answer(null, 'SITTING_WORK/applies', ['no'])
  await check.answer(null, 'PREGNANCY/applies', ['no'])
  cleanup()
  await open('/einde')
  await heading('De check is af')
  expect(hrefOf('Bekijk de resultaten')).toBe('/bedrijven/1/checks/fysieke-belasting')
})

test.each([
  ['/einde-functiegroep', 'Niet gevonden'],
  ['/einde-functiegroep?functionGroupId=999', 'Deze functiegroep is verwijderd'],
  ['/functiegroep?id=999', 'Deze functiegroep is verwijderd'],
  ['/functiegroep?kopie=999', 'Deze functiegroep is verwijderd'],
])('%s shows "%s"', { tags: ['deep'] }, async (path, name) => {
  await open(path)
  await heading(name)
})
