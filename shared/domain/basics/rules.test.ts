import * as v from 'valibot'
import { describe, expect, test } from 'vitest'
import { deliveryHouseNumber, deliveryStreet } from './delivery-rules.ts'

import {
  alphaNum,
  checkbox,
  day,
  dutchPhoneNumber,
  dutchZipCode,
  newPassword,
  optionalEmail,
  optionalNumber,
  required,
  requiredCheckbox,
  requiredChoice,
  requiredChoices,
  requiredDutchZipCode,
  requiredEmail,
  requiredMessage,
  text,
  textOfMinLength,
  webAddress,
  wholeNumber,
} from './rules.ts'

/** The same in the browser, which finds all problems, and on the server, which stops at the first one of a field. */
const sentence = (schema: v.GenericSchema, value: unknown) => {
  const [inBrowser, onServer] = [false, true].map((abortPipeEarly) => {
    const checked = v.safeParse(schema, value, { abortPipeEarly })
    return checked.success ? undefined : checked.issues[0].message
  })
  expect(inBrowser).toBe(onServer)
  return inBrowser
}

const PASSWORD =
  'Je wachtwoord moet bestaan uit minimaal acht karakters, waarvan minimaal één kleine letter, één hoofdletter en één cijfer.'

describe('a required text', () => {
  test.each([
    ['Metaal Noord', undefined],
    ['x'.repeat(255), undefined],
    ['x'.repeat(256), 'Vul hier maximaal 255 tekens in.'],
    ['😀'.repeat(255), undefined],
    ['😀'.repeat(256), 'Vul hier maximaal 255 tekens in.'],
    ['👨‍👩‍👧‍👦'.repeat(255), undefined],
    ['e\u0301'.repeat(255), undefined],
    ['', 'Dit is een verplicht veld.'],
    ['   ', 'Dit is een verplicht veld.'],
    ['\u200b \u2060', 'Dit is een verplicht veld.'],
    ['👩\u200d🔧', undefined],
    [undefined, 'Dit is een verplicht veld.'],
    [7, 'Dit is een verplicht veld.'],
    ['a\u0000b', 'Voldoet niet aan de validatie regels.'],
  ])('%j', (value, expected) => {
    expect(sentence(required(), value)).toBe(expected)
  })

  test('of megabytes is refused at once', () => {
    expect(sentence(required(), '😀'.repeat(5_000_000))).toBe('Vul hier maximaal 255 tekens in.')
  })

  test('is trimmed', () => {
    expect(v.parse(required(), '  Metaal Noord ')).toBe('Metaal Noord')
  })

  test('has spaces for no-break spaces, so that it can be found', () => {
    expect(v.parse(required(), 'Meer dan 25\u00a0kg')).toBe('Meer dan 25 kg')
    expect(v.parse(text(), 'Meer dan 25\u00a0kg\u00a0')).toBe('Meer dan 25 kg')
    expect(v.parse(text(), '\u2009Metaal\u202fNoord\u3000')).toBe('Metaal Noord')
  })

  test('has no characters that nobody sees, and one form of each letter, so that it can be found', () => {
    expect(v.parse(required(), '\ufeff\u202aMetaal\u00adbewer\u200bking\u202c\u200e')).toBe('Metaalbewerking')
    expect(v.parse(required(), 'Cafe\u0301')).toBe('Café')
    expect(v.parse(required(), '👩\u200d🔧')).toBe('👩\u200d🔧')
    expect(v.parse(deliveryHouseNumber(), '12e\u0301')).toBe('12é')
  })
})

test('an optional text has a maximum length', () => {
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
  [`Aa1${'x'.repeat(61)}`, undefined],
  [`Aa1${'x'.repeat(252)}`, undefined],
  [`Aa1${'x'.repeat(253)}`, 'Vul hier maximaal 255 tekens in.'],
  [`Aa1${'😀'.repeat(252)}`, undefined],
  [`Aa1${'😀'.repeat(253)}`, 'Vul hier maximaal 255 tekens in.'],
  ['Aa1😀😀😀😀', PASSWORD],
  ['Aa1😀😀😀😀😀', undefined],
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
])('a checkbox sent as %j', (value, expected) => {
  expect(v.parse(checkbox(), value)).toBe(expected)
  expect(sentence(requiredCheckbox(), value)).toBe(expected ? undefined : 'Dit is een verplicht veld.')
})

test('a choice must be in the list', () => {
  expect(sentence(requiredChoice(['<10', '>500']), '<10')).toBeUndefined()
  expect(sentence(requiredChoice(['<10', '>500']), '11')).toBe('Dit is een verplicht veld.')
})

