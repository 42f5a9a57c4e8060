import writeExcelFile, { type Row, type SheetData } from 'write-excel-file/node'

import { urgencyLabels } from '#shared/domain/questionnaire.ts'
import { statusSummaryText } from '#shared/domain/section-check.ts'
import { cell, dateCell, FONT, heading, numberCell, textCell, tints } from '../cells.ts'
import { type PlanSource, partsOf } from './content.ts'

/** The heading of each column and its width in characters. The empty heading becomes the word for a section. */
const columns = [
  ['Nr.', 6],
  ['', 24],
  ['Onderdeel', 22],
  ['Risico', 34],
  ['Urgentie', 20],
  ['Maatregel', 46],
  ['Wie', 20],
  ['Wanneer', 13],
  ['Klaar', 8],
  ['Opmerking', 30],
  ['Bron', 40],
] as const

/** Returns a row for each measure, and one for each action point of a risk. */
function measureRows(source: PlanSource): Row[] {
  let number = 0
  return partsOf(source).flatMap((part) =>
    part.risks.flatMap((risk) => {
      number++
      const remark = part.remarks.find(({ script }) => script === risk.script.name)?.text ?? ''
      const sources = risk.norm.sources.map(({ name }) => name).join('; ')
      const row = (what: string, who = '', when = '', done = ''): Row => [
        numberCell(number),
        ...[part.place, risk.script.name, risk.label, urgencyLabels[risk.urgency], what, who].map((text) =>
          textCell(text),
        ),
        dateCell(when),
        textCell(done),
        textCell(remark),
        textCell(sources),
      ]
      return [
        ...risk.actionPoints.map((point) =>
          row(point.description, point.actionHolder, point.deadline, point.completed ? 'Ja' : 'Nee'),
        ),
        ...risk.actions.map((action) => row(action)),
      ]
    }),
  )
}

const capitalize = (word: string) => word[0]!.toUpperCase() + word.slice(1)

function matrixRows({
  matrix: { matrixLabels, checkSections, genericResults },
  questionnaire,
}: PlanSource): SheetData {
  const status = (summary: Parameters<typeof statusSummaryText>[0]) =>
    textCell(statusSummaryText(summary), { ...cell, ...tints[summary.status] })
  return [
    [capitalize(questionnaire.section.one), ...matrixLabels.map(({ label }) => label)].map((text) =>
      textCell(text, heading),
    ),
    ...checkSections.map(({ name, scripts }) => [textCell(name), ...scripts.map(status)]),
    ...genericResults.map((script) => [textCell(`Hele bedrijf: ${script.name}`), status(script)]),
  ]
}

/** Returns a plan as an xlsx file, with a sheet of measures and one with the matrix. */
export function workbookOf(source: PlanSource): Promise<Uint8Array> {
  const section = capitalize(source.questionnaire.section.one)
  const todo = [columns.map(([name]) => textCell(name || section, heading)), ...measureRows(source)]
  return writeExcelFile(
    [
      {
        sheet: 'Plan van Aanpak',
        data: todo,
        columns: columns.map(([, width]) => ({ width })),
        stickyRowsCount: 1,
        orientation: 'landscape',
      },
      {
        sheet: 'Risicomatrix',
        data: matrixRows(source),
        columns: [{ width: 30 }, ...source.matrix.matrixLabels.map(() => ({ width: 20 }))],
        stickyRowsCount: 1,
        stickyColumnsCount: 1,
        orientation: 'landscape',
      },
    ],
    FONT,
  ).toBuffer()
}
