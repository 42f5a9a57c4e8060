// The text format of COPY. Source: PostgreSQL's documentation, "COPY", "Text Format".

/** A value of a column. An array contains words without any character that is special in an array of PostgreSQL. */
export type Value = string | number | boolean | null | readonly string[]

const special = /[\\\t\n\r]/
const escapes: Record<string, string> = { '\\': '\\\\', '\t': '\\t', '\n': '\\n', '\r': '\\r' }

/** Returns a text as a column of COPY. */
export const escaped = (text: string): string =>
  special.test(text) ? text.replace(/[\\\t\n\r]/g, (character) => escapes[character]!) : text

function toColumn(value: Value): string {
  if (value === null) return '\\N'
  if (typeof value === 'string') return escaped(value)
  if (typeof value === 'boolean') return value ? 't' : 'f'
  return typeof value === 'number' ? String(value) : `{${value.join(',')}}`
}

/** Returns a row, with the end of its line. */
export function rowOf(values: readonly Value[]): string {
  let row = toColumn(values[0]!)
  for (let column = 1; column < values.length; column++) row += `\t${toColumn(values[column]!)}`
  return `${row}\n`
}
