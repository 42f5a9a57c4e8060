import { join } from 'node:path'
import { setImmediate } from 'node:timers/promises'

import type { FastifyBaseLogger } from 'fastify'

import { Refusal } from '#server/platform/http/refusal.ts'
import { tooManyAttempts } from '#server/platform/http/throttle.ts'
import { createChildProcess } from '#server/platform/runtime/child-process.ts'
import type { PrintedPart, PrintingEnd, PrintingTask } from './printing-task.ts'
import { createPrintingTimes } from './printing-times.ts'
import { isLong, piecesOf } from './task-pieces.ts'

/** One person has one file made at a time, so that another process is left for others. */
const PROCESSES = 2
/** Plans in the queue, in all and per person. With more, the browser would time out before the last one. */
const MAX_QUEUE_LENGTH = 40
const MAX_QUEUED_PER_PERSON = 10
/** In seconds: the queue gets room within this time. */
const RETRY_AFTER_S = 10
/** For one file: a register of 2,000 substances takes 9 s, see docs/decisions/0007. */
const PRINT_TIMEOUT_MS = 20_000
/** Of one person in an hour: fifteen of the longest files, or more than a thousand plans. */
const MAX_TIME_PER_PERSON_MS = 300_000
/** A process is killed after this time without plans. */
const IDLE_TIMEOUT_MS = 120_000
/** A process that uses more is killed after its plan, because it does not give back all memory of a long one. */
const MAX_RESIDENT_BYTES = 400_000_000

const TOO_MANY_PLANS = 'Er worden nog plannen voor je gemaakt. Wacht tot die klaar zijn.'
const TOO_MUCH_TIME = 'Je hebt het afgelopen uur veel grote bestanden laten maken.'
const TOO_LONG =
  'Dit bestand is te groot om in één keer te maken. Maak de lijst korter, of kies een ander soort bestand, zoals Excel.'
const FAILED = 'Het maken van dit bestand is mislukt. Probeer het over een minuut opnieuw.'
/** In seconds, after a process died twice. */
const RETRY_AFTER_FAILURE_S = 60
/** What proxies log for a client that closed the connection before the response. */
const CLIENT_CLOSED_REQUEST = 499

type PrintingResult = PrintingEnd & { content: Uint8Array }

class ProcessDied extends Error {}

export type Printer = ReturnType<typeof startPrinter>

export type Requester = { person: number; signal: AbortSignal }

type Child = ReturnType<typeof createChildProcess>

/** `isLong`: undefined until its data were read. */
type PrintJob = {
  person: number
  read: () => Promise<PrintingTask>
  isLong?: boolean
  resolve: (content: Uint8Array) => void
  reject: (error: unknown) => void
}

/**
 * Makes files in two child processes: first that of whose files took least time in this hour. `idleTimeout`: of a
 * process, `timeout`: for a file, `timePerPerson`: in an hour; all in milliseconds. See docs/decisions/0007.
 */
