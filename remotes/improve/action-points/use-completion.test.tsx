import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, test } from 'vitest'

import type { User } from '../../../testing/factories/companies.ts'
import { improvementsIn } from '../../../testing/factories/improvements.ts'
import { useBackEnd } from '../../../testing/harness/back-end.ts'
import { openPage } from '../../../testing/harness/open-page.tsx'

const backEnd = useBackEnd()
const { createSmithy, createInvitee, makeActionPoint, actionPointRows } = improvementsIn(backEnd)

const FAILED = 'Actiepunt kon niet worden opgeslagen'

let els: User
let company: number
beforeEach(async () => {
  ;({ els, company } = await createSmithy())
  await makeActionPoint(els, company, { description: 'Kap bestellen', actionHolder: 'Jan' })
  await makeActionPoint(els, company, { description: 'Vloer vegen' })
})

async function open(as = els) {
  await openPage(`/bedrijven/${company}/actiepunten`, { as: as.email })
  await screen.findByRole('link', { name: 'Vloer vegen' })
}
async function pressComplete(description: string) {
  await userEvent.click(screen.getByRole('button', { name: `Afronden: ${description}` }))
  return within(await screen.findByRole('alertdialog', { name: 'Weet je het zeker?' }))
}
const confirm = async (dialog: Awaited<ReturnType<typeof pressComplete>>) =>
  userEvent.click(dialog.getByRole('button', { name: 'Ja, ik weet het zeker' }))
const changeElsewhere = (id: number, changes: object) =>
  els.browser.post(`/rest/companies/${company}/actionitems/${id}`, changes)
const gone = (description: string) =>
  waitFor(() => expect(screen.queryByRole('link', { name: description })).toBeNull())

test('completes an action point in the list after confirmation', async () => {
  await open()
  const dialog = await pressComplete('Kap bestellen')
  expect(
    dialog.getByText(/^Je rondt dit actiepunt af: Kap bestellen\s+Daarna kun je het niet meer aanpassen\.$/),
  ).toBeTruthy()
  await confirm(dialog)

  const message = (await screen.findByText('Afgerond: Kap bestellen')).closest('[role=status]')
  await waitFor(() => expect(document.activeElement).toBe(message))
  await gone('Kap bestellen')
  expect(screen.getByRole('link', { name: 'Vloer vegen' })).toBeTruthy()
  expect(screen.getByRole('link', { name: /^Klaar/ }).textContent).toBe('Klaar 1')
  const [completed, other] = await actionPointRows()
  expect(completed).toMatchObject({
    description: 'Kap bestellen',
    action_holder: 'Jan',
    completed_by: els.id,
    revision: 2,
  })
  expect(backEnd.isDuringTest(completed?.completed_at)).toBe(true)
  expect(other).toMatchObject({ completed_at: null, completed_by: null })
})

test('a second action point with the same text moves the focus to the message again', {
  tags: ['deep'],
}, async () => {
  await makeActionPoint(els, company, { description: 'Vloer vegen' })
  await openPage(`/bedrijven/${company}/actiepunten`, { as: els.email })
  for (const left of [1, 0]) {
    await waitFor(() => expect(screen.getAllByRole('link', { name: 'Vloer vegen' })).toHaveLength(left + 1))
    await userEvent.click(screen.getAllByRole('button', { name: 'Afronden: Vloer vegen' })[0]!)
    await confirm(within(await screen.findByRole('alertdialog')))
    await waitFor(() => expect(screen.queryAllByRole('link', { name: 'Vloer vegen' })).toHaveLength(left))
    const message = screen.getByText('Afgerond: Vloer vegen').closest('[role=status]')
    await waitFor(() => expect(document.activeElement).toBe(message))
  }
})

test('cancelling completes nothing', async () => {
  const before = await actionPointRows()
  await open()
  const dialog = await pressComplete('Kap bestellen')
  await userEvent.click(dialog.getByRole('button', { name: 'Annuleren' }))
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
  expect(screen.getByRole('link', { name: 'Kap bestellen' })).toBeTruthy()
  expect(await actionPointRows()).toEqual(before)
})

test('says that it was completed elsewhere meanwhile, and shows the list as it is', {
  tags: ['deep'],
}, async () => {
  await open()
  const dialog = await pressComplete('Kap bestellen')
  await changeElsewhere(1, { completed: true })
  const before = await actionPointRows()
  await confirm(dialog)
  const alert = await screen.findByRole('alertdialog', {
    name: 'Dit actiepunt is afgerond. Je kunt het niet meer aanpassen.',
  })
  await userEvent.click(within(alert).getByRole('button', { name: 'Oke' }))
  await gone('Kap bestellen')
  expect(screen.queryByText('Afgerond: Kap bestellen')).toBeNull()
  expect(await actionPointRows()).toEqual(before)
})

test('does not complete an action point that was changed meanwhile, and shows the change', {
  tags: ['deep'],
}, async () => {
  await open()
  const dialog = await pressComplete('Kap bestellen')
  await changeElsewhere(1, { description: 'Twee kappen bestellen' })
  await confirm(dialog)
  const alert = await screen.findByRole('alertdialog', {
    name: 'Dit is intussen gewijzigd door Els de Smid.',
  })
  await userEvent.click(within(alert).getByRole('button', { name: 'Oke' }))
  expect(await screen.findByRole('link', { name: 'Twee kappen bestellen' })).toBeTruthy()
  expect((await actionPointRows())[0]).toMatchObject({ completed_at: null })
})

test('shows an error when it cannot be completed, and leaves it open', { tags: ['deep'] }, async () => {
  await open()
  const dialog = await pressComplete('Kap bestellen')
  await backEnd.withoutColumn('action_item', 'completed_by', async () => {
    await confirm(dialog)
    const alert = await screen.findByRole('alertdialog', { name: FAILED })
    expect(alert.textContent).toContain('Applicatie is tijdelijk niet beschikbaar')
    await userEvent.click(within(alert).getByRole('button', { name: 'Oke' }))
  })
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
  expect(screen.getByRole('button', { name: 'Afronden: Kap bestellen' })).toBeTruthy()
  expect((await actionPointRows())[0]).toMatchObject({ completed_at: null })
})

test('a company admin whose rights were revoked meanwhile completes nothing', {
  tags: ['deep'],
}, async () => {
  const jan = await createInvitee(company, 'ADMIN')
  await makeActionPoint(jan, company, { description: 'Van Jan' })
  await open(jan)
  const dialog = await pressComplete('Van Jan')
  await backEnd.sql`update invitation set rights = 'READONLY'`
  await confirm(dialog)
  const alert = await screen.findByRole('alertdialog', { name: FAILED })
  expect(alert.textContent).toContain('Geen rechten of toegang tot dit onderdeel')
  await userEvent.click(within(alert).getByRole('button', { name: 'Oke' }))
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Afronden: Van Jan' })).toBeNull())
  expect((await actionPointRows())[2]).toMatchObject({ completed_at: null })
})

test('asks for a login when the session has ended', { tags: ['deep'] }, async () => {
  await open()
  const dialog = await pressComplete('Kap bestellen')
  await backEnd.endSessions()
  await confirm(dialog)
  expect(await screen.findByRole('heading', { level: 1, name: 'Inloggen' })).toBeTruthy()
  expect((await actionPointRows())[0]).toMatchObject({ completed_at: null })
})
