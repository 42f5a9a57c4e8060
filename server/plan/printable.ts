/** Longer words, in characters, are broken where there is room for no more; others only by their syllables. */
const MAX_UNBROKEN_LENGTH = 20
/** Words of letters may have this many before they are broken anywhere: Dutch has long ones, and they have syllables. */
const MAX_UNBROKEN_LETTERS = 40

/** How many characters stay together in a word that is broken anywhere. */
const CHUNK_LENGTH = 4

const BREAK = '\u200b'

/**
 * What no document can hold: control characters other than line ends, halves of characters, and what XML refuses. And
 * what would turn round the words behind a text, which are not its own.
 */
const unprintable = /[^\P{Cc}\t\n]|[\u202a-\u202e\u2066-\u2069\ufffe\uffff]/gu

/** Text as a document can hold it. */
export const printable = (text: string) => text.toWellFormed().replace(unprintable, '')

const canHyphenate = (word: string) => word.length <= MAX_UNBROKEN_LETTERS && /^[\p{L}\p{P}]+$/u.test(word)

/** Text in which a word that is too long for a line may be broken, between characters as people see them. */
function breakLongWords(text: string): string {
  const characters = new Intl.Segmenter('nl')
  const insertBreaks = (word: string) =>
    [...characters.segment(word)]
      .map(({ segment }, index) => (index > 0 && index % CHUNK_LENGTH === 0 ? BREAK + segment : segment))
      .join('')
  return text.replace(/\S+/gu, (word) =>
    word.length <= MAX_UNBROKEN_LENGTH || canHyphenate(word) ? word : insertBreaks(word),
  )
}

/** For JSON.stringify: every text in a plan as a page can hold it. */
export const printableReplacer = (_key: string, value: unknown) =>
  typeof value === 'string' ? breakLongWords(printable(value)) : value
