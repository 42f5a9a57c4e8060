/** How the texts of the mails name the product. */
const DEFAULT_NAME = 'Beterwerk'

/** Lines with user input: a quoted line, or a label with what was filled in. */
export const isQuoted = (line: string) => line.startsWith('>')
export const FACT = /^([\p{L}\p{M}.’ -]{2,30}): (.+)$/u

/** Returns the text of a mail with the name that this installation gives the product; not in what users typed. */
export const nameProduct = (body: string, productName: string): string =>
  body
    .split('\n')
    .map((line) =>
      isQuoted(line) || FACT.test(line) ? line : line.replaceAll(DEFAULT_NAME, () => productName),
    )
    .join('\n')

/** Returns the subject of a mail, which contains no user input, with the name of the product; ASCII stays readable as sent. */
export function subjectWithProduct(subject: string, productName: string): string {
  const named = subject.replaceAll(DEFAULT_NAME, () => productName)
  return named.includes(productName) ? named : `${named} - ${productName}`
}
