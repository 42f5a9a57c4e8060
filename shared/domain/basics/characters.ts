// Characters as people count them: one sign on the screen is one, also when it consists of several code points, such as
// an emoji with a skin tone.

/** Of one character. Source: the longest emoji of Unicode, two people with skin tones who kiss, has 15. */
const MAX_CODE_UNITS = 16

/** Browsers without `Intl.Segmenter` (Firefox before 125) count code points. */
const charactersOf = (text: string): string[] =>
  'Segmenter' in Intl
    ? Array.from(new Intl.Segmenter('nl').segment(text), ({ segment }) => segment)
    : Array.from(text)

/** Certain without counting characters, so that it costs no time, whatever the length. */
export const isFarLongerThan = (max: number, text: string): boolean => text.length > max * MAX_CODE_UNITS

export const isLongerThan = (max: number, text: string): boolean =>
  text.length > max && (isFarLongerThan(max, text) || charactersOf(text).length > max)

export const firstCharacters = (max: number, text: string): string =>
  isLongerThan(max, text)
    ? charactersOf(text.slice(0, max * MAX_CODE_UNITS))
        .slice(0, max)
        .join('')
    : text
