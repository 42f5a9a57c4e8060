import { join } from 'node:path'

import type { FastifyBaseLogger } from 'fastify'
import { Refusal } from '#server/platform/http/refusal.ts'
import { createChildProcess } from '#server/platform/runtime/child-process.ts'
import { createFairQueue } from '#server/platform/runtime/fair-queue.ts'
import type { SheetReading } from '#shared/domain/substances/safety-data-sheet.ts'
import type { SubstanceInput } from '#shared/domain/substances/substance.ts'
import type { ReadingReply, ReadingTask } from './reading-process.ts'

/** Files that wait, in all and per person, and their bytes together. */
const MAX_QUEUE_LENGTH = 40
const MAX_PER_PERSON = 3
const MAX_HELD_BYTES = 100_000_000
/** In seconds: the queue gets room within this time. */
const RETRY_AFTER_S = 10
/** For one file, in milliseconds: twenty times a sheet of sixteen pages. */
const READ_TIMEOUT_MS = 20_000
/** Without files, after which the process is killed. */
const IDLE_TIMEOUT_MS = 60_000
/** The process reads its own program and what that imports, but not the settings or `DATA_DIR`. */
const READABLE = [
  'server/substances/file-reader',
  'server/substances/safety-data-sheet',
  'server/platform/http',
  'shared/domain',
  'node_modules',
  'package.json',
]
/** It may write nothing and start no other process; its thread watches its memory. The heap is in MB. */
const EXEC_ARGV = [
  '--permission',
  // That it may start a thread.
  '--disable-warning=PERM0006',
  ...READABLE.map((path) => `--allow-fs-read=${join(import.meta.dirname, '../../..', path)}`),
  '--allow-worker',
  '--max-old-space-size=300',
]

const TOO_MANY_FILES = 'Er worden nog bestanden voor je gelezen. Wacht tot die klaar zijn.'
/** What proxies log for a client that closed the connection before the response. */
const CLIENT_CLOSED_REQUEST = 499

const TRY_AGAIN = 'Het lezen van dit bestand is niet gelukt. Probeer het nog eens.'

const tryAgain = () => new Refusal(503, TRY_AGAIN, { retryAfter: RETRY_AFTER_S })

/** Of memory: of the process (`memory-watch.ts`), or of the heap (V8 aborts, as 134 in some containers). */
const endedByFile = (code: number | null, signal: NodeJS.Signals | null) =>
  code === 134 || signal === 'SIGABRT' || signal === 'SIGUSR2'

export type FileReader = ReturnType<typeof createFileReader>

/** `size`: in bytes, at most. */
type IncomingSheet = { size: number; receive: () => Promise<Uint8Array> }
type Requester = { person: number; signal: AbortSignal }
type Outcome = Exclude<ReadingReply, { part: unknown }> & { substances: SubstanceInput[] }

const isRead = (outcome: Outcome) =>
  'sheet' in outcome ? outcome.sheet.outcome === 'READ' : outcome.list === 'READ'

/**
 * Reads safety data sheets and lists of substances one at a time in a child process, which starts with the first
 * file. It is killed after `idleTimeout` without files, and when a file takes longer than `timeout`, both in
 * milliseconds. See docs/decisions/0052.
 */
