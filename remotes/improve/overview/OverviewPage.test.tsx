import { cleanup, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'

import type { InvitationRights } from '#shared/domain/companies/invitation.ts'
import type { User } from '../../../testing/factories/companies.ts'
import { improvementsIn, inDays } from '../../../testing/factories/improvements.ts'
import { visitReportsIn } from '../../../testing/factories/visit-reports.ts'
import { useBackEnd } from '../../../testing/harness/back-end.ts'
import { openPage } from '../../../testing/harness/open-page.tsx'

const backEnd = useBackEnd()
const improvements = improvementsIn(backEnd)
const { addReport } = visitReportsIn(backEnd)

let els: User
let company: number
beforeEach(async () => {
  ;({ els, company } = await improvements.createSmithy())
})

async function open(as = els) {
  const router = await openPage(`/bedrijven/${company}/verbeter`, { as: as.email })
  await screen.findByRole('heading', { level: 1 })
  return router
}
const parts = () =>
  within(screen.getByRole('list', { name: 'Onderdelen' }))
    .getAllByRole('listitem')
    .map((item) => {
      const link = within(item).getByRole<HTMLAnchorElement>('link')
      return `${link.textContent} (${link.pathname}): ${item.querySelector('strong')?.textContent}`
    })

const plan = () => `Plan van Aanpak (/bedrijven/${company}/plan-van-aanpak): Ook als pdf, Excel en Word`

test('shows that there is nothing to improve yet', async () => {
  await open()
  expect(screen.getByRole('heading', { level: 1, name: 'Verbeter' })).toBeTruthy()
  expect(screen.getByText(/waar het bij Smederij Noord beter kan/)).toBeTruthy()
  expect(parts()).toEqual([
    plan(),
    `Adviezen (/bedrijven/${company}/adviezen): Geen open adviezen`,
    `Actiepunten (/bedrijven/${company}/actiepunten): Geen open actiepunten`,
    `Bedrijfsdossier (/bedrijven/${company}/bedrijfsdossier): Geen items`,
    `Bezoekverslagen (/bedrijven/${company}/bezoekverslagen): Geen bezoekverslagen`,
  ])
  await waitFor(() => expect(document.title).toBe('Beterwerk – Mijn bedrijven – Smederij Noord – Verbeter'))
})

test('counts the open and late items of this company', async () => {
  const other = await improvements.createCompany(els, 'Smederij Zuid')
  await improvements.writeAdvice(els, other)
  await improvements.makeActionPoint(els, other)
  const archived = await improvements.writeAdvice(els, company)
  await els.browser.post(`/rest/companies/${company}/advices/${archived}/archive`, { safetyImproved: 'YES' })
  await improvements.writeAdvice(els, company)
  for (const deadline of [inDays(-1), inDays(0), ''])
    await improvements.makeActionPoint(els, company, { deadline })
  const completed = await improvements.makeActionPoint(els, company, { deadline: inDays(-2) })
  await els.browser.post(`/rest/companies/${company}/actionitems/${completed}`, { completed: true })

  await addReport(els.id, { companyId: company })
  await addReport(els.id, { companyId: company, isArchived: true })
  await addReport(els.id, { companyId: other })
  await backEnd.sql`
    insert into company_record (company_id, theme, subject)
    select id, 'GENERAL', 'Keuring' from unnest(array[${company}::int, ${company}, ${other}]) as companies (id)`

  await open()
  expect(parts()).toEqual([
    plan(),
    `Adviezen (/bedrijven/${company}/adviezen): 1 open advies`,
    `Actiepunten (/bedrijven/${company}/actiepunten): 3 open actiepunten, 1 te laat`,
    `Bedrijfsdossier (/bedrijven/${company}/bedrijfsdossier): 2 items`,
    `Bezoekverslagen (/bedrijven/${company}/bezoekverslagen): 1 bezoekverslag`,
  ])
})

test.each<InvitationRights>(['READONLY', 'WRITE'])(
  'a colleague with %s sees the same menu, without the company file and visit reports',
  async (rights) => {
    await improvements.writeAdvice(els, company)
    await open(await improvements.createInvitee(company, rights))
    expect(parts()).toEqual([
      plan(),
      `Adviezen (/bedrijven/${company}/adviezen): 1 open advies`,
      `Actiepunten (/bedrijven/${company}/actiepunten): Geen open actiepunten`,
    ])
  },
)

test('a coach and a company admin see the same menu as the owner', async () => {
  await open(await improvements.createCoach(company))
  expect(parts()).toHaveLength(5)
  cleanup()
  await open(await improvements.createInvitee(company, 'ADMIN'))
  expect(parts()).toHaveLength(5)
})

test('somebody without access to the company sees nothing', async () => {
  const router = await open(await improvements.createUser('piet'))
  expect(screen.getByRole('heading', { level: 1, name: 'Geen toegang' })).toBeTruthy()
  expect(router.state.location.pathname).toBe('/geen-toegang')
})

test('shows an error when the numbers cannot be loaded', async () => {
  await backEnd.withoutTable('advice', async () => {
    await open()
    expect((await screen.findByRole('alert')).textContent).toContain(
      'Overzicht van verbeteringen kon niet geladen worden',
    )
    expect(screen.getByRole('button', { name: 'Opnieuw' })).toBeTruthy()
  })
})
