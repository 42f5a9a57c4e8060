import type { Cell } from './lines.ts'
import type { SheetLine } from './sections.ts'

export type Found = { value: string; line: SheetLine }

/** Cells of a table that belong together start within this distance, in points. */
const SAME_COLUMN = 12
/** The number before a label, as in "1.1.2 Handelsnaam". */
const NUMBER = /^(\d{1,2}(\.\d{1,2})+\.?|[-–•*])\s*/
/** Makes a label longer, as in "Handelsnaam van het mengsel" or "Leverancier (fabrikant)". */
const LONGER =
  /^\s*([/(&]|-\s?nr|(nr|nummer|of the|or|and|des|der|oder|und)\b|(van|of|en) (de|het|benaming|stof|mengsel|product|fabrikant|leverancier|producent|importeur|distributeur)\b)/i
const NOTHING =
  /^[-–—.:/\s]*$|^(n\.?v\.?t\.?|n\/?a|niet (van toepassing|beschikbaar|bekend)|not (applicable|available)|nicht (anwendbar|verfügbar)|keine (daten|angaben)( verfügbar)?|geen( gegevens beschikbaar)?|none|keine?)\.?$/i
export const isNothing = (text: string): boolean => NOTHING.test(text.trim())

/** Labels that follow those with a value, and must not be taken for it. */
const OTHER_LABEL =
  /^(adres|straat|postcode|telefoon|tel|fax|e-?mail|website|land|plaats|address|street|phone|telephone|country|straße|anschrift|telefon|synoniemen|synonyms?|cas|ufi|reach|gebruik|toepassing|chemische (naam|familie))\b/i

const WITH_LABEL = /^\p{L}[^:]{0,40}:\s/u

const isLabel = (text: string): boolean =>
  /:$/.test(text.trim()) || OTHER_LABEL.test(text) || NUMBER.test(text.trim())
const asValue = (text = '') => text.replace(/^[\s:]+/, '').trim()

/** '' when nothing follows the label in this text; undefined when the text has no such label. */
function afterLabel(text: string, label: RegExp): string | undefined {
  const bare = text.replace(NUMBER, '')
  const found = bare.match(label)
  if (found?.index !== 0) return undefined
  const rest = bare.slice(found[0].length)
  if (/^\p{L}/u.test(rest)) return undefined
  const [, value] = rest.match(/^[^:]{0,40}:(.*)$/) ?? []
  if (value !== undefined) return asValue(value)
  // Without a colon, only what looks like a name is a value: not the rest of a sentence.
  return LONGER.test(rest) || rest.trim() === ''
    ? ''
    : /^\s*[\p{Lu}\d]/u.test(rest)
      ? asValue(rest)
      : undefined
}

const isSameLabel = (label: RegExp, text: string): boolean => {
  const found = text.match(label)
  return found?.index === 0 && /^\s*(:|$)/.test(text.slice(found[0].length))
}

/** In the same column, or else the first cell of the line. */
const cellBelow = ({ left }: Cell, line: SheetLine | undefined): Cell | undefined =>
  line?.cells.find((cell) => Math.abs(cell.left - left) < SAME_COLUMN) ?? line?.cells[0]

/**
 * After the label, in the next cell of its line, or below it. `label`: matches the beginning of a label. `accepts`:
 * whether a text can be the value, also one that usually says that there is none.
 */
export function valuesOf(
  lines: readonly SheetLine[],
  label: RegExp,
  { accepts }: { accepts: (text: string) => boolean },
): Found[] {
  return lines.flatMap((line, index): Found[] => {
    for (const [place, cell] of line.cells.entries()) {
      const after = afterLabel(cell.text, label)
      if (after === undefined) continue
      const isFit = (text: string) =>
        text !== '' && !isLabel(text) && !isSameLabel(label, text) && accepts(text)
      if (after !== '') return isFit(after) ? [{ value: after, line }] : []
      const beside = line.cells.slice(place + 1).map(({ text }) => asValue(text))
      const value = beside.find((text) => text !== '')
      if (value !== undefined && !isLabel(value) && !isSameLabel(label, value))
        return isFit(value) ? [{ value, line }] : []
      const next = lines[index + 1]
      const below = asValue(cellBelow(cell, next)?.text)
      return next && next.section === line.section && isFit(below) && !WITH_LABEL.test(below)
        ? [{ value: below, line: next }]
        : []
    }
    return []
  })
}