export function startPrinter(
  logger: FastifyBaseLogger,
  { idleTimeout = IDLE_TIMEOUT_MS, timeout = PRINT_TIMEOUT_MS, timePerPerson = MAX_TIME_PER_PERSON_MS } = {},
) {
  const children = Array.from({ length: PROCESSES }, () =>
    createChildProcess(logger, {
      file: join(import.meta.dirname, 'printing-process.ts'),
      // Typst would use all processors without being faster.
      env: { RAYON_NUM_THREADS: '1' },
      idleTimeout,
    }),
  )
  const times = createPrintingTimes()
  const waiting: PrintJob[] = []
  const underWay = new Map<Child, PrintJob>()
  let isStopped = false

  /** Throws ProcessDied when the process dies, and a Refusal with 422 when it takes too long. */
  async function runTask(child: Child, task: PrintingTask): Promise<PrintingResult> {
    const printing = child.ensure()
    const { promise, resolve, reject } = Promise.withResolvers<PrintingResult>()
    const onExit = () => {
      // A failed send can come before the exit event: the next plan must start a new process.
      child.killIfCurrent(printing)
      reject(new ProcessDied('the printing process died'))
    }
    const timer = setTimeout(() => {
      logger.warn({ plan: task.plan, format: task.format }, 'a file took too long to print')
      reject(new Refusal(422, TOO_LONG, 'DOCUMENT_TOO_LARGE'))
      child.kill({ isLate: true })
    }, timeout)
    const parts: Uint8Array[] = []
    const onMessage = (message: PrintedPart | PrintingEnd) => {
      if ('part' in message) parts.push(message.part)
      else resolve({ ...message, content: Buffer.concat(parts) })
    }
    printing.once('exit', onExit).on('message', onMessage)
    try {
      // Each piece blocks for some milliseconds, and the event loop turns in between.
      for (const piece of piecesOf(task))
        await Promise.race([
          promise,
          new Promise<void>((sent) => printing.send(piece, (error) => (error ? onExit() : sent()))),
        ])
      return await promise
    } finally {
      clearTimeout(timer)
      printing.off('exit', onExit).off('message', onMessage)
    }
  }

  /** Tries again once when the process dies: its cause may have been another file. */
  async function runSurely(child: Child, task: PrintingTask): Promise<PrintingResult> {
    try {
      return await runTask(child, task).catch((error) => {
        if (!(error instanceof ProcessDied) || isStopped) throw error
        return runTask(child, task)
      })
    } catch (error) {
      if (!(error instanceof ProcessDied)) throw error
      logger.error({ err: error, plan: task.plan, format: task.format }, 'a file could not be printed')
      throw new Refusal(503, FAILED, { retryAfter: RETRY_AFTER_FAILURE_S })
    }
  }

  const isLongUnderWay = () => [...underWay.values()].some((job) => job.isLong)

  /** Returns false when the file has to wait for another long one. */
  async function createFile(child: Child, job: PrintJob): Promise<boolean> {
    requireTime(job.person)
    // The process starts while the data are read. Starting it, reading and sending block for some milliseconds
    // each, so the event loop turns in between.
    child.ensure()
    await setImmediate()
    const task = await job.read().catch((error) => {
      child.release()
      throw error
    })
    await setImmediate()
    if (isLong(task) && !job.isLong) {
      const isOtherUnderWay = isLongUnderWay()
      job.isLong = true
      if (isOtherUnderWay) {
        child.release()
        return false
      }
    }
    const result = await runSurely(child, task)
    if (result.failure !== undefined || result.residentBytes > MAX_RESIDENT_BYTES) child.kill()
    else child.release()
    if (result.failure !== undefined) throw new Error(`a plan could not be made: ${result.failure}`)
    job.resolve(result.content)
    return true
  }

  /** Undefined when none of those that wait can be made now. */
  function takeNext(): PrintJob | undefined {
    const people = new Set([...underWay.values()].map(({ person }) => person))
    const possible = waiting.filter((job) => !people.has(job.person) && !(job.isLong && isLongUnderWay()))
    if (possible.length === 0) return undefined
    const next = possible.reduce((best, job) => (times.of(job.person) < times.of(best.person) ? job : best))
    waiting.splice(waiting.indexOf(next), 1)
    return next
  }

  function startNext(): void {
    const child = children.find((candidate) => !underWay.has(candidate))
    const job = child && takeNext()
    if (!job) return
    underWay.set(child, job)
    const start = performance.now()
    void createFile(child, job)
      .then((isMade) => {
        if (!isMade) waiting.unshift(job)
      }, job.reject)
      .finally(() => {
        times.add(job.person, performance.now() - start)
        underWay.delete(child)
        startNext()
      })
    startNext()
  }

  function requireTime(person: number): void {
    if (times.of(person) >= timePerPerson) throw tooManyAttempts(times.untilNext() / 1000, TOO_MUCH_TIME)
  }

  return {
    /**
     * `read` is called when its turn has come, and returns the task; twice for a long one that has to wait then.
     * Throws the error of `read`, that of a plan that could not be made, or a Refusal: see those above.
     */
    async print(read: () => Promise<PrintingTask>, { person, signal }: Requester): Promise<Uint8Array> {
      requireTime(person)
      if (waiting.filter((job) => job.person === person).length >= MAX_QUEUED_PER_PERSON)
        throw new Refusal(429, TOO_MANY_PLANS, { retryAfter: RETRY_AFTER_S })
      if (waiting.length >= MAX_QUEUE_LENGTH) throw new Refusal(503, null, { retryAfter: RETRY_AFTER_S })
      const { promise, resolve, reject } = Promise.withResolvers<Uint8Array>()
      const job: PrintJob = { person, read, resolve, reject }
      const cancel = () => {
        const at = waiting.indexOf(job)
        if (at >= 0) waiting.splice(at, 1)
        reject(new Refusal(CLIENT_CLOSED_REQUEST))
      }
      signal.addEventListener('abort', cancel, { once: true })
      waiting.push(job)
      startNext()
      return promise
    },
    stop: async () => {
      isStopped = true
      for (const child of children) child.kill()
    },
  }
}
