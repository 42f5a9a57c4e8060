import { existsSync } from 'node:fs'
import { mkdir, readFile, realpath, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { setTimeout } from 'node:timers/promises'

import type { FastifyBaseLogger } from 'fastify'

import { count } from '../monitoring/store.ts'
import { freePort } from '../runtime/start.ts'
import { addressOf, askState, readRunning, runningFile } from './address.ts'
import { initialise } from './initialise.ts'
import { findMissingPart } from './missing-part.ts'
import { launch, type Postmaster } from './postmaster.ts'
import { preparePrograms } from './programs.ts'
import { requireNoRemains } from './remains.ts'

/** Another process uses the embedded database. The message is for the operator. */
export class DatabaseInUseError extends Error {}

/** An earlier version made the database, with an engine that is gone. */
export class FormerEngineError extends Error {}

/** Of a database in this folder. */
export const CLUSTER = 'cluster'
const FORMER_CLUSTER = 'pg'

/** Between two looks at a process that starts or ends, in milliseconds. */
const PAUSE_MS = 20
/** A database that accepts connections for this long does not end with its killed server, in milliseconds. */
const OWNED_AFTER_MS = 3_000
/** For a killed server's database to end: it writes what is only in memory. In milliseconds. */
const END_TIMEOUT_MS = 60_000
/** Without anybody who listens, the file of a process that runs no more; in milliseconds. */
const ABANDONED_AFTER_MS = 500
/** Between two attempts to start a database that ended: the first and the longest pause, in milliseconds. */
const [FIRST_PAUSE_MS, LONGEST_PAUSE_MS] = [100, 5_000]

/** Of one server with its workers and commands, beside its pool. */
const MORE_CONNECTIONS = 20

/**
 * For a small machine. Its log tells what happens to the database as a whole; errors of statements, whose texts can
 * contain personal data, go to who sent them.
 */
const settingsFor = (poolSize: number) => ({
  max_connections: poolSize + MORE_CONNECTIONS,
  max_wal_senders: 0,
  shared_buffers: '32MB',
  max_wal_size: '256MB',
  min_wal_size: '32MB',
  log_min_messages: 'log',
  log_error_verbosity: 'terse',
  log_checkpoints: 'off',
  log_line_prefix: '',
})

type Options = {
  poolSize: number
  /** The folder of PostgreSQL's programs; undefined: those of the package. */
  programs: string | undefined
  /** For a command: also a database that a server uses. */
  isShared?: boolean
}

/** `url`: for clients. `close`: ends the database, unless it is another process's. */
export type Embedded = { url: string; close: () => Promise<void> }

/** For the operator: the last problem in the output of a program of PostgreSQL. */
export const problemIn = (output: string) =>
  output
    .match(/^.*(?:FATAL|PANIC|error): .*$|^.*could not .*$/gm)
    ?.at(-1)
    ?.replace(/^.*?(?:FATAL|PANIC|error): +/, '') ?? output.split('\n').at(-1)!

/** Another start is already using the cluster, or an ended one left its file or its memory. */
const isTaken = (output: string) => /lock file "[^"]*" already exists|pre-existing shared memory/.test(output)

/**
 * Waits for a database that ends with its killed server. Returns the address of one that another process uses, if
 * `isShared`; undefined: none runs. Throws a DatabaseInUseError when another process keeps it.
 */
async function findRunning(dir: string, data: string, isShared: boolean): Promise<string | undefined> {
  let acceptingSince: number | undefined
  for (const end = Date.now() + END_TIMEOUT_MS; Date.now() < end; await setTimeout(PAUSE_MS)) {
    const running = readRunning(data)
    if (!running) return undefined
    const { url } = await addressOf(data, async () => running.port)
    const state = await askState(url)
    if (state === 'absent') return undefined
    if (state === 'accepting' && isShared) return url
    acceptingSince = state === 'accepting' ? (acceptingSince ?? Date.now()) : undefined
    if (acceptingSince && Date.now() - acceptingSince > OWNED_AFTER_MS) break
  }
  throw new DatabaseInUseError(
    `Another process is using the data in ${dir}. Stop it first, or give this one a DATA_DIR of its own.`,
  )
}

