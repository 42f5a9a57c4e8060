import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, test } from 'vitest'

import { aUse, dayAgo, startedSubstanceList } from '../../../testing/factories/substance-list.ts'
import { useBackEnd } from '../../../testing/harness/back-end.ts'
import { openPage } from '../../../testing/harness/open-page.tsx'
import { logInAgain, main, otherVersion } from '../../../testing/harness/page-parts.ts'

const backEnd = useBackEnd()
const PATH = '/bedrijven/1/checks/gevaarlijke-stoffen/stof'

let substanceList: Awaited<ReturnType<typeof startedSubstanceList>>
beforeEach(async () => {
  substanceList = await startedSubstanceList(backEnd)
})

async function open(id?: number, as = substanceList.owner) {
  const router = await openPage(id === undefined ? PATH : `${PATH}?id=${id}`, { as })
  await screen.findByRole('button', { name: id === undefined ? 'Toevoegen' : 'Opslaan' })
  return router
}
const field = (name: string | RegExp) => main().getByRole<HTMLInputElement>('textbox', { name })
const dateField = (name: RegExp) => main().getByLabelText<HTMLInputElement>(name)
const select = (name: RegExp) => main().getByRole<HTMLSelectElement>('combobox', { name })
const press = (name: string) => userEvent.click(main().getByRole('button', { name }))
const NAME = /^Productnaam/
const STATEMENTS = /^H-zinnen en EUH-zinnen/
async function retype(name: string | RegExp, text: string) {
  await userEvent.clear(field(name))
  await userEvent.type(field(name), text)
}
/** As users do with a line of the sheet. */
async function paste(text: string) {
  await userEvent.click(field(STATEMENTS))
  await userEvent.paste(text)
}
const statements = () =>
  [...document.querySelectorAll('.bw-statements dl > div')].map((row) => row.querySelector('dt')?.textContent)
const errorOf = (control: HTMLElement) =>
  document.getElementById(control.getAttribute('aria-describedby')?.split(' ').at(-1) ?? '')?.textContent
const shown = (name: string) => screen.findByRole('heading', { level: 1, name })
const stored = async () =>
  (await backEnd.sql`select name, record, substance.record ->> 'supplier' as supplier
    from substance join check_section on check_section.id = section_id order by section_id`) as {
    name: string
    record: Record<string, unknown>
  }[]

test('adds a substance with its statements as they are pasted, and shows it', async () => {
  const router = await open()
  expect(screen.getByRole('heading', { level: 1, name: 'Stof toevoegen' })).toBeTruthy()
  await userEvent.type(field(NAME), ' Remmenreiniger ')
  await paste('H225, H304+H336; EUH 066')
  expect(statements()).toEqual(['H304', 'H336', 'EUH066', 'H225'])
  expect(main().getByText('Licht ontvlambare vloeistof en damp.')).toBeTruthy()
  await userEvent.selectOptions(select(/^Vorm/), 'Spuitbus')
  await userEvent.type(field(/^Grootste voorraad/), '2,5')
  await userEvent.selectOptions(select(/^Eenheid van de voorraad/), 'liter')
  await press('Toevoegen')
  await shown('Remmenreiniger')
  const [row] = await stored()
  expect(router.state.location.pathname).toMatch(/^\/bedrijven\/1\/checks\/gevaarlijke-stoffen\/\d+$/)
  expect(row).toMatchObject({
    name: 'Remmenreiniger',
    record: {
      statements: ['H304', 'H336', 'EUH066', 'H225'],
      form: 'AEROSOL',
      stockMax: 2.5,
      stockUnit: 'L',
      uses: [],
      ingredients: [],
    },
  })
})

test('the first substance starts the register', { tags: ['deep'] }, async () => {
  await backEnd.sql`delete from company_check`
  await open()
  await userEvent.type(field(NAME), 'Vet')
  await press('Toevoegen')
  await shown('Vet')
  expect(await backEnd.sql`select "check" from company_check`).toEqual([{ check: 'HAZARDOUS_SUBSTANCES' }])
})

test('a name is enough, and without one it says where to look', { tags: ['deep'] }, async () => {
  await open()
  await press('Toevoegen')
  await waitFor(() => expect(document.activeElement?.getAttribute('role')).toBe('alert'))
  expect(errorOf(field(NAME))).toBe('Dit is een verplicht veld.')
  expect(await stored()).toEqual([])
  await userEvent.type(field(NAME), 'Vet')
  await press('Toevoegen')
  await shown('Vet')
})

