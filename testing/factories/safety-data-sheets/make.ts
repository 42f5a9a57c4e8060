import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { SheetContent } from './contents.ts'
import { typeset } from './typeset.ts'

const template = readFileSync(join(import.meta.dirname, 'sheet.typ'), 'utf8')

/** `layout`: see sheet.typ. */
export const sheetPdf = (content: SheetContent, layout: 'table' | 'lines' | 'columns'): Buffer =>
  typeset(template, { sheet: JSON.stringify({ ...content, layout }) })

/** A picture without text, as from a scanner. `picture`: a PNG. */
export const scanPdf = (picture: Buffer): Buffer =>
  typeset(
    '#set page(margin: 0mm)\n#image(bytes(json(bytes(sys.inputs.picture))), format: "png", width: 100%)',
    {
      picture: JSON.stringify([...picture]),
    },
  )
