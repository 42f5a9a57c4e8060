import type { Row } from 'write-excel-file/node'
import { today } from '#shared/domain/basics/date.ts'
import { formatThemes } from '#shared/domain/basics/theme.ts'
import { urgencyLabels } from '#shared/domain/checks/questionnaire.ts'
import type { PlanMeasure } from '#shared/domain/improve/company-plan.ts'
import { describeOutcome, listPlaces, statusOf } from '#shared/domain/improve/plan-texts.ts'
import { cell, dateCell, numberCell, textCell, tints } from '../cells.ts'
import { printable } from '../printable.ts'
import { factSheet, type WorkbookSheet, writeWorkbook } from '../workbook-file.ts'
import { type CompanyPlanSource, companyPlanOf, photosOf } from './content.ts'
import { fitPicture } from './picture-size.ts'

const columns = [
  ['Nr.', 5],
  ['Urgentie', 12],
  ['Thema', 16],
  ['Waar', 20],
  ['Risico', 30],
  ['Maatregel', 36],
  ['Wie', 16],
  ['Klaar op', 11],
  ['Status', 14],
  ['Wat er is gedaan', 30],
] as const

const photoColumns = [
  ['Nr.', 6],
  ['Risico', 40],
  ['Foto', 34],
  ['Bijschrift', 40],
] as const

/** Photos in pixels, rows in points. */
const PHOTO_BOX = { maxWidth: 230, maxHeight: 170 }
const PHOTO_ROW_HEIGHT = 135
const PHOTO_DPI = 96

/** `day`: yyyy-mm-dd. */
function rowOf(measure: PlanMeasure, day: string): Row {
  const { number, urgency, themes, title, isSuggestion, holder, deadline } = measure
  const { color, text } = statusOf(measure, day)
  return [
    numberCell(number),
    textCell(urgencyLabels[urgency]),
    textCell(formatThemes(themes)),
    textCell(listPlaces(measure)),
    textCell(title),
    textCell(isSuggestion && measure.measure ? `Voorstel: ${measure.measure}` : measure.measure),
    textCell(holder),
    dateCell(deadline),
    textCell(text, { ...cell, ...tints[color] }),
    textCell(describeOutcome(measure)),
  ]
}

async function photoSheet(source: CompanyPlanSource): Promise<WorkbookSheet> {
  const photos = photosOf(source).flatMap(({ number, title, items }) =>
    items.map(({ content, caption }) => ({ number, title, content, caption })),
  )
  return {
    name: 'Foto’s',
    columns: photoColumns,
    rows: photos.map(
      ({ number, title, caption }): Row => [
        { ...numberCell(number), height: PHOTO_ROW_HEIGHT },
        textCell(title),
        null,
        textCell(caption),
      ],
    ),
    images: await Promise.all(
      photos.map(async ({ content, caption }, index) => ({
        content: Buffer.from(content),
        contentType: 'image/jpeg',
        ...(await fitPicture(content, PHOTO_BOX)),
        dpi: PHOTO_DPI,
        anchor: { row: index + 2, column: 3 },
        offsetX: 4,
        offsetY: 4,
        title: 'Foto',
        description: printable(caption),
      })),
    ),
  }
}

export async function workbookOf(source: CompanyPlanSource): Promise<Uint8Array> {
  const plan = companyPlanOf(source)
  const day = today(new Date(source.madeAt))
  const facts = [
    ['Bedrijf', plan.company],
    ['Adres', plan.address],
    ['Gaat over', 'Alle thema’s'],
    ['Gemaakt op', plan.madeOn],
    ['Gemaakt door', plan.madeBy],
    ['Versie van dit plan', plan.version],
    ['Stand', plan.done],
    ['Concept', plan.draft && `Dit plan is een concept. ${plan.draft}`],
    ['Foto’s', plan.omittedPhotos],
    ['RI&E', `${plan.rie.title}. ${plan.rie.text}`],
  ] as const
  const sheets: WorkbookSheet[] = [
    {
      name: plan.draftMark ? 'Concept Plan van Aanpak' : 'Plan van Aanpak',
      columns,
      rows: source.plan.measures.map((measure) => rowOf(measure, day)),
    },
    ...(source.photos.size > 0 ? [await photoSheet(source)] : []),
    factSheet(facts),
  ]
  return writeWorkbook(sheets, plan)
}