test('a message may be longer than a name', () => {
  expect(sentence(requiredMessage(), 'x'.repeat(2000))).toBeUndefined()
  expect(sentence(requiredMessage(), 'x'.repeat(2001))).toBe('Vul hier maximaal 2000 tekens in.')
  expect(sentence(requiredMessage(), ' ')).toBe('Dit is een verplicht veld.')
})

describe('choices from a list', () => {
  const Sizes = requiredChoices(['<10', '10-100', '>500'])

  test('are returned once, in the order of the list', () => {
    expect(v.parse(Sizes, ['>500', '<10', '>500'])).toEqual(['<10', '>500'])
  })

  test.each([
    [[], 'Dit is een verplicht veld.'],
    [undefined, 'Dit is een verplicht veld.'],
    [['11'], 'Voldoet niet aan de validatie regels.'],
  ])('%j', (value, expected) => {
    expect(sentence(Sizes, value)).toBe(expected)
  })
})

test.each([
  ['', undefined],
  [' info@smederij.nl ', undefined],
  ['info@smederij', 'Ongeldig e-mailadres'],
  [`${'x'.repeat(255)}@smederij.nl`, 'Vul hier maximaal 255 tekens in.'],
])('the optional e-mail address %j', (value, expected) => {
  expect(sentence(optionalEmail(), value)).toBe(expected)
})

test.each([
  ['', undefined],
  ['12', undefined],
  [' 12a ', undefined],
  ['12é', undefined],
  ['12-a', 'Mag alleen letters en cijfers bevatten.'],
  ['12 a', 'Mag alleen letters en cijfers bevatten.'],
  ['x'.repeat(256), 'Vul hier maximaal 255 tekens in.'],
])('the house number %j', (value, expected) => {
  expect(sentence(alphaNum(), value)).toBe(expected)
})

const ZIP_CODE = 'Vul hier een geldige postcode in.'

test.each([
  ['', undefined],
  ['3812 AB', undefined],
  ['3812ab', undefined],
  ['0812 AB', ZIP_CODE],
  ['3812  AB', ZIP_CODE],
  ['381 AB', ZIP_CODE],
  ['3812 SA', ZIP_CODE],
  ['3812 sd', ZIP_CODE],
  ['3812SS', ZIP_CODE],
  ['3812 SB', undefined],
  ['3812 ABC', ZIP_CODE],
])('the postal code %j', (value, expected) => {
  expect(sentence(dutchZipCode(), value)).toBe(expected)
})

test('the postal code of a PO box has its own maximum length', () => {
  expect(sentence(dutchZipCode(7), '3812 AB')).toBeUndefined()
  expect(sentence(dutchZipCode(7), '3812  AB')).toBe('Vul hier maximaal 7 tekens in.')
})

const PHONE = 'Vul hier een geldig Nederlands telefoonnummer in.'

test.each([
  ['', undefined],
  ['0331234567', undefined],
  ['033-123 45 67', undefined],
  ['(033) 123.45.67', undefined],
  ['06 12345678', undefined],
  ['+31 33 123 45 67', undefined],
  ['+31 (0)33 123 45 67', undefined],
  ['0031331234567', undefined],
  ['0031 6 12 34 56 78', undefined],
  ['0031234567', PHONE],
  ['033123456', PHONE],
  ['03312345678', PHONE],
  ['+32 33 123 45 67', PHONE],
  ['331234567', PHONE],
  ['bel me', PHONE],
  ['+31 (0)10 1234567', undefined],
  ['(+31) 10 1234567', undefined],
  ['(0031)(0)10 1234567', undefined],
  ['+31 (10) 1234567', undefined],
  ['(010 1234567', PHONE],
  ['010) 1234567', PHONE],
  ['0)10( 1234567', PHONE],
  ['((010)) 1234567', PHONE],
  ['010 123456()7', PHONE],
  ['+31 (0 10 1234567', PHONE],
  ['+31 0)10 1234567', PHONE],
  ['+310101234567', PHONE],
])('the telephone number %j', (value, expected) => {
  expect(sentence(dutchPhoneNumber(), value)).toBe(expected)
})

test.each([
  ['0331234567', '033 123 45 67'],
  ['+31 (0)10-1234567', '010 123 45 67'],
  ['0031 343 123 456', '0343 12 34 56'],
  ['(06) 12.34.56.78', '06 12 34 56 78'],
  ['088-1234567', '088 123 45 67'],
  ['033\u00a0123\u202f45\u200967', '033 123 45 67'],
  ['\u202a+31\u00a033\u2011123\u20134567\u202c', '033 123 45 67'],
  ['033\u200b1234567', '033 123 45 67'],
  ['', ''],
])('the telephone number %j is stored as %j', (typed, stored) => {
  expect(v.parse(dutchPhoneNumber(), typed)).toBe(stored)
})

