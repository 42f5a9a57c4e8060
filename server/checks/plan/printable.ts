/** Longer words, in characters, can break anywhere; shorter words only between syllables. */
const MAX_UNBROKEN_LENGTH = 20
/** For words of letters only: Dutch has long words, and these can be hyphenated. */
const MAX_UNBROKEN_LETTERS = 40

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

/** Inserts invisible breaks into words, never within a grapheme. */
function breakLongWords(text: string): string {
  const insertBreaks = (word: string) =>
    [...graphemes.segment(word)]
      .map(({ segment }, index) => (index > 0 && index % CHUNK_LENGTH === 0 ? BREAK + segment : segment))
      .join('')
  return text.replace(/\S+/gu, (word) =>
    word.length <= MAX_UNBROKEN_LENGTH || canHyphenate(word) ? word : insertBreaks(word),
  )
}

export const printableReplacer = (_key: string, value: unknown) =>
  typeof value === 'string' ? breakLongWords(printable(value)) : value
