import {
  AlignmentType,
  BorderStyle,
  Document,
  Footer,
  Header,
  HeadingLevel,
  ImageRun,
  Packer,
  PageNumber,
  Paragraph,
  ShadingType,
  Table,
  TableCell,
  TableRow,
  TextRun,
  VerticalAlign,
  WidthType,
} from 'docx'
import { printable } from '../printable.ts'
import { type CompanyPlanContent, type CompanyPlanSource, companyPlanOf, photosOf } from './content.ts'
import { fitPicture } from './picture-size.ts'

/** The colours of shared/ui/tokens.css, as Word writes them. */
const INK = '14213D'
const INK_SOFT = '45516B'
const LINE = 'DCDFE6'
const tints = {
  RED: { color: 'B3261E', fill: 'FCEBE9' },
  ORANGE: { color: '8F4A00', fill: 'FFF1DF' },
  GREEN: { color: '17693F', fill: 'E5F4EA' },
  GREY: { color: '545E70', fill: 'ECEEF2' },
  WHITE: { color: '5F6B82', fill: 'FFFFFF' },
} as const

/** In half points, as Word counts them. */
const SMALL = 17
const NORMAL = 20

/** In twentieths of a point; together the width of an A4 page between its margins. */
const COLUMNS = [600, 4400, 1700, 1340, 1600]
const HEADINGS = ['Nr.', 'Risico en maatregel', 'Wie', 'Klaar op', 'Status']
const PAGE_WIDTH = COLUMNS.reduce((sum, width) => sum + width, 0)
const MARGIN = 1133

const PHOTO_BOX = { maxWidth: 300, maxHeight: 220 }

type Style = { bold?: boolean; size?: number; color?: string }

const run = (text: string, style: Style = {}) => new TextRun({ text: printable(text), ...style })
const line = (text: string, style?: Style) =>
  new Paragraph({ children: [run(text, style)], spacing: { after: 40 } })
const heading = (text: string, level: (typeof HeadingLevel)[keyof typeof HeadingLevel]) =>
  new Paragraph({ children: [run(text)], heading: level, keepNext: true })

const thin = { style: BorderStyle.SINGLE, size: 4, color: LINE }
const none = { style: BorderStyle.NONE, size: 0, color: 'auto' }
const ruled = {
  top: thin,
  bottom: thin,
  left: none,
  right: none,
  insideVertical: none,
  insideHorizontal: thin,
}

const cell = (width: number, children: Paragraph[], fill?: string) =>
  new TableCell({
    width: { size: width, type: WidthType.DXA },
    margins: { top: 60, bottom: 60, left: 60, right: 60 },
    verticalAlign: VerticalAlign.TOP,
    ...(fill && { shading: { type: ShadingType.CLEAR, fill } }),
    children,
  })

const table = (widths: readonly number[], rows: TableRow[]) =>
  new Table({
    width: { size: PAGE_WIDTH, type: WidthType.DXA },
    columnWidths: [...widths],
    borders: ruled,
    rows,
  })

type Measure = CompanyPlanContent['groups'][number]['measures'][number]

function measureRow(measure: Measure): TableRow {
  const { color, fill } = tints[measure.status]
  const what = [
    line(measure.title, { bold: true }),
    ...(measure.measure
      ? [line(measure.isSuggestion ? `Voorstel: ${measure.measure}` : measure.measure)]
      : []),
    line(measure.place, { size: SMALL, color: INK_SOFT }),
    ...(measure.outcome ? [line(measure.outcome, { size: SMALL, color })] : []),
  ]
  const contents = [
    [line(`${measure.number}`, { color: INK_SOFT })],
    what,
    [line(measure.holder)],
    [line(measure.deadline)],
    [line(measure.words, { bold: true, color })],
  ]
  return new TableRow({
    cantSplit: true,
    children: contents.map((content, index) =>
      cell(COLUMNS[index]!, content, index === 4 ? fill : undefined),
    ),
  })
}

const measureTable = (measures: readonly Measure[]) =>
  table(COLUMNS, [
    new TableRow({
      tableHeader: true,
      children: HEADINGS.map((text, index) =>
        cell(COLUMNS[index]!, [line(text, { bold: true, size: SMALL, color: INK_SOFT })]),
      ),
    }),
    ...measures.map(measureRow),
  ])

