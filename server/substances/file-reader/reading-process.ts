import { Worker } from 'node:worker_threads'

import type { SheetReading } from '#shared/domain/substances/safety-data-sheet.ts'
import type { SubstanceInput } from '#shared/domain/substances/substance.ts'
import { textOf } from '../safety-data-sheet/lines.ts'
import { proposalsOf } from '../safety-data-sheet/proposals.ts'
import { readPdf } from '../safety-data-sheet/read-pdf.ts'
import { type ListReading, readList } from './read-list.ts'

// The entry point of a process that reads files, which come from anybody: one that takes all memory or all time ends
// this process and not the server.

/** `sheet`: a PDF. `list`: JSON. */
export type ReadingTask = { sheet: Uint8Array } | { list: Uint8Array }
/** The substances of a list come in parts, before its end. */
export type ReadingReply =
  | { sheet: SheetReading }
  | { part: SubstanceInput[] }
  | { list: Exclude<ListReading, { substances: unknown }> | 'READ' }

/** Text with fewer letters is a stamp on a scan. */
const MIN_LETTERS = 50
/** Substances per message: the server takes some milliseconds to receive it. */
const PART_LENGTH = 50

async function readSheet(pdf: Uint8Array): Promise<SheetReading> {
  // The library does not take a Buffer.
  const lines = await readPdf(new Uint8Array(pdf))
  const letters = lines.map(textOf).join('').match(/\p{L}/gu) ?? []
  if (letters.length < MIN_LETTERS) return { outcome: 'NO_TEXT' }
  const proposals = proposalsOf(lines)
  return proposals ? { outcome: 'READ', proposals } : { outcome: 'NOT_A_SHEET' }
}

const reply = (message: ReadingReply) => process.send?.(message)

function sendList(reading: ListReading): void {
  if ('problems' in reading) {
    reply({ list: reading })
    return
  }
  for (let start = 0; start < reading.substances.length; start += PART_LENGTH)
    reply({ part: reading.substances.slice(start, start + PART_LENGTH) })
  reply({ list: 'READ' })
}

// In a thread of its own, because unpacking a file may keep this one busy.
new Worker(new URL('./memory-watch.ts', import.meta.url)).unref()

process.on('message', async (task: ReadingTask) => {
  if ('list' in task) sendList(readList(task.list))
  else reply({ sheet: await readSheet(task.sheet).catch((): SheetReading => ({ outcome: 'NOT_READABLE' })) })
})
process.once('disconnect', () => process.exit())
