import fc from 'fast-check'
import { beforeEach, expect, test } from 'vitest'

import type { AdminCompany, AdminCompanyPage, AdminUser, AdminUserPage } from '#shared/domain/admin-lists.ts'
import { useBackEnd } from '../../testing/harness/back-end.ts'
import type { Client } from '../../testing/harness/client.ts'
import { rounds } from '../../testing/harness/rounds.ts'

const backEnd = useBackEnd()
const ADMIN = { email: 'beheer@demo.example', firstName: 'Zzz', lastName: 'Zzz' }
let admin: Client

beforeEach(async () => {
  await backEnd.createPerson({ ...ADMIN, roles: ['BW_USER', 'BW_ADMIN'] })
  admin = backEnd.client()
  await admin.login(ADMIN.email)
})

async function page<Page>(list: 'users' | 'companies', query: Record<string, string>) {
  const { status, body } = await admin.get(`/rest/admin/${list}?${new URLSearchParams(query)}`)
  if (status !== 200) throw new Error(`the list of ${list} gave ${status}`)
  return body.responseObject as Page
}
const users = (query: Record<string, string> = {}) => page<AdminUserPage>('users', query)
const companies = (query: Record<string, string> = {}) => page<AdminCompanyPage>('companies', query)

type Name = [first: string, middle: string, last: string, email?: string]

/** Adds people, in this order. */
const addPeople = (people: Name[]) => backEnd.sql`
  insert into person (first_name, middle_name, last_name, email, password_hash)
  select person ->> 0, person ->> 1, person ->> 2, coalesce(person ->> 3, 'nr' || place || '@staal.example'), ''
  from jsonb_array_elements(${JSON.stringify(people)}::jsonb) with ordinality as people (person, place) order by place`

/** Adds companies of the people with these addresses. */
const addCompanies = (owned: [name: string, ownerEmail: string][]) => backEnd.sql`
  insert into company (name, owner_id, number_of_employees, branch, membership)
  select company ->> 0, person.id, '<10', 'anders', 'Weet ik niet'
  from jsonb_array_elements(${JSON.stringify(owned)}::jsonb) with ordinality as companies (company, place)
  join person on email = company ->> 1 order by place`

/** The full names of the users that are found, except that of the administrator. */
const foundUsers = async (search = '') =>
  (await users({ search, size: '100' })).items
    .filter(({ emailAddress }) => emailAddress !== ADMIN.email)
    .map(({ fullName }) => fullName)
const foundCompanies = async (search = '') =>
  (await companies({ search, size: '100' })).items.map(({ name }) => name)

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

const PEOPLE: Name[] = [
  ['Anaïs', '', 'Núñez', 'info@lasserij-noord.example'],
  ['Bram', 'de', 'Vries', 'bram@devries.example'],
  ['Cor', 'van de', 'IJssel', 'c_ij%ssel@staal.example'],
  ['Dirk', '', 'O’Brien', 'dirk.brien@staal.example'],
  ['Łucja', '', 'Groß', 'lucja@staal.example'],
  ['Søren', '', 'D\\oe', 'soren+werk@staal.example'],
]

