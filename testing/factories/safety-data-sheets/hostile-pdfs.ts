import { constants, deflateRawSync } from 'node:zlib'

type PdfObject = string | Buffer

/** Numbers the objects 1, 2, …; the first is the catalogue. `trailer`: more entries of the trailer. */
function pdfOf(objects: readonly PdfObject[], trailer = ''): Buffer {
  const parts: Buffer[] = [Buffer.from('%PDF-1.7\n')]
  const offsets: number[] = []
  let size = parts[0]!.length
  const add = (part: PdfObject) => {
    const bytes = Buffer.from(part as string)
    parts.push(bytes)
    size += bytes.length
  }
  for (const [index, object] of objects.entries()) {
    offsets.push(size)
    add(`${index + 1} 0 obj\n`)
    add(object)
    add('\nendobj\n')
  }
  const start = size
  const entries = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`).join('')
  add(`xref\n0 ${offsets.length + 1}\n0000000000 65535 f \n${entries}`)
  add(`trailer\n<< /Size ${offsets.length + 1} /Root 1 0 R ${trailer} >>\nstartxref\n${start}\n%%EOF\n`)
  return Buffer.concat(parts)
}

const stream = (content: string | Buffer, entries = '') =>
  Buffer.concat([
    Buffer.from(`<< /Length ${content.length} ${entries} >>\nstream\n`),
    Buffer.from(content as string),
    Buffer.from('\nendstream'),
  ])

/** The content of the page is object 4; its font is object 5. */
const onePage = (content: PdfObject, resources = ''): PdfObject[] => [
  '<< /Type /Catalog /Pages 2 0 R >>',
  '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
  `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 4 0 R /Resources << /Font << /F 5 0 R >> ${resources} >> >>`,
  content,
  '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>',
]

const TEXT = 'BT /F 9 Tf 50 700 Td (RUBRIEK 1: Identificatie van de stof) Tj ET\n'

/** Opens only with a password, which nobody knows. */
export const encryptedPdf = (): Buffer =>
  pdfOf(
    [
      ...onePage(stream(TEXT)),
      `<< /Filter /Standard /V 1 /R 2 /P -4 /O <${'41'.repeat(32)}> /U <${'42'.repeat(32)}> >>`,
    ],
    '/Encrypt 6 0 R /ID [<00><00>]',
  )

/** Unpacks to `megabytes` of `text`, a thousand times its size. */
function flateOf(text: string, megabytes: number): Buffer {
  const block = Buffer.from(text.repeat(Math.ceil(1_000_000 / text.length)))
  const packed = deflateRawSync(block, { finishFlush: constants.Z_FULL_FLUSH })
  return Buffer.concat([
    Buffer.from([0x78, 0x9c]),
    ...Array<Buffer>(megabytes).fill(packed),
    deflateRawSync(Buffer.alloc(0)),
    Buffer.alloc(4),
  ])
}

/** Some megabytes that unpack to gigabytes of text on one page. */
export const flateBomb = (): Buffer => pdfOf(onePage(stream(flateOf(TEXT, 3_000), '/Filter /FlateDecode')))

/** Half a million pages, all the same one. */
export const endlessPages = (): Buffer =>
  pdfOf([
    '<< /Type /Catalog /Pages 2 0 R >>',
    `<< /Type /Pages /Kids [${'3 0 R '.repeat(500_000)}] /Count 500000 >>`,
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 4 0 R /Resources << /Font << /F 5 0 R >> >> >>',
    stream(TEXT),
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>',
  ])

/** Nested lists, some millions deep. */
export const deepLists = (): Buffer =>
  pdfOf(onePage(stream(TEXT), `/ExtGState ${'['.repeat(5_000_000)}${']'.repeat(5_000_000)}`))

/** A small PDF that takes years: a form that draws another one ten times, which draws another one ten times, and so on. */
export function billionForms(): Buffer {
  const DEPTH = 18
  const forms = Array.from({ length: DEPTH }, (_, index) => {
    const isLast = index === DEPTH - 1
    const inner = isLast ? TEXT : '/X Do '.repeat(10)
    const resources = isLast ? '/Font << /F 5 0 R >>' : `/XObject << /X ${7 + index} 0 R >>`
    return stream(inner, `/Type /XObject /Subtype /Form /BBox [0 0 595 842] /Resources << ${resources} >>`)
  })
  return pdfOf([...onePage(stream('/X Do '), '/XObject << /X 6 0 R >>'), ...forms])
}
