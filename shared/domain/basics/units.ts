const NO_BREAK_SPACE = '\u00a0'

const units = 'kg N Pa dB cm m m² m/s² mg/m³ meter seconden minuut minuten uur weken maanden'
  .split(' ')
  .join('|')

/** As in "2,5 m/s²". The unit ends with the word. */
const numberWithUnit = new RegExp(`(\\d) (?=(?:${units})(?![\\p{L}\\d²/]))`, 'gu')

/** No line ends between a number and its unit. */
export const keepUnits = (text: string): string => text.replace(numberWithUnit, `$1${NO_BREAK_SPACE}`)

/** In Dutch, with at most this number of decimals: "1.234,5". */
export const formatNumber = (value: number, decimals = 1): string =>
  new Intl.NumberFormat('nl-NL', { maximumFractionDigits: decimals }).format(value)
