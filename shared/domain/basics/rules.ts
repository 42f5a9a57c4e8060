import * as v from 'valibot'

import { isFarLongerThan, isLongerThan } from './characters.ts'
import { formatPhoneNumber } from './phone-number.ts'

// The validation rules with their Dutch error messages. Each function returns a schema. The browser validates with them
// before it sends a form, the server before it stores one.

export const REQUIRED = 'Dit is een verplicht veld.'
/** Maximum length of a short text, in characters as people count them. Source: docs/product.md, section 9. */
const MAX_TEXT_LENGTH = 255
/** Maximum length of a longer text, in characters: about a page. */
const MAX_MESSAGE_LENGTH = 2_000
const MIN_PASSWORD_LENGTH = 8
const WEAK_PASSWORD =
  'Je wachtwoord moet bestaan uit minimaal acht karakters, waarvan minimaal één kleine letter, één hoofdletter en één cijfer.'
/** Error message of a rule without a message of its own. */
export const INVALID = 'Voldoet niet aan de validatie regels.'

const tooLong = (max: number) => `Vul hier maximaal ${max} tekens in.`

/** Text of at most `max` characters. */
const atMost = (max: number) => v.check<string, string>((typed) => !isLongerThan(max, typed), tooLong(max))

/** Text that is not so long that even reading it takes time. Its characters are counted later, without spaces at the ends. */
const notFarMoreThan = (max: number) =>
  v.check<string, string>((typed) => !isFarLongerThan(max, typed), tooLong(max))

/** Text without control characters, except tabs and line ends. PostgreSQL does not accept NUL. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: the rule is about control characters
const printable = v.regex<string, string>(/^[^\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f]*$/, INVALID)

/**
 * What comes along with text from other pages and programs, and is not seen: soft hyphens, spaces without width, and
 * marks of the direction of a text. Not what joins parts of an emoji.
 */
const INVISIBLE = /[\u00ad\u200b\u200e\u200f\u202a-\u202e\u2060\u2066-\u2069\ufeff]/g

/**
 * Text without spaces at its ends, in one form, so that it is found: every kind of space is a space, such as the no-break
 * space that the product shows before a unit, and a letter with an accent is one code point.
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

/** Optional short text, trimmed. Forms send '' for an empty input, never undefined. */
export const text = (max = MAX_TEXT_LENGTH) => v.pipe(trimmed(INVALID, max), printable, atMost(max))

/** Text with at least one visible character. */
const visible = v.regex<string, string>(/[^\s\p{Default_Ignorable_Code_Point}]/u, REQUIRED)

/** Required short text, trimmed. */
export const required = (max = MAX_TEXT_LENGTH) =>
  v.pipe(trimmed(REQUIRED, max), visible, printable, atMost(max))

/** Required longer text, trimmed, such as a message in a mail. */
export const requiredMessage = () => required(MAX_MESSAGE_LENGTH)

/** Optional longer text, trimmed. */
export const optionalMessage = () => text(MAX_MESSAGE_LENGTH)

/** Required choice from a fixed list. Any other value gives the message for an empty field. */
export const requiredChoice = <const T extends readonly string[]>(options: T) => v.picklist(options, REQUIRED)

/** At least one choice from a fixed list. Outputs each choice once, in the order of the list. */
export const requiredChoices = <const T extends readonly string[]>(options: T) =>
  v.pipe(
    v.array(v.picklist(options, INVALID), REQUIRED),
    v.nonEmpty(REQUIRED),
    v.transform((chosen): T[number][] => options.filter((option: T[number]) => chosen.includes(option))),
  )

/** What consists of signs of a keyboard only, such as an address or a number: every kind of hyphen or dash is a hyphen. */
const plain = v.transform<string, string>((typed) =>
  typed.replace(/\p{Default_Ignorable_Code_Point}/gu, '').replace(/[\p{Pd}\u2212]/gu, '-'),
)

const INVALID_EMAIL = 'Ongeldig e-mailadres'
/** The format that browsers accept, with a dot in the domain. */
const email = v.pipe(v.string(), plain, v.rfcEmail(INVALID_EMAIL), v.regex(/\.[a-z\d-]{2,}$/i, INVALID_EMAIL))

/** Required e-mail address, trimmed, at most 255 characters. */
export const requiredEmail = () => v.pipe(required(), email)

/** Optional e-mail address. */
export const optionalEmail = () => v.pipe(text(), v.union([v.literal(''), email], INVALID_EMAIL))

/** Optional text of letters and digits. */
export const alphaNum = () =>
  v.pipe(text(), v.regex(/^[\p{L}\d]*$/u, 'Mag alleen letters en cijfers bevatten.'))

/**
 * Optional Dutch postal code. The letters SA, SD and SS do not exist. `max`: length in characters. Outputs it in the form
 * in which it is stored: 3812 AB.
 */
export const dutchZipCode = (max = MAX_TEXT_LENGTH) =>
  v.pipe(
    text(max),
    plain,
    v.regex(/^([1-9]\d{3} ?(?!S[ADS])[A-Z]{2})?$/i, 'Vul hier een geldige postcode in.'),
    v.transform((typed) => typed.replace(/^(\d{4}) ?/, '$1 ').toUpperCase()),
  )

