import { MAX_CODES, type Proposal } from '#shared/domain/substances/safety-data-sheet.ts'
import { codesIn } from './hazards.ts'
import { valuesOf } from './labels.ts'
import type { Cell } from './lines.ts'
import { proposal, shortened } from './place.ts'
import { casIn } from './quantities.ts'
import type { SheetLine } from './sections.ts'

/** Category 1: cancer, genetic defects, fertility or the unborn child. Source: CLP, annex I, 3.5–3.7. */
const isCmr = (code: string) => /^H(340|350|360)/.test(code)

const AMOUNT = String.raw`(?:[<>≤≥]\s?=?\s?)?\d{1,3}(?:[.,]\d+)?`
const RANGE = String.raw`${AMOUNT}(?:\s?%?\s?(?:-|–|—|tot|bis|to|[<≤])\s?${AMOUNT})?`
const PERCENT = new RegExp(`(?<!C\\s?[≥>]\\s?)(?<![\\d.,])${RANGE}\\s?%`, 'i')
/** A share without its sign: a cell of its own, or from and to at the beginning of one. */
const BARE_RANGE = new RegExp(`^(?:${AMOUNT}$|${AMOUNT}\\s?(?:-|–|—|tot|bis|to)\\s?${AMOUNT}(?=\\s|$))`, 'i')
const NAME_LABEL =
  /(chemische |stof|product)?(naam|name|benaming)|stof|bestanddeel|substance|stoff|chemical name|bestandteil/i
const IDENTIFIER =
  /^(cas|ec|eg|einecs|reach|index|concentratie|gehalte|indeling|classificatie|content|concentration|classification|gehalt|einstufung)\b|^[\d\s/-]+$|^01-\d{10}/i
/** Cells below each other start within this distance, in points. */
const SAME_LEFT = 6

const isName = ({ text }: Cell) =>
  /\p{L}{3}/u.test(text) &&
  !IDENTIFIER.test(text) &&
  text.match(NAME_LABEL)?.[0] !== text &&
  codesIn(text).length === 0 &&
  !PERCENT.test(text)
const hasName = (line: SheetLine | undefined) => line?.cells.some(isName) ?? false

/** At the name of the ingredient, which may stand above its CAS number. */
function startOf(lines: readonly SheetLine[], cas: number): number {
  if (hasName(lines[cas])) return cas
  const above = [1, 2].map((distance) => cas - distance).find((index) => hasName(lines[index]))
  return above ?? cas
}

function blocksOf(lines: readonly SheetLine[]): SheetLine[][] {
  const starts = lines.flatMap(({ text }, index) => (casIn(text) ? [startOf(lines, index)] : []))
  return starts.map((start, index) => lines.slice(start, starts[index + 1]))
}

function nameOf(block: readonly SheetLine[]): string | undefined {
  const [labelled] = valuesOf(block, NAME_LABEL, { accepts: (text) => isName({ text, left: 0, right: 0 }) })
  if (labelled) return labelled.value
  const at = block.findIndex(({ cells }) => cells.some(isName))
  const cell = block[at]?.cells.find(isName)
  if (!cell) return undefined
  const rest = block
    .slice(at + 1)
    .map(({ cells }) => cells.find(({ left }) => Math.abs(left - cell.left) < SAME_LEFT))
  const end = rest.findIndex((below) => !below || !isName(below))
  const isInTable = block[at]!.cells.length > 1
  const more = isInTable ? rest.slice(0, end < 0 ? rest.length : end).slice(0, 2) : []
  const name = [cell, ...more].map((part) => part!.text).join(' ')
  const cas = casIn(name)
  return (cas ? name.slice(0, name.indexOf(cas)) : name).replace(/[\s(:;,]+(CAS\S*)?[\s:]*$/i, '')
}

/** As the sheet writes it, such as "1 - < 5 %"; '' when there is none. */
function percentOf(block: readonly SheetLine[]): string {
  // A narrow column runs into the next one.
  const cells = block.flatMap((line) => line.cells.flatMap(({ text }) => text.split(casIn(text) ?? '\0')))
  const [found = ''] = [PERCENT, BARE_RANGE].flatMap((share) =>
    cells.flatMap((text) => text.trim().match(share)?.[0] ?? []),
  )
  return found.trim()
}

export const ingredientProposals = (lines: readonly SheetLine[]): Proposal[] =>
  blocksOf(lines.filter(({ section }) => section === 3)).flatMap((block) => {
    const codes = codesIn(block.map(({ text }) => text).join(' '))
    const name = nameOf(block)
    if (!name || !codes.some(isCmr)) return []
    const value = {
      name: shortened(name),
      percent: shortened(percentOf(block)),
      codes: codes.slice(0, MAX_CODES),
    }
    return [proposal('ingredients', value, block[0]!)]
  })
