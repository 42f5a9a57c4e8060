import * as v from 'valibot'

// Every validation sentence of the product stands here, on the rule that utters it.
// The client checks with these rules before it sends, the server with the same ones before it stores.

export const REQUIRED = 'Dit is een verplicht veld.'
/** Longest short text, in characters. Source: specification, section 9. */
const MAX_TEXT_LENGTH = 255
/** Longest text that somebody writes in sentences, in characters: about a page. */
const MAX_MESSAGE_LENGTH = 2_000
const MIN_PASSWORD_LENGTH = 8
const WEAK_PASSWORD =
  'Je wachtwoord moet bestaan uit minimaal acht karakters, waarvan minimaal één kleine letter, één hoofdletter en één cijfer.'
/** What a rule says when it has no sentence of its own. */
export const INVALID = 'Voldoet niet aan de validatie regels.'

const tooLong = (max: number) => `Vul hier maximaal ${max} tekens in.`

/** Text without control characters: none is ever typed, and PostgreSQL refuses NUL. Tabs and line ends stay. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what it looks for
const noControlCharacters = v.regex<string, string>(
  /^[^\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f]*$/,
  INVALID,
)

/** Short text that may stay empty, trimmed. Forms post '' for an empty input, never undefined. */
export const text = (max = MAX_TEXT_LENGTH) =>
  v.pipe(v.string(INVALID), v.trim(), noControlCharacters, v.maxLength(max, tooLong(max)))

/** Something to see: a text of invisible characters alone is none. */
const visible = v.regex<string, string>(/[^\s\p{Default_Ignorable_Code_Point}]/u, REQUIRED)

/** Short text that must be there after trimming. */
export const required = (max = MAX_TEXT_LENGTH) =>
  v.pipe(v.string(REQUIRED), v.trim(), visible, noControlCharacters, v.maxLength(max, tooLong(max)))

/** Longer text that must be there after trimming, such as a message in a mail. */
export const requiredMessage = () => required(MAX_MESSAGE_LENGTH)

/** One choice out of a fixed list; anything else counts as not filled in. */
export const requiredChoice = <const T extends readonly string[]>(options: T) => v.picklist(options, REQUIRED)

/** At least one out of a fixed list. Gives each choice once, in the order of the list. */
export const requiredChoices = <const T extends readonly string[]>(options: T) =>
  v.pipe(
    v.array(v.picklist(options, INVALID), REQUIRED),
    v.nonEmpty(REQUIRED),
    v.transform((chosen): T[number][] => options.filter((option: T[number]) => chosen.includes(option))),
  )

const INVALID_EMAIL = 'Ongeldig e-mailadres'
/** As browsers take it, on a domain with a dot. */
const email = v.pipe(v.string(), v.rfcEmail(INVALID_EMAIL), v.regex(/\.[a-z\d-]{2,}$/i, INVALID_EMAIL))

/** An e-mail address; trimmed, it must be there, at most 255 characters. */
export const requiredEmail = () => v.pipe(required(), email)

/** An e-mail address that may stay empty. */
export const optionalEmail = () => v.pipe(text(), v.union([v.literal(''), email], INVALID_EMAIL))

/** Letters and digits and nothing else; may stay empty. */
export const alphaNum = () =>
  v.pipe(text(), v.regex(/^[\p{L}\d]*$/u, 'Mag alleen letters en cijfers bevatten.'))

/** A Dutch postal code, such as 3812 AB; may stay empty. SA, SD and SS are never given out. */
export const dutchZipCode = (max = MAX_TEXT_LENGTH) =>
  v.pipe(text(max), v.regex(/^([1-9]\d{3} ?(?!S[ADS])[A-Z]{2})?$/i, 'Vul hier een geldige postcode in.'))

/** Letters and digits and nothing else; trimmed, it must be there. */
export const requiredAlphaNum = () => v.pipe(required(), alphaNum())

/** A Dutch postal code that must be there. */
export const requiredDutchZipCode = () => v.pipe(required(), dutchZipCode())

/** How somebody writes a PO box, or a number for free replies, where a street is asked: nothing is delivered there. */
const PO_BOX = /^\W*(postbus|postb\.|p\.?\s?o\.?\s?box|antwoordnummer|antwoordnr)(?!\p{L})/iu

