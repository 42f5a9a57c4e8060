import type { DatabaseError } from 'pg'

/** The code of PostgreSQL for a transaction that it ended because it and another one waited for each other. */
const DEADLOCK = '40P01'
/** How often a transaction is begun. */
const MAX_ATTEMPTS = 3

/**
 * Runs a transaction, and again when PostgreSQL ended it in favour of another one: for one that changes so many rows that
 * it cannot lock them all in the order of the others. Returns what `run` returns. Throws its error, and that of the last
 * deadlock.
 */
export async function repeatAfterDeadlock<T>(run: () => Promise<T>, attempts = MAX_ATTEMPTS): Promise<T> {
  try {
    return await run()
  } catch (error) {
    if ((error as Partial<DatabaseError>).code !== DEADLOCK || attempts === 1) throw error
    return repeatAfterDeadlock(run, attempts - 1)
  }
}
