import type { DatabaseError } from 'pg'

/** PostgreSQL ended the transaction because it and another one waited for each other. */
const DEADLOCK = '40P01'
/** In all, the first one included. */
const MAX_ATTEMPTS = 3

/**
 * For a transaction that changes so many rows that it cannot lock them all in the order of others: runs it again
 * when PostgreSQL ended it in favour of another. Throws the error of `run`, and that of the last deadlock.
 */
export async function repeatAfterDeadlock<T>(run: () => Promise<T>, attempts = MAX_ATTEMPTS): Promise<T> {
  try {
    return await run()
  } catch (error) {
    if ((error as Partial<DatabaseError>).code !== DEADLOCK || attempts === 1) throw error
    return repeatAfterDeadlock(run, attempts - 1)
  }
}
