import { MAX_CODES, type Proposal } from '#shared/domain/substances/safety-data-sheet.ts'
import type { SignalWord } from '#shared/domain/substances/substance.ts'
import { valuesOf } from './labels.ts'
import { proposal } from './place.ts'
import type { SheetLine } from './sections.ts'

const CODE = String.raw`(?:EUH\s?\d{3}[A-Z]?|H\s?\d{3}(?:[iFfDd]{1,2})?)(?![\p{L}\d])`
const CODES = new RegExp(String.raw`(?<![\p{L}\d])${CODE}(?:\s*\+\s*${CODE})*`, 'gu')

export const codesIn = (text: string): string[] => [
  ...new Set([...text.matchAll(CODES)].map(([code]) => code.replace(/\s/g, ''))),
]

/** Subsections of section 2. Source: REACH, annex II, part B. */
const CLASSIFICATION = 1
const LABEL_ELEMENTS = 2

const signalWords: [word: RegExp, value: SignalWord][] = [
  [/^(gevaar|gefahr|danger)\b/i, 'DANGER'],
  [/^(waarschuwing|achtung|warning)\b/i, 'WARNING'],
  [/^(geen|kein(es)?|none|no signal word|niet van toepassing|not applicable|nicht anwendbar)\b/i, 'NONE'],
]
const SIGNAL_WORD = /signaalwoord(en)?|signal ?wort|signal ?words?/i
const ALONE = /^(gevaar|gefahr|danger|waarschuwing|achtung|warning)[.!]?$/i

/** As one proposal. A combination of codes may go on in the next line. */
function statementsOf(lines: readonly SheetLine[]) {
  const codes = codesIn(lines.map(({ text }) => text).join(' '))
  const line = lines.find(({ text }) => codesIn(text).length > 0)
  return line ? [proposal('statements', codes.slice(0, MAX_CODES), line)] : []
}

const signalWordOf = (text: string) => signalWords.find(([word]) => word.test(text))?.[1]

function signalWordProposals(lines: readonly SheetLine[]): Proposal[] {
  const labelled = valuesOf(lines, SIGNAL_WORD, { accepts: (text) => signalWordOf(text) !== undefined })
  const alone = lines.flatMap((line) =>
    line.cells.filter(({ text }) => ALONE.test(text)).map(({ text }) => ({ value: text, line })),
  )
  return [...labelled, ...alone].map(({ value, line }) => proposal('signalWord', signalWordOf(value)!, line))
}

const isSameSet = (one: readonly string[], other: readonly string[]) =>
  one.length === other.length && one.every((code) => other.includes(code))

/** Only section 2: the statements of ingredients are in section 3. */
export function hazardProposals(lines: readonly SheetLine[]): Proposal[] {
  const section = lines.filter((line) => line.section === 2)
  const of = (wanted: number) => statementsOf(section.filter(({ subsection }) => subsection === wanted))
  const label = of(LABEL_ELEMENTS)
  const classification = of(CLASSIFICATION).filter(
    ({ value }) => !label.some((other) => isSameSet(value, other.value)),
  )
  const found = [...label, ...classification]
  return [...(found.length > 0 ? found : statementsOf(section)), ...signalWordProposals(section)]
}
