import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, test } from 'vitest'

import { useBackEnd } from '../../../testing/harness/back-end.ts'
import { useNetwork } from '../../../testing/harness/network.ts'
import { followLink, openPage } from '../../../testing/harness/open-page.tsx'
import { logInAgain, main, termsIn } from '../../../testing/harness/page-parts.ts'

const backEnd = useBackEnd()
const network = useNetwork(backEnd)

const PAGE = '/bedrijvenbeheer/verbetercheck-verplaatsen'
const ADMIN = 'bea@beterwerk.nl'
const FAILED = 'Het is niet gelukt de verbetercheck te verplaatsen'
const MOVED = 'Verbetercheck is succesvol verplaatst'

async function addCompany(name: string, ownerId: number, ...checks: string[]) {
  const [company] = await backEnd.sql`
    insert into company (name, owner_id, number_of_employees, branch, membership)
    values (${name}, ${ownerId}, '<10', 'Metaalbewerking', 'Geen van beide') returning id`
  const id = company!.id as number
  // From a newer version, so that this version does not recompute the status.
  await backEnd.sql`
    insert into company_check (company_id, "check", status, questionnaire_version)
    select ${id}, name, 'RED', 1000 from unnest(${checks}::text[]) as names (name)`
  return id
}

let noord: number
let zuid: number
beforeEach(async () => {
  await backEnd.createPerson({ email: ADMIN, roles: ['BW_USER', 'BW_ADMIN'] })
  const els = await backEnd.createPerson({ email: 'els@smederij.nl' })
  const jan = await backEnd.createPerson({ email: 'jan@lasserij.nl' })
  noord = await addCompany('Smederij Noord', els, 'PHYSICAL_STRAIN', 'WELDING_SMOKE')
  zuid = await addCompany('Smederij Zuid', els, 'WELDING_SMOKE')
  await addCompany('Lasserij', jan, 'NOISE_HAZARD')
})

const open = async (query: string) => openPage(`${PAGE}${query}`, { as: ADMIN })
const from = () => screen.findByRole<HTMLInputElement>('textbox', { name: 'Van' })
const to = () => main().getByRole<HTMLSelectElement>('combobox', { name: 'Naar', hidden: true })
const check = () => main().getByRole<HTMLSelectElement>('combobox', { name: 'Welke check', hidden: true })
const submit = () =>
  main().getByRole<HTMLButtonElement>('button', { name: 'Check verplaatsen', hidden: true })
/** Label, and whether it can be chosen; without the placeholder. */
const optionsOf = (select: HTMLSelectElement) =>
  [...select.options].slice(1).map(({ label, disabled }) => (disabled ? `not ${label}` : label))
const dialog = () => screen.findByRole('alertdialog', { name: 'Weet je het zeker?' })
const press = async (name: string) => userEvent.click(within(await dialog()).getByRole('button', { name }))
const checksOf = async (id: number) =>
  (await backEnd.sql`select "check" from company_check where company_id = ${id} order by 1`).map(
    (row) => row.check,
  )

async function submitMove() {
  const router = await open(`?from=${noord}&to=${zuid}`)
  await from()
  await userEvent.selectOptions(check(), 'PHYSICAL_STRAIN')
  await userEvent.click(submit())
  return router
}

test('moves a check after confirmation, and is ready for the next one', async () => {
  const router = await submitMove()
  const question = await dialog()
  expect(within(question).getByText('Je verplaatst Fysieke belasting:')).toBeTruthy()
  expect(termsIn(question)).toEqual(['Van: Smederij Noord', 'Naar: Smederij Zuid'])
  expect(
    within(question).getByText(
      'Alle antwoorden en resultaten gaan mee, foto’s van actiepunten niet. Daarna kan Smederij Noord er niet meer bij.',
    ),
  ).toBeTruthy()
  await press('Ja, ik weet het zeker')

  const moved = (await screen.findByText(MOVED)).closest<HTMLElement>('[role=status]')!
  expect(within(moved).getByRole('link', { name: 'Smederij Zuid' })).toHaveProperty(
    'pathname',
    `/bedrijvenbeheer/${zuid}`,
  )
  expect(moved.textContent).toContain('Fysieke belasting staat nu bij Smederij Zuid')
  expect(await checksOf(zuid)).toEqual(['PHYSICAL_STRAIN', 'WELDING_SMOKE'])
  expect(await checksOf(noord)).toEqual(['WELDING_SMOKE'])
  await waitFor(() =>
    expect(optionsOf(check())).toEqual(['not Lasrook (Smederij Zuid is er al mee begonnen)']),
  )
  expect(check().value).toBe('')
  expect(router.state.location.search).toBe(`?from=${noord}&to=${zuid}`)
  await waitFor(() => expect(document.activeElement).toBe(submit()))
})

