import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, test } from 'vitest'

import type { SubstanceInput } from '#shared/domain/substances/substance.ts'
import { aSubstance, aUse, startedSubstanceList } from '../../../testing/factories/substance-list.ts'
import { useBackEnd } from '../../../testing/harness/back-end.ts'
import { followLink, openPage } from '../../../testing/harness/open-page.tsx'
import { confirmQuestion, main, mainButtons, termsIn } from '../../../testing/harness/page-parts.ts'

const backEnd = useBackEnd()
const PATH = '/bedrijven/1/checks/gevaarlijke-stoffen'
const FORM = `${PATH}/stof`

let substanceList: Awaited<ReturnType<typeof startedSubstanceList>>
beforeEach(async () => {
  substanceList = await startedSubstanceList(backEnd)
})

async function open(id: number, as = substanceList.owner) {
  const router = await openPage(`${PATH}/${id}`, { as })
  await screen.findByRole('heading', { level: 1 })
  return router
}
async function openNew(changes: Partial<SubstanceInput> = {}, answers?: Record<string, string>) {
  const id = await substanceList.addSubstance(changes)
  if (answers) await substanceList.answerAll(id, answers)
  return { id, router: await open(id) }
}
const region = (name: string) => within(main().getByRole('region', { name }))
const stepLabel = () => main().queryByText('Je volgende stap')
const step = () => within(stepLabel()!.closest('section')!)
const press = (name: string) => userEvent.click(main().getByRole('button', { name }))
const archived = async () =>
  (await backEnd.sql`select archived_at from check_section where name is not null`).map(
    (row) => row.archived_at !== null,
  )

test('what is missing in the record is the first step', { tags: ['deep'] }, async () => {
  const { id } = await openNew({ supplier: '' })
  expect(step().getByRole('heading', { name: 'Vul de leverancier in' })).toBeTruthy()
  expect(step().getByText('Zonder deze gegevens is de stof niet te beoordelen.')).toBeTruthy()
  expect(step().getByRole('link', { name: 'Vul de gegevens aan' }).getAttribute('href')).toBe(
    `${FORM}?id=${id}`,
  )
})

test('then the questions are', { tags: ['deep'] }, async () => {
  const { id, router } = await openNew()
  expect(step().getByRole('heading', { name: /^Beantwoord nog \d+ vragen$/ })).toBeTruthy()
  await followLink(router, step().getByRole('link', { name: 'Beantwoord de vragen' }))
  await waitFor(() => expect(router.state.location.pathname).toBe('/check/gevaarlijke-stoffen/1'))
  expect(router.state.location.search).toContain(`=${id}`)
})

test('then a risk is, of which an action point is made', { tags: ['deep'] }, async () => {
  const { id } = await openNew({ stockMax: 60 }, {})
  expect(step().getByRole('heading', { name: 'Verklein de voorraad' })).toBeTruthy()
  await userEvent.click(step().getByRole('button', { name: /^Maak actiepunt/ }))
  const dialog = within(await screen.findByRole('dialog'))
  expect(dialog.getByRole<HTMLTextAreaElement>('textbox', { name: 'Wat ga je doen?' }).value).toMatch(
    /\. Verklein de voorraad\.$/,
  )
  await userEvent.click(dialog.getByRole('button', { name: 'Actiepunt maken' }))
  await waitFor(async () =>
    expect(await backEnd.sql`select themes, description from action_item`).toEqual([
      { themes: ['HAZARDOUS_SUBSTANCES'], description: expect.stringContaining('Verklein de voorraad.') },
    ]),
  )
  expect(await backEnd.sql`select section_id, script_key, question_key from action_item`).toEqual([
    { section_id: id, script_key: 'STORAGE', question_key: 'amount' },
  ])
  expect(await main().findByRole('heading', { name: 'Dit gaan jullie doen' })).toBeTruthy()
})

test('a substance that is in order has no next step', { tags: ['deep'] }, async () => {
  await openNew({}, {})
  expect(main().getAllByText('In orde').length).toBeGreaterThan(0)
  expect(stepLabel()).toBeNull()
})

test('who may only read sees the step without buttons', { tags: ['deep'] }, async () => {
  const id = await substanceList.addSubstance({ supplier: '' })
  await substanceList.invite('jan@smederij.nl', 'READONLY')
  await open(id, 'jan@smederij.nl')
  expect(step().getByRole('heading', { name: 'Vul de leverancier in' })).toBeTruthy()
  expect(step().queryByRole('link')).toBeNull()
  expect(mainButtons().filter((name) => /gebruik|Verwijder|Maak/.test(name ?? ''))).toEqual([])
  expect(main().queryByRole('link', { name: 'Aanpassen' })).toBeNull()
})

test('the ladder shows what is done, and the first step without anything', { tags: ['deep'] }, async () => {
  await openNew({ measures: { ...aSubstance.measures, REPLACED: 'Kan niet', CLOSED: 'Wasbox' } })
  const steps = region('Wat je doet, in deze volgorde').getAllByRole('listitem')
  expect(steps.map(({ textContent }) => textContent)).toEqual([
    '1Vervang de stof door een minder gevaarlijkeKan niet',
    '2Sluit de bron afWasbox',
    '3Zuig de damp of het stof weg bij de bronHier ben je',
    '4Ventileer de ruimteNog niet',
    '5Laat minder mensen er korter mee werkenNog niet',
    '6Bescherm de mensen: masker, handschoenen, pakNog niet',
  ])
  expect(steps.map((item) => item.getAttribute('aria-current'))).toEqual([
    null,
    null,
    'step',
    null,
    null,
    null,
  ])
})

