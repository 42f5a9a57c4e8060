const months: [name: RegExp, month: number][] = [
  [/^jan/i, 1],
  [/^(feb|febr)/i, 2],
  [/^(maart|mrt|mar|mär|mae)/i, 3],
  [/^apr/i, 4],
  [/^(mei|mai|may)/i, 5],
  [/^jun/i, 6],
  [/^jul/i, 7],
  [/^aug/i, 8],
  [/^sep/i, 9],
  [/^(okt|oct)/i, 10],
  [/^nov/i, 11],
  [/^(dec|dez)/i, 12],
]

const SOURCES = [
  String.raw`(?<y1>\d{4})[-./](?<m1>\d{1,2})[-./](?<d1>\d{1,2})`,
  String.raw`(?<d2>\d{1,2})\s?[-./]\s?(?<m2>\d{1,2})\s?[-./]\s?(?<y2>\d{4})`,
  String.raw`(?<d3>\d{1,2})(?:\.|e|st|nd|rd|th)?[\s-]+(?<m3>\p{L}{3,9})\.?[\s,-]+(?<y3>\d{4})`,
  String.raw`(?<m4>\p{L}{3,9})\.?\s+(?<d4>\d{1,2})(?:st|nd|rd|th)?,?\s+(?<y4>\d{4})`,
]
const DATE = new RegExp(`(?<!\\d)(?:${SOURCES.join('|')})(?!\\d)`, 'gu')

/** yyyy-mm-dd; undefined for a day that does not exist, and for years that no sheet is of. */
function dateOf(year: number, month: number, day: number): string | undefined {
  const date = new Date(Date.UTC(year, month - 1, day))
  const isReal = date.getUTCMonth() === month - 1 && date.getUTCDate() === day
  return isReal && year >= 1990 && year < 2100 ? date.toISOString().slice(0, 10) : undefined
}

function parse(groups: Record<string, string | undefined>): string | undefined {
  const partOf = (name: string) => [1, 2, 3, 4].map((form) => groups[name + form]).find(Boolean) ?? ''
  const [year, day] = [Number(partOf('y')), Number(partOf('d'))]
  const month = partOf('m')
  if (!/^\d/.test(month)) {
    const named = months.find(([name]) => name.test(month))
    return named && dateOf(year, named[1], day)
  }
  // The American order only where the European one makes no date.
  return dateOf(year, Number(month), day) ?? (groups.y2 && dateOf(year, day, Number(month)))
}

/**
 * As yyyy-mm-dd, with the position in the text: 12-03-2024, 12.03.2024, 12/03/2024, 2024-03-12, 12 maart 2024, 12.
 * März 2024, March 12, 2024. Numbers are read as day and month, also where both orders are possible.
 */
export const datesIn = (text: string): { date: string; index: number }[] =>
  [...text.matchAll(DATE)].flatMap((match) => {
    const date = parse(match.groups ?? {})
    return date ? [{ date, index: match.index }] : []
  })
