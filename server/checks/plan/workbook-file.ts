import writeExcelFile, { type Feature, type Image, type Row } from 'write-excel-file/node'
import {
  findElement,
  getOrderOfSiblings,
  insertElementMarkupAccordingToOrderOfSiblings,
  replaceElement,
  sanitizeTextContent,
  setMarkupInsideElement,
} from 'write-excel-file/utility'

import { heading, textCell } from './cells.ts'
import { printable } from './printable.ts'

const FONT = { fontFamily: 'Calibri', fontSize: 11 } as const

/** In inches. */
const PAGE_MARGINS =
  '<pageMargins left="0.4" right="0.4" top="0.75" bottom="0.75" header="0.3" footer="0.3"/>'
const PAGE_SETUP = '<pageSetup paperSize="9" orientation="landscape" fitToWidth="1" fitToHeight="0"/>'

export type Column = readonly [heading: string, width: number]

/** The headings stay in view and are printed on every page. */
export type WorkbookSheet = {
  name: string
  columns: readonly Column[]
  rows: readonly Row[]
  numSticky?: number
  images?: Image[]
}

/** Printed at the top and the bottom of every page. `draftMark`: '' for none. */
type PageTexts = { title: string; company: string; madeOn: string; draftMark: string }

/** In points. */
const LINE_HEIGHT = 15

function countLines(text: string, width: number): number {
  let lines = 1
  let used = 0
  for (const { length } of text.split(/\s+/)) {
    if (used > 0 && used + 1 + length > width) {
      lines++
      used = 0
    }
    // A word that is longer than a line goes on in the next.
    lines += Math.ceil(length / width) - 1
    used += (used > 0 ? 1 : 0) + length
  }
  return lines
}

/** LibreOffice, unlike Excel, does not find the height itself. */
const heightOf = (row: Row, columns: readonly Column[]) =>
  LINE_HEIGHT *
  Math.max(
    1,
    ...row.map((item, index) =>
      item !== null && typeof item === 'object' && 'wrap' in item && typeof item.value === 'string'
        ? countLines(item.value, columns[index]![1] - 1)
        : 1,
    ),
  )

const columnName = (index: number): string =>
  (index < 26 ? '' : columnName(Math.floor(index / 26) - 1)) + String.fromCharCode(65 + (index % 26))

/** & starts a code in a header or a footer. Source: ECMA-376, part 1, 18.3.1.46. */
const pageText = (text: string) => printable(text).replaceAll('&', '&&')

const filterOf = ({ columns, rows }: WorkbookSheet) =>
  `$A$1:$${columnName(columns.length - 1)}$${rows.length + 1}`

/** What the package does not write: filters, headings on every page, the width of a page, and page numbers. */
function printing(
  sheets: readonly WorkbookSheet[],
  { title, company, madeOn, draftMark }: PageTexts,
): Feature<Image['content']> {
  const insert = (xml: string, element: string) =>
    insertElementMarkupAccordingToOrderOfSiblings(
      xml,
      element,
      getOrderOfSiblings('xl/worksheets/sheet{id}.xml', 'worksheet')!,
      'worksheet',
    )
  const header = `&L${pageText(company)}&R${pageText(title)}`
  const footer = `&L${pageText([draftMark, madeOn].filter(Boolean).join(' · '))}&RPagina &P van &N`
  const names = sheets.flatMap(({ name }, index) => {
    const sheet = `'${sanitizeTextContent(name.replaceAll("'", "''"))}'`
    return [
      `<definedName name="_xlnm._FilterDatabase" localSheetId="${index}" hidden="1">${sheet}!${filterOf(sheets[index]!)}</definedName>`,
      `<definedName name="_xlnm.Print_Titles" localSheetId="${index}">${sheet}!$1:$1</definedName>`,
    ]
  })
  return {
    files: {
      transform: {
        'xl/worksheets/sheet{id}.xml': {
          // Not a fixed height: a row grows when somebody types more.
          transformElementAttributes(tag, attributes, index = 0, _options, { sheetIndex }) {
            const { columns, rows } = sheets[sheetIndex]!
            const row = tag === 'row' && rows[index - 1]
            return row && !('ht' in attributes) ? { ...attributes, ht: heightOf(row, columns) } : attributes
          },
          transform(content, _options, { sheetIndex }) {
            const filter = filterOf(sheets[sheetIndex]!).replaceAll('$', '')
            const replaceOrInsert = (before: string, name: string, element: string) => {
              const found = findElement(before, name)
              return found ? replaceElement(before, found, element) : insert(before, element)
            }
            const margins = replaceOrInsert(content, 'pageMargins', PAGE_MARGINS)
            const xml = replaceOrInsert(margins, 'pageSetup', PAGE_SETUP)
            return [
              '<sheetPr><pageSetUpPr fitToPage="1"/></sheetPr>',
              `<autoFilter ref="${filter}"/>`,
              `<headerFooter><oddHeader>${sanitizeTextContent(header)}</oddHeader><oddFooter>${sanitizeTextContent(footer)}</oddFooter></headerFooter>`,
            ].reduce(insert, xml)
          },
        },
        'xl/workbook.xml': {
          transform: (xml) => setMarkupInsideElement(xml, findElement(xml, 'definedNames')!, names.join('')),
        },
      },
    },
  }
}

export const factSheet = (facts: readonly (readonly [label: string, value: string])[]): WorkbookSheet => ({
  name: 'Over dit plan',
  columns: [
    ['Gegeven', 26],
    ['Inhoud', 80],
  ],
  rows: facts.filter(([, value]) => value !== '').map((fact) => fact.map((text) => textCell(text))),
})

export function writeWorkbook(sheets: readonly WorkbookSheet[], texts: PageTexts): Promise<Uint8Array> {
  return writeExcelFile(
    sheets.map(({ name, columns, rows, numSticky = 0, images }) => ({
      sheet: name,
      data: [columns.map(([text]) => textCell(text, heading)), ...rows],
      columns: columns.map(([, width]) => ({ width })),
      stickyRowsCount: 1,
      stickyColumnsCount: numSticky,
      orientation: 'landscape' as const,
      ...(images && { images }),
    })),
    { ...FONT, features: [printing(sheets, texts)] },
  ).toBuffer()
}
