import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import type { Socket } from 'node:net'
import { createInterface } from 'node:readline'
import { setTimeout } from 'node:timers/promises'

import type { FastifyBaseLogger } from 'fastify'

import { readRunning } from './address.ts'
import type { Programs } from './programs.ts'

/**
 * Becomes PostgreSQL. Before that, it leaves a process behind that waits for the end of a pipe, which this process
 * never writes to: when this process ends, however it does, PostgreSQL is told to end (SIGINT, a fast shutdown).
 */
const WITH_WATCH = '((read -r _ <&3; kill -INT $$) >/dev/null 2>&1 &); exec "$@" 3<&-'

/** Between two looks whether it is ready, in milliseconds. */
const PAUSE_MS = 20
/** In the log of PostgreSQL; its other lines say that it starts and stops. */
const PROBLEM = /^(PANIC|FATAL):|terminated by signal|could not/

/** Lines of its log that are kept to tell why it ended. */
const MAX_LINES = 20

export type Postmaster = {
  /** Resolves when it accepts connections; never, if it ends before. */
  ready: Promise<undefined>
  /** Resolves with its last lines when it has ended with all its processes, for whatever reason. */
  ended: Promise<string>
  /** A fast shutdown: sessions end, everything is written. Resolves when it has ended. */
  stop: () => Promise<void>
}

/** Other systems than Windows. In a session of its own, so that Ctrl+C in a terminal reaches only this process. */
function launchWatched(programs: Programs, args: string[]): ChildProcess {
  const { file, args: words, user } = programs.commandOf('postgres', ...args)
  return spawn('sh', ['-c', WITH_WATCH, 'sh', file, ...words], {
    ...user,
    cwd: '/',
    detached: true,
    stdio: ['ignore', 'ignore', 'pipe', 'pipe'],
  })
}

/** Node ends it together with this process there. */
function launchOnWindows(programs: Programs, args: string[]): ChildProcess {
  const { file, args: words } = programs.commandOf('postgres', ...args)
  return spawn(file, words, { stdio: ['ignore', 'ignore', 'pipe'] })
}

async function untilReady(data: string, pid: number | undefined, isOver: () => boolean): Promise<undefined> {
  for (;;) {
    const running = readRunning(data)
    if (running?.pid === pid && running?.isReady) return
    // This is never resolved.
    if (isOver()) await new Promise(() => {})
    await setTimeout(PAUSE_MS)
  }
}

/**
 * Starts PostgreSQL on the cluster `data`, as a process that ends with this one. `settings`: of PostgreSQL. Problems
 * in its log go to `logger`; they name no values of rows.
 */
export function launch(
  programs: Programs,
  data: string,
  settings: Record<string, string | number>,
  logger: FastifyBaseLogger,
): Postmaster {
  const isWindows = process.platform === 'win32'
  const flags = Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`])
  const child = (isWindows ? launchOnWindows : launchWatched)(programs, ['-D', data, ...flags])
  const lines: string[] = []
  let isStopping = false
  createInterface(child.stderr!).on('line', (line) => {
    lines.push(line)
    if (lines.length > MAX_LINES) lines.shift()
    if (!isStopping && PROBLEM.test(line)) logger.warn({ line }, 'PostgreSQL')
  })
  // The process that waits for the end of this one ends too.
  child.once('exit', () => (child.stdio[3] as Socket | undefined)?.destroy())
  child.once('error', ({ message }) => lines.push(message))
  const ended = once(child, 'close').then(([code, signal]) =>
    [...lines, `PostgreSQL ended with ${signal ?? code}`].join('\n'),
  )
  const isOver = () => child.exitCode !== null || child.signalCode !== null || child.pid === undefined
  return {
    ready: untilReady(data, child.pid, isOver),
    ended,
    async stop() {
      // Sessions that still end are no problem then.
      isStopping = true
      if (isWindows) await programs.run('pg_ctl', 'stop', '-D', data, '-m', 'fast').catch(() => {})
      else child.kill('SIGINT')
      await ended
    },
  }
}
