import { getDocumentProxy } from 'unpdf'
import type { PDFDocumentProxy } from 'unpdf/pdfjs'

import { type Line, linesOf, type TextItem } from './lines.ts'

/** Longer than any sheet without its annexes. */
const MAX_PAGES = 60

type Matrix = readonly number[]

const times = ([a, b, c, d, e, f]: Matrix, [g, h, i, j, k, l]: Matrix): number[] => [
  a! * g! + c! * h!,
  b! * g! + d! * h!,
  a! * i! + c! * j!,
  b! * i! + d! * j!,
  a! * k! + c! * l! + e!,
  b! * k! + d! * l! + f!,
]

/** Where the text is seen on the page; undefined when it is not level, such as a watermark. */
function itemOf(text: string, length: number, matrix: Matrix): TextItem | undefined {
  const [a, b, c, d, left, baseline] = matrix as [number, number, number, number, number, number]
  if (Math.abs(b) > Math.abs(a) || a < 0) return undefined
  return { text, left, right: left + length, baseline, size: Math.hypot(c, d) }
}

async function linesOfPage(pdf: PDFDocumentProxy, number: number): Promise<Line[]> {
  const page = await pdf.getPage(number)
  const { transform, width } = page.getViewport({ scale: 1 })
  const { items } = await page.getTextContent()
  const texts = items.flatMap((item) =>
    'str' in item && item.str.trim() !== ''
      ? (itemOf(item.str, item.width, times(transform, item.transform)) ?? [])
      : [],
  )
  page.cleanup()
  return linesOf(texts, { page: number, width })
}

/**
 * The lines of the first 60 pages. Throws for a file that is broken, encrypted or no PDF. The library runs no
 * script and no font of the file, and opens no other address.
 */
export async function readPdf(bytes: Uint8Array): Promise<Line[]> {
  const pdf = await getDocumentProxy(bytes, {
    verbosity: 0,
    disableFontFace: true,
    useSystemFonts: false,
    enableXfa: false,
    useWasm: false,
    useWorkerFetch: false,
    isOffscreenCanvasSupported: false,
    isImageDecoderSupported: false,
    maxImageSize: 1,
  })
  try {
    const numPages = Math.min(pdf.numPages, MAX_PAGES)
    const lines: Line[] = []
    for (let page = 1; page <= numPages; page++) lines.push(...(await linesOfPage(pdf, page)))
    return lines
  } finally {
    await pdf.loadingTask.destroy()
  }
}