test('the label has symbols with words, texts, and who must keep away', { tags: ['deep'] }, async () => {
  await openNew({ statements: ['H225', 'H360D', 'H317', 'H999'] })
  const label = region('Op het etiket')
  expect(label.getByText('CMR')).toBeTruthy()
  expect(label.getByText(/^Kankerverwekkend, schadelijk voor de erfelijke aanleg/)).toBeTruthy()
  expect(label.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(
    expect.arrayContaining([
      'Zwangeren en wie borstvoeding geeft blijven hier weg.',
      'Wie hier allergisch voor wordt, kan er niet meer mee werken.',
    ]),
  )
  const terms = termsIn(main().getByRole('region', { name: 'Op het etiket' }))
  expect(terms).toEqual(
    expect.arrayContaining([
      'H225: Licht ontvlambare vloeistof en damp.',
      'H999: Onbekende code, controleer hem op het blad.',
    ]),
  )
})

test.each([
  ['NONE', 'Het product heeft geen H-zinnen.'],
  ['UNKNOWN', 'De H-zinnen zijn nog niet ingevuld.'],
] as const)('a label without statements says why: %s', { tags: ['deep'] }, async (statementState, text) => {
  await openNew({ statementState, statements: [] })
  expect(region('Op het etiket').getByText(text)).toBeTruthy()
})

test('work from which a substance comes free that causes cancer has the mark', {
  tags: ['deep'],
}, async () => {
  await openNew({ form: 'RELEASED', releasesCmr: true, statementState: 'NONE', statements: [] })
  expect(region('Op het etiket').getByText('CMR')).toBeTruthy()
})

test('a task says how often it is done, and half of the time of its method', { tags: ['deep'] }, async () => {
  await openNew({
    uses: [
      {
        ...aUse,
        group: 'Spuiters',
        daysPerYear: 200,
        amount: 0.5,
        unit: 'L',
        safeMethod: 'Wasbox',
        maxMinutes: 61,
      },
      { ...aUse, task: 'Lijmen', place: '', people: 1, minutes: 1, safeMethod: 'Lijmtafel' },
    ],
  })
  expect(
    region('Taken')
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent),
  ).toEqual([
    'Ontvetten · BankwerkerijSpuiters1 keer per dag, 10 minuten per keer, 200 dagen per jaar, door 2 mensen, 0,5 liter per keer' +
      'Veilige werkwijze: Wasbox, hooguit 30 minuten per dag',
    'Lijmen1 keer per dag, 1 minuut per keer, door 1 persoonVeilige werkwijze: Lijmtafel, de tijd is nog niet ingevuld',
  ])
})

test('the stock is compared with the threshold of PGS 15, together with what stands beside it', {
  tags: ['deep'],
}, async () => {
  await substanceList.addSubstance({ name: 'Thinner', stockMax: 15 })
  await openNew({ stockMax: 12.5, limit8h: 1210 })
  const facts = termsIn(main().getByRole('region', { name: 'Waar en hoe' }))
  expect(facts).toEqual(
    expect.arrayContaining([
      'Leverancier: Technische groothandel',
      'Grenswaarde: 1.210 mg/m³ over 8 uur',
      'Grootste voorraad: 12,5 liter, samen met gelijke stoffen 27,5 liter. Richtwaarde PGS 15: 25 liter, controleer bij de gemeente.',
    ]),
  )
})

test('an archived substance says so, and can be put back', async () => {
  await openNew({}, {})
  await press('Niet meer in gebruik')
  expect(await screen.findByText(/De stof Ontvetter telt dan nergens meer mee\./)).toBeTruthy()
  await confirmQuestion()
  expect(await main().findByText(/^Niet meer in gebruik sinds/)).toBeTruthy()
  expect(await archived()).toEqual([true])
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1 })))
  expect(stepLabel()).toBeNull()

  await press('Zet terug in het register')
  expect(await main().findByRole('button', { name: 'Niet meer in gebruik' })).toBeTruthy()
  expect(await archived()).toEqual([false])
  expect(main().getAllByText('In orde').length).toBeGreaterThan(0)
})

test('an archived substance with open questions does not ask for them', { tags: ['deep'] }, async () => {
  const id = await substanceList.addSubstance()
  await substanceList.client.put(`${substanceList.url}/substance/${id}/archive`)
  await open(id)
  expect(stepLabel()).toBeNull()
})

test('deletes a substance after a warning, and goes to the register', { tags: ['deep'] }, async () => {
  const { router } = await openNew()
  await press('Verwijder deze stof')
  expect(await screen.findByText(/Bewaar gegevens over gevaarlijke stoffen 10 jaar/)).toBeTruthy()
  await confirmQuestion()
  expect(await screen.findByRole('heading', { name: 'Nog geen stoffen in het register' })).toBeTruthy()
  expect(router.state.location.pathname).toBe(PATH)
  expect(await backEnd.sql`select id from substance, check_section where id = section_id`).toEqual([])
})

test('a substance that another user deleted is not found', { tags: ['deep'] }, async () => {
  const id = await substanceList.addSubstance()
  await substanceList.client.delete(`${substanceList.url}/substance/${id}`)
  await open(id)
  expect(screen.getByRole('heading', { level: 1, name: 'Niet gevonden' })).toBeTruthy()
})