test.each([
  ['3812ab', '3812 AB'],
  ['3812 Ab', '3812 AB'],
  ['3812\u00a0AB', '3812 AB'],
  ['\u202f3812\u2009ab\u200b', '3812 AB'],
  ['3812\u200bAB', '3812 AB'],
  ['', ''],
])('the postal code %j is stored as %j', (typed, stored) => {
  expect(v.parse(dutchZipCode(7), typed)).toBe(stored)
  if (stored) expect(v.parse(requiredDutchZipCode(), typed)).toBe(stored)
})

test('an e-mail address is understood with the spaces and hyphens of a web page', () => {
  const typed = '\u00a0info@metaal\u2011noord.nl\u200b\ufeff'
  expect(v.parse(requiredEmail(), typed)).toBe('info@metaal-noord.nl')
  expect(v.parse(optionalEmail(), typed)).toBe('info@metaal-noord.nl')
  expect(v.parse(optionalEmail(), '\u00a0')).toBe('')
})

test.each([
  ['', undefined],
  ['abc', undefined],
  ['ab', 'Vul hier minimaal 3 tekens in.'],
  ['😀😀', 'Vul hier minimaal 3 tekens in.'],
  ['😀😀😀', undefined],
])('a text of at least three characters: %j', (value, expected) => {
  expect(sentence(textOfMinLength(3), value)).toBe(expected)
})

test.each([
  ['1', undefined],
  [' 10 ', undefined],
  ['', 'Dit is een verplicht veld.'],
  ['1.5', 'Vul hier alleen nummers in.'],
  ['tien', 'Vul hier alleen nummers in.'],
  ['1e1', 'Vul hier alleen nummers in.'],
  ['0', 'Vul hier een waarde in groter dan of gelijk aan 1.'],
  ['-1', 'Vul hier een waarde in groter dan of gelijk aan 1.'],
  ['11', 'Vul hier een waarde in kleiner dan of gelijk aan 10.'],
])('an integer from 1 to 10: %j', (value, expected) => {
  expect(sentence(wholeNumber(1, 10), value)).toBe(expected)
})

test.each([
  ['', undefined],
  [' ', undefined],
  [null, undefined],
  [undefined, undefined],
  ['1,5', undefined],
  [1.5, undefined],
  ['twee', 'Vul hier een getal in.'],
  ['-1', 'Vul hier een getal in.'],
  ['11', 'Vul hier een waarde in kleiner dan of gelijk aan 10.'],
  ['a'.repeat(256), 'Vul hier maximaal 255 tekens in.'],
  ['a\u0000b', 'Voldoet niet aan de validatie regels.'],
  [{}, 'Voldoet niet aan de validatie regels.'],
])('an optional number from 0 to 10: %j', (value, expected) => {
  expect(sentence(optionalNumber(0, 10), value)).toBe(expected)
})

test.each([
  ['', undefined],
  ['https://www.arboportaal.nl/tillen?x=1', undefined],
  ['http://localhost:8080', undefined],
  ['www.arboportaal.nl', 'Ongeldige url'],
  ['javascript:alert(1)', 'Ongeldige url'],
  ['ftp://elders.nl', 'Ongeldige url'],
  ['https://', 'Ongeldige url'],
])('an optional URL: %j', (value, expected) => {
  expect(sentence(webAddress(), value)).toBe(expected)
})

test.each([
  ['', undefined],
  ['1900-01-01', undefined],
  ['2099-12-31', undefined],
  ['2024-02-29', undefined],
  ['2023-02-29', 'Vul hier een geldige datum in.'],
  ['2024-04-31', 'Vul hier een geldige datum in.'],
  ['2024-13-01', 'Vul hier een geldige datum in.'],
  ['2024-00-10', 'Vul hier een geldige datum in.'],
  ['1899-12-31', 'Vul hier een geldige datum in.'],
  ['2100-01-01', 'Vul hier een geldige datum in.'],
  ['01-02-2024', 'Vul hier een geldige datum in.'],
  ['2024-1-1', 'Vul hier een geldige datum in.'],
])('an optional date: %j', (value, expected) => {
  expect(sentence(day(), value)).toBe(expected)
})

