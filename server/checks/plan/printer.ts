import { join } from 'node:path'
import { setImmediate } from 'node:timers/promises'

import type { FastifyBaseLogger } from 'fastify'

import { Refusal } from '#server/platform/http/refusal.ts'
import { createChildProcess } from '#server/platform/runtime/child-process.ts'
import { createFairQueue } from '#server/platform/runtime/fair-queue.ts'
import type { PrintingResult, PrintingTask } from './printing-process.ts'

/** Plans in the queue, in all and per person. With more, the browser would time out before the last one. */
const MAX_QUEUE_LENGTH = 40
const MAX_QUEUED_PER_PERSON = 10
/** In seconds: the queue gets room within this time. */
const RETRY_AFTER_S = 10
/** For one plan: twenty times the longest when nothing else runs. */
const PRINT_TIMEOUT_MS = 90_000
/** The process is killed after this time without plans. */
const IDLE_TIMEOUT_MS = 120_000
/** A process that uses more is killed after its plan, because it does not give back all memory of a long one. */
const MAX_RESIDENT_BYTES = 400_000_000

const TOO_MANY_PLANS = 'Er worden nog plannen voor je gemaakt. Wacht tot die klaar zijn.'
/** What proxies log for a client that closed the connection before the response. */
const CLIENT_CLOSED_REQUEST = 499

export type Printer = ReturnType<typeof startPrinter>

export type Requester = { person: number; signal: AbortSignal }

type PrintJob = () => Promise<void>

/**
 * Makes files of plans one by one in a child process, which starts with the first plan and is killed after
 * `idleTimeout` milliseconds without plans. See docs/decisions/0007.
 */
export function startPrinter(logger: FastifyBaseLogger, { idleTimeout = IDLE_TIMEOUT_MS } = {}) {
  const child = createChildProcess(logger, {
    file: join(import.meta.dirname, 'printing-process.ts'),
    // Typst would use all processors without being faster.
    env: { RAYON_NUM_THREADS: '1' },
    idleTimeout,
  })
  const queue = createFairQueue<number, PrintJob>()
  let isBusy = false

  /** Throws when the process dies or takes too long. */
  async function runTask(task: PrintingTask): Promise<PrintingResult> {
    const printing = child.ensure()
    const { promise, resolve, reject } = Promise.withResolvers<PrintingResult>()
    const onExit = () => {
      // A failed send can come before the exit event: the next plan must start a new process.
      child.killIfCurrent(printing)
      reject(new Error('the printing process died'))
    }
    const timeout = setTimeout(() => {
      reject(new Error('the printing process took too long'))
      child.kill({ isLate: true })
    }, PRINT_TIMEOUT_MS)
    printing.once('exit', onExit).once('message', resolve)
    printing.send(task, (error) => error && onExit())
    try {
      return await promise
    } finally {
      clearTimeout(timeout)
      printing.off('exit', onExit).off('message', resolve)
    }
  }

  async function createFile(read: () => Promise<PrintingTask>): Promise<Uint8Array> {
    // The process starts while the data are read. Starting it, reading and sending block for some milliseconds
    // each, so the event loop turns in between.
    child.ensure()
    await setImmediate()
    const task = await read().catch((error) => {
      child.release()
      throw error
    })
    await setImmediate()
    const result = await runTask(task)
    if ('failure' in result || result.residentBytes > MAX_RESIDENT_BYTES) child.kill()
    else child.release()
    if ('failure' in result) throw new Error(`a plan could not be made: ${result.failure}`)
    return result.content
  }

  async function processQueue(): Promise<void> {
    if (isBusy) return
    isBusy = true
    for (let next = queue.takeFirst(); next; next = queue.takeFirst()) await next()
    isBusy = false
  }

  return {
    /**
     * `read` is called when its turn has come, and returns the task. Throws a Refusal with 503 when the queue is
     * full, 429 when this person has too many plans in it, and 499 when `signal` is aborted; also the error of
     * `read`, or that of a plan that could not be made.
     */
    async print(read: () => Promise<PrintingTask>, { person, signal }: Requester): Promise<Uint8Array> {
      if (queue.countOf(person) >= MAX_QUEUED_PER_PERSON)
        throw new Refusal(429, TOO_MANY_PLANS, { retryAfter: RETRY_AFTER_S })
      if (queue.length >= MAX_QUEUE_LENGTH) throw new Refusal(503, null, { retryAfter: RETRY_AFTER_S })
      const { promise, resolve, reject } = Promise.withResolvers<Uint8Array>()
      const job = () => createFile(read).then(resolve, reject)
      const cancel = () => {
        queue.remove(job)
        reject(new Refusal(CLIENT_CLOSED_REQUEST))
      }
      signal.addEventListener('abort', cancel, { once: true })
      queue.add(person, job)
      void processQueue()
      return promise
    },
    stop: async () => child.kill(),
  }
}
