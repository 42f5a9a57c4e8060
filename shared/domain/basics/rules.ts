import * as v from 'valibot'

import { isFarLongerThan, isLongerThan } from './characters.ts'
import { formatPhoneNumber } from './phone-number.ts'

// The validation rules with their Dutch error messages. Each function returns a schema. The browser validates with them
// before it sends a form, the server before it stores one.

export const REQUIRED = 'Dit is een verplicht veld.'
/** In characters as people count them. Source: docs/product.md, section 9. */
const MAX_TEXT_LENGTH = 255
/** In characters: about a page. */
const MAX_MESSAGE_LENGTH = 2_000
const MIN_PASSWORD_LENGTH = 8
const WEAK_PASSWORD =
  'Je wachtwoord moet bestaan uit minimaal acht karakters, waarvan minimaal één kleine letter, één hoofdletter en één cijfer.'
export const INVALID = 'Voldoet niet aan de validatie regels.'

const tooLong = (max: number) => `Vul hier maximaal ${max} tekens in.`

const atMost = (max: number) => v.check<string, string>((typed) => !isLongerThan(max, typed), tooLong(max))

/** Not so long that even reading it takes time. Its characters are counted later, without spaces at the ends. */
const notFarMoreThan = (max: number) =>
  v.check<string, string>((typed) => !isFarLongerThan(max, typed), tooLong(max))

/** No control characters, except tabs and line ends. PostgreSQL does not accept NUL. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: the rule is about control characters
const printable = v.regex<string, string>(/^[^\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f]*$/, INVALID)

/**
 * Comes along with text from other pages and programs: soft hyphens, spaces without width, and marks of the direction
 * of a text. Not what joins parts of an emoji.
 */
const INVISIBLE = /[\u00ad\u200b\u200e\u200f\u202a-\u202e\u2060\u2066-\u2069\ufeff]/g

/**
 * In one form, so that it is found: every kind of space is a space, such as the no-break space that the product shows
 * before a unit, and a letter with an accent is one code point.
 */
const trimmed = (message: string, max: number) =>
  v.pipe(
    v.string(message),
    notFarMoreThan(max),
    v.transform((typed) =>
      typed
        .replace(INVISIBLE, '')
        .replace(/\p{Zs}/gu, ' ')
        .normalize()
        .trim(),
    ),
  )

/** Optional. Forms send '' for an empty input, never undefined. */
export const text = (max = MAX_TEXT_LENGTH) => v.pipe(trimmed(INVALID, max), printable, atMost(max))

const visible = v.regex<string, string>(/[^\s\p{Default_Ignorable_Code_Point}]/u, REQUIRED)

export const required = (max = MAX_TEXT_LENGTH) =>
  v.pipe(trimmed(REQUIRED, max), visible, printable, atMost(max))

export const requiredMessage = () => required(MAX_MESSAGE_LENGTH)

export const optionalMessage = () => text(MAX_MESSAGE_LENGTH)

/** Any other value gives the message for an empty field. */
export const requiredChoice = <const T extends readonly string[]>(options: T) => v.picklist(options, REQUIRED)

/** Outputs each choice once, in the order of the list. */
export const requiredChoices = <const T extends readonly string[]>(options: T) =>
  v.pipe(
    v.array(v.picklist(options, INVALID), REQUIRED),
    v.nonEmpty(REQUIRED),
    v.transform((chosen): T[number][] => options.filter((option: T[number]) => chosen.includes(option))),
  )

/** For what consists of signs of a keyboard only, such as an address or a number: every hyphen or dash is a hyphen. */
const plain = v.transform<string, string>((typed) =>
  typed.replace(/\p{Default_Ignorable_Code_Point}/gu, '').replace(/[\p{Pd}\u2212]/gu, '-'),
)

const INVALID_EMAIL = 'Ongeldig e-mailadres'
/** The format that browsers accept, with a dot in the domain. */
const email = v.pipe(v.string(), plain, v.rfcEmail(INVALID_EMAIL), v.regex(/\.[a-z\d-]{2,}$/i, INVALID_EMAIL))

export const requiredEmail = () => v.pipe(required(), email)

export const optionalEmail = () => v.pipe(text(), v.union([v.literal(''), email], INVALID_EMAIL))

export const alphaNum = () =>
  v.pipe(text(), v.regex(/^[\p{L}\d]*$/u, 'Mag alleen letters en cijfers bevatten.'))

/** Optional. SA, SD and SS do not exist. `max`: length in characters. Outputs it as it is stored: 3812 AB. */
export const dutchZipCode = (max = MAX_TEXT_LENGTH) =>
  v.pipe(
    text(max),
    plain,
    v.regex(/^([1-9]\d{3} ?(?!S[ADS])[A-Z]{2})?$/i, 'Vul hier een geldige postcode in.'),
    v.transform((typed) => typed.replace(/^(\d{4}) ?/, '$1 ').toUpperCase()),
  )

export const requiredDutchZipCode = () => v.pipe(required(), dutchZipCode())

