import { beforeEach, describe, expect, test } from 'vitest'

import type { CompanySummary } from '#shared/domain/companies/company.ts'
import { newCompanyDefaults } from '#shared/domain/companies/company-input.ts'
import { companiesIn, type User } from '../../testing/factories/companies.ts'
import { widestName } from '../../testing/factories/long-names.ts'
import { useBackEnd } from '../../testing/harness/back-end.ts'

const backEnd = useBackEnd()
const { createUser, createCompany, invite, openToCoaches } = companiesIn(backEnd)

async function search({ browser }: User, query: Record<string, string> = {}) {
  const { status, body } = await browser.get(`/rest/companies/search?${new URLSearchParams(query)}`)
  if (status !== 200) throw new Error(`searching gave ${status}`)
  const { items, count, total } = body.responseObject
  return { names: (items as CompanySummary[]).map(({ name }) => name), count, total }
}

const addCompanies = ({ id }: User, count: number, { open = false } = {}) =>
  backEnd.sql`
    insert into company (owner_id, name, number_of_employees, branch, membership, coach_invited_at)
    select ${id}, 'Bedrijf ' || to_char(number, 'FM00'), '<10', 'anders', 'Weet ik niet', ${open ? new Date() : null}
    from generate_series(1, ${count}::int) as number`

test('returns pages of ten, ordered by name', async () => {
  const els = await createUser('els')
  await addCompanies(els, 12)
  const first = await search(els)
  expect(first).toMatchObject({ count: 12, total: 12 })
  expect(first.names).toHaveLength(10)
  expect(first.names.at(-1)).toBe('Bedrijf 10')
  expect(await search(els, { page: '2' })).toEqual({
    names: ['Bedrijf 11', 'Bedrijf 12'],
    count: 12,
    total: 12,
  })
  expect(await search(els, { page: '3' })).toEqual({ names: [], count: 12, total: 12 })
  expect((await search(els, { page: '3', size: '5' })).names).toEqual(['Bedrijf 11', 'Bedrijf 12'])
})

test.each(['owner', 'coach'])(
  'finds the text anywhere in the name, in upper or lower case, as %s',
  async (who) => {
    const els = await createUser('els')
    for (const name of ['Smederij Noord', 'Noorderlas', 'Café Élan', '100% staal', 'a_b', 'c\\d', "l'´e"])
      await openToCoaches(await createCompany(els, name))
    const user = who === 'owner' ? els : await createUser('coach', ['BW_USER', 'BW_COACH'])
    const found = async (text: string) => (await search(user, { search: text })).names

    expect(await search(user, { search: ' NOORD ' })).toEqual({
      names: ['Noorderlas', 'Smederij Noord'],
      count: 2,
      total: 7,
    })
    expect(await found('rij n')).toEqual(['Smederij Noord'])
    expect(await found('ÉLAN')).toEqual(['Café Élan'])
    expect(await found('%')).toEqual(['100% staal'])
    expect(await found('_')).toEqual(['a_b'])
    expect(await found('\\')).toEqual(['c\\d'])
    // Nothing is left of this text without its accents.
    expect(await found('´')).toEqual(["l'´e"])
    expect(await search(user, { search: 'zuid' })).toEqual({ names: [], count: 0, total: 7 })
  },
)

test('a name of 255 characters of many bytes is stored, opened to coaches and found', {
  tags: ['deep'],
}, async () => {
  const els = await createUser('els')
  const coach = await createUser('coach', ['BW_USER', 'BW_COACH'])
  const id = await createCompany(els, widestName)
  await openToCoaches(id)
  for (const user of [els, coach])
    expect(await search(user, { search: widestName.slice(0, 8) })).toEqual({
      names: [widestName],
      count: 1,
      total: 1,
    })
  const { body } = await els.browser.post('/rest/companies', {
    ...newCompanyDefaults,
    name: `${widestName}!`,
  })
  expect(body.errors).toEqual([{ field: 'name', message: 'Vul hier maximaal 255 tekens in.' }])
})

test('contains the same companies as the list: owned, invited to and, for a coach, open to coaches, each once', async () => {
  const [els, jan] = [await createUser('els'), await createUser('jan')]
  const coach = await createUser('coach', ['BW_USER', 'BW_COACH'])
  const [anker, bankwerk, lasserij] = [
    await createCompany(els, 'Anker'),
    await createCompany(els, 'Bankwerk'),
    await createCompany(coach, 'Lasserij'),
  ]
  await invite(jan, anker)
  await invite(coach, anker)
  await invite(jan, bankwerk, { accepted: false })
  for (const id of [anker, lasserij]) await openToCoaches(id)

  expect(await search(els)).toEqual({ names: ['Anker', 'Bankwerk'], count: 2, total: 2 })
  expect(await search(jan)).toEqual({ names: ['Anker'], count: 1, total: 1 })
  expect(await search(coach)).toEqual({ names: ['Anker', 'Lasserij'], count: 2, total: 2 })
  const all = (await coach.browser.get('/rest/companies')).body.responseObject
  const { body } = await coach.browser.get('/rest/companies/search')
  expect(body.responseObject.items).toEqual(all)
})

test('orders companies that a coach owns among those that are open to coaches, on every page', async () => {
  const els = await createUser('els')
  const coach = await createUser('coach', ['BW_USER', 'BW_COACH'])
  await addCompanies(els, 12, { open: true })
  for (const name of ['Anker', 'Bedrijf 07a', 'Zinkerij']) await createCompany(coach, name)
  const pages = await Promise.all(['1', '2', '3', '4'].map((page) => search(coach, { page, size: '4' })))
  expect(pages.map(({ names }) => names.map((name) => name.replace('Bedrijf ', '')))).toEqual([
    ['Anker', '01', '02', '03'],
    ['04', '05', '06', '07'],
    ['07a', '08', '09', '10'],
    ['11', '12', 'Zinkerij'],
  ])
  expect(pages[3]).toMatchObject({ count: 15, total: 15 })
  expect(await search(coach, { search: 'BEDRIJF 0', page: '2', size: '6' })).toEqual({
    names: ['Bedrijf 07', 'Bedrijf 07a', 'Bedrijf 08', 'Bedrijf 09'],
    count: 10,
    total: 15,
  })
})

