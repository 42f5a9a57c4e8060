// Characters as people count them: what is one sign on the screen is one character, also when it consists of several code
// points, such as an emoji with a skin tone.

/** Maximum number of UTF-16 code units of one character. Source: the longest emoji of Unicode, two people with skin tones who kiss, has 15. */
const MAX_CODE_UNITS = 16

/** The characters of a text. Browsers without `Intl.Segmenter` (Firefox before 125) count code points. */
const charactersOf = (text: string): string[] =>
  'Segmenter' in Intl
    ? Array.from(new Intl.Segmenter('nl').segment(text), ({ segment }) => segment)
    : Array.from(text)

/**
 * Whether a text has so many code units that it is longer than `max` characters without counting them: it costs no time,
 * whatever the length.
 */
export const isFarLongerThan = (max: number, text: string): boolean => text.length > max * MAX_CODE_UNITS

/** Whether a text has more than `max` characters. */
export const isLongerThan = (max: number, text: string): boolean =>
  text.length > max && (isFarLongerThan(max, text) || charactersOf(text).length > max)

/** The first `max` characters of a text. */
export const firstCharacters = (max: number, text: string): string =>
  isLongerThan(max, text)
    ? charactersOf(text.slice(0, max * MAX_CODE_UNITS))
        .slice(0, max)
        .join('')
    : text
