import { forSearch } from '#shared/domain/basics/for-search.ts'
import { type StatementCode, statementTexts } from './hazard-statement-texts.ts'

export const statementCodes = Object.keys(statementTexts) as StatementCode[]

export const isKnown = (code: string): code is StatementCode => Object.hasOwn(statementTexts, code)

export const WITHDRAWN_CODE = 'vervallen code, vraag een nieuw blad'

/** No longer in CLP, so that the sheet it stands on is old. */
export const isWithdrawn = (code: string) => code === 'EUH001' || code === 'EUH059'

/** In Dutch, as on the label; undefined for a code that is not in the list. */
export const textOf = (code: string): string | undefined => (isKnown(code) ? statementTexts[code] : undefined)

/** How people write codes that CLP does not have. */
const spellings: Record<string, StatementCode> = {
  H350I: 'H350i',
  H360dF: 'H360Fd',
  H360fD: 'H360Df',
  H360DF: 'H360FD',
  H360f: 'H360F',
  H360d: 'H360D',
  H360fd: 'H360FD',
  H360df: 'H360FD',
  H361df: 'H361fd',
}

/**
 * A capital F or D of H360 (category 1) means certain harm, a small letter suspected harm: H360Fd is not H360FD, and
 * H360fD is H360Df in another order. Without a capital, as in "h360fd", the most severe reading counts: H360FD. H361
 * (category 2) has only small letters. Source: CLP annex VI, 1.1.2.1.2; grade C.
 */
function asInClp(prefix: string, digits: string, letters: string): string {
  const number = prefix.toUpperCase() + digits
  if (number.startsWith('EUH')) return number + letters.toUpperCase()
  const code = number + (number === 'H361' ? letters.toLowerCase() : letters)
  return spellings[code] ?? code
}

// A code is H or EUH, three digits after at most one separator, and one or two letters. It may stand right behind another
// code. Three letters or more are a text that lost its space. After a plus the H may be missing: H302+312.
const LETTERS = '((?:(?:(?!(?:EU)?H\\d)[A-Za-z]){1,2}(?=(?:EU)?H\\d|[^A-Za-z0-9]|$))?)'
const CODE = new RegExp(
  `(?:(?<![A-Za-z])|(?<=\\d{3}[A-Za-z]{1,2}))(EUH|H)[^\\S\\n]?[-.]?[^\\S\\n]?(\\d{3})(?!\\d)${LETTERS}` +
    `((?:\\s*\\+\\s*\\d{3}(?!\\d)${LETTERS})*)`,
  'gi',
)
const FURTHER = new RegExp(`(\\d{3})${LETTERS}`, 'gi')

/** As the list does, without duplicates. Codes that are not in the list come last, in alphabetical order. */
const ordered = (codes: readonly string[]): string[] => {
  const given = new Set(codes)
  const unknown = [...given].filter((code) => !isKnown(code)).toSorted()
  return [...statementCodes.filter((code) => given.has(code)), ...unknown]
}

/**
 * In a text such as section 2 of a safety data sheet: each once, in the order of the list, combinations split on the
 * plus. Ignores P-codes, hazard classes, the texts of codes, and what would have to be guessed, such as "H2 25". Keeps
 * a code that is not in the list, because it may be a warning.
 */
export function parseStatements(text: string): string[] {
  const codes = [...text.matchAll(CODE)].flatMap(([, prefix, digits, letters, further]) => [
    asInClp(prefix!, digits!, letters!),
    ...[...further!.matchAll(FURTHER)].map(([, next, behind]) => asInClp(prefix!, next!, behind!)),
  ])
  return ordered(codes)
}

/** Their code or Dutch text contains every word. Case and accents make no difference. */
export function findByText(text: string): StatementCode[] {
  const words = forSearch(text).split(/\s+/)
  return statementCodes.filter((code) => {
    const searched = forSearch(`${code} ${statementTexts[code]}`)
    return words.every((word) => searched.includes(word))
  })
}
