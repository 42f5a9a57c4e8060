import { planOf } from './check/content.ts'
import { companyPlanOf } from './company/content.ts'
import { createPdfPrinter } from './pdf.ts'
import type { PrintedPart, PrintingEnd, PrintingTask } from './printing-task.ts'
import { createTaskCollector, type Piece } from './task-pieces.ts'

// A separate program, forked by printer.ts, that makes one file for each message. The packages for workbooks and
// documents, and the texts of substances, take as long to load as the program itself: they are loaded when they are
// needed.

/** Of a message, in bytes. */
const PART_SIZE = 1_000_000

const printPdf = createPdfPrinter()

async function print(task: PrintingTask): Promise<Uint8Array> {
  if (task.plan === 'NONE') {
    const { workbookOf } = await import('./tables/workbook.ts')
    return workbookOf(task.source)
  }
  if (task.plan === 'CHECK') {
    const { format, source } = task
    if (format === 'pdf') return printPdf('/check/plan.typ', planOf(source))
    const { workbookOf } = await import('./check/workbook.ts')
    return workbookOf(source)
  }
  if (task.plan === 'REGISTER_DOCUMENT') {
    const { layOut } = await import('./substance-documents/content.ts')
    const { template, content } = layOut(task.source)
    return printPdf(template, content)
  }
  if (task.plan === 'REGISTER') {
    const { format, source } = task
    if (format === 'csv') return (await import('./substance-list/csv.ts')).csvOf(source)
    return (await import('./substance-list/workbook.ts')).workbookOf(source)
  }
  const { format, source } = task
  if (format === 'pdf') return printPdf('/company/plan.typ', companyPlanOf(source), source.photos)
  if (format === 'xlsx') {
    const { workbookOf } = await import('./company/workbook.ts')
    return workbookOf(source)
  }
  const { documentOf } = await import('./company/document.ts')
  return documentOf(source)
}

const collect = createTaskCollector()

process.on('message', async (message: Piece | PrintingTask) => {
  const task = collect(message)
  if (!task) return
  const send = (message: PrintedPart | PrintingEnd) => process.send?.(message)
  try {
    const content = await print(task)
    for (let at = 0; at < content.length; at += PART_SIZE)
      send({ part: content.subarray(at, at + PART_SIZE) })
    send({ residentBytes: process.memoryUsage.rss() })
  } catch (error) {
    send({ failure: (error as Error).message, residentBytes: process.memoryUsage.rss() })
  }
})
process.once('disconnect', () => process.exit())
