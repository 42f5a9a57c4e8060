// The text format of COPY. Source: PostgreSQL's documentation, "COPY", "Text Format".

/** The words of an array contain no special characters of PostgreSQL's arrays. */
export type Value = string | number | boolean | null | readonly string[]

const special = /[\\\t\n\r]/
const escapes: Record<string, string> = { '\\': '\\\\', '\t': '\\t', '\n': '\\n', '\r': '\\r' }

export const escaped = (text: string): string =>
  special.test(text) ? text.replace(/[\\\t\n\r]/g, (character) => escapes[character]!) : text

function toColumn(value: Value): string {
  if (value === null) return '\\N'
  if (typeof value === 'string') return escaped(value)
  if (typeof value === 'boolean') return value ? 't' : 'f'
  return typeof value === 'number' ? String(value) : `{${value.join(',')}}`
}

export function rowOf(values: readonly Value[]): string {
  let row = toColumn(values[0]!)
  for (let column = 1; column < values.length; column++) row += `\t${toColumn(values[column]!)}`
  return `${row}\n`
}
