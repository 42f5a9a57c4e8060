import { expect, test } from 'vitest'

import { adminListsIn, PEOPLE } from '../../testing/factories/admin-lists.ts'
import { useBackEnd } from '../../testing/harness/back-end.ts'

const backEnd = useBackEnd()
const { users, companies, addPeople, addCompanies, foundUsers, foundCompanies } = adminListsIn(backEnd)

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

test('companies are found in every part of the alphabet, each on one page, in the order of the list', async () => {
  await addPeople(PEOPLE)
  const names = ['3M Smid', 'Anker Smid', 'Jan Smid', 'Van den Smid', 'Zuidersmid']
  await addCompanies(
    ['Bankwerk', ...names.toReversed(), 'Zwart'].map((name) => [name, 'bram@devries.example']),
  )
  const found = await Promise.all(
    ['1', '2', '3', '4'].map((page) => companies({ search: 'smid', size: '2', page })),
  )
  expect(found.map(({ items }) => items.map(({ name }) => name))).toEqual([
    names.slice(0, 2),
    names.slice(2, 4),
    names.slice(4),
    [],
  ])
  for (const { count, total } of found) expect([count, total]).toEqual([5, 7])
})

test('a user is found by what changed, and not by what it was', async () => {
  await addPeople([['Bram', 'de', 'Vries', 'lasser@staal.example']])
  const expectFound = async (was: string, is: string, name: string) => {
    expect(await foundUsers(was)).toEqual([])
    expect(await foundUsers(is)).toEqual([name])
  }
  await backEnd.sql`update person set first_name = 'Otto' where last_name = 'Vries'`
  await expectFound('bram', 'otto', 'Otto de Vries')
  await backEnd.sql`update person set middle_name = 'van' where last_name = 'Vries'`
  await expectFound('de', 'van', 'Otto van Vries')
  await backEnd.sql`update person set last_name = 'Dam' where last_name = 'Vries'`
  await expectFound('vries', 'dam', 'Otto van Dam')
  await backEnd.sql`update person set email = 'otto@smid.example' where last_name = 'Dam'`
  await expectFound('lasser', '@smid', 'Otto van Dam')
})

test('a registration is found at once, and sorted among the others', async () => {
  await addPeople([
    ['Anna', '', 'Smid'],
    ['Clara', '', 'Smid'],
  ])
  const registration = { givenname: 'Bas', surnamePrefix: 'van', surname: 'Dam', email: 'bas@dam.example' }
  const { status } = await backEnd.client().post('/rest/registration', {
    ...registration,
    ...{
      password: 'Vonkenregen2026',
      confirmpassword: 'Vonkenregen2026',
      userConditions: true,
      termsOfUse: true,
    },
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

test('the longest names are found', { tags: ['deep'] }, async () => {
  const long = 'ﷺ'.repeat(255)
  await addPeople([[long, long, long, `x@${'a'.repeat(250)}.nl`]])
  expect((await users({ search: 'ﷺ' })).items).toMatchObject([{ firstName: long }])
})
