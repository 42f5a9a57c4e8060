import { expect, test } from 'vitest'

import { newCompanyDefaults } from '#shared/domain/companies/company-input.ts'
import { companiesIn, type User } from '../../../testing/factories/companies.ts'
import { adviceInput } from '../../../testing/factories/improvements.ts'
import { useOwnBackEnd } from '../../../testing/harness/back-end.ts'

const backEnd = useOwnBackEnd({
  env: {
    COMPANIES_PER_PERSON: '3',
    INVITEES_PER_COMPANY: '3',
    ITEMS_PER_COMPANY: '3',
    RECORDS_PER_COMPANY: '3',
    SECTIONS_PER_CHECK: '3',
    EXPORTS_PER_HOUR: '3',
  },
})
const { createUser, createCompany, invite, openToCoaches } = companiesIn(backEnd)

type Made = {
  path: string
  bodyOf: (number: number) => object
  table: string
  message: string
  code?: string
  by?: 'coach'
}

const inCompany = '/rest/companies/1'
const visitReport = { themes: ['GENERAL'], dateAppointment: '2026-03-29', reason: 'Bezoek', recap: 'In orde' }
const full = (items: string) => `Dit bedrijf heeft al 3 ${items}. Meer kunnen we er niet bewaren.`

const made: Record<string, Made> = {
  'companies of a person': {
    path: '/rest/companies',
    bodyOf: (number) => ({ ...newCompanyDefaults, name: `Metaal ${number}` }),
    table: 'company',
    message: 'Je kunt hooguit 3 bedrijven hebben. Verwijder er eerst een die je niet meer nodig hebt.',
  },
  'action points of a company': {
    path: `${inCompany}/actionitems`,
    bodyOf: () => ({ themes: ['GENERAL'], description: 'Kap bestellen' }),
    table: 'action_item',
    message: full('actiepunten'),
  },
  'advices of a company': {
    path: `${inCompany}/advices`,
    bodyOf: () => adviceInput,
    table: 'advice',
    message: full('adviezen'),
  },
  'visit reports of a company': {
    by: 'coach',
    path: `${inCompany}/visitreports`,
    bodyOf: () => visitReport,
    table: 'visit_report',
    message: full('bezoekverslagen'),
  },
  'items of a company file': {
    path: `${inCompany}/company-records`,
    bodyOf: () => ({ theme: 'GENERAL', subject: 'Certificaten' }),
    table: 'company_record',
    message: full('items in het bedrijfsdossier'),
  },
  'sections of a check': {
    path: '/rest/1/physicalstrain/functiongroup',
    bodyOf: (number) => ({ functionGroupName: `Groep ${number}` }),
    table: 'check_section where name is not null',
    message: 'Je kunt hooguit 3 functiegroepen toevoegen.',
    code: 'SECTION_LIMIT_REACHED',
  },
  'invitees of a company': {
    path: `${inCompany}/personinvitation`,
    bodyOf: (number) => ({
      role: 'COLLEAGUE',
      name: 'Jan',
      email: `jan${number}@elders.nl`,
      message: 'Kijk je mee?',
      rights: 'READONLY',
      checks: ['PHYSICAL_STRAIN'],
    }),
    table: 'invitation',
    message: 'Bij een bedrijf kunnen hooguit 3 mensen meekijken. Trek eerst een uitnodiging in.',
  },
}

/** Els has one company, which is open to the coach and has started a check. */
async function createScenario(): Promise<{ els: User; coach: User }> {
  const els = await createUser('els')
  const coach = await createUser('coen', ['BW_USER', 'BW_COACH'])
  await openToCoaches(await createCompany(els))
  await els.browser.post(`${inCompany}/start-check/PHYSICAL_STRAIN`)
  return { els, coach }
}

test.each(Object.entries(made))(
  '%s: ten simultaneous requests stay within the setting, and the others are told why',
  async (_, { path, bodyOf, table, message, code = 'LIMIT_REACHED', by }) => {
    const { els, coach } = await createScenario()
    const { browser } = by === 'coach' ? coach : els
    const answers = await Promise.all(
      Array.from({ length: 10 }, (_, number) => browser.post(path, bodyOf(number))),
    )
    const [row] = await backEnd.query(`select count(*)::int as count from ${table}`)
    expect(row).toEqual({ count: 3 })
    const refused = answers.filter(({ status }) => status !== 200)
    expect(refused.length).toBeGreaterThanOrEqual(7)
    for (const { status, body } of refused)
      expect([status, body.code, body.message]).toEqual([409, code, message])
  },
)

const REFUSED = (whose: string, count: number) =>
  `${whose} in het afgelopen uur al ${count} bestanden laten maken. Wacht 60 minuten en probeer het dan opnieuw.`

test('files are made for one person as often as the setting says, also at the same time', async () => {
  const { els } = await createScenario()
  const answers = await Promise.all(
    Array.from({ length: 5 }, () => els.browser.fetch(`${inCompany}/plan/xlsx`)),
  )
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 200, 200, 429, 429])
  const refused = answers.find(({ status }) => status === 429)!
  expect(((await refused.json()) as { message: string }).message).toBe(REFUSED('Je hebt', 3))
  const wait = Number(refused.headers.get('retry-after'))
  expect(wait).toBeGreaterThan(3_500)
  expect(wait).toBeLessThanOrEqual(3_600)
  for (const path of ['/rest/1/physicalstrain/result/pdf', '/rest/1/physicalstrain/result/xlsx'])
    expect([path, (await els.browser.get(path)).status]).toEqual([path, 429])
  for (const path of [
    '/rest/1/physicalstrain/result/mail',
    '/rest/person/data-export',
    `${inCompany}/data-export`,
  ])
    expect([path, (await els.browser.post(path)).status]).toEqual([path, 429])
})

test('files about one company are made for five times as many, for all people together', async () => {
  await createScenario()
  // The check is not finished: asking for its plan counts, and takes no time.
  const ask = async (name: string, company: number) => {
    const user = await createUser(name)
    await invite(user, company)
    const path = `/rest/${company}/physicalstrain/result/pdf`
    const answers = [await user.browser.get(path), await user.browser.get(path), await user.browser.get(path)]
    return [...new Set(answers.map(({ status, body }) => `${status} ${body.code} ${body.message}`))]
  }
  for (let number = 0; number < 5; number++)
    expect(await ask(`jan${number}`, 1)).toEqual([expect.stringContaining('409 PLAN_NOT_AVAILABLE')])
  expect(await ask('piet', 1)).toEqual([`429 TOO_MANY_REQUESTS ${REFUSED('Dit bedrijf heeft', 15)}`])
  const other = await createCompany(await createUser('kim'))
  expect(await ask('klaas', other)).toEqual([expect.stringMatching(/^404/)])
})