export function createFileReader(
  logger: FastifyBaseLogger,
  { timeout = READ_TIMEOUT_MS, idleTimeout = IDLE_TIMEOUT_MS } = {},
) {
  const child = createChildProcess(logger, {
    file: join(import.meta.dirname, 'reading-process.ts'),
    execArgv: EXEC_ARGV,
    idleTimeout,
  })
  const queue = createFairQueue<number, () => Promise<void>>()
  const held = new Set<{ person: number; size: number }>()
  let isBusy = false

  /**
   * Undefined for a file that the process cannot read: that takes too much time or memory. Refuses with 503 when the
   * process ended otherwise.
   */
  async function readInProcess(task: ReadingTask): Promise<Outcome | undefined> {
    const process = child.ensure()
    const { promise, resolve, reject } = Promise.withResolvers<Outcome | undefined>()
    const substances: SubstanceInput[] = []
    const onMessage = (reply: ReadingReply) => {
      if ('part' in reply) substances.push(...reply.part)
      else resolve({ ...reply, substances })
    }
    const onExit = (code: number | null, signal: NodeJS.Signals | null) =>
      endedByFile(code, signal) ? resolve(undefined) : reject(tryAgain())
    const timer = setTimeout(() => {
      child.killIfCurrent(process, { isLate: true })
      resolve(undefined)
    }, timeout)
    process.on('message', onMessage).once('exit', onExit)
    process.send(task, (error) => error && reject(tryAgain()))
    try {
      const outcome = await promise
      // A failure may have left a lot of memory behind.
      if (outcome && isRead(outcome)) child.release()
      else child.killIfCurrent(process)
      return outcome
    } finally {
      clearTimeout(timer)
      process.off('message', onMessage).off('exit', onExit)
    }
  }

  async function processQueue(): Promise<void> {
    if (isBusy) return
    isBusy = true
    for (let next = queue.takeFirst(); next; next = queue.takeFirst()) await next()
    isBusy = false
  }

  /** Throws a Refusal with 499 when `signal` is aborted while the file waits. */
  function readInTurn(task: ReadingTask, { person, signal }: Requester): Promise<Outcome | undefined> {
    const { promise, resolve, reject } = Promise.withResolvers<Outcome | undefined>()
    const job = () => readInProcess(task).then(resolve, reject)
    const cancel = () => {
      if (queue.remove(job)) reject(new Refusal(CLIENT_CLOSED_REQUEST))
    }
    signal.addEventListener('abort', cancel, { once: true })
    queue.add(person, job)
    void processQueue()
    return promise
  }

  /** Refuses with 429 when this person has too many files here, and with 503 when all together are too many. */
  async function withRoom<T>({ person }: Requester, size: number, read: () => Promise<T>): Promise<T> {
    const files = [...held]
    if (files.filter((file) => file.person === person).length >= MAX_PER_PERSON)
      throw new Refusal(429, TOO_MANY_FILES, { retryAfter: RETRY_AFTER_S })
    const bytes = files.reduce((sum, file) => sum + file.size, size)
    if (files.length >= MAX_QUEUE_LENGTH || bytes > MAX_HELD_BYTES)
      throw new Refusal(503, null, { retryAfter: RETRY_AFTER_S })
    const file = { person, size }
    held.add(file)
    try {
      return await read()
    } finally {
      held.delete(file)
    }
  }

  return {
    /**
     * Returns what the sheet says. Throws a Refusal with 503 or 429 when too many wait, in all or of this person, with
     * 503 when the process was ended, and with 499 when `signal` is aborted while it waits; and the error of `receive`.
     */
    readSheet: ({ size, receive }: IncomingSheet, requester: Requester): Promise<SheetReading> =>
      withRoom(requester, size, async () => {
        const outcome = await readInTurn({ sheet: await receive() }, requester)
        return outcome && 'sheet' in outcome ? outcome.sheet : { outcome: 'NOT_READABLE' }
      }),
    /**
     * Returns the substances of a `SubstanceListImport`, as JSON. Throws a Refusal with 400 and the message of each
     * field that is wrong, and those of `readSheet`.
     */
    readList: (list: Uint8Array, requester: Requester): Promise<SubstanceInput[]> =>
      withRoom(requester, list.length, async () => {
        const outcome = await readInTurn({ list }, requester)
        if (!outcome || 'sheet' in outcome) throw new Refusal(400)
        if (outcome.list === 'READ') return outcome.substances
        const { problems } = outcome.list
        throw problems.length > 0 ? new Refusal(400, problems) : new Refusal(400)
      }),
    close: async () => child.kill(),
  }
}
