import fc from 'fast-check'
import { expect, test } from 'vitest'

import type { AdminCompany, AdminUser } from '#shared/domain/admin/admin-lists.ts'
import { ADMIN, adminListsIn } from '../../testing/factories/admin-lists.ts'
import { useBackEnd } from '../../testing/harness/back-end.ts'
import { rounds } from '../../testing/harness/rounds.ts'

const backEnd = useBackEnd()
const { request, users, companies, addPeople, addCompanies } = adminListsIn(backEnd)

test('lists users with what the page shows, also a role that this version does not know', async () => {
  await addPeople([['Élodie', 'van der', 'Berg', 'e.berg@staal.example']])
  await backEnd.sql`update person set roles = '{BW_USER,BW_LATER}', receives_newsletter = true where first_name = 'Élodie'`
  const { items, ...counts } = await users()
  expect(items[0]).toEqual({
    id: expect.any(Number),
    firstName: 'Élodie',
    middleName: 'van der',
    lastName: 'Berg',
    fullName: 'Élodie van der Berg',
    emailAddress: 'e.berg@staal.example',
    roles: ['BW_USER', 'BW_LATER'],
    receivesNewsletter: true,
  })
  expect(counts).toEqual({ count: 2, total: 2, isCountCapped: false, isTotalCapped: false })
})

test('lists companies with their owner', async () => {
  await addPeople([['Élodie', 'van der', 'Berg', 'e.berg@staal.example']])
  await addCompanies([['Smederij Noord', 'e.berg@staal.example']])
  const { items, ...counts } = await companies()
  const owner = { ownerName: 'Élodie van der Berg', ownerEmail: 'e.berg@staal.example' }
  const expected: AdminCompany[] = [{ id: items[0]!.id, name: 'Smederij Noord', ...owner }]
  expect(items).toEqual(expected)
  expect(counts).toEqual({ count: 1, total: 1, isCountCapped: false, isTotalCapped: false })
})

test('has twenty items on a page unless asked otherwise', async () => {
  await backEnd.sql`
    insert into person (first_name, last_name, email, password_hash)
    select 'Jan', 'Smid', 'jan' || number || '@staal.example', '' from generate_series(1, 24) as number`
  expect((await users()).items).toHaveLength(20)
  expect((await users({ page: '2' })).items).toHaveLength(5)
  expect(await users({ page: '3' })).toMatchObject({ items: [], count: 25 })
  expect((await users({ page: '3', size: '10' })).items).toHaveLength(5)
})

test('a list of pages contains every match once, in order, whatever the size of a page', {
  tags: ['deep'],
}, async () => {
  const letters = fc.constantFrom(...'AÁEJVZz -')
  const someName = fc.string({ unit: letters, minLength: 1, maxLength: 3 })
  const person = fc.tuple(someName, fc.constant(''), someName)
  const people = fc.array(person, { minLength: 1, maxLength: 40 })
  const search = fc.constantFrom('', 'a', 'e z', 'staal.example')
  await fc.assert(
    fc.asyncProperty(people, search, fc.integer({ min: 1, max: 12 }), async (someone, text, size) => {
      await backEnd.sql`delete from person where email <> ${ADMIN.email}`
      await addPeople(someone)
      const all = await users({ search: text, size: '100' })
      const paged: AdminUser[] = []
      for (let number = 1; paged.length < all.count; number++) {
        const { items, ...counts } = await users({ search: text, size: String(size), page: String(number) })
        expect(counts).toMatchObject({ count: all.count, total: someone.length + 1 })
        expect(items).toHaveLength(Math.min(size, all.count - paged.length))
        paged.push(...items)
      }
      expect(paged).toEqual(all.items)
      const simple = (value: string) => value.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()
      const isMatch = ({ fullName, emailAddress }: AdminUser) =>
        text.split(' ').every((word) => simple(`${fullName} ${emailAddress}`).includes(word))
      const everybody = await users({ size: '100' })
      expect(all.items).toEqual(everybody.items.filter(isMatch))
    }),
    { numRuns: rounds(20) },
  )
})

test('counts to 10,000 and says that there are more', { tags: ['deep'] }, async () => {
  const add = (firstName: string, from: number, to = from) => backEnd.sql`
    insert into person (first_name, last_name, email, password_hash)
    select ${firstName}, number::text, number || '@a.nl', ''
    from generate_series(${from}::int, ${to}::int) as number`
  const counts = async (search: string) => {
    const { items, ...rest } = await users({ search })
    return rest
  }
  const counted = { isCountCapped: false, total: 10_000, isTotalCapped: true }
  await add('Jan', 10_001, 19_999)
  expect(await counts('a.nl')).toEqual({ ...counted, count: 9_999, isTotalCapped: false })
  expect(await counts('')).toEqual({ ...counted, count: 10_000, isTotalCapped: false })
  await add('Jan', 20_000)
  expect(await counts('a.nl')).toEqual({ ...counted, count: 10_000 })
  await add('Zoë', 20_001)
  expect(await counts('a.nl')).toEqual({ ...counted, count: 10_000, isCountCapped: true })
  expect(await counts('19999')).toEqual({ ...counted, count: 1 })

  const lastNames = Array.from({ length: 20 }, (_, index) => String(19_981 + index))
  for (const search of ['', 'a.nl']) {
    const last = await users({ search, page: '500' })
    expect(last.items.map(({ lastName }) => lastName)).toEqual(lastNames)
    expect((await users({ search, page: '112', size: '90' })).items).toHaveLength(10)
    for (const page of ['501', '1000000'])
      expect(await users({ search, page })).toMatchObject({ items: [], count: 10_000, isCountCapped: true })
  }
})

test.each([
  'page=0',
  'size=101',
  `search=${'x'.repeat(256)}`,
  'search=a&search=b',
  'search=a%00b',
  'search=%01',
])('refuses %s', async (query) => {
  for (const list of ['users', 'companies'] as const) expect((await request(list, query)).status).toBe(400)
})
