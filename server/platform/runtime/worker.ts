import { AsyncLocalStorage } from 'node:async_hooks'
import { setTimeout } from 'node:timers/promises'

import type { FastifyBaseLogger } from 'fastify'

import { describeUnavailable, isDatabaseUnavailable } from '../database/unavailable.ts'
import { noteFailure, noteStart, noteWorker } from '../monitoring/store.ts'

export type Worker = {
  /** Starts immediately. Should be called when there is something to do. */
  wake: () => void
  /** Resolves when the current call of `doNext` has ended. The rest of the work stays for the next start. */
  stop: () => Promise<void>
}

/** How often a series may find the database busy, as while a server starts, before that is a failure; and the pause. */
const MAX_ATTEMPTS = 3
const PAUSE_MS = 2_000

/**
 * Calls `doNext` until it returns false: at the start, when woken, and every `interval` milliseconds. `prepare`:
 * called before each series. An error ends the series, and is logged with the words of `failure`; `onFailure` is called
 * first. `name`: in the metrics and in the readiness of the server.
 */
export function startWorker({
  name,
  failure,
  logger,
  doNext,
  prepare,
  interval,
  onFailure,
}: {
  name: string
  failure: string
  logger: FastifyBaseLogger
  doNext: () => Promise<boolean>
  prepare?: () => Promise<unknown>
  interval: number
  onFailure?: () => void
}): Worker {
  // What the worker does is no part of the request that wakes it.
  const outsideRequests = AsyncLocalStorage.snapshot()
  const stopping = new AbortController()
  let isAwake = false
  let work: Promise<void> | undefined
  const isStopped = () => stopping.signal.aborted

  async function doAll() {
    await prepare?.()
    while (!isStopped() && (await doNext()));
  }

  async function run() {
    let attempts = 0
    while (isAwake && !isStopped()) {
      isAwake = false
      try {
        const noteEnd = noteStart(name)
        await doAll()
        noteEnd()
        attempts = 0
      } catch (err) {
        attempts++
        if (isDatabaseUnavailable(err) && attempts < MAX_ATTEMPTS) {
          logger.warn(
            { worker: name, reason: describeUnavailable(err).reason },
            'a worker waits for the database',
          )
          isAwake = true
          await setTimeout(PAUSE_MS, undefined, { signal: stopping.signal }).catch(() => {})
          continue
        }
        attempts = 0
        onFailure?.()
        noteFailure(name)
        logger.error({ err, worker: name }, failure)
      }
    }
    work = undefined
  }

  function wake() {
    isAwake = true
    work ??= outsideRequests(run)
  }

  noteWorker(name)
  const timer = setInterval(wake, interval)
  wake()
  return {
    wake,
    stop: async () => {
      stopping.abort()
      clearInterval(timer)
      await work
    },
  }
}
