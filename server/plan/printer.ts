import { type ChildProcess, fork } from 'node:child_process'
import { join } from 'node:path'

import type { FastifyBaseLogger } from 'fastify'

import { Refusal } from '../http/refusal.ts'
import type { PlanSource } from './plan.ts'
import type { PlanFormat, PrintingResult, PrintingTask } from './printing-process.ts'

/** Most plans that wait, and most of one person: the last of more would come after the browser gave up. */
const MAX_WAITING = 40
const MAX_OF_ONE = 10
/** How long one plan may take, in milliseconds: ten times the longest on a quiet machine. */
const TIME_LIMIT = 90_000
/** How long the process stays when there is nothing to do, in milliseconds. */
const IDLE_TIMEOUT_MS = 120_000
/** Typst remembers what it made. A process that holds more than this, in bytes, is ended. */
const MAX_RESIDENT = 400_000_000

const ONE_TOO_MANY = 'Er worden nog plannen voor je gemaakt. Wacht tot die klaar zijn.'
/** The status that proxies log for somebody who did not wait for the answer. */
const GONE = 499

/** Without V8's second compiler, the first plan is there in half the time, and the process holds a third less. */
const flags = ['--liftoff-only']

export type Printer = ReturnType<typeof startPrinter>

/** Who asks for a plan, and what tells that they gave up. */
export type Asker = { person: number; signal: AbortSignal }

/** `turn`: how many of the same person came before it. */
type Waiting = { person: number; turn: number; make: () => Promise<void> }

/**
 * Makes files out of plans, one after another, in a process of its own: it starts with the first, and ends when there
 * was nothing to do for a while. See docs/decisions/0007.
 */
export function startPrinter(logger: FastifyBaseLogger) {
  let child: ChildProcess | undefined
  const queue: Waiting[] = []
  let isBusy = false
  let leave: NodeJS.Timeout | undefined

  function end() {
    clearTimeout(leave)
    child?.kill('SIGKILL')
    child = undefined
  }

  /** The process, started when there is none. It gets nothing of ours: no settings, no standard streams. */
  function running(): ChildProcess {
    clearTimeout(leave)
    if (child) return child
    const started = fork(join(import.meta.dirname, 'printing-process.ts'), {
      env: {},
      execArgv: flags,
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
  async function ask(task: PrintingTask): Promise<PrintingResult> {
    const asked = running()
    const { promise, resolve, reject } = Promise.withResolvers<PrintingResult>()
    const died = () => {
      // Its end can be heard of later than that it takes nothing any more: the next plan is for a new one.
      if (child === asked) end()
      reject(new Error('the printing process died'))
    }
    const limit = setTimeout(() => {
      reject(new Error('the printing process took too long'))
      end()
    }, TIME_LIMIT)
    asked.once('exit', died).once('message', resolve)
    asked.send(task, (error) => error && died())
    try {
      return await promise
    } finally {
      clearTimeout(limit)
      asked.off('exit', died).off('message', resolve)
    }
  }

  async function make(format: PlanFormat, read: () => Promise<PlanSource>): Promise<Uint8Array> {
    const result = await ask({ format, source: await read() })
    if ('failure' in result || result.residentBytes > MAX_RESIDENT) end()
    else leave = setTimeout(end, IDLE_TIMEOUT_MS).unref()
    if ('failure' in result) throw new Error(`a plan could not be made: ${result.failure}`)
    return result.content
  }

  /** Who asks for many does not keep everybody else waiting for all of them: first everybody's first. */
  function enqueue(waiting: Waiting): void {
    const at = queue.findIndex(({ turn }) => turn > waiting.turn)
    queue.splice(at < 0 ? queue.length : at, 0, waiting)
  }

  async function work(): Promise<void> {
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
      { person, signal }: Asker,
    ): Promise<Uint8Array> {
      const turn = queue.filter((waiting) => waiting.person === person).length
      if (turn >= MAX_OF_ONE) throw new Refusal(429, ONE_TOO_MANY)
      if (queue.length >= MAX_WAITING) throw new Refusal(503)
      const { promise, resolve, reject } = Promise.withResolvers<Uint8Array>()
      const waiting = { person, turn, make: () => make(format, read).then(resolve, reject) }
      const giveUp = () => {
        const at = queue.indexOf(waiting)
        if (at >= 0) queue.splice(at, 1)
        reject(new Refusal(GONE))
      }
      signal.addEventListener('abort', giveUp, { once: true })
      enqueue(waiting)
      void work()
      return promise
    },
    stop: async () => end(),
  }
}
