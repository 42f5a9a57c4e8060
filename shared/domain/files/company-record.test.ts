import * as v from 'valibot'
import { expect, test } from 'vitest'

import { CompanyRecordUpdateInput } from './company-record.ts'

const parse = (urls: unknown) =>
  v.safeParse(CompanyRecordUpdateInput, { theme: 'GENERAL', subject: 'Keuringen', urls })

test('removes empty rows, and trims the others', () => {
  const { output } = parse([
    { name: '', link: '' },
    { name: ' A ', link: ' https://a.nl ' },
    { name: '  ', link: '\t' },
  ])
  expect(output).toMatchObject({ urls: [{ name: 'A', link: 'https://a.nl' }] })
})

test('a link without a name, and a name without a link, are reported at their row', () => {
  const { issues = [] } = parse([
    { name: '', link: '' },
    { name: 'A', link: '' },
    { name: '', link: 'https://a.nl' },
  ])
  expect(issues.map((issue) => [v.getDotPath(issue), issue.message])).toEqual([
    ['urls.1.link', 'Dit is een verplicht veld.'],
    ['urls.2.name', 'Dit is een verplicht veld.'],
  ])
})

test.each(['ftp://a.nl', 'javascript:alert(1)', 'a.nl', 'https://', '//a.nl', 'mailto:a@b.nl'])(
  'refuses the link %s',
  (link) => {
    const { issues = [] } = parse([{ name: 'A', link }])
    expect(issues.map((issue) => [v.getDotPath(issue), issue.message])).toEqual([
      ['urls.0.link', 'Ongeldige url'],
    ])
  },
)

test('requires the list of links, so that a client that lacks it does not delete them', () => {
  expect(parse(undefined).success).toBe(false)
})
