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

/** By the code of PostgreSQL, or the first two characters of it. */
const EXPLANATIONS: Record<string, string> = {
  '53100': 'its disk is full. Delete what is not needed there, or make it larger',
  '53200': 'it has too little memory',
  '53300': 'it has no connection left: see max_connections, and DATABASE_POOL_SIZE of each instance',
  '55P03': 'something else kept a lock for too long',
  '57014': 'a statement took too long',
  '25P03': 'a transaction waited for too long',
  '25006': 'it is a standby',
  '08': 'the connection was lost',
  '57': 'it stops or starts',
}

/** For the log: `reason` is the code of PostgreSQL, or a sentence without values. */
export function describeUnavailable(error: unknown): { reason: string; message: string } {
  const { code, message } = error as Error & { code?: string }
  const explanation = code && (EXPLANATIONS[code] ?? EXPLANATIONS[code.slice(0, 2)])
  return {
    reason: code ?? message,
    message: explanation ? `the database is not available: ${explanation}` : 'the database is not available',
  }
}