test('a coach finds companies in every part of the alphabet, in the order of the list', async () => {
  const els = await createUser('els')
  const coach = await createUser('coach', ['BW_USER', 'BW_COACH'])
  const names = ['3M Smid', 'Anker Smid', 'Jan Smid', 'Van den Smid', 'Zuidersmid']
  for (const name of ['Bankwerk', ...names.toReversed(), 'Zwart'])
    await openToCoaches(await createCompany(els, name))
  await createCompany(els, 'Gesloten Smid')
  expect(await search(coach, { search: 'smid' })).toEqual({ names, count: 5, total: 7 })
  expect(await search(coach, { search: 'smid', size: '2', page: '3' })).toMatchObject({
    names: names.slice(4),
  })
})

test('the search of a coach reads no further than the part of the alphabet with the last match it needs', async () => {
  const els = await createUser('els')
  for (const name of ['3M Smid', 'Anker Smid', 'Zwart Smid'])
    await openToCoaches(await createCompany(els, name))
  const foundWith = async (cap: number) => {
    const [row] = await backEnd.sql`select search_open_companies('{0}', '%smid', ${cap}) as ids`
    return (row!.ids as number[]).length
  }
  expect([await foundWith(1), await foundWith(2), await foundWith(9)]).toEqual([1, 2, 3])
})

test('fetches only one page of a long list', async () => {
  const els = await createUser('els')
  const coach = await createUser('coach', ['BW_USER', 'BW_COACH'])
  await addCompanies(els, 300, { open: true })
  expect(await search(coach, { size: '100', page: '3' })).toMatchObject({ count: 300, total: 300 })
  const { body } = await coach.browser.get('/rest/companies/search?page=2')
  expect(JSON.stringify(body).length).toBeLessThan(30_000)
})

test.each(['page=0', 'page=een', 'size=101', `search=${'x'.repeat(256)}`, 'search=a&search=b'])(
  'rejects %s',
  async (query) => {
    const { browser } = await createUser('els')
    expect((await browser.get(`/rest/companies/search?${query}`)).status).toBe(400)
  },
)

test('lists at most five hundred companies, and pages show all of them', { tags: ['deep'] }, async () => {
  const els = await createUser('els')
  const coach = await createUser('coach', ['BW_USER', 'BW_COACH'])
  await addCompanies(els, 501, { open: true })
  const names = async ({ browser }: User, path: string) =>
    ((await browser.get(`/rest/${path}`)).body.responseObject as CompanySummary[]).map(({ name }) => name)
  for (const path of ['companies', 'companies/own', 'companies/for-order'])
    expect([path, (await names(els, path)).length]).toEqual([path, 500])
  expect(await names(coach, 'companies')).toHaveLength(500)
  expect(await search(els, { size: '100', page: '6' })).toMatchObject({
    names: [expect.any(String)],
    count: 501,
  })
})

describe('among more companies than are compared at once', () => {
  const NUMBER = 10_500
  let coach: User
  beforeEach(async () => {
    const els = await createUser('els')
    coach = await createUser('coach', ['BW_USER', 'BW_COACH'])
    // Without the triggers, which would index each of them for searches of administrators.
    await backEnd.query(`do $$ begin
      set local session_replication_role = replica;
      insert into company (owner_id, name, sort_key, number_of_employees, branch, membership, coach_invited_at)
      select ${els.id}, name, search_sort_key(name), '<10', 'anders', 'Weet ik niet', now()
      from generate_series(1, ${NUMBER}) as number,
        concat(case when number % 4000 = 0 then 'Zeldzaam ' else 'Bedrijf ' end, to_char(number, 'FM00000')) as name;
    end $$`)
  })

  const page = async (query: Record<string, string>) =>
    (await coach.browser.get(`/rest/companies/search?${new URLSearchParams(query)}`)).body.responseObject

  test('a rare word is found, also by the last names, with those that the coach owns', {
    tags: ['deep'],
  }, async () => {
    await createCompany(coach, 'Zeldzaam 04000a')
    expect(await search(coach, { search: 'zeldzaam' })).toEqual({
      names: ['Zeldzaam 04000', 'Zeldzaam 04000a', 'Zeldzaam 08000'],
      count: 3,
      total: 10_000,
    })
    expect(await page({ search: 'niets' })).toMatchObject({ items: [], count: 0, isCountCapped: false })
  })

  test('a common word is counted up to a thousand, and has pages up to there', {
    tags: ['deep'],
  }, async () => {
    const first = await page({ search: 'BEDRIJF' })
    expect(first).toMatchObject({ count: 1_000, isCountCapped: true })
    expect(first.items.map(({ name }: CompanySummary) => name).slice(0, 2)).toEqual([
      'Bedrijf 00001',
      'Bedrijf 00002',
    ])
    expect((await page({ search: 'bedrijf', page: '100' })).items).toHaveLength(10)
    expect((await page({ search: 'bedrijf', page: '101' })).items).toEqual([])
  })

  test('without a search the first ten thousand have pages', { tags: ['deep'] }, async () => {
    expect(await page({ page: '1000' })).toMatchObject({ count: 10_000, isCountCapped: true })
    expect((await page({ page: '1000' })).items).toHaveLength(10)
    expect((await page({ page: '1001' })).items).toEqual([])
  })
})