test('keeps an unknown code, and says so', { tags: ['deep'] }, async () => {
  await open()
  await userEvent.type(field(NAME), 'Vet')
  await paste('H999')
  expect(main().getByText('Deze code kennen we niet. Controleer hem op het blad.')).toBeTruthy()
  await press('Toevoegen')
  await shown('Vet')
  expect((await stored())[0]?.record.statements).toEqual(['H999'])
})

test('finds a statement by its words, and Enter adds the only one that is left', {
  tags: ['deep'],
}, async () => {
  await open()
  const picker = main().getByRole('searchbox', { name: 'Zoek een zin op' })
  await userEvent.type(picker, 'slaperigheid')
  await userEvent.click(main().getByRole('button', { name: /^H336/ }))
  expect(field(STATEMENTS).value).toBe('H336')
  expect(document.activeElement, 'the next one can be typed at once').toBe(picker)
  await userEvent.type(picker, 'H225{Enter}')
  expect(field(STATEMENTS).value).toBe('H336, H225')
  expect(statements()).toEqual(['H336', 'H225'])
  expect(await stored(), 'Enter did not send the form').toEqual([])
})

test('asks for statements only when the sheet has them', { tags: ['deep'] }, async () => {
  await open()
  await userEvent.click(main().getByRole('radio', { name: 'Nee, het product heeft er geen' }))
  expect(main().queryByRole('textbox', { name: STATEMENTS })).toBeNull()
  await userEvent.click(main().getByRole('radio', { name: 'Ja, die vul ik in' }))
  expect(field(STATEMENTS)).toBeTruthy()
})

test('refuses dates that cannot be', { tags: ['deep'] }, async () => {
  await open()
  await userEvent.type(field(NAME), 'Vet')
  fireEvent.change(dateField(/^Datum van het blad/), { target: { value: dayAgo(10) } })
  fireEvent.change(dateField(/^Laatst nagevraagd/), { target: { value: dayAgo(20) } })
  await press('Toevoegen')
  await waitFor(() =>
    expect(errorOf(dateField(/^Laatst nagevraagd/))).toBe(
      'Deze datum ligt voor de datum van het veiligheidsinformatieblad.',
    ),
  )
  fireEvent.change(dateField(/^Datum van het blad/), { target: { value: dayAgo(-1) } })
  await press('Toevoegen')
  await waitFor(() =>
    expect(errorOf(dateField(/^Datum van het blad/))).toBe('Deze datum ligt in de toekomst.'),
  )
  expect(await stored()).toEqual([])
})

test('refuses a name that is in use, with a message at the field', { tags: ['deep'] }, async () => {
  await substanceList.addSubstance()
  await open()
  await userEvent.type(field(NAME), 'ontvetter')
  await press('Toevoegen')
  await screen.findByRole('alert')
  expect(errorOf(field(NAME))).toBe('Er is al een stof met deze naam.')
  expect(field(NAME).value).toBe('ontvetter')
})

test('has what is stored, and changes it', { tags: ['deep'] }, async () => {
  const id = await substanceList.addSubstance({ limit8h: 1210.5 })
  await open(id)
  expect(field(NAME).value).toBe('Ontvetter')
  expect(field(/^Grenswaarde over 8 uur/).value).toBe('1210,5')
  expect(field(/^Taak 1/).value).toBe('Ontvetten')
  await retype(/^Leverancier/, 'Verfhandel')
  await press('Opslaan')
  await shown('Ontvetter')
  expect((await stored())[0]?.record).toMatchObject({ supplier: 'Verfhandel', limit8h: 1210.5, uses: [aUse] })
})

test('adds rows of tasks and ingredients, and leaves out those that are emptied', {
  tags: ['deep'],
}, async () => {
  const id = await substanceList.addSubstance({ ingredients: [{ name: 'Kobalt', percentage: '1 %' }] })
  await open(id)
  await press('Taak toevoegen')
  expect(document.activeElement, 'the new row can be filled in at once').toBe(field(/^Taak 2/))
  await userEvent.type(field(/^Taak 2/), 'Spuiten')
  await userEvent.type(field(/^Minuten per keer \(taak 2\)/), '20')
  await press('Bestanddeel toevoegen')
  await userEvent.type(field(/^Naam van bestanddeel 2/), 'Nikkel')
  await userEvent.clear(field(/^Naam van bestanddeel 1/))
  await userEvent.clear(field(/^Gehalte van bestanddeel 1/))
  await press('Opslaan')
  await shown('Ontvetter')
  expect((await stored())[0]?.record).toMatchObject({
    uses: [aUse, { task: 'Spuiten', minutes: 20 }],
    ingredients: [{ name: 'Nikkel', percentage: '' }],
  })
})