test('shows that it is busy while it moves, and is not sent twice', { tags: ['deep'] }, async () => {
  await submitMove()
  const question = await dialog()
  const release = network.hold()
  await userEvent.click(within(question).getByRole('button', { name: 'Ja, ik weet het zeker' }))
  expect(await screen.findByText('Even geduld…')).toBeTruthy()
  await userEvent.click(submit())
  expect(screen.queryByRole('alertdialog')).toBeNull()
  release()
  expect(await screen.findByText(MOVED)).toBeTruthy()
  await waitFor(() => expect(screen.queryByText('Even geduld…')).toBeNull())
  expect(await backEnd.sql`select from audit_record`).toHaveLength(1)
})

test('offers the companies of the owner, and the checks that can be moved there', {
  tags: ['deep'],
}, async () => {
  await open(`?from=${noord}`)
  expect((await from()).value).toBe('Smederij Noord')
  expect(optionsOf(to())).toEqual(['not Smederij Noord (hier staat hij al)', 'Smederij Zuid'])
  expect(to().value).toBe('')
  expect(check().disabled).toBe(true)
  await userEvent.selectOptions(to(), 'Smederij Zuid')
  await waitFor(() => expect(check().disabled).toBe(false))
  expect(optionsOf(check())).toEqual([
    'Fysieke belasting',
    'not Lasrook (Smederij Zuid is er al mee begonnen)',
  ])
  expect(check().value).toBe('')
})

test('the address follows the choice, and Back undoes it', { tags: ['deep'] }, async () => {
  const oost = await addCompany('Smederij Oost', 2, 'PHYSICAL_STRAIN')
  const router = await open(`?from=${noord}`)
  await from()
  await userEvent.selectOptions(to(), 'Smederij Zuid')
  await waitFor(() => expect(router.state.location.search).toBe(`?from=${noord}&to=${zuid}`))
  await userEvent.selectOptions(check(), 'PHYSICAL_STRAIN')
  await userEvent.selectOptions(to(), 'Smederij Oost')
  await waitFor(() => expect(router.state.location.search).toBe(`?from=${noord}&to=${oost}`))
  // This check cannot be moved to that company.
  expect(check().value).toBe('')
  await router.navigate(-1)
  await waitFor(() => expect(router.state.location.search).toBe(`?from=${noord}`))
  await waitFor(() => expect(to().value).toBe(''))
  expect(check().disabled).toBe(true)
})

test('a choice is shown before the address has followed, so that typing on does not choose again', {
  tags: ['deep'],
}, async () => {
  const router = await open(`?from=${noord}`)
  await from()
  fireEvent.change(to(), { target: { value: String(zuid) } })
  expect(to().value).toBe(String(zuid))
  await waitFor(() => expect(router.state.location.search).toBe(`?from=${noord}&to=${zuid}`))
})

test('a choice is kept that is made in the moment in which the form appears', {
  tags: ['deep'],
}, async () => {
  const router = await open(`?from=${noord}`)
  await waitFor(() => fireEvent.change(to(), { target: { value: String(zuid) } }))
  expect(to().value).toBe(String(zuid))
  await waitFor(() => expect(router.state.location.search).toBe(`?from=${noord}&to=${zuid}`))
})

test('another choice before the address has followed is one entry in the history too', {
  tags: ['deep'],
}, async () => {
  const oost = await addCompany('Smederij Oost', 2)
  const router = await open(`?from=${noord}`)
  await from()
  for (const id of [zuid, oost]) fireEvent.change(to(), { target: { value: String(id) } })
  await waitFor(() => expect(router.state.location.search).toBe(`?from=${noord}&to=${oost}`))
  await router.navigate(-1)
  await waitFor(() => expect(router.state.location.search).toBe(`?from=${noord}`))
})

