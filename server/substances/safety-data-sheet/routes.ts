import type { FastifyInstance } from 'fastify'
import { Refusal } from '#server/platform/http/refusal.ts'
import { route } from '#server/platform/http/route.ts'
import { type ByteStream, fileInForm } from '#server/platform/http/streams.ts'
import { createThrottle } from '#server/platform/http/throttle.ts'
import { MAX_SHEET_SIZE, SHEET_TOO_LARGE, SheetReading } from '#shared/domain/substances/safety-data-sheet.ts'

/** The parts of a form other than the file, in bytes. */
const FORM_OVERHEAD = 20_000

const sheetTooLarge = () => new Refusal(413, SHEET_TOO_LARGE)

/** Throws a Refusal with 413 for more than a sheet may have. */
async function bytesOf(content: ByteStream): Promise<Buffer> {
  const chunks: Uint8Array[] = []
  let size = 0
  for await (const chunk of content) {
    size += chunk.length
    if (size > MAX_SHEET_SIZE) throw sheetTooLarge()
    chunks.push(chunk)
  }
  return Buffer.concat(chunks)
}

/** Stores nothing: the browser adds the file to the company file. */
export function safetyDataSheetRoutes(app: FastifyInstance): void {
  const throttle = createThrottle(app.pool, 'safety-data-sheet')

  route(
    app,
    {
      method: 'POST',
      url: '/rest/:companyId/hazardoussubstances/sheet',
      access: { company: { level: 'WRITE', check: 'HAZARDOUS_SUBSTANCES' } },
      summary:
        'Read a safety data sheet, a PDF of at most 20 MB: a form with one field, file. Nothing is stored',
      stream: 'multipart/form-data',
      limit: throttle,
      response: SheetReading,
    },
    async (call) => {
      const { request, user } = call
      const announced = Number(request.headers['content-length'] ?? MAX_SHEET_SIZE)
      if (announced > MAX_SHEET_SIZE + FORM_OVERHEAD) throw sheetTooLarge()
      const receive = async () => bytesOf((await fileInForm(request, MAX_SHEET_SIZE)).content)
      return app.fileReader.readSheet(
        { size: Math.min(announced, MAX_SHEET_SIZE), receive },
        { person: user.id, signal: request.signal },
      )
    },
  )
}
