const format = new Intl.NumberFormat('nl-NL', { maximumFractionDigits: 3 })

/** As displayed: 1.250,5. */
export const formatNumber = (number: number): string => format.format(number)

/** As typed in a field: 1250,5; '' for none. */
export const typedNumber = (number: number | null): string =>
  number === null ? '' : String(number).replace('.', ',')