/** A street where a parcel can be handed over; trimmed, it must be there. */
export const deliveryStreet = () =>
  v.pipe(
    required(),
    v.check((value) => !PO_BOX.test(value), 'Het afleveradres mag geen postbus zijn.'),
  )

/** A Dutch telephone number: +31, 0031 or 0, then nine digits, with spaces, dots, hyphens or brackets; may stay empty. */
export const dutchPhoneNumber = () =>
  v.pipe(
    text(),
    v.regex(
      /^(((\+|00)31([ .-]*\(0\))?|\(?0)[ ().-]*[1-9]([ ().-]*\d){8})?$/,
      'Vul hier een geldig Nederlands telefoonnummer in.',
    ),
  )

/** Short text of at least `min` characters; may stay empty. */
export const textOfMinLength = (min: number) =>
  v.pipe(
    text(),
    v.check((value) => value === '' || value.length >= min, `Vul hier minimaal ${min} tekens in.`),
  )

/** A whole number as a form posts it, from `min` to `max`. Gives a number. */
export const wholeNumber = (min: number, max: number) =>
  v.pipe(
    required(),
    v.regex(/^-?\d+$/, 'Vul hier alleen nummers in.'),
    v.transform(Number),
    v.minValue(min, `Vul hier een waarde in groter dan of gelijk aan ${min}.`),
    v.maxValue(max, `Vul hier een waarde in kleiner dan of gelijk aan ${max}.`),
  )

/** The address of a page elsewhere, http or https by parsing; may stay empty. */
export const webAddress = () =>
  v.pipe(
    text(),
    v.check(
      (value) => value === '' || /^https?:$/.test(URL.canParse(value) ? new URL(value).protocol : ''),
      'Ongeldige url',
    ),
  )

/** Whether a text is a day of the calendar in the years 1900 to 2099. */
function isCalendarDate(value: string): boolean {
  if (!/^(19|20)\d\d-\d\d-\d\d$/.test(value)) return false
  const optionalDate = new Date(`${value}T00:00:00Z`)
  return !Number.isNaN(optionalDate.getTime()) && optionalDate.toISOString().startsWith(value)
}

/** A day, yyyy-mm-dd; may stay empty. */
export const day = () =>
  v.pipe(
    text(),
    v.check((value) => value === '' || isCalendarDate(value), 'Vul hier een geldige datum in.'),
  )

/**
 * A password as somebody chooses it: 8 to 255 characters with an upper case letter, a lower case letter and a
 * digit. Not trimmed: a space is part of it.
 */
export const newPassword = () =>
  v.pipe(
    v.string(REQUIRED),
    v.nonEmpty(REQUIRED),
    v.maxLength(MAX_TEXT_LENGTH, tooLong(MAX_TEXT_LENGTH)),
    v.check(
      (value) =>
        value.length >= MIN_PASSWORD_LENGTH &&
        /\p{Lu}/u.test(value) &&
        /\p{Ll}/u.test(value) &&
        /\d/.test(value),
      WEAK_PASSWORD,
    ),
  )

/** A password as somebody types it to prove who they are: only its presence is checked. */
export const currentPassword = () =>
  v.pipe(v.string(REQUIRED), v.nonEmpty(REQUIRED), v.maxLength(MAX_TEXT_LENGTH, tooLong(MAX_TEXT_LENGTH)))

/** A password that only some changes ask for. Not trimmed; '' when it was not asked. */
export const optionalPassword = () =>
  v.pipe(v.string(INVALID), v.maxLength(MAX_TEXT_LENGTH, tooLong(MAX_TEXT_LENGTH)))

/** Puts the sentence for a repeated password on the repeating field. For `v.forward(…, [field])`. */
export const PASSWORDS_DIFFER = 'Vul hier hetzelfde wachtwoord in.'

/** A tick box as a form posts it ('true', or '' when it is not ticked) or as JSON has it. Gives a boolean. */
export const checkbox = () =>
  v.pipe(
    v.optional(v.union([v.boolean(), v.picklist(['true', 'false', ''])], INVALID), false),
    v.transform((value) => value === true || value === 'true'),
  )

/** A tick box that must be ticked. */
export const requiredCheckbox = () =>
  v.pipe(
    checkbox(),
    v.check((value) => value, REQUIRED),
  )
