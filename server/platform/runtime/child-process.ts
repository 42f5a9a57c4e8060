import { type ChildProcess, fork } from 'node:child_process'
import { basename } from 'node:path'
import { createInterface } from 'node:readline'

import type { FastifyBaseLogger } from 'fastify'

import { count } from '../monitoring/store.ts'

/** The last of what a process writes to standard error, for the log: lines, and characters of each. */
const MAX_LINES = 10
const MAX_LINE_LENGTH = 300

/** Why a process ended without being told to: a signal, its own failure, or a task that took too long. */
const reasons = ['killed', 'failed', 'time limit'] as const
type Reason = (typeof reasons)[number]

/**
 * The process runs `file`. It starts when it is first needed, and again after it has ended; an end that nobody asked for
 * is logged and counted. It gets only `env` of the environment. `hasInput`: it reads standard input. `idleTimeout`: in
 * milliseconds, after which an unused process is killed.
 */
export function createChildProcess(
  logger: FastifyBaseLogger,
  {
    file,
    idleTimeout,
    env = {},
    execArgv = [],
    hasInput = false,
  }: {
    file: string
    idleTimeout: number
    env?: NodeJS.ProcessEnv
    execArgv?: string[]
    hasInput?: boolean
  },
) {
  const name = basename(file, '.ts')
  const noteEnd = (reason: Reason, times = 1) =>
    count('child_process_exits_total', { process: name, reason }, times)
  for (const reason of reasons) noteEnd(reason, 0)

  /** Those that were told to end: because they were idle, for instance. */
  const dismissed = new WeakSet<ChildProcess>()
  const late = new WeakSet<ChildProcess>()
  let child: ChildProcess | undefined
  let idleTimer: NodeJS.Timeout | undefined

  function watch(started: ChildProcess) {
    const lines: string[] = []
    createInterface(started.stderr!).on('line', (line) => {
      lines.push(line.slice(0, MAX_LINE_LENGTH))
      if (lines.length > MAX_LINES) lines.shift()
    })
    // After its last lines were read, unlike 'exit'.
    started.once('close', (code, signal) => {
      if (dismissed.has(started)) return
      const reason = late.has(started) ? 'time limit' : signal ? 'killed' : 'failed'
      noteEnd(reason)
      logger.warn({ process: name, reason, code, signal, stderr: lines }, 'a child process ended')
    })
  }

  /** `isLate`: it did not finish its task in time. */
  function kill({ isLate = false } = {}) {
    clearTimeout(idleTimer)
    if (child) (isLate ? late : dismissed).add(child)
    child?.kill('SIGKILL')
    child = undefined
  }

  return {
    ensure(): ChildProcess {
      clearTimeout(idleTimer)
      if (child) return child
      const started = fork(file, {
        env,
        execArgv,
        serialization: 'advanced',
        stdio: [hasInput ? 'pipe' : 'ignore', 'ignore', 'pipe', 'ipc'],
      })
      started.once('exit', () => {
        if (child === started) child = undefined
      })
      // Without listeners, a process that cannot be started, or has ended, would crash this one.
      started.on('error', (err) => logger.error({ err, file }, 'a child process failed'))
      started.stdin?.on('error', () => {})
      watch(started)
      child = started
      return started
    },

    release(): void {
      clearTimeout(idleTimer)
      idleTimer = setTimeout(() => kill(), idleTimeout).unref()
    },

    kill,

    /** Not a process that was started since. */
    killIfCurrent(process: ChildProcess, options?: { isLate: boolean }): void {
      if (child === process) kill(options)
    },
  }
}