/** Optional: what `formatPhoneNumber` takes. Outputs it as it is stored, such as 033 123 45 67. */
export const dutchPhoneNumber = () =>
  v.pipe(
    text(),
    plain,
    v.check(
      (typed) => typed === '' || formatPhoneNumber(typed) !== undefined,
      'Vul hier een geldig Nederlands telefoonnummer in.',
    ),
    v.transform((typed) => formatPhoneNumber(typed) ?? ''),
  )

export const textOfMinLength = (min: number) =>
  v.pipe(
    text(),
    v.check((value) => value === '' || isLongerThan(min - 1, value), `Vul hier minimaal ${min} tekens in.`),
  )

/** As the string that a form sends. Outputs a number. */
export const wholeNumber = (min: number, max: number) =>
  v.pipe(
    required(),
    v.regex(/^-?\d+$/, 'Vul hier alleen nummers in.'),
    v.transform(Number),
    v.minValue(min, `Vul hier een waarde in groter dan of gelijk aan ${min}.`),
    v.maxValue(max, `Vul hier een waarde in kleiner dan of gelijk aan ${max}.`),
  )

/** With a comma or a point, as the string that a form sends. Outputs a number. */
export const decimalNumber = (min: number, max: number) =>
  v.pipe(
    required(),
    v.regex(/^\d+([.,]\d+)?$/, 'Vul hier een getal in.'),
    v.transform((typed) => Number(typed.replace(',', '.'))),
    v.minValue(min, `Vul hier een waarde in groter dan of gelijk aan ${min}.`),
    v.maxValue(max, `Vul hier een waarde in kleiner dan of gelijk aan ${max}.`),
  )

const none = v.pipe(
  text(),
  v.literal(''),
  v.transform(() => null),
)

/** May be absent, typed or not: '' and null for none. Outputs a number; null for none. */
export function optionalNumber(min: number, max: number, isWhole = false) {
  const number = isWhole ? wholeNumber(min, max) : decimalNumber(min, max)
  return v.pipe(
    v.optional(v.union([v.string(), v.number(), v.null()], INVALID), ''),
    v.transform((value) => (value === null ? '' : String(value))),
    v.lazy((typed): v.GenericSchema<string, number | null> => (v.is(none, typed) ? none : number)),
  )
}

/** Optional, http or https. `max`: length in characters. */
export const webAddress = (max = MAX_TEXT_LENGTH) =>
  v.pipe(
    text(max),
    v.check(
      (value) => value === '' || /^https?:$/.test(URL.canParse(value) ? new URL(value).protocol : ''),
      'Ongeldige url',
    ),
  )

/** yyyy-mm-dd, in the years 1900 to 2099. */
function isCalendarDate(value: string): boolean {
  if (!/^(19|20)\d\d-\d\d-\d\d$/.test(value)) return false
  const optionalDate = new Date(`${value}T00:00:00Z`)
  return !Number.isNaN(optionalDate.getTime()) && optionalDate.toISOString().startsWith(value)
}

/** yyyy-mm-dd, optional. */
export const day = () =>
  v.pipe(
    text(),
    v.check((value) => value === '' || isCalendarDate(value), 'Vul hier een geldige datum in.'),
  )

export const requiredDay = () => v.pipe(required(), day())

/** 8 to 255 characters with an upper case and a lower case letter and a digit. Not trimmed. */
export const newPassword = () =>
  v.pipe(
    v.string(REQUIRED),
    v.nonEmpty(REQUIRED),
    atMost(MAX_TEXT_LENGTH),
    v.check(
      (value) =>
        isLongerThan(MIN_PASSWORD_LENGTH - 1, value) &&
        /\p{Lu}/u.test(value) &&
        /\p{Ll}/u.test(value) &&
        /\d/.test(value),
      WEAK_PASSWORD,
    ),
  )

/** Only its presence and length are checked. */
export const currentPassword = () => v.pipe(v.string(REQUIRED), v.nonEmpty(REQUIRED), atMost(MAX_TEXT_LENGTH))

/** Not trimmed. '' when the form did not ask for it. */
export const optionalPassword = () => v.pipe(v.string(INVALID), atMost(MAX_TEXT_LENGTH))

/** Of the app or a recovery code, without the spaces and hyphens that group it. */
export const optionalLoginCode = () =>
  v.pipe(
    text(),
    plain,
    v.transform((value) => value.replace(/[\s-]/g, '').toLowerCase()),
  )

export const requiredLoginCode = () => v.pipe(optionalLoginCode(), v.nonEmpty(REQUIRED))

/** For a repeated password. Used with `v.forward(…, [field])`. */
export const PASSWORDS_DIFFER = 'Vul hier hetzelfde wachtwoord in.'

/** As a form sends it ('true', or '' when it is not checked) or as a boolean. Outputs a boolean. */
export const checkbox = () =>
  v.pipe(
    v.optional(v.union([v.boolean(), v.picklist(['true', 'false', ''])], INVALID), false),
    v.transform((value) => value === true || value === 'true'),
  )

export const requiredCheckbox = () =>
  v.pipe(
    checkbox(),
    v.check((value) => value, REQUIRED),
  )