test('a company can be chosen without a connection', { tags: ['deep'] }, async () => {
  await open(`?from=${noord}`)
  await from()
  await network.cut()
  await userEvent.selectOptions(to(), 'Smederij Zuid')
  await waitFor(() => expect(check().disabled).toBe(false))
  await userEvent.selectOptions(check(), 'PHYSICAL_STRAIN')
  network.restore()
  await userEvent.click(submit())
  await press('Ja, ik weet het zeker')
  expect(await screen.findByText(MOVED)).toBeTruthy()
})

test.each([
  ['the company itself', () => noord],
  ['a company of another owner', () => 3],
  ['a company that does not exist', () => 999],
  ['no id', () => 'zuid'],
])('nothing is chosen when the address names %s as the target', { tags: ['deep'] }, async (_, target) => {
  await open(`?from=${noord}&to=${target()}`)
  await from()
  expect(to().value).toBe('')
  expect(check().disabled).toBe(true)
})

test.each(['999', 'noord', ''])(
  'a source that does not exist is not found: %j',
  { tags: ['deep'] },
  async (id) => {
    await open(`?from=${id}`)
    expect(await screen.findByRole('heading', { level: 1, name: 'Niet gevonden' })).toBeTruthy()
  },
)

test('names the fields that are missing, and sends nothing', { tags: ['deep'] }, async () => {
  await open(`?from=${noord}`)
  await from()
  await userEvent.click(submit())
  const alert = await screen.findByRole('alert')
  expect(alert.textContent).toContain('Niet alle velden zijn correct ingevuld')
  expect(within(alert).getByRole('link', { name: 'Naar: Dit is een verplicht veld.' })).toBeTruthy()
  // The field for the check is disabled, so a link cannot lead to it.
  expect(within(alert).getAllByRole('link')).toHaveLength(1)
  expect(alert.textContent).toContain('Welke check: Dit is een verplicht veld.')
  expect(screen.queryByRole('alertdialog')).toBeNull()

  await userEvent.selectOptions(to(), 'Smederij Zuid')
  await waitFor(() => expect(to().value).toBe(String(zuid)))
  await userEvent.selectOptions(check(), 'PHYSICAL_STRAIN')
  expect(check().value).toBe('PHYSICAL_STRAIN')
})

test('nothing is moved when the user cancels', { tags: ['deep'] }, async () => {
  await submitMove()
  await press('Annuleren')
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
  expect(check().value).toBe('PHYSICAL_STRAIN')
  expect(screen.queryByText(MOVED)).toBeNull()
  expect(await checksOf(noord)).toEqual(['PHYSICAL_STRAIN', 'WELDING_SMOKE'])
  await userEvent.click(submit())
  await press('Ja, ik weet het zeker')
  expect(await screen.findByText(MOVED)).toBeTruthy()
})

test('says why a check cannot be moved any more, and shows what can be', { tags: ['deep'] }, async () => {
  await submitMove()
  await backEnd.sql`insert into company_check (company_id, "check") values (${zuid}, 'PHYSICAL_STRAIN')`
  await press('Ja, ik weet het zeker')
  const reason = 'Het bedrijf bij “Naar” is al met deze verbetercheck begonnen.'
  expect((await screen.findByRole('alert')).textContent).toContain(reason)
  await waitFor(() =>
    expect(optionsOf(check())[0]).toBe('not Fysieke belasting (Smederij Zuid is er al mee begonnen)'),
  )
  expect(screen.getByRole('alert').textContent).toContain(reason)
})

test('a company that was deleted meanwhile is no longer offered', { tags: ['deep'] }, async () => {
  await submitMove()
  await backEnd.sql`delete from company where id = ${zuid}`
  await press('Ja, ik weet het zeker')
  expect((await screen.findByRole('alert')).textContent).toContain('Een van de bedrijven bestaat niet meer.')
  await waitFor(() => expect(optionsOf(to())).toEqual(['not Smederij Noord (hier staat hij al)']))
  expect(main().getByText('De eigenaar van Smederij Noord heeft geen ander bedrijf.')).toBeTruthy()
})