test.each([
  ['Aambeeldstraat', undefined],
  ['Postbusweg', undefined],
  ['Oude Postbuslaan', undefined],
  ['Antwoordnummerhof', undefined],
  ['Poortweg', undefined],
  ['Postbusstraat', undefined],
  ['Postbusnummerweg', undefined],
  ['Post Buslaan', undefined],
  ['Posthof 12', undefined],
  ['Oude Postbus', undefined],
  ['Pbweg', undefined],
  ['P.B. Kramerstraat', undefined],
  ['P.O. Boxmanlaan', undefined],
  ['Burgemeester P.O. Bakkerstraat', undefined],
  ['De Bus', undefined],
  ['', 'Dit is een verplicht veld.'],
  ['Postbus 210', 'Het afleveradres mag geen postbus zijn.'],
  [' postbus', 'Het afleveradres mag geen postbus zijn.'],
  ['POSTBUS210', 'Het afleveradres mag geen postbus zijn.'],
  ['Postb. 210', 'Het afleveradres mag geen postbus zijn.'],
  ['P.O. Box 12', 'Het afleveradres mag geen postbus zijn.'],
  ['PO box', 'Het afleveradres mag geen postbus zijn.'],
  ['(Postbus 12)', 'Het afleveradres mag geen postbus zijn.'],
  ['Antwoordnummer 2040', 'Het afleveradres mag geen postbus zijn.'],
  ['Antwoordnr2040', 'Het afleveradres mag geen postbus zijn.'],
  ['Antw. nr. 2040', 'Het afleveradres mag geen postbus zijn.'],
  ['Postbusnummer 3', 'Het afleveradres mag geen postbus zijn.'],
  ['Postbusnr. 3', 'Het afleveradres mag geen postbus zijn.'],
  ['Post-bus 3', 'Het afleveradres mag geen postbus zijn.'],
  ['Post Office Box 3', 'Het afleveradres mag geen postbus zijn.'],
  ['PO-box 3', 'Het afleveradres mag geen postbus zijn.'],
  ['POB 3', 'Het afleveradres mag geen postbus zijn.'],
  ['P.B. 3', 'Het afleveradres mag geen postbus zijn.'],
  ['PB', 'Het afleveradres mag geen postbus zijn.'],
  ['T.a.v. Jan, postbus 3', 'Het afleveradres mag geen postbus zijn.'],
  ['Aambeeldstraat 12 / Postbus 3', 'Het afleveradres mag geen postbus zijn.'],
])('a delivery street: %j', (value, expected) => {
  expect(sentence(deliveryStreet(), value)).toBe(expected)
})

test.each([
  ['12', undefined],
  ['12B', undefined],
  ['12PB', undefined],
  ['12bus3', undefined],
  ['', 'Dit is een verplicht veld.'],
  ['12 B', 'Mag alleen letters en cijfers bevatten.'],
  ['Postbus12', 'Het afleveradres mag geen postbus zijn.'],
  ['POSTBUS12', 'Het afleveradres mag geen postbus zijn.'],
  ['Post bus 12', 'Het afleveradres mag geen postbus zijn.'],
  ['Pb 12', 'Het afleveradres mag geen postbus zijn.'],
  ['PB12', 'Het afleveradres mag geen postbus zijn.'],
  ['Postbusnr 3', 'Het afleveradres mag geen postbus zijn.'],
  ['Postbusnr3', 'Het afleveradres mag geen postbus zijn.'],
  ['postbusnummer3', 'Het afleveradres mag geen postbus zijn.'],
  ['Postbox 12', 'Het afleveradres mag geen postbus zijn.'],
  ['postb12', 'Het afleveradres mag geen postbus zijn.'],
  ['P.O. Box 3', 'Het afleveradres mag geen postbus zijn.'],
  ['pobox3', 'Het afleveradres mag geen postbus zijn.'],
  ['12 Postbus 3', 'Het afleveradres mag geen postbus zijn.'],
  ['12postbus3', 'Het afleveradres mag geen postbus zijn.'],
  ['antwoordnummer2040', 'Het afleveradres mag geen postbus zijn.'],
])('a house number for a delivery: %j', (value, expected) => {
  expect(sentence(deliveryHouseNumber(), value)).toBe(expected)
})

test('a required postal code', () => {
  expect(sentence(requiredDutchZipCode(), '')).toBe('Dit is een verplicht veld.')
  expect(sentence(requiredDutchZipCode(), '0123 AB')).toBe('Vul hier een geldige postcode in.')
  expect(sentence(requiredDutchZipCode(), '3812 AB')).toBeUndefined()
})
