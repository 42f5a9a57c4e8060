import { adrClasses, packingGroups } from '#shared/domain/substances/hazard-storage.ts'
import type { Proposal } from '#shared/domain/substances/safety-data-sheet.ts'
import { proposal } from './place.ts'
import type { SheetLine } from './sections.ts'

const CLASS =
  /transport ?gevarenklassen?(\(n\))?|transport hazard class(\(es\)|es)?|transport ?gefahrenklassen?(\(n\))?|(?<=^|[\s/])(ADR[\w/ -]*)?(gevaren|hazard |gefahr(en)?)?(klasse|class)(?!\p{L})/iu
const GROUP = /verpakkingsgroep|packing group|verpackungsgruppe/i
/** Lines about the sea, the air and inland waterways. */
const OTHER_TRANSPORT = /^\s*(IMDG|IATA|ICAO|ADN)(?!.*\bADR\b)/i
const UN_NUMBER = /UN[\s-]?\d{4}/gi
/** Below a label, its value can be in this many lines: one for each way of transport. */
const LINES_BELOW = 4

const CLASS_VALUE = /(?<![\d.,-])([1-9](?:\.\d)?)(?!\d|[.,-]\d|\p{L})/u
const GROUP_VALUE = /(?<![\p{L}])(III|II|I)(?![\p{L}])/u

/** In ADR. Divisions 1.1–1.6 and 2.1–2.3, which belong to labels, give the class. */
function classIn(text: string): (typeof adrClasses)[number] | undefined {
  const found = text.match(CLASS_VALUE)?.[1]
  const wanted = found?.match(/^[12]\./) ? found[0] : found
  return adrClasses.find((known) => known === wanted)
}

const groupIn = (text: string) => packingGroups.find((known) => known === text.match(GROUP_VALUE)?.[1])

const isAboutAdr = ({ text }: SheetLine) => /ADR/.test(text)

/** Where the value of a label can be, up to the next subsection or label; lines about ADR first. */
function linesBelow(lines: readonly SheetLine[], index: number): SheetLine[] {
  const below = lines.slice(index + 1, index + 1 + LINES_BELOW)
  const { subsection } = lines[index]!
  const end = below.findIndex((line) => line.subsection !== subsection || /:\s*$/.test(line.text))
  return below
    .slice(0, end < 0 ? below.length : end)
    .filter(({ text }) => !OTHER_TRANSPORT.test(text))
    .toSorted((a, b) => Number(isAboutAdr(b)) - Number(isAboutAdr(a)))
}

function valuesAt<Value>(
  lines: readonly SheetLine[],
  label: RegExp,
  valueIn: (text: string) => Value | undefined,
): { value: Value; line: SheetLine }[] {
  return lines.flatMap((line, index) => {
    const found = line.text.match(label)
    if (!found || OTHER_TRANSPORT.test(line.text)) return []
    const after = { text: line.text.slice(found.index! + found[0].length), line }
    const below = linesBelow(lines, index).map((next) => ({ text: next.text, line: next }))
    const [first] = [after, ...below].flatMap((place) => {
      const value = valueIn(place.text.replace(UN_NUMBER, ''))
      return value === undefined ? [] : [{ value, line: place.line }]
    })
    return first ? [first] : []
  })
}

export function transportProposals(lines: readonly SheetLine[]): Proposal[] {
  const section = lines.filter((line) => line.section === 14)
  return [
    ...valuesAt(section, CLASS, classIn).map(({ value, line }) => proposal('adrClass', value, line)),
    ...valuesAt(section, GROUP, groupIn).map(({ value, line }) => proposal('packingGroup', value, line)),
  ]
}
