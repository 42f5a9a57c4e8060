import fc from 'fast-check'
import { expect, test } from 'vitest'

import { adminListsIn, type Name, PEOPLE } from '../../testing/factories/admin-lists.ts'
import { useBackEnd } from '../../testing/harness/back-end.ts'
import { rounds } from '../../testing/harness/rounds.ts'

const backEnd = useBackEnd()
const { users, addPeople, addCompanies, foundUsers, foundCompanies } = adminListsIn(backEnd)

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
  for (const search of ['', 'zoë']) {
    const { items } = await users({ search })
    const [first, second] = items.filter(({ firstName }) => firstName === 'Zoë')
    expect(first!.id).toBeLessThan(second!.id)
  }
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

/** Names in the order of every list. Each adds one thing: case, accents, signs, digits, spaces, ij. */
const inOrder = [
  '2e Anker',
  'anker C',
  'Ánker D',
  'Anker-Noord',
  'Ankerman',
  'Émaille',
  'Emma',
  'IJzer',
  'Ika',
  "'t Anker",
  'Übel',
  'van Dam',
  'Van den Berg',
  'Zoë',
  'zoe',
]

test('all lists of companies, also those of a coach, have this order; equal names that of their ids', async () => {
  const id = await backEnd.createPerson({ email: 'els@smederij.nl', roles: ['BW_USER', 'BW_ADMIN'] })
  const els = backEnd.client()
  await els.login('els@smederij.nl')
  const shuffled = [...inOrder.slice(7, -1).toReversed(), ...inOrder.slice(0, 7), inOrder.at(-1)]
  await backEnd.sql`
    insert into company (owner_id, name, number_of_employees, branch, membership)
    select ${id}, name, '<10', 'anders', 'Weet ik niet'
    from unnest(${shuffled}::text[]) with ordinality as names (name, place) order by place`
  async function namesAt(path: string): Promise<string[]> {
    const { responseObject } = (await els.get(path)).body
    const companies = responseObject.items ?? responseObject.companies ?? responseObject
    return companies.map(({ name }: { name: string }) => name)
  }
  const pages = async () =>
    (
      await Promise.all([1, 2, 3, 4].map((page) => namesAt(`/rest/companies/search?size=4&page=${page}`)))
    ).flat()
  for (const path of ['', '/own', '/for-order'])
    expect(await namesAt(`/rest/companies${path}`)).toEqual(inOrder)
  expect(await namesAt('/rest/person/deletion')).toEqual(inOrder)
  const [first] = await backEnd.sql`select min(id) as id from company`
  expect(await namesAt(`/rest/admin/migrate-improvement-check?fromCompanyId=${first!.id}`)).toEqual(inOrder)
  expect(await pages()).toEqual(inOrder)
  expect(await foundCompanies()).toEqual(inOrder)
  // As a coach, with half of them open to coaches; a renamed company moves.
  await backEnd.sql`update person set roles = '{BW_USER,BW_COACH}' where id = ${id}`
  await backEnd.sql`update company set coach_invited_at = now() where id % 2 = 0`
  expect(await namesAt('/rest/companies')).toEqual(inOrder)
  expect(await pages()).toEqual(inOrder)
  await backEnd.sql`update company set name = 'Aa' where name = 'Zoë'`
  expect(await pages()).toEqual([
    '2e Anker',
    'Aa',
    ...inOrder.filter((name) => !['2e Anker', 'Zoë'].includes(name)),
  ])
})

test('invitees and holders of action points have this order', async () => {
  const owner = await backEnd.createPerson({ email: 'els@smederij.nl' })
  const els = backEnd.client()
  await els.login('els@smederij.nl')
  const [company] = await backEnd.sql`
    insert into company (owner_id, name, number_of_employees, branch, membership)
    values (${owner}, 'Metaal Noord', '<10', 'anders', 'Weet ik niet') returning id`
  const companyId = company!.id
  await backEnd.sql`
    insert into invitation (company_id, role, name, email, message, rights, checks, key_hash, expires_at)
    select ${companyId}, 'COLLEAGUE', name, 'nr' || place || '@smederij.nl', '', 'READONLY', '{}',
      place::text::bytea, now() + interval '1 day'
    from unnest(${inOrder.toReversed()}::text[]) with ordinality as names (name, place) order by place`
  await backEnd.sql`
    insert into action_item (company_id, themes, description, action_holder, created_by)
    select ${companyId}, '{GENERAL}', 'Kap', name, ${owner} from unnest(${inOrder.toReversed()}::text[]) as name`
  const { invitees } = (await els.get(`/rest/companies/${companyId}/checks`)).body.responseObject
  const { holders } = (await els.get(`/rest/companies/${companyId}/actionitems/page`)).body.responseObject
  // Equal names: people by id, holders in upper case first.
  const lastTwo = inOrder.slice(-2).toReversed()
  expect(invitees.map(({ name }: { name: string }) => name)).toEqual([...inOrder.slice(0, -2), ...lastTwo])
  expect(holders).toEqual(inOrder)
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

test('what the index contains of one part of the alphabet is not found in another', async () => {
  const [row] = await backEnd.sql`
    select count(gram)::int as all, count(distinct gram)::int as different
    from generate_series(0, 228) as part, unnest(search_grams(part, 'abc')) as gram`
  expect(row).toEqual({ all: 229 * 6, different: 229 * 6 })
})
