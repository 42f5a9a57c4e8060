/**
 * The database is not reachable, a connection was lost, or all connections are in use: the request may succeed
 * later. `cause`: the error that showed it, if any.
 */
export class DatabaseUnavailableError extends Error {
  constructor(message: string, cause?: unknown) {
    super(message, cause === undefined ? undefined : { cause })
    this.name = 'DatabaseUnavailableError'
  }
}

/**
 * Source: PostgreSQL, "PostgreSQL Error Codes". Classes: connections (08), resources such as the disk (53),
 * intervention of an operator, or a statement that takes too long (57). Codes: a lock that others keep (55P03), a
 * transaction that was idle for too long (25P03), a server that became a standby (25006).
 */
const UNAVAILABLE = /^(08|53|57|55P03$|25P03$|25006$)/

export const isDatabaseUnavailable = (error: unknown): boolean =>
  error instanceof DatabaseUnavailableError ||
  (error instanceof Error &&
    'severity' in error &&
    UNAVAILABLE.test(String((error as { code?: unknown }).code)))

/** For the log: the code of PostgreSQL, or a sentence without values. */
export const reasonOf = (error: unknown): string => {
  const { code, message } = error as Error & { code?: string }
  return code ?? message
}
