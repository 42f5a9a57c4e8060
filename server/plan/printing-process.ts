import { type PlanSource, planOf } from './check/content.ts'
import { workbookOf as checkWorkbookOf } from './check/workbook.ts'
import { type CompanyPlanSource, companyPlanOf } from './company/content.ts'
import { documentOf } from './company/document.ts'
import { workbookOf } from './company/workbook.ts'
import { createPdfPrinter } from './pdf.ts'

// A separate program, forked by printer.ts. It makes one file for each message it receives.

/** The plan of a check, or of a company over all themes, and the format of its file. */
export type PrintingTask =
  | { plan: 'CHECK'; format: 'pdf' | 'xlsx'; source: PlanSource }
  | { plan: 'COMPANY'; format: 'pdf' | 'xlsx' | 'docx'; source: CompanyPlanSource }
/** The file, or the reason of a failure. `residentBytes`: the memory of this process. */
export type PrintingResult = ({ content: Uint8Array } | { failure: string }) & { residentBytes: number }

const printPdf = createPdfPrinter()

function print(task: PrintingTask): Promise<Uint8Array> {
  if (task.plan === 'CHECK') {
    const { format, source } = task
    return format === 'pdf' ? printPdf('/check/plan.typ', planOf(source)) : checkWorkbookOf(source)
  }
  const { format, source } = task
  if (format === 'pdf') return printPdf('/company/plan.typ', companyPlanOf(source), source.photos)
  return format === 'xlsx' ? workbookOf(source) : documentOf(source)
}

process.on('message', async (task: PrintingTask) => {
  const result = await print(task).then(
    (content) => ({ content }),
    (error: Error) => ({ failure: error.message }),
  )
  process.send?.({ ...result, residentBytes: process.memoryUsage.rss() } satisfies PrintingResult)
})
process.once('disconnect', () => process.exit())
