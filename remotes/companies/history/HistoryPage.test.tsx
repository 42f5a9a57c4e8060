import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'

import type { User } from '../../../testing/factories/companies.ts'
import { improvementsIn } from '../../../testing/factories/improvements.ts'
import { useBackEnd } from '../../../testing/harness/back-end.ts'
import { followLink, openPage } from '../../../testing/harness/open-page.tsx'
import { main } from '../../../testing/harness/page-parts.ts'

const backEnd = useBackEnd()
const { createCoachedSmithy, createInvitee, createUser, writeAdvice, makeActionPoint } =
  improvementsIn(backEnd)

let els: User
let coen: User
let company: number
beforeEach(async () => {
  ;({ els, coen, company } = await createCoachedSmithy())
})

const open = async (as: string, query = '') => {
  const router = await openPage(`/bedrijven/${company}/geschiedenis${query}`, { as: `${as}@smederij.nl` })
  await screen.findByRole('heading', { level: 1, name: 'Geschiedenis' })
  return router
}
const days = () => main().getAllByRole('heading', { level: 2 })
const linesOf = async (name: string) =>
  within(await main().findByRole('list', { name }))
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent)
/** `time`: in Amsterdam, `days` ago. */
const moveTo = (kind: string, days: number, time: string) => backEnd.sql`
  update company_activity set happened_at =
    ((now() at time zone 'Europe/Amsterdam')::date - ${days}::int + ${time}::time) at time zone 'Europe/Amsterdam'
  where kind = ${kind}`

test('shows who did what per day, with the time, the newest first', async () => {
  const adviceId = await writeAdvice(coen, company)
  const pointId = await makeActionPoint(els, company)
  await moveTo('COMPANY_CREATED', 40, '08:05')
  await moveTo('ADVICE_CREATED', 1, '23:59')
  await moveTo('ACTION_POINT_CREATED', 0, '00:00')
  await open('els')
  expect(await linesOf('Vandaag')).toEqual(['Je maakte een actiepunt00:00'])
  expect(await linesOf('Gisteren')).toEqual(['Coen de Smid schreef een advies23:59'])
  const [, , last] = days().map(({ textContent }) => textContent)
  expect(last).toMatch(/^\d\d-\d\d-\d{4}$/)
  expect(await linesOf(last!)).toEqual(['Je maakte het bedrijf aan08:05'])
  const hrefOf = (name: string) => main().getByRole('link', { name }).getAttribute('href')
  expect([hrefOf('een advies'), hrefOf('een actiepunt')]).toEqual([
    `/bedrijven/${company}/adviezen/${adviceId}`,
    `/bedrijven/${company}/actiepunten/${pointId}`,
  ])
  expect(screen.getByRole('status', { name: '' }).textContent).toBe('3 gebeurtenissen')
  await waitFor(() =>
    expect(document.title).toBe('Beterwerk – Mijn bedrijven – Smederij Noord – Geschiedenis'),
  )
})

test('a link leads to what was written', async () => {
  await writeAdvice(coen, company)
  const router = await open('els')
  await followLink(router, (await main().findByRole('link', { name: 'een advies' })) as HTMLAnchorElement)
  expect(await screen.findByRole('heading', { level: 1, name: /^Advies van/ })).toBeTruthy()
})

test('what is gone is no link', { tags: ['deep'] }, async () => {
  const { body } = await els.browser.post(`/rest/companies/${company}/company-records`, {
    theme: 'GENERAL',
    subject: 'Keuring',
  })
  await els.browser.delete(`/rest/companies/${company}/company-records/${body.responseObject.id}`)
  await open('els')
  expect((await linesOf('Vandaag')).map((line) => line?.slice(0, -5))).toEqual([
    'Je verwijderde een item uit het bedrijfsdossier',
    'Je voegde een item toe aan het bedrijfsdossier',
    'Je maakte het bedrijf aan',
  ])
  expect(within(await main().findByRole('list', { name: 'Vandaag' })).queryByRole('link')).toBeNull()
})

test('who reads along sees the history, without what they may not see', { tags: ['deep'] }, async () => {
  await createInvitee(company, 'READONLY')
  await writeAdvice(coen, company)
  await els.browser.post(`/rest/companies/${company}/company-records`, { theme: 'GENERAL', subject: 'A' })
  await open('jan')
  expect((await linesOf('Vandaag')).map((line) => line?.slice(0, -5))).toEqual([
    'Coen de Smid schreef een advies',
    'Els de Smid maakte het bedrijf aan',
  ])
})

test('who has no access to the company is not shown anything', { tags: ['deep'] }, async () => {
  await createUser('kim')
  await openPage(`/bedrijven/${company}/geschiedenis`, { as: 'kim@smederij.nl' })
  expect(await screen.findByRole('heading', { level: 1, name: 'Geen toegang' })).toBeTruthy()
})

test('shows fifty activities per page', async () => {
  await backEnd.sql`
    insert into company_activity (company_id, person_id, kind, happened_at)
    select ${company}, ${els.id}, 'ADVICE_CREATED', '2026-03-29T10:00:00Z'::timestamptz - place * interval '1 minute'
    from generate_series(1, 100) as places (place)`
  const router = await open('els')
  expect(await main().findByText('101 gebeurtenissen, pagina 1 van 3')).toBeTruthy()
  expect(
    main()
      .getAllByRole('listitem')
      .filter((item) => item.querySelector('time')),
  ).toHaveLength(50)
  await followLink(router, main().getByRole('link', { name: 'Pagina 3' }) as HTMLAnchorElement)
  expect(await main().findByText('101 gebeurtenissen, pagina 3 van 3')).toBeTruthy()
  expect(await linesOf('29-03-2026')).toEqual(['Je schreef een advies10:20'])
  expect(router.state.location.search).toBe('?pagina=3')
})

test('says that nothing happened yet', async () => {
  await backEnd.sql`delete from company_activity`
  await open('els')
  expect(await screen.findByRole('heading', { name: 'Er is nog niets gebeurd' })).toBeTruthy()
})

test('says that the history cannot be loaded', async () => {
  await backEnd.withoutTable('company_activity', async () => {
    await openPage(`/bedrijven/${company}/geschiedenis`, { as: 'els@smederij.nl' })
    expect(await screen.findByText(/De geschiedenis kon niet geladen worden/)).toBeTruthy()
  })
})