/**
 * Nobody listens, and another process has the number in the file that a killed PostgreSQL left. PostgreSQL takes the
 * number of the process that starts it for none; it looks itself whether anything still uses its memory.
 */
async function claimAbandoned(data: string): Promise<void> {
  const file = runningFile(data)
  const read = () => readFile(file, 'utf8').catch(() => '')
  const content = await read()
  await setTimeout(ABANDONED_AFTER_MS)
  if (content && (await read()) === content)
    await writeFile(file, content.replace(/^\d+/, String(process.pid)))
}

/**
 * Starts PostgreSQL on the database in `dir`, a folder of DATA_DIR, which is created the first time, and starts it again
 * whenever it ends. It ends with this process. Throws a DatabaseInUseError, a FormerEngineError, a SettingError beside
 * the remains of an installation, and an error with the reason when it does not start.
 */
export async function openEmbedded(
  dir: string,
  options: Options,
  logger: FastifyBaseLogger,
): Promise<Embedded> {
  const { poolSize, programs: binDir, isShared = false } = options
  await mkdir(dir, { recursive: true, mode: 0o700 })
  if (existsSync(join(dir, FORMER_CLUSTER))) throw new FormerEngineError()
  if (!existsSync(join(dir, CLUSTER))) await requireNoRemains(dirname(dir))
  const shared = await findRunning(dir, join(dir, CLUSTER), isShared)
  if (shared) return { url: shared, close: async () => {} }

  const programs = await preparePrograms(dir, binDir, logger)
  // PostgreSQL's user may not be able to follow links to it.
  const data = join(await realpath(dir), CLUSTER)
  if (!existsSync(data)) await initialise(programs, data)
  const { settings, url } = await addressOf(data, freePort)
  const stopping = new AbortController()
  let postmaster: Postmaster

  /** Throws an error with the reason when it does not start. */
  async function start(): Promise<void> {
    for (const end = Date.now() + END_TIMEOUT_MS; ; ) {
      await findRunning(dir, data, false)
      if (stopping.signal.aborted) return
      const missing = findMissingPart(data)
      if (missing) throw new Error(`${missing} is missing`)
      postmaster = launch(programs, data, { ...settingsFor(poolSize), ...settings }, logger)
      const output = await Promise.race([postmaster.ended, postmaster.ready])
      if (output === undefined || stopping.signal.aborted) return
      if (!isTaken(output) || Date.now() > end) throw new Error(problemIn(output))
      await claimAbandoned(data)
    }
  }

  /** In longer and longer pauses, for instance until a full disk has room. */
  async function startAgain(): Promise<void> {
    for (
      let pause = FIRST_PAUSE_MS;
      !stopping.signal.aborted;
      pause = Math.min(pause * 2, LONGEST_PAUSE_MS)
    ) {
      await setTimeout(pause, undefined, { signal: stopping.signal }).catch(() => {})
      try {
        return await start()
      } catch (error) {
        logger.error({ reason: (error as Error).message }, 'the embedded database does not start')
      }
    }
  }

  async function keepRunning(): Promise<void> {
    while (!stopping.signal.aborted) {
      const output = await postmaster.ended
      if (stopping.signal.aborted) return
      const reason = /PostgreSQL ended with SIG/.test(output) ? 'killed' : 'failed'
      count('child_process_exits_total', { process: 'postgres', reason })
      logger.error({ reason: problemIn(output) }, 'the embedded database ended, and is started again')
      await startAgain()
    }
  }

  await start()
  for (const reason of ['killed', 'failed'])
    count('child_process_exits_total', { process: 'postgres', reason }, 0)
  const kept = keepRunning()
  const close = async () => {
    stopping.abort()
    await postmaster.stop()
    await kept
  }
  return { url, close }
}
