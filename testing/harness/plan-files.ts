import { getDocumentProxy } from 'unpdf'

import { plainSpaces } from './plain-spaces.ts'
import { readZip } from './read-zip.ts'

type Tag = { role?: string; alt?: string; children?: Tag[] }

const rolesIn = ({ role, children = [] }: Tag): string[] => [
  ...(role ? [role] : []),
  ...children.flatMap((child) => rolesIn(child)),
]
const altsIn = ({ alt, children = [] }: Tag): string[] => [
  ...(alt ? [alt] : []),
  ...children.flatMap((child) => altsIn(child)),
]

/**
 * `pages`: each as one line in reading order. Also the tags' roles and alternative texts, link targets, the points by
 * which text exceeds its page (negative when it fits), and how far down each page its text ends, as a share.
 */
export async function readPdf(bytes: Uint8Array) {
  const pdf = await getDocumentProxy(new Uint8Array(bytes), { verbosity: 0 })
  const pages = []
  const tags: Tag[] = []
  const links: string[] = []
  const depths: number[] = []
  let beyond = Number.NEGATIVE_INFINITY
  for (let number = 1; number <= pdf.numPages; number++) {
    const page = await pdf.getPage(number)
    const [, , width, height] = page.view as [number, number, number, number]
    const { items } = await page.getTextContent()
    const texts = items.flatMap((item) => ('str' in item ? [item] : []))
    for (const { transform, width: length } of texts) {
      const [cosine, sine, , , left] = transform as number[]
      const right = left! + (length * cosine!) / Math.hypot(cosine!, sine!)
      beyond = Math.max(beyond, right - width, -left!)
    }
    depths.push(1 - Math.min(...texts.map(({ transform }) => transform[5] as number)) / height)
    pages.push(
      texts
        .map(({ str, hasEOL }) => str + (hasEOL ? ' ' : ''))
        .join('')
        .replace(/\s+/g, ' '),
    )
    const tree = (await page.getStructTree()) as Tag | null
    if (tree) tags.push(tree)
    for (const { unsafeUrl } of await page.getAnnotations()) if (unsafeUrl) links.push(unsafeUrl)
  }
  const { info } = await pdf.getMetadata()
  return {
    pages,
    text: pages.join(' '),
    roles: tags.flatMap(rolesIn),
    alts: tags.flatMap(altsIn),
    links,
    beyond,
    depths,
    info: info as { Title?: string; Author?: string; Language?: string; IsTagged?: boolean },
    raw: Buffer.from(bytes).toString('latin1'),
  }
}

const entities: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" }
const decoded = (xml: string) => xml.replace(/&(amp|lt|gt|quot|apos);/g, (_, name: string) => entities[name]!)

/** `kind`: 's' or 'inlineStr' for text. `format`: of numbers. */
type StoredCell = { kind: string; value: string; format: string; isFormula: boolean }

/** The cells of each sheet by address, the XML of the sheets, and that of the workbook. */
export async function readWorkbook(bytes: Uint8Array) {
  const files = await readZip(bytes)
  const xmlOf = (path: string) => String(files[path] ?? '')
  const shared = [...xmlOf('xl/sharedStrings.xml').matchAll(/<si>(.*?)<\/si>/gs)].map(([, si]) =>
    [...si!.matchAll(/<t[^>]*>(.*?)<\/t>/gs)].map(([, text]) => decoded(text!)).join(''),
  )
  const styles = xmlOf('xl/styles.xml')
  const formats = new Map(
    [...styles.matchAll(/<numFmt numFmtId="(\d+)" formatCode="([^"]*)"/g)].map(([, id, code]) => [
      id!,
      code!,
    ]),
  )
  const cellFormats = [...styles.matchAll(/<cellXfs.*?<\/cellXfs>/gs)]
    .flatMap(([xml]) => [...xml.matchAll(/<xf ([^>]*)>/g)])
    .map(([, attributes]) => formats.get(attributes!.match(/numFmtId="(\d+)"/)?.[1] ?? '') ?? '')
  const names = [...xmlOf('xl/workbook.xml').matchAll(/<sheet [^>]*name="([^"]*)"/g)].map(([, name]) => name!)
  const sheets = names.map((name, index) => {
    const xml = xmlOf(`xl/worksheets/sheet${index + 1}.xml`)
    const cells: Record<string, StoredCell> = {}
    for (const [, attributes = '', body = ''] of xml.matchAll(/<c ([^>]*?)(?:\/>|>(.*?)<\/c>)/gs)) {
      const kind = attributes.match(/t="(\w+)"/)?.[1] ?? 'n'
      const value = body.match(/<(?:v|t)[^>]*>(.*?)<\/(?:v|t)>/s)?.[1] ?? ''
      cells[attributes.match(/r="([A-Z]+\d+)"/)![1]!] = {
        kind,
        value: plainSpaces(kind === 's' ? shared[Number(value)]! : decoded(value)),
        format: cellFormats[Number(attributes.match(/ s="(\d+)"/)?.[1])] ?? '',
        isFormula: body.includes('<f'),
      }
    }
    return { name, xml, cells }
  })
  return { sheets, workbook: decoded(xmlOf('xl/workbook.xml')) }
}

/** The text, cells per table row, texts of headers and footers, and alternative texts and number of pictures. */
export async function readDocument(bytes: Uint8Array) {
  const files = await readZip(bytes)
  const textOf = (xml: string) =>
    [...xml.matchAll(/<w:t(?: [^>]*)?>(.*?)<\/w:t>|<\/w:p>/gs)]
      .map(([, text]) => (text === undefined ? ' ' : decoded(text)))
      .join('')
      .replace(/\s+/g, ' ')
      .trim()
  const xml = String(files['word/document.xml'])
  const textsIn = (pattern: RegExp) =>
    Object.keys(files)
      .filter((path) => pattern.test(path))
      .map((path) => textOf(String(files[path])))
  return {
    text: textOf(xml),
    rows: [...xml.matchAll(/<w:tr>(.*?)<\/w:tr>|<w:tr (.*?)<\/w:tr>/gs)].map(([row]) =>
      [...row.matchAll(/<w:tc>(.*?)<\/w:tc>/gs)].map(([cell]) => textOf(cell)),
    ),
    headers: textsIn(/^word\/header\d*\.xml$/),
    footers: textsIn(/^word\/footer\d*\.xml$/),
    alts: [...xml.matchAll(/<wp:docPr [^>]*descr="([^"]*)"/g)].map(([, alt]) => decoded(alt!)),
    numPictures: Object.keys(files).filter((path) => path.startsWith('word/media/')).length,
  }
}
