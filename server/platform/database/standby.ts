import { setTimeout } from 'node:timers/promises'

import type { FastifyBaseLogger } from 'fastify'
import { Kysely } from 'kysely'
import type pg from 'pg'

import { BoundedPool } from './bounded-pool.ts'
import { TransactionalDialect } from './dialect.ts'
import { OwnConnection } from './own-connection.ts'
import type { Database } from './schema.ts'

/** How old what the standby has may be for reads, in milliseconds. */
const MAX_AGE_MS = 1_000
/** Time between two rounds in which both are asked how far they are, in milliseconds. */
const PAUSE_MS = 200

/** A copy of the database for reads that may be a second old. */
export type Standby = {
  db: Kysely<Database>
  /** Whether it has everything that was committed a second ago, as far as this server knows. */
  isRecent: () => boolean
  close: () => Promise<void>
}

/** Where the log of the primary was at a moment, in bytes since its beginning. */
type Position = { time: number; bytes: bigint }

const POSITION = `select pg_wal_lsn_diff(pg_current_wal_lsn(), '0/0')::text as bytes`
/** Nothing when the server is no standby: then it has none of what others write. */
const REPLAYED = `
  select case when pg_is_in_recovery() then pg_wal_lsn_diff(pg_last_wal_replay_lsn(), '0/0') else 0 end::text as bytes`

/**
 * Follows how far a standby is behind its primary. Each round asks the primary where its log is, and the standby how much
 * of it is replayed: it has everything up to the last position of the primary that it has passed. Returns when that was,
 * as `performance.now()` counts, and the function that stops following.
 */
function followAge(primary: OwnConnection, standby: OwnConnection, onChange: () => void) {
  const stopped = new AbortController()
  let positions: Position[] = []
  let upTo = Number.NEGATIVE_INFINITY

  async function ask() {
    const time = performance.now()
    const written = await primary.queryRow<{ bytes: string }>(POSITION)
    positions.push({ time, bytes: BigInt(written.bytes) })
    const replayed = BigInt((await standby.queryRow<{ bytes: string }>(REPLAYED)).bytes)
    upTo = positions.findLast(({ bytes }) => bytes <= replayed)?.time ?? upTo
    positions = positions.filter((position) => position.time > Math.max(upTo, time - MAX_AGE_MS))
  }

  async function follow() {
    while (!stopped.signal.aborted) {
      await ask().catch(() => {})
      onChange()
      await setTimeout(PAUSE_MS, undefined, { signal: stopped.signal, ref: false }).catch(() => {})
    }
  }
  void follow()
  return { since: () => upTo, stop: () => stopped.abort() }
}

/**
 * Opens the standby at an address, which need not be there yet: as long as it is not, or too far behind, it is not recent.
 * `options`: of its connections. `findPrimary`: returns the address of the primary.
 */
export function openStandby(
  address: string,
  options: pg.PoolConfig & { max: number; connectionTimeoutMillis: number },
  findPrimary: () => Promise<string>,
  logger: FastifyBaseLogger,
): Standby {
  const pool = new BoundedPool({ ...options, addresses: [address] })
  pool.on('error', (error) => logger.warn({ err: error }, 'lost a connection to the standby'))
  const primary = new OwnConnection(options, findPrimary)
  const standby = new OwnConnection(options, async () => address)
  let wasRecent: boolean | undefined
  const age = followAge(primary, standby, () => {
    const isNow = isRecent()
    if (isNow !== wasRecent)
      logger[isNow ? 'info' : 'warn'](
        isNow ? 'the standby is used for reads' : 'the standby is away or too far behind, and is not used',
      )
    wasRecent = isNow
  })
  const isRecent = () => performance.now() - age.since() <= MAX_AGE_MS
  return {
    db: new Kysely<Database>({ dialect: new TransactionalDialect({ pool }) }),
    isRecent,
    async close() {
      age.stop()
      primary.close()
      standby.close()
      await pool.end()
    },
  }
}
