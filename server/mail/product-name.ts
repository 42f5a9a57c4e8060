const DEFAULT_NAME = 'Beterwerk'

/** Lines with user input: a quoted line, or a label with what was filled in. */
export const isQuoted = (line: string) => line.startsWith('>')
export const FACT = /^([\p{L}\p{M}.’ -]{2,30}): (.+)$/u

/** Does not replace the name in what users typed. */
export const nameProduct = (body: string, productName: string): string =>
  body
    .split('\n')
    .map((line) =>
      isQuoted(line) || FACT.test(line) ? line : line.replaceAll(DEFAULT_NAME, () => productName),
    )
    .join('\n')

/** A subject contains no user input. ASCII stays readable as sent. */
export function subjectWithProduct(subject: string, productName: string): string {
  const named = subject.replaceAll(DEFAULT_NAME, () => productName)
  return named.includes(productName) ? named : `${named} - ${productName}`
}