test('a lost connection leaves the choice as it is, for another try', { tags: ['deep'] }, async () => {
  await submitMove()
  await network.cut()
  await press('Ja, ik weet het zeker')
  const alert = await screen.findByRole('alert')
  expect(alert.textContent).toContain(FAILED)
  expect(alert.textContent).toContain('Applicatie is tijdelijk niet beschikbaar')
  expect([to().value, check().value]).toEqual([String(zuid), 'PHYSICAL_STRAIN'])
  network.restore()
  await userEvent.click(submit())
  await press('Ja, ik weet het zeker')
  expect(await screen.findByText(MOVED)).toBeTruthy()
  await waitFor(() => expect(screen.queryByRole('alert')).toBeNull())
})

test('says that a check was moved already when only the response was lost', { tags: ['deep'] }, async () => {
  await submitMove()
  await network.swallowAnswers()
  await press('Ja, ik weet het zeker')
  expect((await screen.findByRole('alert')).textContent).toContain(FAILED)
  network.restore()
  await waitFor(async () => expect(await checksOf(noord)).toEqual(['WELDING_SMOKE']))
  await userEvent.click(submit())
  await press('Ja, ik weet het zeker')
  const reason = 'Het bedrijf bij “Naar” is al met deze verbetercheck begonnen.'
  await waitFor(() => expect(screen.getByRole('alert').textContent).toContain(reason))
})

test('an expired session asks for a login, and keeps the choice', { tags: ['deep'] }, async () => {
  await submitMove()
  await backEnd.endSessions()
  await press('Ja, ik weet het zeker')
  await screen.findByRole('heading', { level: 1, name: 'Inloggen' })
  await logInAgain(ADMIN)
  await from()
  await waitFor(() => expect([to().value, check().value]).toEqual([String(zuid), 'PHYSICAL_STRAIN']))
})

test('a company that has started nothing has nothing to move', { tags: ['deep'] }, async () => {
  await backEnd.sql`delete from company_check where company_id = ${noord}`
  await open(`?from=${noord}&to=${zuid}`)
  await from()
  expect(main().getByText('Smederij Noord is met geen enkele verbetercheck begonnen.')).toBeTruthy()
  expect(optionsOf(check())).toEqual([])
})

test('shows an error when the companies cannot be loaded', { tags: ['deep'] }, async () => {
  await backEnd.withoutTable('company_check', async () => {
    await open(`?from=${noord}`)
    expect((await screen.findByRole('alert')).textContent).toContain('Bedrijven ophalen is niet gelukt')
  })
})

test('only administrators see the page', async () => {
  const router = await openPage(`${PAGE}?from=${noord}`, { as: 'els@smederij.nl' })
  await waitFor(() => expect(router.state.location.pathname).toBe('/geen-toegang'))
})

test('the first company is found by its owner, and chosen by its link', { tags: ['deep'] }, async () => {
  const router = await open('')
  const found = () =>
    main()
      .queryAllByRole<HTMLAnchorElement>('link')
      .filter(({ search }) => search.startsWith('?from='))
      .map(({ textContent }) => textContent)
  await waitFor(() => expect(found()).toEqual(['Lasserij', 'Smederij Noord', 'Smederij Zuid']))
  const label = 'Zoek op bedrijf, naam of e-mailadres van de eigenaar'
  await userEvent.type(screen.getByRole('searchbox', { name: label }), ' JAN@lasserij')
  await waitFor(() => expect(found()).toEqual(['Lasserij']))
  expect(screen.getByText('1 bedrijf gevonden')).toBeTruthy()
  expect(screen.getByText('Els de Smid, jan@lasserij.nl')).toBeTruthy()
  await followLink(router, screen.getByRole<HTMLAnchorElement>('link', { name: 'Lasserij' }))
  expect((await from()).value).toBe('Lasserij')
  await router.navigate(-1)
  await waitFor(() => expect(found()).toEqual(['Lasserij']))
})

test('says that no company was found', { tags: ['deep'] }, async () => {
  await open('?zoek=konijn')
  expect(await screen.findByText('Geen bedrijven gevonden.')).toBeTruthy()
})

test('leads back to the choice of the first company', { tags: ['deep'] }, async () => {
  const router = await open(`?from=${noord}&to=${zuid}`)
  await from()
  const link = screen.getByRole<HTMLAnchorElement>('link', { name: 'Kies een ander bedrijf bij “Van”' })
  await followLink(router, link)
  expect(router.state.location.search).toBe('')
})
