import { dictionary } from '@zxcvbn-ts/language-common'

import { Refusal } from '../http/refusal.ts'
import { dutchWords } from './dutch-words.ts'

const TOO_COMMON =
  'Dit wachtwoord is makkelijk te raden. Kies een ander wachtwoord, bijvoorbeeld een paar losse woorden met een cijfer.'

/** The 49,233 passwords that occur most often in published lists of stolen ones, in lower case. */
const common: ReadonlySet<string> = new Set(dictionary['passwords-common'])

/** Characters around a word, such as a year, that hardly make it harder to guess. */
const MAX_DECORATION = 6
/** The shortest own word that counts. */
const MIN_OWN_WORD = 3

/** In lower case without the digits and signs around it; unchanged when there are too many of them. */
function withoutDecoration(password: string): string {
  const word = password.replace(/^[^\p{L}]+|[^\p{L}]+$/gu, '')
  return password.length - word.length > MAX_DECORATION ? password : word
}

/** Digits and signs that stand for letters. */
const letterOf: Record<string, string> = {
  0: 'o',
  1: 'i',
  3: 'e',
  4: 'a',
  5: 's',
  7: 't',
  '@': 'a',
  $: 's',
  '!': 'i',
}

const inLetters = (word: string) => word.replace(/[013457@$!]/g, (sign) => letterOf[sign]!)

/** Words of names and e-mail addresses that somebody who knows the person would try first. */
const wordsOf = (own: readonly string[]) =>
  own
    .flatMap((text) => [text, ...text.split(/[^\p{L}\d]+/u)])
    .map((word) => word.toLowerCase())
    .filter((word) => word.length >= MIN_OWN_WORD)

/**
 * Guessed within a few attempts: one of the most common passwords, or one of those, a Dutch word or an own word with
 * digits and signs around it or in place of letters. Case makes no difference. `own`: names and e-mail addresses of the
 * person, and the name of the product.
 */
export function isCommonPassword(password: string, own: readonly string[] = []): boolean {
  const typed = password.trim().toLowerCase()
  const word = withoutDecoration(typed)
  const ownWords = wordsOf(own)
  return [typed, word, inLetters(word)].some(
    (candidate) => common.has(candidate) || dutchWords.has(candidate) || ownWords.includes(candidate),
  )
}

/** Refuses with 400 at the field of the form. */
export function requireUncommonPassword(password: string, field: string, own: readonly string[]): void {
  if (isCommonPassword(password, own))
    throw new Refusal(400, [{ field, message: TOO_COMMON }], 'PASSWORD_TOO_COMMON')
}
