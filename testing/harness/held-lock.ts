import pg from 'pg'
import { expect, inject } from 'vitest'

import type { BackEnd } from './back-end.ts'

async function openSession({ sql }: BackEnd): Promise<pg.Client> {
  const [database] = await sql`select current_database() as name`
  const url = Object.assign(new URL(inject('template').DATABASE_URL), { pathname: `${database!.name}` })
  const session = new pg.Client({ connectionString: url.href })
  await session.connect()
  return session
}

/**
 * Holds the locks of `statement` while `during` runs, as another user's transaction would, and then commits. `release`
 * commits at once; `waiters` resolves when that many statements wait for a lock.
 */
export async function whileLocked<T>(
  backEnd: BackEnd,
  statement: string,
  during: (held: {
    release: () => Promise<unknown>
    waiters: (count: number) => Promise<void>
  }) => Promise<T>,
): Promise<T> {
  const session = await openSession(backEnd)
  const observer = await openSession(backEnd)
  const waiting = async () => {
    const { rows } = await observer.query(
      `select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
    )
    return rows.length
  }
  await session.query(`begin; ${statement}`)
  try {
    return await during({
      release: () => session.query('commit'),
      waiters: (count) => expect.poll(waiting, { interval: 20 }).toBe(count),
    })
  } finally {
    await session.query('commit')
    await Promise.all([session.end(), observer.end()])
  }
}
