/**
 * The database cannot be used at this moment: it is not reachable, a connection to it was lost, or all connections are
 * in use. The same request may succeed later. `cause`: the error that showed it, if there was one.
 */
export class DatabaseUnavailableError extends Error {
  constructor(message: string, cause?: unknown) {
    super(message, cause === undefined ? undefined : { cause })
    this.name = 'DatabaseUnavailableError'
  }
}

/**
 * Errors of PostgreSQL that say the same. Source: PostgreSQL, "PostgreSQL Error Codes". The classes: connections (08),
 * resources such as the disk (53), and the intervention of an operator, which includes a statement that takes too long
 * (57). The codes: a lock that others keep (55P03), a transaction that was idle for too long (25P03), and a server that
 * became a standby (25006).
 */
const UNAVAILABLE = /^(08|53|57|55P03$|25P03$|25006$)/

/** Whether a request failed because the database cannot be used at this moment. */
export const isDatabaseUnavailable = (error: unknown): boolean =>
  error instanceof DatabaseUnavailableError ||
  (error instanceof Error &&
    'severity' in error &&
    UNAVAILABLE.test(String((error as { code?: unknown }).code)))

/** Returns why the database cannot be used, for the log: the code of PostgreSQL, or a sentence without values. */
export const reasonOf = (error: unknown): string => {
  const { code, message } = error as Error & { code?: string }
  return code ?? message
}
