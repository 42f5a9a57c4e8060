import { type FastifyInstance, LogController } from 'fastify'
import type pg from 'pg'
import pino, { type DestinationStream, type Logger } from 'pino'

import { count } from '../monitoring/store.ts'

// The log contains no personal data: no addresses, queries, cookies, headers or bodies. Paths are logged as their
// route, without ids.

/**
 * The message of a database error may contain values of the query, so only its code and constraint are logged.
 * Database errors are recognised by their severity, since the embedded database has its own class for them.
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
 * Buffers lines for at most a second, or up to 4 kB: a system call for each line would take a tenth of the capacity
 * of the server. The buffer is written when the process ends, unless it is killed.
 */
const toStandardError = () =>
  pino.destination({ dest: 2, sync: false, minLength: 4096, periodicFlush: 1000 }) as Destination

/**
 * Writes JSON lines to standard error: standard output has only the address and the demo accounts. A terminal shows
 * only warnings and errors; they are written at once, with the lines before them.
 */
export function createLogger(destination: Destination = toStandardError()): Logger {
  for (const level of ['warn', 'error', 'fatal']) count('log_lines_total', { level }, 0)
  return pino(
    {
      level: process.stderr.isTTY ? 'warn' : 'info',
      base: null,
      timestamp: pino.stdTimeFunctions.isoTime,
      serializers: { err: describeError },
      hooks: {
        logMethod(line, log, level) {
          log.apply(this, line)
          count('log_lines_total', { level: pino.levels.labels[level]! })
          if (level >= pino.levels.values.warn!) destination.flushSync?.()
        },
      },
    },
    destination,
  )
}

/** Disables the two lines of the framework per request, which contain the address of the visitor and the query. */
export const logController = new LogController({ disableRequestLogging: true })

/**
 * Logs every request after its response, also denied ones; `ms`: milliseconds. `userId` of a login is the account,
 * whether or not the password was right; an unknown address has none.
 */
export function logRequests(app: FastifyInstance): void {
  app.addHook('onResponse', (request, { statusCode, elapsedTime }, done) => {
    const { log, method, routeOptions, user, accountId = user?.id } = request
    const ms = Math.round(elapsedTime)
    log.info({ method, route: routeOptions.url, status: statusCode, ms, userId: accountId }, 'request')
    done()
  })
}
