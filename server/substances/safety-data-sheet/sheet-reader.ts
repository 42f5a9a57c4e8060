import { join } from 'node:path'

import type { FastifyBaseLogger } from 'fastify'
import { Refusal } from '#server/platform/http/refusal.ts'
import { createChildProcess } from '#server/platform/runtime/child-process.ts'
import { createFairQueue } from '#server/platform/runtime/fair-queue.ts'
import type { SheetReading } from '#shared/domain/substances/safety-data-sheet.ts'

/** Sheets that wait, in all and per person, and their bytes together. */
const MAX_QUEUE_LENGTH = 40
const MAX_PER_PERSON = 3
const MAX_HELD_BYTES = 100_000_000
/** In seconds: the queue gets room within this time. */
const RETRY_AFTER_S = 10
/** For one sheet, in milliseconds: twenty times one of sixteen pages. */
const READ_TIMEOUT_MS = 20_000
/** Without sheets, after which the process is killed. */
const IDLE_TIMEOUT_MS = 60_000
/** The process reads its own program and what that imports, but not the settings or `DATA_DIR`. */
const READABLE = ['server/substances/safety-data-sheet', 'shared/domain', 'node_modules', 'package.json']
/** It may write nothing and start no other process; its thread watches its memory. The heap is in MB. */
const EXEC_ARGV = [
  '--permission',
  ...READABLE.map((path) => `--allow-fs-read=${join(import.meta.dirname, '../../..', path)}`),
  '--allow-worker',
  '--max-old-space-size=300',
]

const TOO_MANY_SHEETS = 'Er worden nog veiligheidsinformatiebladen voor je gelezen. Wacht tot die klaar zijn.'
/** What proxies log for a client that closed the connection before the response. */
const CLIENT_CLOSED_REQUEST = 499

export type SheetReader = ReturnType<typeof createSheetReader>

/** `size`: in bytes, at most. */
type IncomingSheet = { size: number; receive: () => Promise<Uint8Array> }
type Requester = { person: number; signal: AbortSignal }

/**
 * Reads sheets one at a time in a child process, which starts with the first sheet. It is killed after
 * `idleTimeout` without sheets, and when a sheet takes longer than `timeout`, both in milliseconds. See
 * docs/decisions/0052.
 */
export function createSheetReader(
  logger: FastifyBaseLogger,
  { timeout = READ_TIMEOUT_MS, idleTimeout = IDLE_TIMEOUT_MS } = {},
) {
  const child = createChildProcess(logger, {
    file: join(import.meta.dirname, 'sheet-process.ts'),
    execArgv: EXEC_ARGV,
    idleTimeout,
  })
  const queue = createFairQueue<number, () => Promise<void>>()
  const held = new Set<{ person: number; size: number }>()
  let isBusy = false

  /** Never throws: a process that dies or takes too long could not read the sheet. */
  async function readInProcess(pdf: Uint8Array): Promise<SheetReading> {
    const process = child.ensure()
    const { promise, resolve, reject } = Promise.withResolvers<SheetReading>()
    const onExit = () => reject(new Error('the process for safety data sheets died'))
    const timer = setTimeout(() => reject(new Error('a safety data sheet took too long')), timeout)
    process.once('message', resolve).once('exit', onExit)
    process.send(pdf, (error) => error && onExit())
    try {
      const reading = await promise
      // A failure may have left a lot of memory behind.
      if (reading.outcome === 'READ') child.release()
      else child.killIfCurrent(process)
      return reading
    } catch (error) {
      logger.warn({ err: error }, 'a safety data sheet could not be read')
      child.killIfCurrent(process)
      return { outcome: 'NOT_READABLE' }
    } finally {
      clearTimeout(timer)
      process.off('message', resolve).off('exit', onExit)
    }
  }

  async function processQueue(): Promise<void> {
    if (isBusy) return
    isBusy = true
    for (let next = queue.takeFirst(); next; next = queue.takeFirst()) await next()
    isBusy = false
  }

  /** Throws a Refusal with 499 when `signal` is aborted while the sheet waits. */
  function readInTurn(pdf: Uint8Array, { person, signal }: Requester): Promise<SheetReading> {
    const { promise, resolve, reject } = Promise.withResolvers<SheetReading>()
    const job = () => readInProcess(pdf).then(resolve)
    const cancel = () => {
      if (queue.remove(job)) reject(new Refusal(CLIENT_CLOSED_REQUEST))
    }
    signal.addEventListener('abort', cancel, { once: true })
    queue.add(person, job)
    void processQueue()
    return promise
  }

  /** Refuses with 429 when this person has too many sheets here, and with 503 when all together are too many. */
  function requireRoom(person: number, size: number): void {
    const sheets = [...held]
    if (sheets.filter((sheet) => sheet.person === person).length >= MAX_PER_PERSON)
      throw new Refusal(429, TOO_MANY_SHEETS, { retryAfter: RETRY_AFTER_S })
    const bytes = sheets.reduce((sum, sheet) => sum + sheet.size, size)
    if (sheets.length >= MAX_QUEUE_LENGTH || bytes > MAX_HELD_BYTES)
      throw new Refusal(503, null, { retryAfter: RETRY_AFTER_S })
  }

  return {
    /**
     * Returns what the sheet says. Throws a Refusal with 503 or 429 when too many wait, in all or of this person,
     * and with 499 when `signal` is aborted while it waits; and the error of `receive`.
     */
    async read({ size, receive }: IncomingSheet, requester: Requester): Promise<SheetReading> {
      const sheet = { person: requester.person, size }
      requireRoom(sheet.person, size)
      held.add(sheet)
      try {
        return await readInTurn(await receive(), requester)
      } finally {
        held.delete(sheet)
      }
    },
    close: async () => child.kill(),
  }
}
