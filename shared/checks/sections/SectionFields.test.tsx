import { cleanup, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, test } from 'vitest'
import { startedCheck } from '../../../testing/factories/started-check.ts'
import { useBackEnd } from '../../../testing/harness/back-end.ts'
import { openPage } from '../../../testing/harness/open-page.tsx'

// The pages of sections that have fields, with the check that has the most of them.

const backEnd = useBackEnd()
const HOME = '/check/machineveiligheid/1'

let check: Awaited<ReturnType<typeof startedCheck>>
beforeEach(async () => {
  check = await startedCheck(backEnd, 'MACHINE_SAFETY')
})

const open = (path: string) => openPage(path, { as: check.owner })
const heading = (name: string | RegExp) => screen.findByRole('heading', { level: 1, name })
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }))
const nameField = () => screen.getByRole('textbox', { name: 'Naam of nummer van de machine' })
const field = (label: RegExp) => screen.getByLabelText<HTMLInputElement>(label)
const hrefOf = (name: string) => screen.getByRole('link', { name }).getAttribute('href')!
const stored = async () =>
  (await backEnd.sql`select name, fields from check_section where name is not null order by id`).map(
    ({ name, fields }) => [name, fields],
  )

test('a section with a field that must be filled in is added with the form only', {
  tags: ['deep'],
}, async () => {
  const router = await open(`${HOME}/machines`)
  await heading('Machines')
  expect(screen.queryByRole('checkbox')).toBeNull()
  await router.navigate(hrefOf('Voeg een machine toe'))
  await heading('Machine toevoegen')
  await userEvent.type(nameField(), 'Boor 1')
  await userEvent.type(field(/^Bouwjaar/), '1850')
  await press('Toevoegen en beginnen')
  expect((await screen.findByRole('alert')).textContent).toMatch(/Soort machine: .*verplicht veld/)
  expect(screen.getByRole('link', { name: /^Bouwjaar: Vul hier een waarde in groter dan/ })).toBeTruthy()

  await userEvent.selectOptions(field(/^Soort machine/), 'Kolomboormachine')
  await userEvent.clear(field(/^Bouwjaar/))
  await userEvent.type(field(/^Bouwjaar/), '1998')
  await userEvent.type(field(/^Beheerder/), 'Voorman')
  await userEvent.type(field(/^Volgende keuring/), '2027-03-01')
  await press('Toevoegen en beginnen')
  await heading('Machine')
  expect(await stored()).toEqual([
    ['Boor 1', { kind: 'drillPress', year: '1998', owner: 'Voorman', nextInspection: '2027-03-01' }],
  ])
  await press('Verder')
  await heading(/^Wordt Boor 1 nog gebruikt/)
  // The question about the kind is answered, and has no page.
  expect(screen.getByText(/vraag 1 van 1/)).toBeTruthy()
})

test('says that no name of a person is wanted', { tags: ['deep'] }, async () => {
  await open(`${HOME}/machine`)
  await heading('Machine toevoegen')
  expect(screen.getByRole('textbox', { name: /^Beheerder \(functie, geen naam\)/ })).toBeTruthy()
  expect(
    screen.getByText('Vul een functie in, zoals voorman. Zet hier geen naam van een persoon.'),
  ).toBeTruthy()
})

test('lists what identifies a section, and changes it', async () => {
  const id = await check.addSection('Bank 1', {
    kind: 'lathe',
    place: 'Hal 2',
    nextInspection: '2027-03-01',
    year: '1987',
  })
  const router = await open(`${HOME}/machines`)
  const item = within((await screen.findByRole('heading', { name: 'Bank 1' })).closest('li')!)
  expect(item.getByText('Draaibank · Hal 2 · volgende keuring 01-03-2027')).toBeTruthy()
  await router.navigate(hrefOf('Wijzig Bank 1'))
  await heading('Bank 1 wijzigen')
  expect(field(/^Soort machine/).value).toBe('lathe')
  expect(field(/^Bouwjaar/).value).toBe('1987')
  await userEvent.selectOptions(field(/^Soort machine/), 'Andere machine')
  await userEvent.clear(field(/^Afdeling/))
  await press('Opslaan')
  await heading('Machines')
  expect(await screen.findByText('Andere machine · volgende keuring 01-03-2027')).toBeTruthy()
  expect(await stored()).toEqual([['Bank 1', { kind: 'other', year: '1987', nextInspection: '2027-03-01' }]])
  cleanup()

  await open(`/bedrijven/1/checks/machineveiligheid/${id}`)
  await heading('Bank 1')
  const facts = [...document.querySelectorAll('.bw-results-facts > div')]
  expect(facts.map((fact) => [...fact.children].map(({ textContent }) => textContent))).toEqual([
    ['Soort machine', 'Andere machine'],
    ['Bouwjaar', '1987'],
    ['Volgende keuring', '01-03-2027'],
  ])
})

