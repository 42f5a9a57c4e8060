import type { LimitPeriod, Proposal } from '#shared/domain/substances/safety-data-sheet.ts'
import type { Cell } from './lines.ts'
import { proposal, shortened } from './place.ts'
import { casIn, MG_PER_M3, NUMBER, numberOf } from './quantities.ts'
import type { SheetLine } from './sections.ts'

const FIFTEEN_MINUTES =
  /TGG[\s-]*15(\s*min\p{L}*)?|15[\s-]*min\p{L}*|\bSTEL\b|kurzzeit\p{L}*|korte?[\s-]?(tijd|termijn|duur)\p{L}*|short[- ]?term/u
const EIGHT_HOURS =
  /TGG[\s-]*8(\s*(uur|u|h)\b)?|8[\s-]*(uur|u|h|hrs?|hours?|std|stunden)\b|\bTWA\b|\bAGW\b|\bTGG\b|tijdgewogen|schichtmittel\p{L}*|langzeit\p{L}*|lange[\s-]?(tijd|termijn|duur)\p{L}*|long[- ]?term/u
const PERIODS = new RegExp(`(?<short>${FIFTEEN_MINUTES.source})|(?<long>${EIGHT_HOURS.source})`, 'giu')
const VALUES = new RegExp(
  `(?<before>${NUMBER})\\s*${MG_PER_M3}|${MG_PER_M3}[\\s)\\]:=]*(?<after>${NUMBER})`,
  'giu',
)
const MG = new RegExp(MG_PER_M3, 'i')
const OTHER_UNIT = /\bppm\b|ml\s?\/\s?m|f\s?\/\s?cm|vezels/i
const ONLY_NUMBER = new RegExp(`^${NUMBER}$`)

/** Values for the assessment of a substance, also in mg/m³, which are no limits of a workplace. */
const NO_LIMITS = /\b(DNEL|DMEL|PNEC)s?\b/i
const LIMITS = /grenswaarde|grenzwert|limit value|exposure limit|\bTGG\b|\bTWA\b|\bSTEL\b|\bAGW\b|^8\.2\b/i

const NETHERLANDS = /\bNL\b|nederland|netherlands|niederlande/i
const ELSEWHERE =
  /\b(BE|DE|FR|UK|GB|EU|IOELV|WEL)\b|[Bb]elgi[eëuq]|[Dd]uitsland|[Gg]ermany|[Dd]eutschland|[Ff]rankrijk|[Ff]rance|[Ee]urop(ean|ese)/
const NO_NAME =
  /(wettelijke|bestuurlijke|nationale|beroepsmatige|indicatieve)|grenswaarden?|blootstelling(slimiet)?(en)?|arbeitsplatzgrenzwerte?|occupational|exposure|limit(s| values?)?|workplace|nederland|netherlands|belgië|belgium|deutschland|\b(NL|BE|DE|EU|AGW|WEL|OEL|TRGS \d+|EH40|CAS([-\s.]*(nr|no|nummer|number))?\.?)\b/gi
const NAME_LABEL =
  /^(stof(naam)?|bestanddeel|substance|component|ingredient|stoff|bestandteil|chemische naam)\b\s*:?\s*/i

type Column = Pick<Cell, 'left' | 'right'> & { label: Period | undefined; unit: 'MG' | 'OTHER' | undefined }
type Period = { period: LimitPeriod; text: string; index: number }

const periodsIn = (text: string): Period[] =>
  [...text.matchAll(PERIODS)].map(({ groups, index, 0: found }) => ({
    period: groups?.short ? '15MIN' : '8H',
    text: found,
    index,
  }))

const distance = (a: Pick<Cell, 'left' | 'right'>, b: Pick<Cell, 'left' | 'right'>) =>
  Math.min(...[a.left - b.left, a.right - b.right, (a.left + a.right - b.left - b.right) / 2].map(Math.abs))
const nearest = <Place extends Pick<Cell, 'left' | 'right'>>(places: readonly Place[], cell: Cell) =>
  places.toSorted((a, b) => distance(a, cell) - distance(b, cell))[0]

/** `above`: those of the line above, which is a heading too. */
const columnsOf = ({ cells }: SheetLine, above: readonly Column[]): Column[] =>
  cells.map((cell) => ({
    left: cell.left,
    right: cell.right,
    label:
      periodsIn(cell.text)[0] ??
      nearest(
        above.filter(({ label }) => label),
        cell,
      )?.label,
    unit: MG.test(cell.text) ? 'MG' : OTHER_UNIT.test(cell.text) ? 'OTHER' : undefined,
  }))

const isHeader = ({ text, cells }: SheetLine) =>
  (periodsIn(text).length > 0 || MG.test(text)) && !cells.some((cell) => ONLY_NUMBER.test(cell.text))

