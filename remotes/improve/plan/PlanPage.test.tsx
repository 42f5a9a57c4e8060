import { act, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'

import { formatDay, today } from '#shared/domain/basics/date.ts'
import { improvementsIn, inDays } from '../../../testing/factories/improvements.ts'
import { physicalStrainIn } from '../../../testing/factories/physical-strain.ts'
import { useBackEnd } from '../../../testing/harness/back-end.ts'
import { followLink, openPage } from '../../../testing/harness/open-page.tsx'
import { main } from '../../../testing/harness/page-parts.ts'

const backEnd = useBackEnd()
const { createSmithy, createInvitee, makeActionPoint, writeAdvice } = improvementsIn(backEnd)
const { addGroup, finish } = physicalStrainIn(backEnd)

const LABEL = 'Last boven het maximum van 25 kg per persoon'

async function open(company: number, { as = 'els@smederij.nl', query = '' } = {}) {
  const router = await openPage(`/bedrijven/${company}/plan-van-aanpak${query}`, { as })
  await screen.findByRole('heading', { level: 1, name: 'Plan van Aanpak' })
  await waitFor(() => expect(screen.queryByText('Plan van Aanpak wordt geladen...')).toBeNull())
  return router
}

const rowsOf = (urgency: string) =>
  within(main().getByRole('table', { name: `Maatregelen: ${urgency}` }))
    .getAllByRole('row')
    .slice(1)
    .map((row) =>
      within(row)
        .getAllByRole('cell')
        .map(({ textContent }) => textContent),
    )

async function createRiskyCompany() {
  const { els, company } = await createSmithy()
  await els.browser.post(`/rest/companies/${company}/start-check/PHYSICAL_STRAIN`)
  const groups = [await addGroup(els, company, 'Bankwerkers'), await addGroup(els, company, 'Lassers')]
  for (const group of groups)
    await finish(els, company, group, {
      EDUCATION: { tasks: ['liftHigh'] },
      LIFT_ABOVE_SHOULDER: { load: 'gt25' },
    })
  const actionPoint = await makeActionPoint(els, company, {
    origin: {
      check: 'PHYSICAL_STRAIN',
      checkSectionId: groups[0]!,
      scriptKey: 'LIFT_ABOVE_SHOULDER',
      questionId: 'load',
    },
    themes: ['PHYSICAL_STRAIN'],
    description: 'Takel kopen',
    actionHolder: 'Jan',
    deadline: inDays(3),
  })
  return { els, company, groups, actionPoint }
}

test('shows every measure by urgency, numbered through', async () => {
  const { els, company, groups, actionPoint } = await createRiskyCompany()
  const advice = await writeAdvice(els, company)
  await open(company)
  expect(rowsOf('Direct')).toEqual([
    [
      '1',
      `${LABEL}Voorstel: Laat deze last niet meer door één persoon tillenFysieke belasting · Lassers Wijzig het antwoord`,
      'Nog niemand',
      'Nog geen datum',
      'OpenMaak een actiepunt',
    ],
    [
      '2',
      `${LABEL}Takel kopenFysieke belasting · Bankwerkers Wijzig het antwoord`,
      'Jan',
      formatDay(inDays(3)),
      'Nog 3 dagen',
    ],
  ])
  expect(rowsOf('Binnen drie maanden')).toEqual([
    [
      '3',
      'De kap van de kolomboor ontbreekt.De kolomboor gaat van de stroom tot de kap erop zit.Algemeen, Machineveiligheid',
      'Nog niemand',
      'Nog geen datum',
      'OpenMaak een actiepunt',
    ],
  ])
  const hrefOf = (name: string) => main().getByRole('link', { name }).getAttribute('href')
  const answer = new URL(hrefOf('Wijzig het antwoord bij nummer 1')!, 'https://portal.example')
  expect(answer.pathname).toBe(`/check/fysieke-belasting/${company}`)
  expect(answer.searchParams.get('functionGroupId')).toBe(String(groups[1]))
  expect(answer.searchParams.get('terug')).toBe(`/bedrijven/${company}/plan-van-aanpak`)
  expect(hrefOf('Takel kopen')).toBe(`/bedrijven/${company}/actiepunten/${actionPoint}`)
  expect(hrefOf('De kap van de kolomboor ontbreekt.')).toBe(`/bedrijven/${company}/adviezen/${advice}`)
  expect(hrefOf('Maak een actiepunt bij nummer 1')).toBe(
    `/bedrijven/${company}/checks/fysieke-belasting/${groups[1]}`,
  )
  expect(main().getByRole('heading', { level: 2, name: '0 van 3 maatregelen klaar' })).toBeTruthy()
  expect(main().getByText('Nog 2 directe risico’s')).toBeTruthy()
  expect(main().getByText(`Smederij Noord · alle thema’s · ${formatDay(today())}`)).toBeTruthy()
  expect(
    main().getByText(/Fysieke belasting is nog niet af\. Er kunnen nog risico’s bijkomen\./),
  ).toBeTruthy()
  await waitFor(() =>
    expect(document.title).toBe('Beterwerk – Mijn bedrijven – Smederij Noord – Plan van Aanpak'),
  )
})

test('says what was done, and leads to a second look', { tags: ['deep'] }, async () => {
  const { els, company, actionPoint } = await createRiskyCompany()
  await els.browser.post(`/rest/companies/${company}/actionitems/${actionPoint}`, { completed: true })
  await makeActionPoint(els, company, { description: 'Opruimen' }).then((id) =>
    els.browser.post(`/rest/companies/${company}/actionitems/${id}`, { completed: true }),
  )
  const router = await open(company)
  const day = formatDay(today())
  expect(rowsOf('Direct')[1]).toEqual([
    '2',
    `${LABEL}Takel kopenFysieke belasting · BankwerkersAfgerond op ${day} door Els de Smid. Kijk of het risico weg is.`,
    'Jan',
    formatDay(inDays(3)),
    'Kijk opnieuwKijk opnieuw',
  ])
  expect(rowsOf('Binnen een jaar')).toEqual([
    ['3', `OpruimenAlgemeenAfgerond op ${day} door Els de Smid.`, '–', '–', 'Klaar'],
  ])
  expect(main().getByRole('heading', { level: 2, name: '1 van 3 maatregelen klaar' })).toBeTruthy()
  await followLink(router, main().getByRole('link', { name: 'Kijk opnieuw naar nummer 2' }))
  expect(router.state.location.pathname).toBe(`/bedrijven/${company}/actiepunten/${actionPoint}`)
})

test('filters by theme, by who does it, and by what is done, in the address', async () => {
  const { els, company } = await createRiskyCompany()
  const done = await makeActionPoint(els, company, { description: 'Opruimen', actionHolder: 'Kim' })
  await els.browser.post(`/rest/companies/${company}/actionitems/${done}`, { completed: true })
  const user = userEvent.setup()
  const router = await open(company)
  const numbers = () =>
    main()
      .queryAllByRole('row')
      .flatMap((row) => row.querySelector('td')?.textContent ?? [])
  expect(numbers()).toEqual(['1', '2', '3'])

  const theme = main().getByRole<HTMLSelectElement>('combobox', { name: 'Thema' })
  expect([...theme.options].map(({ text }) => text)).toEqual([
    'Alle thema’s',
    'Algemeen',
    'Fysieke belasting',
  ])
  await user.selectOptions(theme, 'Algemeen')
  await waitFor(() => expect(numbers()).toEqual(['3']))
  expect(router.state.location.search).toBe('?thema=GENERAL')
  await user.click(main().getByRole('checkbox', { name: 'Toon ook wat klaar is' }))
  await screen.findByRole('heading', { name: 'Geen maatregelen met deze keuze' })
  expect(router.state.location.search).toBe('?thema=GENERAL&klaar=nee')
  await followLink(router, main().getByRole('link', { name: 'Filters wissen' }))
  await waitFor(() => expect(numbers()).toEqual(['1', '2', '3']))

  const who = main().getByRole<HTMLSelectElement>('combobox', { name: 'Wie' })
  expect([...who.options].map(({ text }) => text)).toEqual(['Iedereen', 'Nog niemand', 'Jan', 'Kim'])
  await user.selectOptions(who, 'Nog niemand')
  await waitFor(() => expect(numbers()).toEqual(['1']))
  await user.selectOptions(who, 'Jan')
  await waitFor(() => expect(numbers()).toEqual(['2']))
  expect(main().getByRole('heading', { level: 2, name: '1 van 3 maatregelen klaar' })).toBeTruthy()
})

test('an address with filters shows what they say, also for a name that is gone', {
  tags: ['deep'],
}, async () => {
  const { company } = await createRiskyCompany()
  await open(company, { query: '?wie=Vertrokken&klaar=nee' })
  expect(main().getByRole<HTMLSelectElement>('combobox', { name: 'Wie' }).value).toBe('Vertrokken')
  expect(main().getByRole<HTMLInputElement>('checkbox').checked).toBe(false)
  expect(main().getByRole('heading', { name: 'Geen maatregelen met deze keuze' })).toBeTruthy()
})

test('shows fifty measures of an urgency at first, and all on request', { tags: ['deep'] }, async () => {
  const { els, company } = await createSmithy()
  await backEnd.sql`
    insert into action_item (company_id, themes, description, created_by)
    select ${company}, '{GENERAL}', 'Actie ' || number, ${els.id}::int from generate_series(1, 120) as number`
  await open(company)
  expect(rowsOf('Binnen een jaar')).toHaveLength(50)
  await userEvent.click(main().getByRole('button', { name: 'Toon alle 120 maatregelen' }))
  expect(rowsOf('Binnen een jaar')).toHaveLength(120)
  expect(main().queryByRole('button', { name: /^Toon alle/ })).toBeNull()
})

test('prints all measures', { tags: ['deep'] }, async () => {
  const { els, company } = await createSmithy()
  await backEnd.sql`
    insert into action_item (company_id, themes, description, created_by)
    select ${company}, '{GENERAL}', 'Actie ' || number, ${els.id}::int from generate_series(1, 51) as number`
  await open(company)
  expect(rowsOf('Binnen een jaar')).toHaveLength(50)
  act(() => void window.dispatchEvent(new Event('beforeprint')))
  expect(rowsOf('Binnen een jaar')).toHaveLength(51)
})

test('somebody who only reads sees the plan without links to make action points', async () => {
  const { company } = await createRiskyCompany()
  await createInvitee(company, 'READONLY')
  await open(company, { as: 'jan@smederij.nl' })
  expect(rowsOf('Direct')).toHaveLength(2)
  expect(main().queryByRole('link', { name: /^Maak een actiepunt/ })).toBeNull()
  expect(main().getByRole('button', { name: 'Download als pdf' })).toBeTruthy()
})

test('an empty plan leads to the checks', { tags: ['deep'] }, async () => {
  const { company } = await createSmithy()
  const router = await open(company)
  expect(main().getByRole('heading', { level: 2, name: 'Er staat nog niets in het plan' })).toBeTruthy()
  expect(main().queryByRole('combobox')).toBeNull()
  await followLink(router, main().getByRole('link', { name: 'Naar de verbeterchecks' }))
  expect(router.state.location.pathname).toBe(`/bedrijven/${company}/checks`)
})

test('a plan that cannot be loaded says so', async () => {
  const { company } = await createSmithy()
  await backEnd.withoutTable('action_item', async () => {
    await openPage(`/bedrijven/${company}/plan-van-aanpak`, { as: 'els@smederij.nl' })
    expect((await screen.findByRole('alert')).textContent).toContain(
      'Het plan van aanpak kon niet geladen worden',
    )
  })
})
