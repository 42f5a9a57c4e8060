import { type ChildProcess, fork } from 'node:child_process'
import { join } from 'node:path'

import type { FastifyBaseLogger } from 'fastify'

import { Refusal } from '../http/refusal.ts'
import type { PlanSource } from './plan.ts'
import type { PlanFormat, PrintingResult, PrintingTask } from './printing-process.ts'

/** Most plans that wait, and most of one person: the last of more would come after the browser gave up. */
const MAX_QUEUE_LENGTH = 40
const MAX_QUEUED_PER_PERSON = 10
/** How long one plan may take, in milliseconds: ten times the longest on a quiet machine. */
const PRINT_TIMEOUT_MS = 90_000
/** How long the process stays when there is nothing to do, in milliseconds. */
const IDLE_TIMEOUT_MS = 120_000
/** Typst remembers what it made. A process that holds more than this, in bytes, is ended. */
const MAX_RESIDENT_BYTES = 400_000_000

const TOO_MANY_PLANS = 'Er worden nog plannen voor je gemaakt. Wacht tot die klaar zijn.'
/** The status that proxies log for somebody who did not wait for the answer. */
const CLIENT_CLOSED_REQUEST = 499

/** Without V8's second compiler, the first plan is there in half the time, and the process holds a third less. */
const EXEC_ARGV = ['--liftoff-only']

export type Printer = ReturnType<typeof startPrinter>

/** Who asks for a plan, and what tells that they gave up. */
export type Requester = { person: number; signal: AbortSignal }

/** `turn`: how many of the same person came before it. */
type QueueEntry = { person: number; turn: number; make: () => Promise<void> }

/**
 * Makes files out of plans, one after another, in a process of its own: it starts with the first, and ends when there
 * was nothing to do for a while. See docs/decisions/0007.
 */
export function startPrinter(logger: FastifyBaseLogger) {
  let child: ChildProcess | undefined
  const queue: QueueEntry[] = []
  let isBusy = false
  let idleTimer: NodeJS.Timeout | undefined

  function killProcess() {
    clearTimeout(idleTimer)
    child?.kill('SIGKILL')
    child = undefined
  }

  /** The process, started when there is none. It gets nothing of ours: no settings, no standard streams. */
  function ensureProcess(): ChildProcess {
    clearTimeout(idleTimer)
    if (child) return child
    const started = fork(join(import.meta.dirname, 'printing-process.ts'), {
      env: {},
      execArgv: EXEC_ARGV,
      serialization: 'advanced',
      stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    })
    started.once('exit', () => {
      if (child === started) child = undefined
    })
    // Without somebody who listens, a process that cannot be started would end ours.
    started.on('error', (err) => logger.error({ err }, 'the printing process failed'))
    child = started
    return started
  }

  /** Asks the process for one file. Fails when it dies or takes too long. */
  async function runTask(task: PrintingTask): Promise<PrintingResult> {
    const process = ensureProcess()
    const { promise, resolve, reject } = Promise.withResolvers<PrintingResult>()
    const onExit = () => {
      // Its end can be heard of later than that it takes nothing any more: the next plan is for a new one.
      if (child === process) killProcess()
      reject(new Error('the printing process died'))
    }
    const limit = setTimeout(() => {
      reject(new Error('the printing process took too long'))
      killProcess()
    }, PRINT_TIMEOUT_MS)
    process.once('exit', onExit).once('message', resolve)
    process.send(task, (error) => error && onExit())
    try {
      return await promise
    } finally {
      clearTimeout(limit)
      process.off('exit', onExit).off('message', resolve)
    }
  }

  async function createFile(format: PlanFormat, read: () => Promise<PlanSource>): Promise<Uint8Array> {
    const result = await runTask({ format, source: await read() })
    if ('failure' in result || result.residentBytes > MAX_RESIDENT_BYTES) killProcess()
    else idleTimer = setTimeout(killProcess, IDLE_TIMEOUT_MS).unref()
    if ('failure' in result) throw new Error(`a plan could not be made: ${result.failure}`)
    return result.content
  }

  /** Who asks for many does not keep everybody else waiting for all of them: first everybody's first. */
  function enqueue(waiting: QueueEntry): void {
    const at = queue.findIndex(({ turn }) => turn > waiting.turn)
    queue.splice(at < 0 ? queue.length : at, 0, waiting)
  }

  async function processQueue(): Promise<void> {
    if (isBusy) return
    isBusy = true
    for (let next = queue.shift(); next; next = queue.shift()) await next.make()
    isBusy = false
  }

  return {
    /**
     * Gives a plan as a file. `read` gives what it is made from, when its turn has come. Refuses with 503 when too many
     * wait already, and with 429 when too many of one person do; gives up when its asker did. Fails when `read` does, or
     * when it could not be made.
     */
    async print(
      format: PlanFormat,
      read: () => Promise<PlanSource>,
      { person, signal }: Requester,
    ): Promise<Uint8Array> {
      const turn = queue.filter((waiting) => waiting.person === person).length
      if (turn >= MAX_QUEUED_PER_PERSON) throw new Refusal(429, TOO_MANY_PLANS)
      if (queue.length >= MAX_QUEUE_LENGTH) throw new Refusal(503)
      const { promise, resolve, reject } = Promise.withResolvers<Uint8Array>()
      const waiting = { person, turn, make: () => createFile(format, read).then(resolve, reject) }
      const cancel = () => {
        const at = queue.indexOf(waiting)
        if (at >= 0) queue.splice(at, 1)
        reject(new Refusal(CLIENT_CLOSED_REQUEST))
      }
      signal.addEventListener('abort', cancel, { once: true })
      enqueue(waiting)
      void processQueue()
      return promise
    },
    stop: async () => killProcess(),
  }
}