test('has room for ten tasks', { tags: ['deep'] }, async () => {
  await substanceList.addSubstance()
  await open()
  for (let count = 1; count < 10; count++) await press('Taak toevoegen')
  expect(main().queryByRole('button', { name: 'Taak toevoegen' })).toBeNull()
})

test('shows what somebody else saved meanwhile, and saves over it when told to', {
  tags: ['deep'],
}, async () => {
  const id = await substanceList.addSubstance()
  const jan = await substanceList.invite('jan@smederij.nl', 'WRITE')
  await open(id)
  await retype(/^Leverancier/, 'Verfhandel')
  await substanceList.change(id, { supplier: 'Groothandel', statements: ['H350'], revision: 1 }, jan)
  await press('Opslaan')
  expect(await otherVersion()).toEqual(['Leverancier: Groothandel', 'H-zinnen: H350'])
  expect(main().getByText('Dit is intussen gewijzigd door Jan Bakker.')).toBeTruthy()
  expect(field(/^Leverancier/).value).toBe('Verfhandel')
  await press('Mijn tekst opslaan')
  await shown('Ontvetter')
  expect((await stored())[0]?.record).toMatchObject({
    supplier: 'Verfhandel',
    statements: ['H319', 'H336', 'H225'],
  })
})

test('keeps what was typed when the session ends, with every row', { tags: ['deep'] }, async () => {
  await open()
  await userEvent.type(field(NAME), 'Vet')
  await paste('H317')
  await press('Taak toevoegen')
  await userEvent.type(field(/^Taak 2/), 'Smeren')
  await userEvent.selectOptions(select(/^Vorm/), 'Pasta')
  await backEnd.endSessions()
  await press('Toevoegen')
  await logInAgain(substanceList.owner)
  await screen.findByText(/Wat je eerder had ingevuld, staat er weer/)
  expect(field(NAME).value).toBe('Vet')
  expect(field(/^Taak 2/).value).toBe('Smeren')
  expect(statements()).toEqual(['H317'])
  await press('Toevoegen')
  await shown('Vet')
  expect((await stored())[0]?.record).toMatchObject({
    statements: ['H317'],
    form: 'PASTE',
    uses: [{ task: 'Smeren' }],
  })
})

test('a double click adds one substance', { tags: ['deep'] }, async () => {
  await open()
  await userEvent.type(field(NAME), 'Vet')
  await userEvent.dblClick(main().getByRole('button', { name: 'Toevoegen' }))
  await shown('Vet')
  expect(await stored()).toHaveLength(1)
})

test('leaving asks first when something was typed', { tags: ['deep'] }, async () => {
  const id = await substanceList.addSubstance()
  const router = await open(id)
  await retype(/^Leverancier/, 'Verfhandel')
  await press('Annuleren')
  const question = within(await screen.findByRole('alertdialog'))
  await userEvent.click(question.getByRole('button', { name: 'Annuleren' }))
  expect(router.state.location.pathname).toBe(PATH)
  expect(field(/^Leverancier/).value).toBe('Verfhandel')
})

test('a form without changes is left at once', { tags: ['deep'] }, async () => {
  const id = await substanceList.addSubstance()
  await open(id)
  await press('Annuleren')
  await shown('Ontvetter')
})

test('who may only read has no form', { tags: ['deep'] }, async () => {
  const id = await substanceList.addSubstance()
  await substanceList.invite('jan@smederij.nl', 'READONLY')
  const router = await openPage(`${PATH}?id=${id}`, { as: 'jan@smederij.nl' })
  await screen.findByRole('heading', { level: 1, name: 'Geen toegang' })
  expect(router.state.location.pathname).not.toBe(PATH)
})

test('a substance that does not exist is not found', { tags: ['deep'] }, async () => {
  for (const id of ['99', 'x']) {
    await openPage(`${PATH}?id=${id}`, { as: substanceList.owner })
    expect(
      (await screen.findAllByRole('heading', { level: 1, name: 'Niet gevonden' })).length,
    ).toBeGreaterThan(0)
  }
})
