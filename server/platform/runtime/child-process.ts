import { type ChildProcess, fork } from 'node:child_process'

import type { FastifyBaseLogger } from 'fastify'

/**
 * The process runs `file`. It starts when it is first needed, and again after it has ended. It inherits no standard
 * streams, and gets only `env` of the environment. `hasInput`: it reads standard input. `idleTimeout`: in
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
  let child: ChildProcess | undefined
  let idleTimer: NodeJS.Timeout | undefined

  function kill() {
    clearTimeout(idleTimer)
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

    release(): void {
      clearTimeout(idleTimer)
      idleTimer = setTimeout(kill, idleTimeout).unref()
    },

    kill,

    /** Not a process that was started since. */
    killIfCurrent(process: ChildProcess): void {
      if (child === process) kill()
    },
  }
}
