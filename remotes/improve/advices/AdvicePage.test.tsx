import { cleanup, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, test } from 'vitest'

import type { User } from '../../../testing/factories/companies.ts'
import { improvementsIn, inDays } from '../../../testing/factories/improvements.ts'
import { visitReportsIn } from '../../../testing/factories/visit-reports.ts'
import { useBackEnd } from '../../../testing/harness/back-end.ts'
import { followLink, importsSettled, openPage } from '../../../testing/harness/open-page.tsx'
import { main, mainButtons, termsIn } from '../../../testing/harness/page-parts.ts'

const backEnd = useBackEnd()
const {
  createCoachedSmithy,
  createUser,
  createCompany,
  createInvitee,
  writeAdvice,
  makeActionPoint,
  actionPointRows,
} = improvementsIn(backEnd)
const { addReport } = visitReportsIn(backEnd)

let els: User
let coen: User
let company: number
let advice: number
beforeEach(async () => {
  ;({ els, coen, company } = await createCoachedSmithy())
  await addReport(coen.id, { companyId: company, dateAppointment: '2026-05-04' })
  advice = await writeAdvice(coen, company)
  await backEnd.sql`update advice set created_at = '2026-05-05T22:30:00Z'`
})

async function open({ as = els, id = advice }: { as?: User; id?: number | string } = {}) {
  const router = await openPage(`/bedrijven/${company}/adviezen/${id}`, { as: as.email })
  await screen.findByRole('heading', { level: 1, hidden: true })
  return router
}
const content = () => termsIn(screen.getByRole('main'))
const createButton = () => main().findByRole('button', { name: 'Maak een actiepunt' })

test('shows every text with its line breaks, the author and the visit before it', async () => {
  await open()
  expect(screen.getByRole('heading', { level: 1, name: 'Advies van 06-05-2026' })).toBeTruthy()
  expect(content()).toEqual([
    'Constatering / aanleiding: De kap van de kolomboor ontbreekt.',
    'Advies: Zet een verstelbare kap op de boorspil.\nHang een kaart bij de machine.',
    'Noodzakelijke maatregel: De kolomboor gaat van de stroom tot de kap erop zit.',
    'Gemaakte afspraken: Els bestelt de kap deze week.',
    'Geschreven door: Coen de Smid, verbetercoach\nNa het bezoek van 04-05-2026',
  ])
  const themes = within(screen.getByRole('list', { name: 'Thema’s' })).getAllByRole('listitem')
  expect(themes.map(({ textContent }) => textContent)).toEqual(['Algemeen', 'Machineveiligheid'])
  await waitFor(() =>
    expect(document.title).toBe(
      'Beterwerk – Mijn bedrijven – Smederij Noord – Adviezen – Advies van 06-05-2026',
    ),
  )
  const back = screen.getByRole('navigation', { name: 'Bedrijfsmenu' }).querySelector('a')
  expect(back).toHaveProperty('pathname', `/bedrijven/${company}/adviezen`)
})

test('leaves out fields without a text, and shows markup as text', async () => {
  const id = await writeAdvice(els, company, { necessaryMeasure: '', description: '<b>Ruim</b> op & veeg.' })
  await open({ id })
  expect(content()).toEqual([
    'Constatering / aanleiding: De kap van de kolomboor ontbreekt.',
    'Advies: <b>Ruim</b> op & veeg.',
    'Gemaakte afspraken: Els bestelt de kap deze week.',
    'Geschreven door: Els de Smid',
  ])
})

test('keeps the advice of a coach whose account was deleted', { tags: ['deep'] }, async () => {
  await backEnd.sql`delete from person where id = ${coen.id}`
  await open()
  expect(screen.getByText(/^vroegere gebruiker, verbetercoach/)).toBeTruthy()
  expect(mainButtons()).toContain('Aanpassen')
})

test('a reader sees the advice and its action points, and no buttons', { tags: ['deep'] }, async () => {
  const deadline = inDays(3)
  await makeActionPoint(els, company, { adviceId: advice, actionHolder: 'Jan', deadline })
  await open({ as: await createInvitee(company, 'READONLY') })
  expect(content()).toHaveLength(5)
  expect(main().getByRole('heading', { name: 'Actiepunten bij dit advies (1)' })).toBeTruthy()
  expect(mainButtons()).toEqual([])
})

test('a company admin cannot change an advice of somebody else', { tags: ['deep'] }, async () => {
  await open({ as: await createInvitee(company, 'ADMIN') })
  expect(content()).toHaveLength(5)
  expect(mainButtons()).toEqual([])
})

test('a company admin changes their own advice, but makes no action point from it', async () => {
  const jan = await createInvitee(company, 'ADMIN')
  await open({ as: jan, id: await writeAdvice(jan, company) })
  expect(mainButtons()).toEqual(['Archiveren', 'Aanpassen'])
})

test('the coach changes their own advice, but not that of the owner', async () => {
  const router = await open({ as: coen })
  expect(mainButtons()).toEqual(['Archiveren', 'Aanpassen'])
  await router.navigate(`/bedrijven/${company}/adviezen/${await writeAdvice(els, company)}`)
  await screen.findByText('Els de Smid')
  expect(mainButtons()).toEqual([])
})

test.each([
  ['the owner', () => Promise.resolve(els)],
  ['a system administrator', () => createUser('bea', ['BW_USER', 'BW_ADMIN'])],
])('%s changes every advice, and makes action points from it', async (_, findVisitor) => {
  await open({ as: await findVisitor() })
  expect(mainButtons()).toEqual(['Maak een actiepunt', 'Archiveren', 'Aanpassen'])
})