/** A tab is the border of a cell: digits of two cells are never one number. */
const tabbed = ({ cells }: SheetLine) => cells.map(({ text }) => text).join('\t')

function nameIn(text: string): string | undefined {
  const names = text.split(casIn(text) ?? '\0').map((part) =>
    part
      .replace(NAME_LABEL, '')
      .replace(NO_NAME, '')
      .replace(/[\s(:;,\t/–-]+$|^[\s):;,/–-]+/g, ''),
  )
  const name = names.find((part) => /\p{L}{3}/u.test(part))
  return name && shortened(name)
}

type Limit = { value: number; label: Period }
type Above = { columns: readonly Column[]; before: SheetLine | undefined }

/** A label is before each value, after each when a value comes first, or ends the line above (`before`). */
function valuesWithUnit(line: SheetLine, { columns, before }: Above): Limit[] {
  const text = tabbed(line)
  const above = periodsIn(before?.text.replace(/^.*m\s?[³3]/, '') ?? '')
  const isOne = above.length === 1
  const labels = [...(isOne ? [{ ...above[0]!, index: -1 }] : []), ...periodsIn(text)]
  return [...text.matchAll(VALUES)].flatMap(({ groups, index }) => {
    const number = (groups?.before ?? groups?.after)!
    const isLabelFirst = (labels[0]?.index ?? 0) < text.search(VALUES)
    const own = isLabelFirst
      ? labels.findLast((label) => label.index < index)
      : labels.find((label) => label.index > index)
    const cell = line.cells[text.slice(0, index).split('\t').length - 1]!
    const label =
      own ??
      nearest(
        columns.filter((column) => column.label),
        cell,
      )?.label
    return label ? [{ value: numberOf(number), label }] : []
  })
}

function valuesInColumns(line: SheetLine, columns: readonly Column[]): Limit[] {
  const [own] = periodsIn(line.text)
  const isInMg = columns.some(({ unit }) => unit === 'MG')
  return line.cells.flatMap((cell) => {
    if (!ONLY_NUMBER.test(cell.text)) return []
    const column = nearest(columns, cell)
    const label = column?.label ?? own
    const isMg = column?.unit === 'MG' || (isInMg && column?.unit === undefined && column?.label)
    return label && isMg ? [{ value: numberOf(cell.text), label }] : []
  })
}

function substanceBefore({ text, cells }: SheetLine): string | undefined {
  const ends = [periodsIn(text)[0]?.index, text.search(VALUES)].filter((end) => end !== undefined && end >= 0)
  const start = cells[0]!.text.slice(0, Math.min(...(ends as number[])))
  return ONLY_NUMBER.test(start) ? undefined : nameIn(start)
}

function linesAboutLimits(lines: readonly SheetLine[]): SheetLine[] {
  let isAboutLimits = true
  return lines.filter(({ section, text }) => {
    if (section !== 8) return false
    if (NO_LIMITS.test(text)) isAboutLimits = false
    else if (LIMITS.test(text)) isAboutLimits = true
    return isAboutLimits
  })
}

/** Limits of the Netherlands, of no country, of another one. */
const rankOf = (country: string | undefined) =>
  country === undefined ? 1 : NETHERLANDS.test(country) ? 0 : 2

/** In mg/m³ from section 8, those of the Netherlands first. A value in ppm alone is not converted. */
export function limitProposals(lines: readonly SheetLine[]): Proposal[] {
  const about = linesAboutLimits(lines)
  let columns: Column[] = []
  let isBelowHeader = false
  let substance: string | undefined
  let country: string | undefined
  const found: { rank: number; proposal: Proposal }[] = []
  for (const [index, line] of about.entries()) {
    country = (line.text.match(NETHERLANDS) ?? line.text.match(ELSEWHERE))?.[0] ?? country
    const limits =
      line.text.search(VALUES) >= 0
        ? valuesWithUnit(line, { columns, before: about[index - 1] })
        : valuesInColumns(line, columns)
    if (limits.length > 0) substance = substanceBefore(line) ?? substance
    else if (casIn(line.text) || NAME_LABEL.test(line.text)) substance = nameIn(line.text) ?? substance
    if (limits.length === 0 && isHeader(line)) columns = columnsOf(line, isBelowHeader ? columns : [])
    isBelowHeader = limits.length === 0 && (isBelowHeader || isHeader(line))
    for (const { value, label } of limits) {
      const source = shortened([country, label.text].filter(Boolean).join(', '))
      const limit = { substance: substance ?? null, value, period: label.period, source }
      found.push({ rank: rankOf(country), proposal: proposal('limit', limit, line) })
    }
  }
  return found.toSorted((a, b) => a.rank - b.rank).map((one) => one.proposal)
}