test.each([
  ['in lower case', 'bram', ['Bram de Vries']],
  ['in upper case with spaces around', ' DE VRIES ', ['Bram de Vries']],
  ['with two spaces', 'de   vries', ['Bram de Vries']],
  ['with a tab', 'de\tvries', ['Bram de Vries']],
  ['with a space that does not break', 'de\u00a0vries', ['Bram de Vries']],
  ['without the accents of the name', 'anais nunez', ['Anaïs Núñez']],
  ['with accents that the name lacks', 'brám', ['Bram de Vries']],
  ['with accents as characters of their own', 'Anai\u0308s', ['Anaïs Núñez']],
  ['with a letter that is no letter with an accent', 'lucja', ['Łucja Groß']],
  ['with that letter', 'ŁUCJA', ['Łucja Groß']],
  ['with two letters for one', 'gross', ['Łucja Groß']],
  ['with one letter for two', 'GROẞ', ['Łucja Groß']],
  ['with a stroke through the letter', 'soren', ['Søren D\\oe']],
  ['with ij as one character', 'ĳssel', ['Cor van de IJssel']],
  ['with a straight apostrophe', "o'brien", ['Dirk O’Brien']],
  ['in the middle of a name', 'ucj', ['Łucja Groß']],
  [
    'of one letter',
    'ł',
    ['Anaïs Núñez', 'Bram de Vries', 'Cor van de IJssel', 'Dirk O’Brien', 'Łucja Groß', 'Søren D\\oe'],
  ],
  ['of two letters', 'ñe', ['Anaïs Núñez']],
  ['of the middle name', 'van', ['Cor van de IJssel']],
  ['of an e-mail address', 'Info@Lasserij-Noord.example', ['Anaïs Núñez']],
  ['of part of an address', 'noord.ex', ['Anaïs Núñez']],
  ['with words of different fields', 'noord anais', ['Anaïs Núñez']],
  ['with a word that occurs in another one', 'vries bram ram de rie', ['Bram de Vries']],
  ['with a word of nobody', 'bram zuid', []],
  ['with letters of different words', 'bramde', []],
  ['with all grams of a word that nobody has', 'nunune', []],
  ['with %', '%', ['Cor van de IJssel']],
  ['with _', '_', ['Cor van de IJssel']],
  ['with \\', '\\', ['Søren D\\oe']],
  ['with % in a word', 'ij%ssel', ['Cor van de IJssel']],
  ['with % for other letters', 'b%m', []],
  ['with _ for another letter', 'br_m', []],
  ['with _ in a long word', 'c_ij%ssel@st_al', []],
  ['with \\ in a word', 'd\\oe', ['Søren D\\oe']],
  ['with signs of a query', "+werk'", []],
  ['with a plus', '+werk', ['Søren D\\oe']],
  ['with | & ! : *', '| & ! : * <->', []],
])('finds users %s: "%s"', async (_, search, expected) => {
  await addPeople(PEOPLE)
  expect(await foundUsers(search)).toEqual(expected)
})

test.each(['', '   ', '\u00ad', '\u0301'])('lists everybody without a search: "%s"', async (search) => {
  await addPeople(PEOPLE)
  expect(await foundUsers(search)).toHaveLength(PEOPLE.length)
})

test.each([
  ['the name', 'noorder', ['Noorderlas']],
  ["the owner's first name", 'anais', ['Café Anker']],
  ["the owner's middle name", 'de', ['Noorderlas']],
  ["the owner's last name", 'NÚÑEZ', ['Café Anker']],
  ["the owner's e-mail address", 'info@lasserij-noord.example', ['Café Anker']],
  ['different fields', 'nunez cafe noord', ['Café Anker']],
  ['no field', 'cafe bram', []],
])('finds companies by %s', async (_, search, expected) => {
  await addPeople(PEOPLE)
  await addCompanies([
    ['Café Anker', 'info@lasserij-noord.example'],
    ['Noorderlas', 'bram@devries.example'],
  ])
  expect(await foundCompanies(search)).toEqual(expected)
})

test('sorts users by first name, then last name, then id, as Dutch lists do', async () => {
  const sorted: Name[] = [
    ['3M', '', 'Beheer'],
    ['Eda', '', 'Smid'],
    ['élodie', '', 'Bakker'],
    ['Elodie', 'van', 'Dam'],
    ['Élodie', '', 'Eik'],
    ['Emma', '', 'Smid'],
    ['Iemke', '', 'Smid'],
    ['IJda', '', 'Smid'],
    ['Ika', '', 'Smid'],
    ['Jan', '', 'Zwart'],
    ['Jan Willem', '', 'Appel'],
    ['Jan-Willem', '', 'Boom'],
    ['Janna', '', 'Appel'],
    ['Ørjan', '', 'Smid'],
    ['Otto', '', 'Smid'],
    ['Zoë', '', 'Smid'],
    ['Zoë', '', 'Smid'],
  ]
  const middle = Math.floor(sorted.length / 2)
  await addPeople([...sorted.slice(middle, -1), ...sorted.slice(0, middle), ...sorted.slice(-1)])
  expect(await foundUsers()).toEqual(sorted.map((name) => name.filter(Boolean).join(' ')))
  const { items } = await users({ search: 'zoë' })
  expect(items[0]!.id).toBeLessThan(items[1]!.id)
})

