import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, test } from 'vitest'

import type { User } from '../../../testing/factories/companies.ts'
import { improvementsIn } from '../../../testing/factories/improvements.ts'
import { useBackEnd } from '../../../testing/harness/back-end.ts'
import { followLink, openPage } from '../../../testing/harness/open-page.tsx'
import { logInAgain, main } from '../../../testing/harness/page-parts.ts'

const backEnd = useBackEnd()
const { createSmithy, createInvitee } = improvementsIn(backEnd)

let els: User
let company: number
beforeEach(async () => {
  ;({ els, company } = await createSmithy())
})

const listPath = () => `/bedrijven/${company}/bedrijfsdossier`
async function open(as = els) {
  const router = await openPage(`${listPath()}/nieuw`, { as: as.email })
  await screen.findByRole('heading', { level: 1 })
  return router
}
const theme = () => screen.findByRole<HTMLSelectElement>('combobox', { name: 'Thema' })
const subject = () => screen.findByRole<HTMLInputElement>('textbox', { name: 'Onderwerp' })
const next = () => screen.getByRole('button', { name: 'Verder' })
async function fillIn() {
  await userEvent.selectOptions(await theme(), 'Machineveiligheid')
  await userEvent.type(await subject(), 'Keuring kraan')
}
const rows = () => backEnd.sql`select * from company_record`

test('stores a new item, and moves to its page', async () => {
  const router = await open()
  await fillIn()
  await userEvent.dblClick(next())
  expect(await screen.findByRole('heading', { level: 1, name: 'Keuring kraan' })).toBeTruthy()
  expect(screen.getByRole('heading', { name: 'Bestanden (0)' })).toBeTruthy()
  const stored = await rows()
  expect(stored).toMatchObject([
    { company_id: company, theme: 'MACHINE_SAFETY', subject: 'Keuring kraan', created_by: els.id },
  ])
  expect(router.state.location.pathname).toBe(`${listPath()}/${stored[0]!.id}`)
})

test('Back from the new item does not return to the form', async () => {
  await backEnd.sql`
    insert into company_record (company_id, theme, subject, created_by)
    values (${company}, 'GENERAL', 'Handboek', ${els.id})`
  const router = await openPage(listPath(), { as: els.email })
  await screen.findByRole('link', { name: 'Handboek' })
  await followLink(router, main().getByRole('link', { name: 'Item toevoegen' }))
  await fillIn()
  await userEvent.click(next())
  await screen.findByRole('heading', { level: 1, name: 'Keuring kraan' })
  await router.navigate(-1)
  expect(await screen.findByRole('heading', { level: 1, name: 'Bedrijfsdossier' })).toBeTruthy()
})

test('requires a theme and a subject', async () => {
  await open()
  await userEvent.type(await subject(), '   ')
  await userEvent.click(next())
  const alert = await screen.findByRole('alert')
  expect(alert.textContent).toContain('Niet alle velden zijn correct ingevuld')
  expect(within(alert).getAllByRole('link')).toHaveLength(2)
  for (const field of [await theme(), await subject()])
    expect(field.getAttribute('aria-invalid')).toBe('true')
  expect(await rows()).toEqual([])
})

test('keeps the text when the item cannot be saved', { tags: ['deep'] }, async () => {
  await open()
  await fillIn()
  await backEnd.withoutTable('company_record', async () => {
    await userEvent.click(next())
    expect((await screen.findByRole('alert')).textContent).toContain('Item kon niet worden opgeslagen')
  })
  expect([(await theme()).value, (await subject()).value]).toEqual(['MACHINE_SAFETY', 'Keuring kraan'])
  await userEvent.click(next())
  await screen.findByRole('heading', { name: 'Bestanden (0)' })
  expect(await rows()).toMatchObject([{ subject: 'Keuring kraan' }])
})

test('keeps the text while the session is over', { tags: ['deep'] }, async () => {
  await open()
  await fillIn()
  await backEnd.endSessions()
  await userEvent.click(next())
  await logInAgain(els.email)
  await waitFor(async () => expect((await subject()).value).toBe('Keuring kraan'))
  expect((await theme()).value).toBe('MACHINE_SAFETY')
  expect(await rows()).toEqual([])
})

test('cancelling returns to the file, and stores nothing', async () => {
  const router = await open()
  await fillIn()
  const leaving = followLink(router, screen.getByRole('link', { name: 'Annuleren' }))
  await userEvent.click(await screen.findByRole('button', { name: 'Ja, ik weet het zeker' }))
  await leaving
  expect(await screen.findByRole('heading', { level: 1, name: 'Bedrijfsdossier' })).toBeTruthy()
  expect(await rows()).toEqual([])
})

test('a reader has no access', async () => {
  await open(await createInvitee(company, 'READONLY'))
  expect(await screen.findByRole('heading', { level: 1, name: 'Geen toegang' })).toBeTruthy()
})