test('a question shows what is recorded and helps to answer it, and leads to the form', async () => {
  const id = await check.addSection('Bank 1', { kind: 'lathe', year: '1987' })
  await check.answer(id, 'START/inUse', ['yes'])
  const router = await open(`${HOME}?sectionId=${id}&scriptKey=DOCUMENTS&questionId=ce`)
  await heading(/op papier in orde/)
  const facts = screen.getByText(/^Bij deze machine staat:/)
  expect(facts.textContent).toContain('Bouwjaar: 1987 · CE-markering en verklaring aanwezig: niet ingevuld.')
  await router.navigate(hrefOf('Wijzig de gegevens'))
  await heading('Bank 1 wijzigen')
  cleanup()

  await open(`${HOME}?sectionId=${id}&scriptKey=DOCUMENTS&questionId=manual`)
  await heading(/korte bedieningskaart/)
  expect(screen.queryByText(/^Bij deze machine staat:/)).toBeNull()
})

test('another kind changes the number of open questions that was shown', { tags: ['deep'] }, async () => {
  const id = await check.addSection('Bank 1', { kind: 'lathe' })
  const router = await open(`${HOME}?sectionId=${id}&resume=true`)
  await heading('Machine')
  await press('Verder')
  await userEvent.click(await screen.findByRole('radio', { name: 'Ja' }))
  await waitFor(async () =>
    expect(await backEnd.sql`select 1 from check_answer where question_key = 'inUse'`).toHaveLength(1),
  )
  await router.navigate(`${HOME}/machines`)
  await heading('Machines')
  const shown = async () =>
    Number.parseInt((await screen.findByText(/vragen open/)).textContent!.match(/\d+/)![0], 10)
  const before = await shown()
  await router.navigate(hrefOf('Wijzig Bank 1'))
  await userEvent.selectOptions(await screen.findByLabelText(/^Soort machine/), 'Andere machine')
  await press('Opslaan')
  await heading('Machines')
  expect(await shown()).toBe(before - 2)
})

test('a copy begins with the fields of the other section', { tags: ['deep'] }, async () => {
  const id = await check.addSection('Bank 1', { kind: 'lathe', place: 'Hal 2' })
  await open(`${HOME}/machine?kopie=${id}`)
  await heading('Machine toevoegen')
  expect(field(/^Soort machine/).value).toBe('lathe')
  await userEvent.type(nameField(), 'Bank 2')
  await press('Toevoegen en beginnen')
  await heading('Machine')
  expect(await stored()).toEqual([
    ['Bank 1', { kind: 'lathe', place: 'Hal 2' }],
    ['Bank 2', { kind: 'lathe', place: 'Hal 2' }],
  ])
})

test('shows what another user changed meanwhile', { tags: ['deep'] }, async () => {
  const id = await check.addSection('Bank 1', { kind: 'lathe', place: 'Hal 2' })
  await open(`${HOME}/machine?id=${id}`)
  await heading('Bank 1 wijzigen')
  await check.client.put(`/rest/1/machinesafety/section/${id}`, {
    sectionName: 'Bank 1',
    fields: { kind: 'mill', place: 'Hal 2' },
    revision: 1,
  })
  await userEvent.type(field(/^Merk en type/), 'Flott')
  await press('Opslaan')
  const other = within(await screen.findByRole('region', { name: 'Dit staat er nu' }))
  expect(other.getByText('Freesbank')).toBeTruthy()
  expect(other.queryByText('Hal 2')).toBeNull()
  expect(await stored()).toEqual([['Bank 1', { kind: 'mill', place: 'Hal 2' }]])
})

test('the answer that follows from a field is changed in the form', { tags: ['deep'] }, async () => {
  const id = await check.addSection('Bank 1', { kind: 'lathe' })
  await check.answer(id, 'START/inUse', ['yes'])
  await open(`/bedrijven/1/checks/machineveiligheid/${id}/antwoorden?scriptKey=START&sectionId=${id}`)
  await heading('Antwoorden: machine')
  expect(screen.getByText('Draaibank')).toBeTruthy()
  const link = screen.getByRole('link', { name: 'Wijzig: Wat voor machine is Bank 1?' })
  expect(link.getAttribute('href')).toBe(`${HOME}/machine?id=${id}`)
})

test('the form of a copy says what is not taken over', { tags: ['deep'] }, async () => {
  const id = await check.addSection('Boor 1', { kind: 'drillPress' })
  await open(`${HOME}/machine?kopie=${id}`)
  await heading('Machine toevoegen')
  expect(
    screen.getByText(/We nemen niet over: de papieren en de keuring\. Die vul je per machine in\.$/),
  ).toBeTruthy()
})
