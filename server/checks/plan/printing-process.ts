import { type PlanSource, planOf } from './check/content.ts'
import { type CompanyPlanSource, companyPlanOf } from './company/content.ts'
import { createPdfPrinter } from './pdf.ts'
import type { SubstanceDocument } from './substance-documents/source.ts'
import type { SubstanceListSource } from './substance-list/source.ts'
import type { TablesSource } from './tables/source.ts'

// A separate program, forked by printer.ts, that makes one file for each message. The packages for workbooks and
// documents, and the texts of substances, take as long to load as the program itself: they are loaded when they are
// needed.

export type PrintingTask =
  | { plan: 'CHECK'; format: 'pdf' | 'xlsx'; source: PlanSource }
  | { plan: 'COMPANY'; format: 'pdf' | 'xlsx' | 'docx'; source: CompanyPlanSource }
  | { plan: 'NONE'; format: 'xlsx'; source: TablesSource }
  | { plan: 'REGISTER_DOCUMENT'; format: 'pdf'; source: SubstanceDocument }
  | { plan: 'REGISTER'; format: 'csv' | 'xlsx'; source: SubstanceListSource }
export type PrintingResult = ({ content: Uint8Array } | { failure: string }) & { residentBytes: number }

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

process.on('message', async (task: PrintingTask) => {
  const result = await print(task).then(
    (content) => ({ content }),
    (error: Error) => ({ failure: error.message }),
  )
  process.send?.({ ...result, residentBytes: process.memoryUsage.rss() } satisfies PrintingResult)
})
process.once('disconnect', () => process.exit())
