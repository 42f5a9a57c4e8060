import { setTimeout } from 'node:timers/promises'

import { beforeAll, describe, expect, test } from 'vitest'

import { Crowd } from '../../../testing/cluster/crowd.ts'
import { startPair, startServerOn } from '../../../testing/cluster/pair.ts'
import { startDatabaseProxy } from '../../../testing/fakes/database-proxy.ts'
import { query } from '../../../testing/harness/postgres.ts'
import { BoundedPool } from './bounded-pool.ts'
import { DatabaseUnavailableError } from './unavailable.ts'

const SLEEPING = `select from pg_stat_activity where wait_event = 'PgSleep'`

describe('a primary with a standby', () => {
  let pair: Awaited<ReturnType<typeof startPair>>
  let server: Awaited<ReturnType<typeof startServerOn>>
  beforeAll(async () => {
    pair = await startPair()
    server = await startServerOn(pair)
    return async () => {
      await server.stop()
      await pair.stop()
    }
  })

  test('every acknowledged change is there after a failover, and the server goes on by itself', async () => {
    const crowd = new Crowd({ ...server, deaths: [] }, (...statement) =>
      query(pair.primary.url, ...statement),
    )
    const els = await crowd.add('els')
    await crowd.add('jan')
    const failures = await crowd.work(async () => {
      await setTimeout(1_000)
      await pair.failOver()
      const saved = els.advices.length
      await expect.poll(() => els.advices.length).toBeGreaterThan(saved + 1)
    })
    expect(failures.filter(({ reason }) => reason !== 503)).toEqual([])
    expect(await crowd.compare()).toEqual({ lost: [], doubled: [] })
  })

  test('what waits for a host that became silent is given up as soon as another one is the primary', async () => {
    await pair.replaceDead()
    const proxy = await startDatabaseProxy(pair.primary.url)
    const pool = new BoundedPool({
      addresses: [proxy.addressOf(pair.primary.url), pair.standby.url],
      max: 6,
      connectionTimeoutMillis: 60_000,
    })
    pool.on('error', () => {})
    const waiting = pool.query('select pg_sleep(600)')
    const refused = expect(waiting).rejects.toBeInstanceOf(DatabaseUnavailableError)
    await expect.poll(() => query(pair.primary.url, SLEEPING)).toHaveLength(1)
    proxy.setAway(true)
    proxy.silence()
    await pair.standby.promote()
    expect((await pool.query('select pg_is_in_recovery() as "isStandby"')).rows).toEqual([
      { isStandby: false },
    ])
    await refused
    await pool.end()
    await proxy.stop()
  })
})