test.each(['aanpassen', 'archiveren'])(
  'the address does not open the dialog "%s" for a user who may not change the advice',
  { tags: ['deep'] },
  async (name) => {
    await open({ as: await createInvitee(company, 'ADMIN'), id: `${advice}?venster=${name}` })
    expect(content()).toHaveLength(5)
    await importsSettled()
    expect(screen.queryByRole('dialog')).toBeNull()
  },
)

test('the owner makes an action point from the agreements, and both show each other', {
  tags: ['deep'],
}, async () => {
  const router = await open()
  await userEvent.click(await createButton())
  const dialog = within(await screen.findByRole('dialog', { name: 'Maak een actiepunt' }))
  const what = dialog.getByRole('textbox', { name: /^Wat ga je doen/ })
  expect(what).toHaveProperty('value', 'Els bestelt de kap deze week.')
  expect(dialog.getByRole('checkbox', { name: 'Machineveiligheid' })).toHaveProperty('checked', true)
  await userEvent.clear(what)
  await userEvent.type(what, 'Kap bestellen')
  await userEvent.type(dialog.getByRole('textbox', { name: /^Wie doet het/ }), 'Jan')
  await userEvent.click(dialog.getByRole('button', { name: 'Actiepunt maken' }))

  expect((await screen.findByText('Het actiepunt is gemaakt.')).closest('[role=status]')).toBeTruthy()
  const [row, ...others] = await actionPointRows()
  expect(others).toEqual([])
  expect(row).toMatchObject({
    advice_id: advice,
    themes: ['GENERAL', 'MACHINE_SAFETY'],
    description: 'Kap bestellen',
    action_holder: 'Jan',
    day: null,
    created_by: els.id,
  })
  const link = await main().findByRole<HTMLAnchorElement>('link', { name: 'Kap bestellen' })
  expect(link.pathname).toBe(`/bedrijven/${company}/actiepunten/${row?.id}`)
  expect(link.closest('li')?.textContent).toBe('Kap bestellenJan')
  expect(main().getByRole('heading', { name: 'Is er nog een afspraak?' })).toBeTruthy()
  await waitFor(async () => expect(document.activeElement).toBe(await createButton()))

  await followLink(router, link)
  const adviceLink = await main().findByRole<HTMLAnchorElement>('link', { name: 'Bekijk het advies' })
  expect(adviceLink.pathname).toBe(`/bedrijven/${company}/adviezen/${advice}`)
})

test('lists each action point with its holder, deadline and completion', async () => {
  await makeActionPoint(els, company, { description: 'Kaart ophangen' })
  await makeActionPoint(els, company, { adviceId: advice, actionHolder: 'Jan', deadline: '2026-11-30' })
  const done = await makeActionPoint(els, company, { adviceId: advice, description: 'Kap monteren' })
  await els.browser.post(`/rest/companies/${company}/actionitems/${done}`, { completed: true })
  await open()
  const heading = main().getByRole('heading', { name: 'Actiepunten bij dit advies (2)' })
  const items = within(heading.parentElement as HTMLElement).getAllByRole('listitem')
  expect(items.map(({ textContent }) => textContent)).toEqual([
    'Kap bestellenJan · klaar op 30-11-2026',
    'Kap monterenafgerond',
  ])
})

test('keeps the text when the advice is gone before an action point is made from it', {
  tags: ['deep'],
}, async () => {
  await open()
  await userEvent.click(await createButton())
  const dialog = within(await screen.findByRole('dialog', { name: 'Maak een actiepunt' }))
  await backEnd.sql`delete from advice`
  await userEvent.click(dialog.getByRole('button', { name: 'Actiepunt maken' }))
  expect((await dialog.findByRole('alert')).textContent).toContain('Actiepunt kon niet worden opgeslagen')
  expect(dialog.getByRole('textbox', { name: /^Wat ga je doen/ })).toHaveProperty(
    'value',
    'Els bestelt de kap deze week.',
  )
  expect(await actionPointRows()).toEqual([])
})

test.each(['99', 'x', '1.5'])('there is no advice %s', { tags: ['deep'] }, async (id) => {
  await open({ id })
  expect(screen.getByRole('heading', { level: 1, name: 'Niet gevonden' })).toBeTruthy()
})

test('an advice of another company is not found', { tags: ['deep'] }, async () => {
  const other = await createCompany(els, 'Smederij Zuid')
  await open({ id: await writeAdvice(els, other) })
  expect(screen.getByRole('heading', { level: 1, name: 'Niet gevonden' })).toBeTruthy()
})

test('shows an error when the advice cannot be loaded', { tags: ['deep'] }, async () => {
  await backEnd.withoutTable('advice', async () => {
    await open()
    expect((await screen.findByRole('alert')).textContent).toContain('Advies kon niet geladen worden')
    expect(screen.getByRole('button', { name: 'Opnieuw' })).toBeTruthy()
  })
})

test('an advice that is opened is read, except by its author', async () => {
  const readers = () => backEnd.sql`select advice_id, person_id from advice_reader`
  await open({ as: coen })
  await importsSettled()
  expect(await readers()).toEqual([])
  cleanup()
  await open()
  await waitFor(async () => expect(await readers()).toEqual([{ advice_id: advice, person_id: els.id }]))
})