/** Required Dutch postal code. */
export const requiredDutchZipCode = () => v.pipe(required(), dutchZipCode())

/**
 * Optional Dutch telephone number: +31, 0031 or 0, then nine digits, with spaces, dots, hyphens or pairs of brackets.
 * Outputs it in the form in which it is stored, such as 033 123 45 67.
 */
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

/** Optional short text of at least `min` characters. */
export const textOfMinLength = (min: number) =>
  v.pipe(
    text(),
    v.check((value) => value === '' || isLongerThan(min - 1, value), `Vul hier minimaal ${min} tekens in.`),
  )

/** Required integer from `min` to `max`, as the string that a form sends. Outputs a number. */
export const wholeNumber = (min: number, max: number) =>
  v.pipe(
    required(),
    v.regex(/^-?\d+$/, 'Vul hier alleen nummers in.'),
    v.transform(Number),
    v.minValue(min, `Vul hier een waarde in groter dan of gelijk aan ${min}.`),
    v.maxValue(max, `Vul hier een waarde in kleiner dan of gelijk aan ${max}.`),
  )

/** Required number from `min` to `max` with a comma or a point, as the string that a form sends. Outputs a number. */
export const decimalNumber = (min: number, max: number) =>
  v.pipe(
    required(),
    v.regex(/^\d+([.,]\d+)?$/, 'Vul hier een getal in.'),
    v.transform((typed) => Number(typed.replace(',', '.'))),
    v.minValue(min, `Vul hier een waarde in groter dan of gelijk aan ${min}.`),
    v.maxValue(max, `Vul hier een waarde in kleiner dan of gelijk aan ${max}.`),
  )

/** The same for a number that may be absent, typed or not: '' and null for none. Outputs a number; null for none. */
export const optionalNumber = (min: number, max: number, isWhole = false) =>
  v.pipe(
    v.optional(v.union([v.string(), v.number(), v.null()], INVALID), ''),
    v.transform((value) => (value === null ? '' : String(value))),
    v.union(
      [
        v.pipe(
          text(),
          v.literal(''),
          v.transform(() => null),
        ),
        isWhole ? wholeNumber(min, max) : decimalNumber(min, max),
      ],
      // What is wrong with the number.
      ({ issues }) => issues?.at(-1)?.message ?? INVALID,
    ),
  )

/** Optional http or https URL. `max`: length in characters. */
export const webAddress = (max = MAX_TEXT_LENGTH) =>
  v.pipe(
    text(max),
    v.check(
      (value) => value === '' || /^https?:$/.test(URL.canParse(value) ? new URL(value).protocol : ''),
      'Ongeldige url',
    ),
  )

/** Whether a text is an existing date, yyyy-mm-dd, in the years 1900 to 2099. */
function isCalendarDate(value: string): boolean {
  if (!/^(19|20)\d\d-\d\d-\d\d$/.test(value)) return false
  const optionalDate = new Date(`${value}T00:00:00Z`)
  return !Number.isNaN(optionalDate.getTime()) && optionalDate.toISOString().startsWith(value)
}

/** Optional date, yyyy-mm-dd. */
export const day = () =>
  v.pipe(
    text(),
    v.check((value) => value === '' || isCalendarDate(value), 'Vul hier een geldige datum in.'),
  )

/** Required date, yyyy-mm-dd. */
export const requiredDay = () => v.pipe(required(), day())

/**
 * Required new password: 8 to 255 characters with an upper case letter, a lower case letter and a digit. Not trimmed:
 * spaces are part of it.
 */
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

/** Required current password: only its presence and length are checked. */
export const currentPassword = () => v.pipe(v.string(REQUIRED), v.nonEmpty(REQUIRED), atMost(MAX_TEXT_LENGTH))

/** Optional password, not trimmed. '' when the form did not ask for it. */
export const optionalPassword = () => v.pipe(v.string(INVALID), atMost(MAX_TEXT_LENGTH))

/** Optional code of two-step login: of the app or a recovery code, without the spaces and hyphens that group it. */
export const optionalLoginCode = () =>
  v.pipe(
    text(),
    plain,
    v.transform((value) => value.replace(/[\s-]/g, '').toLowerCase()),
  )

/** Required code of two-step login. */
export const requiredLoginCode = () => v.pipe(optionalLoginCode(), v.nonEmpty(REQUIRED))

/** Error message for a repeated password that differs. Used with `v.forward(…, [field])`. */
export const PASSWORDS_DIFFER = 'Vul hier hetzelfde wachtwoord in.'

/** A checkbox as a form sends it ('true', or '' when it is not checked) or as a boolean. Outputs a boolean. */
export const checkbox = () =>
  v.pipe(
    v.optional(v.union([v.boolean(), v.picklist(['true', 'false', ''])], INVALID), false),
    v.transform((value) => value === true || value === 'true'),
  )

/** A checkbox that must be checked. */
export const requiredCheckbox = () =>
  v.pipe(
    checkbox(),
    v.check((value) => value, REQUIRED),
  )
