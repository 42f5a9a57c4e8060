import * as v from 'valibot'
import { describe, expect, test } from 'vitest'

import { checkbox, newPassword, required, requiredChoice, requiredEmail, text, ticked } from './rules.ts'

const sentence = (schema: v.GenericSchema, value: unknown) => {
  const checked = v.safeParse(schema, value)
  return checked.success ? undefined : checked.issues[0].message
}

const PASSWORD =
  'Je wachtwoord moet bestaan uit minimaal acht karakters, waarvan minimaal één kleine letter, één hoofdletter en één cijfer.'

describe('a text that must be there', () => {
  test.each([
    ['Metaal Noord', undefined],
    ['x'.repeat(255), undefined],
    ['x'.repeat(256), 'Vul hier maximaal 255 tekens in.'],
    ['', 'Dit is een verplicht veld.'],
    ['   ', 'Dit is een verplicht veld.'],
    [undefined, 'Dit is een verplicht veld.'],
    [7, 'Dit is een verplicht veld.'],
    ['a\u0000b', 'Voldoet niet aan de validatie regels.'],
  ])('%j', (value, expected) => {
    expect(sentence(required(), value)).toBe(expected)
  })

  test('loses the spaces around it', () => {
    expect(v.parse(required(), '  Metaal Noord ')).toBe('Metaal Noord')
  })
})

test('a text that may stay empty may not be too long', () => {
  expect(sentence(text(), '')).toBeUndefined()
  expect(sentence(text(7), '12345678')).toBe('Vul hier maximaal 7 tekens in.')
})

test.each([
  ['eigenaar@demo.nl', undefined],
  [' eigenaar@demo.nl ', undefined],
  ["o'neill+werk@sub.demo.nl", undefined],
  ['eigenaar@demo', 'Ongeldig e-mailadres'],
  ['eigenaar', 'Ongeldig e-mailadres'],
  ['a@b.nl\r\nBcc: c@d.nl', 'Ongeldig e-mailadres'],
  ['', 'Dit is een verplicht veld.'],
])('the e-mail address %j', (value, expected) => {
  expect(sentence(requiredEmail(), value)).toBe(expected)
})

test.each([
  ['Welkom2026', undefined],
  ['Wel 2026', undefined],
  ['Ünïcode1', undefined],
  [`Aa1${'x'.repeat(252)}`, undefined],
  [`Aa1${'x'.repeat(253)}`, 'Vul hier maximaal 255 tekens in.'],
  ['lasser26', PASSWORD],
  ['LASSER26', PASSWORD],
  ['Lasserij', PASSWORD],
  ['Lasser2', PASSWORD],
  ['', 'Dit is een verplicht veld.'],
])('the new password %j', (value, expected) => {
  expect(sentence(newPassword(), value)).toBe(expected)
})

test('a password keeps its spaces', () => {
  expect(v.parse(newPassword(), ' Welkom2026 ')).toBe(' Welkom2026 ')
})

test.each([
  ['true', true],
  [true, true],
  ['false', false],
  ['', false],
  [false, false],
  [undefined, false],
])('a tick box posted as %j', (value, expected) => {
  expect(v.parse(checkbox(), value)).toBe(expected)
  expect(sentence(ticked(), value)).toBe(expected ? undefined : 'Dit is een verplicht veld.')
})

test('a choice is one of the list', () => {
  expect(sentence(requiredChoice(['<10', '>500']), '<10')).toBeUndefined()
  expect(sentence(requiredChoice(['<10', '>500']), '11')).toBe('Dit is een verplicht veld.')
})
