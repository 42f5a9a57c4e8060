import { dictionary } from '@zxcvbn-ts/language-common'
import * as v from 'valibot'
import { expect, test } from 'vitest'

import { newPassword } from '#shared/domain/basics/rules.ts'
import { isCommonPassword } from './common-password.ts'

const els = ['Els', 'van der', 'Vonkelaar', 'els.vonkelaar@vonkenhoek.nl', 'Beterwerk']

test('refuses the 3,000 most common passwords that the rule accepts, in each spelling', () => {
  const capitalised = dictionary['passwords-common'].map((password) =>
    password.replace(/\p{L}/u, (letter) => letter.toUpperCase()),
  )
  const accepted = capitalised.filter((password) => v.safeParse(newPassword(), password).success)
  expect(accepted.length).toBeGreaterThan(3_000)
  expect(accepted.filter((password) => !isCommonPassword(password))).toEqual([])
})

// Sprayed at accounts of Dutch companies.
test.each([
  ...['Zomer2026!', 'Lente2026!', 'Herfst2026', 'Winter26!', 'Oranje2026', 'Maandag1!', 'December2026'],
  ...['Wachtw00rd', 'W@chtwoord1', 'Z0mer2026', 'Welk0m123'],
  ...['Lassen123', 'Metaal2026', 'Bedrijf2026', 'Smederij1', 'Werkplaats01', 'Verbetercheck1', 'Heftruck!9'],
])('refuses %j, a Dutch word with a year or a number', (password) => {
  expect(isCommonPassword(password)).toBe(true)
})

test.each(['Welkom2026', 'Password1', 'passW0RD', 'Wachtwoord!23', '2026Geheim', 'Qwerty123', ' 1Qaz2wsx '])(
  'refuses %j',
  (password) => {
    expect(isCommonPassword(password)).toBe(true)
  },
)

test.each(['Vonkelaar1', '1Beterwerk!', 'Els.Vonkelaar@vonkenhoek.nl1', 'Vonkenhoek26'])(
  'refuses %j to somebody of whom it says the name, the address or the product',
  (password) => {
    expect(isCommonPassword(password, els)).toBe(true)
    expect(isCommonPassword(password, ['Jan', 'jan@plaatwerk.nl'])).toBe(false)
  },
)

test.each([
  'Lasbril in mei 2026',
  'Nieuwer2027',
  'paard Nietje 4 batterij',
  'Welkom-482910-77',
  'Vonkelaar in 2026 moe',
])('accepts %j', (password) => {
  expect(isCommonPassword(password, els)).toBe(false)
})
