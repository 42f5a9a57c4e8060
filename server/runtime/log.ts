import { type FastifyInstance, LogController } from 'fastify'
import type pg from 'pg'
import pino, { type DestinationStream, type Logger } from 'pino'

// Nothing in the log says who somebody is or what they typed: no addresses, queries, cookies, headers or bodies.
// A path is logged as its route, so that it holds no number of anybody either.

/**
 * What failed and where. The message of a database error may quote values out of the query, so that only its code
 * and the constraint are kept. It is known by its severity: the embedded database has a class of its own for it.
 */
function describeError(error: unknown) {
  if (!(error instanceof Error)) return { type: typeof error }
  const { name: type, message, stack = '' } = error
  const frames = stack.slice(stack.indexOf('\n    at '))
  if (!('severity' in error)) return { type, message, stack: frames }
  const { code, table, constraint } = error as pg.DatabaseError
  return { type: 'DatabaseError', code, table, constraint, stack: frames }
}

type Destination = DestinationStream & { flushSync?: () => void }

/**
 * Lines wait for others, for a second at most, or until there are 4 kB of them: a system call for each would take a
 * tenth of what the server can do. They are written when the process ends, unless it is killed.
 */
const toStandardError = () =>
  pino.destination({ dest: 2, sync: false, minLength: 4096, periodicFlush: 1000 }) as Destination

/**
 * The log of the server: JSON lines. They go to standard error, so that what a person must read at the start (the
 * address, the demo accounts) stands alone on standard output; at a terminal only what needs attention is shown.
 * Warnings and errors are written at once, with the lines before them.
 */
export const createLogger = (destination: Destination = toStandardError()): Logger =>
  pino(
    {
      level: process.stderr.isTTY ? 'warn' : 'info',
      base: null,
      timestamp: pino.stdTimeFunctions.isoTime,
      serializers: { err: describeError },
      hooks: {
        logMethod(line, log, level) {
          log.apply(this, line)
          if (level >= pino.levels.values.warn!) destination.flushSync?.()
        },
      },
    },
    destination,
  )

/** One line per request instead of the framework's two, which hold the address of the visitor and the query. */
export const logController = new LogController({ disableRequestLogging: true })

/** Logs each request when it was answered: route, status and milliseconds. */
export function logRequests(app: FastifyInstance): void {
  app.addHook('onResponse', async ({ log, method, routeOptions }, { statusCode, elapsedTime }) => {
    log.info({ method, route: routeOptions.url, status: statusCode, ms: Math.round(elapsedTime) }, 'request')
  })
}
