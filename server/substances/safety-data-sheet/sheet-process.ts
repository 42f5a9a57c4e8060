import { Worker } from 'node:worker_threads'

import type { SheetReading } from '#shared/domain/substances/safety-data-sheet.ts'
import { textOf } from './lines.ts'
import { proposalsOf } from './proposals.ts'
import { readPdf } from './read-pdf.ts'

// The entry point of a process that reads safety data sheets, which come from anybody: a file that takes all memory
// or all time ends this process and not the server.

/** Text with fewer letters is a stamp on a scan. */
const MIN_LETTERS = 50

async function read(pdf: Uint8Array): Promise<SheetReading> {
  // The library does not take a Buffer.
  const lines = await readPdf(new Uint8Array(pdf))
  const letters = lines.map(textOf).join('').match(/\p{L}/gu) ?? []
  if (letters.length < MIN_LETTERS) return { outcome: 'NO_TEXT' }
  const proposals = proposalsOf(lines)
  return proposals ? { outcome: 'READ', proposals } : { outcome: 'NOT_A_SHEET' }
}

// In a thread of its own, because unpacking a file may keep this one busy.
new Worker(new URL('./memory-watch.ts', import.meta.url)).unref()

process.on('message', async (pdf: Uint8Array) => {
  process.send?.(await read(pdf).catch((): SheetReading => ({ outcome: 'NOT_READABLE' })))
})
process.once('disconnect', () => process.exit())
