import { randomUUID } from 'node:crypto'
import { setTimeout } from 'node:timers/promises'

import type { Kysely } from 'kysely'

import type { Database } from '../../server/database/schema.ts'
import { logIn } from '../bench/accounts.ts'

/** How long a writer waits before it repeats a request that was not answered, in milliseconds. */
const RETRY_AFTER_MS = 50

/** The start of the texts that writers save, by which they are found again. */
const MARK = 'Oefening '

/** The body of a new advice. */
export const adviceWith = (reason: string) =>
  JSON.stringify({ themes: ['GENERAL'], reason, description: 'Opgeslagen onder druk', agreements: 'Geen' })

export type Writers = {
  /** The texts that the server acknowledged so far. */
  acknowledged: Set<string>
  /** Why a writer gave up, if one did: an answer that nobody should get. */
  failures: string[]
  /** Resolves when no writer writes any more. */
  stop: () => Promise<void>
}

/**
 * Starts people who save advices one after another, each with a key of its own, and repeat a request with its key until
 * it is answered, as browsers do. `url`: of the server, which logs in now and may be restarted later. `companyId`: of the
 * demo's owner.
 */
export async function startWriters(url: string, companyId: number, count = 4): Promise<Writers> {
  const headers = await logIn(url)
  const acknowledged = new Set<string>()
  const failures: string[] = []
  let isStopped = false

  async function save(reason: string): Promise<void> {
    const request = {
      method: 'POST',
      headers: { ...headers, 'idempotency-key': randomUUID() },
      body: adviceWith(reason),
    }
    while (true) {
      const response = await fetch(`${url}/rest/companies/${companyId}/advices`, request).catch(
        () => undefined,
      )
      if (response?.ok) return void acknowledged.add(reason)
      if (response && response.status !== 503) {
        failures.push(`${response.status} for saving an advice`)
        return
      }
      if (isStopped) return
      await setTimeout(RETRY_AFTER_MS)
    }
  }

  const work = Array.from({ length: count }, async () => {
    while (!isStopped) await save(MARK + randomUUID())
  })
  const stop = async () => {
    isStopped = true
    await Promise.all(work)
  }
  return { acknowledged, failures, stop }
}

/** Counts the acknowledged texts that the database does not have, and the texts that it has more than once. */
export async function compare(
  db: Kysely<Database>,
  acknowledged: Set<string>,
): Promise<{ lost: number; doubled: number }> {
  const rows = await db.selectFrom('advice').select('reason').where('reason', 'like', `${MARK}%`).execute()
  const saved = new Set(rows.map(({ reason }) => reason))
  const lost = [...acknowledged].filter((reason) => !saved.has(reason)).length
  return { lost, doubled: rows.length - saved.size }
}