test('sorts companies by name: signs and case do not count, digits come before letters', async () => {
  await addPeople(PEOPLE)
  const sorted = [
    '2e Anker',
    '"Anker" B.V.',
    'anker C',
    'Ánker D',
    "'t Anker",
    'Übel',
    'Uzel',
    'Van Dam',
    'van der Aa',
  ]
  await addCompanies(sorted.toReversed().map((name) => [name, 'bram@devries.example']))
  expect(await foundCompanies()).toEqual(sorted)
})

test('sorts letters of Europe as Dutch dictionaries do', async () => {
  const letters = [...'aàáâäãåbcçčdeéèêëěfghiíìîïjklmnñńoóòôöõpqrřsšśtťuúùûüvwxyýÿzžźż 0123456789']
  const word = fc.string({ unit: fc.constantFrom(...letters), minLength: 1, maxLength: 4 })
  const name = word.map((text) => text.trim().replace(/ +/g, ' ')).filter(Boolean)
  const { compare } = new Intl.Collator('nl', { sensitivity: 'base' })
  await fc.assert(
    fc.asyncProperty(fc.uniqueArray(name, { minLength: 20, maxLength: 60 }), async (names) => {
      const [row] = await backEnd.sql`
        select array_agg(name order by search_sort_key(name) collate "C", place) as sorted
        from unnest(${names}::text[]) with ordinality as names (name, place)`
      expect(row!.sorted).toEqual(names.toSorted(compare))
    }),
    { numRuns: rounds(20) },
  )
})

test('a list of pages contains every match once, in order, whatever the size of a page', async () => {
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
      const simple = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()
      const isMatch = (fields: string[]) =>
        text.split(' ').every((word) => fields.some((field) => simple(field).includes(word)))
      const matches = someone.filter((name, index) => isMatch([...name, `nr${index + 1}@staal.example`]))
      const isAdminFound = isMatch(Object.values(ADMIN))
      expect(all.count).toBe(matches.length + Number(isAdminFound))
    }),
    { numRuns: rounds(20) },
  )
})

test('a user is found by what changed, and not by what it was', async () => {
  await addPeople([['Bram', 'de', 'Vries', 'bram@devries.example']])
  await backEnd.sql`update person set first_name = 'Otto', middle_name = 'van', last_name = 'Dam', email = 'otto@dam.example'
    where email = 'bram@devries.example'`
  for (const search of ['bram', 'vries', 'devries.example']) expect(await foundUsers(search)).toEqual([])
  for (const search of ['otto', 'van', 'dam', 'otto@dam.example'])
    expect(await foundUsers(search)).toEqual(['Otto van Dam'])
})

test('a registration is found at once, and sorted among the others', async () => {
  await addPeople([
    ['Anna', '', 'Smid'],
    ['Clara', '', 'Smid'],
  ])
  const registration = { givenname: 'Bas', surnamePrefix: 'van', surname: 'Dam', email: 'bas@dam.example' }
  const { status } = await backEnd.client().post('/rest/registration', {
    ...registration,
    ...{ password: 'Welkom2026', confirmpassword: 'Welkom2026', userConditions: true, termsOfUse: true },
  })
  expect(status).toBe(200)
  expect(await foundUsers()).toEqual(['Anna Smid', 'Bas van Dam', 'Clara Smid'])
  expect(await foundUsers('bas van')).toEqual(['Bas van Dam'])
})