async function photoSection(source: CompanyPlanSource, omitted: string) {
  const photos = photosOf(source)
  if (photos.length === 0) return []
  const parts = photos.map(async ({ number, title, items }) => [
    heading(`Nr. ${number}: ${title}`, HeadingLevel.HEADING_3),
    ...(await Promise.all(
      items.map(async ({ content, caption }) => {
        const text = printable(caption)
        const picture = new ImageRun({
          type: 'jpg',
          data: content,
          transformation: await fitPicture(content, PHOTO_BOX),
          altText: { name: text, title: text, description: text },
        })
        return [
          new Paragraph({ children: [picture], keepNext: true }),
          line(caption, { size: SMALL, color: INK_SOFT }),
        ]
      }),
    ).then((lines) => lines.flat())),
  ])
  return [
    heading('Foto’s', HeadingLevel.HEADING_2),
    ...(await Promise.all(parts)).flat(),
    ...(omitted ? [line(omitted, { size: SMALL })] : []),
  ]
}

function agreements() {
  const labels = ['Besproken met', 'Vastgesteld door, met handtekening', 'Datum']
  const width = Math.floor(PAGE_WIDTH / labels.length)
  return [
    heading('Afspraken over dit plan', HeadingLevel.HEADING_2),
    line(
      'Bespreek het plan met de medewerkers, of met hun vertegenwoordiging. Kijk op de afgesproken dag of alles klaar is.',
    ),
    table(
      labels.map(() => width),
      [
        new TableRow({
          cantSplit: true,
          height: { value: 900, rule: 'atLeast' },
          children: labels.map((label) => cell(width, [line(label, { size: SMALL, color: INK_SOFT })])),
        }),
      ],
    ),
  ]
}

const headerOf = ({ company, draftMark }: CompanyPlanContent) =>
  new Header({
    children: [line([draftMark, 'Plan van Aanpak', company].filter(Boolean).join(' · '), { size: SMALL })],
  })
const footerOf = ({ product, madeOn }: CompanyPlanContent) =>
  new Footer({
    children: [
      new Paragraph({
        alignment: AlignmentType.RIGHT,
        children: [
          run(`${product} · ${madeOn} · Pagina `, { size: SMALL }),
          new TextRun({ size: SMALL, children: [PageNumber.CURRENT, ' van ', PageNumber.TOTAL_PAGES] }),
        ],
      }),
    ],
  })

export async function documentOf(source: CompanyPlanSource): Promise<Uint8Array> {
  const content = companyPlanOf(source)
  const { draft, done, urgent, groups, company, address, madeBy, madeOn, version, omittedPhotos, rie } =
    content
  const document = new Document({
    title: printable(content.title),
    creator: printable(company),
    styles: {
      default: {
        document: {
          run: { font: 'Calibri', size: NORMAL, color: INK, language: { value: 'nl-NL' } },
        },
        heading1: { run: { size: 44, bold: true, color: INK }, paragraph: { spacing: { after: 120 } } },
        heading2: {
          run: { size: 28, bold: true, color: INK },
          paragraph: { spacing: { before: 360, after: 120 } },
        },
        heading3: {
          run: { size: 24, bold: true, color: INK },
          paragraph: { spacing: { before: 240, after: 80 } },
        },
      },
    },
    sections: [
      {
        properties: {
          page: {
            size: { width: 11_906, height: 16_838 },
            margin: { left: MARGIN, right: MARGIN, top: MARGIN, bottom: MARGIN },
          },
        },
        headers: { default: headerOf(content) },
        footers: { default: footerOf(content) },
        children: [
          heading('Plan van Aanpak', HeadingLevel.HEADING_1),
          line(`${company} · alle thema’s`, { bold: true }),
          ...(address ? [line(address, { color: INK_SOFT })] : []),
          line(`Gemaakt op ${madeOn} door ${madeBy} · versie ${version}`, { color: INK_SOFT }),
          ...(draft ? [line(`Dit plan is een concept. ${draft} Er kunnen nog risico’s bijkomen.`)] : []),
          heading(done, HeadingLevel.HEADING_2),
          ...(urgent ? [line(`${urgent}.`)] : []),
          ...(groups.length === 0
            ? [line('Er zijn geen risico’s gevonden, en geen actiepunten of adviezen.')]
            : []),
          ...groups.flatMap(({ label, count, measures }) => [
            heading(label, HeadingLevel.HEADING_3),
            line(count, { size: SMALL, color: INK_SOFT }),
            measureTable(measures),
          ]),
          ...(await photoSection(source, omittedPhotos)),
          ...agreements(),
          heading(rie.title, HeadingLevel.HEADING_2),
          line(rie.text),
        ],
      },
    ],
  })
  return Packer.toBuffer(document)
}
