const NO_BREAK_SPACE = '\u00a0'

const units = 'kg N Pa dB cm m m² m/s² mg/m³ meter seconden minuut minuten uur weken maanden'
  .split(' ')
  .join('|')

/** As in "2,5 m/s²". The unit ends with the word. */
const numberWithUnit = new RegExp(`(\\d) (?=(?:${units})(?![\\p{L}\\d²/]))`, 'gu')

/** No line ends between a number and its unit. */
export const keepUnits = (text: string): string => text.replace(numberWithUnit, `$1${NO_BREAK_SPACE}`)

type Decimals = 0 | 1 | 2 | 3

/** Made once: making one takes longer than a thousand numbers. */
const formats = ([0, 1, 2, 3] as const).map(
  (decimals) => new Intl.NumberFormat('nl-NL', { maximumFractionDigits: decimals }),
)

/** In Dutch, with at most this number of decimals: "1.234,5". */
export const formatNumber = (value: number, decimals: Decimals = 1): string =>
  formats[decimals]!.format(value)
