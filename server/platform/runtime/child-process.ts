import { type ChildProcess, fork } from 'node:child_process'

import type { FastifyBaseLogger } from 'fastify'

/**
 * Creates the manager of a child process that runs the program `file`. The process starts when it is first needed, and
 * again after it has ended. It inherits no standard streams, and of the environment it gets only `env`; `hasInput`: it reads
 * standard input. `idleTimeout`: after how many milliseconds an unused process is killed.
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
  let child: ChildProcess | undefined
  let idleTimer: NodeJS.Timeout | undefined

  function kill() {
    clearTimeout(idleTimer)
    child?.kill('SIGKILL')
    child = undefined
  }

  return {
    /** Returns the process, and starts it if necessary. */
    ensure(): ChildProcess {
      clearTimeout(idleTimer)
      if (child) return child
      const started = fork(file, {
        env,
        execArgv,
        serialization: 'advanced',
        stdio: [hasInput ? 'pipe' : 'ignore', 'ignore', 'ignore', 'ipc'],
      })
      started.once('exit', () => {
        if (child === started) child = undefined
      })
      // Without listeners, a process that cannot be started, or has ended, would crash this one.
      started.on('error', (err) => logger.error({ err, file }, 'a child process failed'))
      started.stdin?.on('error', () => {})
      child = started
      return started
    },

    /** Kills the process after `idleTimeout`, unless it is needed before. */
    release(): void {
      clearTimeout(idleTimer)
      idleTimer = setTimeout(kill, idleTimeout).unref()
    },

    kill,

    /** Kills the process if it is this one, and not one that was started since. */
    killIfCurrent(process: ChildProcess): void {
      if (child === process) kill()
    },
  }
}