test('a company is found by its new name, its new owner and the new name and address of its owner', async () => {
  await addPeople(PEOPLE)
  await addCompanies([
    ['Noorderlas', 'bram@devries.example'],
    ['Anker', 'bram@devries.example'],
  ])
  await backEnd.sql`update company set name = 'Zuiderlas' where name = 'Noorderlas'`
  expect(await foundCompanies()).toEqual(['Anker', 'Zuiderlas'])
  expect(await foundCompanies('noorderlas')).toEqual([])
  expect(await foundCompanies('zuiderlas bram')).toEqual(['Zuiderlas'])

  await backEnd.sql`update company set owner_id = (select id from person where first_name = 'Cor') where name = 'Anker'`
  expect(await foundCompanies('bram')).toEqual(['Zuiderlas'])
  expect(await foundCompanies('cor')).toEqual(['Anker'])

  await backEnd.sql`update person set last_name = 'Jong', email = 'nieuw@devries.example' where first_name = 'Bram'`
  expect(await foundCompanies('bram@devries')).toEqual([])
  expect(await foundCompanies('jong nieuw@devries')).toEqual(['Zuiderlas'])
  expect(await foundCompanies('zuiderlas')).toEqual(['Zuiderlas'])

  await backEnd.sql`delete from company where name = 'Zuiderlas'`
  expect(await foundCompanies()).toEqual(['Anker'])
})

test('what did not change is not searched anew', async () => {
  await addPeople([['Bram', 'de', 'Vries', 'bram@devries.example']])
  const version = () => backEnd.sql`select xmin::text from person_search order by person_id`
  const before = await version()
  await backEnd.sql`update person set first_name = first_name, receives_newsletter = true`
  expect(await version()).toEqual(before)
})

test('counts to 10,000 and says that there are more', async () => {
  const add = (from: number, to: number) => backEnd.sql`
    insert into person (first_name, last_name, email, password_hash)
    select 'Jan', number::text, 'jan' || number || '@staal.example', ''
    from generate_series(${from}::int, ${to}::int) as number`
  await add(10_001, 19_999)
  expect(await users({ search: 'jan' })).toMatchObject({ count: 9_999, isCountCapped: false })
  expect(await users()).toMatchObject({ count: 10_000, isCountCapped: false, isTotalCapped: false })
  await add(20_000, 20_000)
  expect(await users({ search: 'jan' })).toMatchObject({
    count: 10_000,
    isCountCapped: false,
    isTotalCapped: true,
  })
  await add(20_001, 20_001)
  expect(await users({ search: 'jan' })).toMatchObject({
    count: 10_000,
    isCountCapped: true,
    isTotalCapped: true,
  })

  for (const search of ['', 'jan']) {
    const last = await users({ search, page: '500' })
    expect(last.items.map(({ lastName }) => lastName)).toEqual(
      Array.from({ length: 20 }, (_, index) => String(19_981 + index)),
    )
    expect(await users({ search, page: '501' })).toMatchObject({
      items: [],
      count: 10_000,
      isCountCapped: true,
    })
    expect((await users({ search, page: '112', size: '90' })).items).toHaveLength(10)
  }
  expect(await users({ search: '19999' })).toMatchObject({
    count: 1,
    isCountCapped: false,
    isTotalCapped: true,
  })
})

test.each([
  ['only wildcards', '%'.repeat(255)],
  ['many words', 'ab cd ef '.repeat(28)],
  [
    'many different words',
    Array.from({ length: 85 }, (_, index) => String.fromCodePoint(0x4e00 + index, 0x4e01 + index)).join(' '),
  ],
  ['one long word', 'x'.repeat(255)],
  ['quotes and backslashes', `'"\\'`.repeat(60)],
  ['characters that are long without a ligature', 'ﷺ'.repeat(255)],
  ['emoji', '👩‍🔧'.repeat(50)],
  ['half an emoji', '\ud83d'],
])('a search of %s finds nothing', async (_, search) => {
  await addPeople(PEOPLE)
  expect(await users({ search })).toMatchObject({ items: [], count: 0, isCountCapped: false })
})

test('the longest names are found', async () => {
  const long = 'ﷺ'.repeat(255)
  await addPeople([[long, long, long, `x@${'a'.repeat(250)}.nl`]])
  expect((await users({ search: 'ﷺ' })).items).toMatchObject([{ firstName: long }])
})

test.each([
  'page=0',
  'size=101',
  `search=${'x'.repeat(256)}`,
  'search=a&search=b',
  'search=a%00b',
  'search=%01',
])('refuses %s', async (query) => {
  for (const list of ['users', 'companies'])
    expect((await admin.get(`/rest/admin/${list}?${query}`)).status).toBe(400)
})
