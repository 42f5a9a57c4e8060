/** Words of more than twenty characters, which can break anywhere; shorter ones only between syllables. */
const longWords = /\S{21,}/g
/** For words of letters only: Dutch has long words, and these can be hyphenated. */
const MAX_UNBROKEN_LETTERS = 40

/** For the narrowest columns of plans. */
const CHUNK_LENGTH = 4

const BREAK = '\u200b'

const graphemes = new Intl.Segmenter('nl')

/**
 * What a document must not contain: control characters other than tabs and line ends, characters that XML forbids,
 * and direction overrides, which would reverse the text after them.
 */
const unprintable = /[^\P{Cc}\t\n]|[\u202a-\u202e\u2066-\u2069\ufffe\uffff]/gu

/** Also turns half surrogate pairs into U+FFFD. */
export const printable = (text: string) => text.toWellFormed().replace(unprintable, '')

const canHyphenate = (word: string) => word.length <= MAX_UNBROKEN_LETTERS && /^[\p{L}\p{P}]+$/u.test(word)

function chunksOf(word: string, length: number): string[] {
  const parts = /^[\x21-\x7e]+$/.test(word)
    ? word
    : [...graphemes.segment(word)].map(({ segment }) => segment)
  return Array.from({ length: Math.ceil(parts.length / length) }, (_, at) => {
    const chunk = parts.slice(at * length, (at + 1) * length)
    return typeof chunk === 'string' ? chunk : chunk.join('')
  })
}

/**
 * Inserts invisible breaks into words, never within a grapheme. `length`: of what stays together, in graphemes. Each
 * break is laid out and written apart, so that a long document takes twice as long with four as with sixteen.
 */
const breakLongWords = (text: string, length: number): string =>
  text.replace(longWords, (word) => (canHyphenate(word) ? word : chunksOf(word, length).join(BREAK)))

/** For `JSON.stringify`. */
export const printableReplacer =
  (length = CHUNK_LENGTH) =>
  (_key: string, value: unknown) =>
    typeof value === 'string' ? breakLongWords(printable(value), length) : value
