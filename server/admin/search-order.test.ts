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
