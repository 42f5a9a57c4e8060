import { writeFileSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'

import pg from 'pg'
import { beforeAll, describe, expect, inject, test } from 'vitest'

import { type Cluster, startCluster } from '../testing/cluster/cluster.ts'
import { Crowd } from '../testing/cluster/crowd.ts'
import { copySources } from '../testing/harness/copy-sources.ts'
import { createDatabase } from '../testing/harness/database.ts'
import { query } from '../testing/harness/postgres.ts'
import { createTemporaryFolder } from '../testing/harness/temporary-folder.ts'

// Three servers on one PostgreSQL behind PgBouncer, with HAProxy in front of them. `npm run drill -- instances`
// does the same for longer.

const VISITORS = 4

const NEWER = `export const up = (db) =>
  db.schema.alterTable('advice').addColumn('newer', 'text', (column) => column.notNull().defaultTo('new')).execute()
`

describe('three instances behind HAProxy and PgBouncer (Debian: haproxy, pgbouncer)', () => {
  let cluster: Cluster
  let crowd: Crowd
  let databaseUrl: string
  let newer: string
  beforeAll(async () => {
    newer = createTemporaryFolder('beterwerk-newer-')
    const { settings, remove } = await createDatabase(inject('template'))
    databaseUrl = settings.DATABASE_URL!
    cluster = await startCluster(settings)
    crowd = new Crowd(cluster, (...statement) => query(databaseUrl, ...statement))
    for (let number = 0; number < VISITORS; number++) await crowd.add(`els${number}`)
    return async () => {
      await cluster.stop()
      await rm(newer, { recursive: true })
      await remove()
    }
  })

  test('any instance may die while people work', async () => {
    const failures = await crowd.work(async () => {
      for (const instance of cluster.instances) {
        await setTimeout(500)
        await instance.kill()
        await instance.start()
      }
    })
    expect(failures.filter((failure) => !crowd.wasOnDying(failure))).toEqual([])
    expect(crowd.visitors.map(({ servers }) => servers.size)).toEqual([3, 3, 3, 3])
    await crowd.expireClaims()
    expect(await crowd.compare()).toEqual({ lost: [], doubled: [] })
  })

  test('one after the other is replaced by a version with a new migration, without an error', async () => {
    copySources(newer)
    writeFileSync(join(newer, 'server/platform/database/migrations/999_newer.ts'), NEWER)
    const failures = await crowd.work(async () => {
      for (const instance of cluster.instances) {
        await instance.stop()
        await instance.start(newer)
        await setTimeout(500)
      }
    })
    expect(failures).toEqual([])
    expect(await crowd.query(`select newer from advice where newer <> 'new'`)).toEqual([])
    expect(await crowd.compare()).toEqual({ lost: [], doubled: [] })
  })

  test('wrong passwords are counted wherever they arrive', async () => {
    const visitor = await crowd.add('jan')
    const attempt = { username: visitor.email, password: 'Onjuist2026' }
    const statuses: number[] = []
    for (let count = 0; count < 7; count++)
      statuses.push((await visitor.send('POST', '/rest/login', { json: attempt })).status)
    expect(statuses).toEqual([401, 401, 401, 401, 401, 429, 429])
    expect(visitor.servers.size).toBe(3)
  })

  test('a download is made by another instance when the one that makes it dies', async () => {
    const [els] = crowd.visitors
    const attempts = () => crowd.query('select attempts from company_export where claim is not null')
    const other = new pg.Client({ connectionString: databaseUrl })
    await other.connect()
    // Keeps the server that makes it at the beginning.
    await other.query('begin; lock table check_round')
    const maker = await els!.askForDownload()
    await expect.poll(attempts).toEqual([{ attempts: 1 }])
    await cluster.instances.find(({ name }) => name === maker)!.kill()
    await other.query('commit')
    await other.end()
    await crowd.expireClaims()
    // The request wakes another server.
    expect(await els!.askForDownload()).not.toBe(maker)
    await expect.poll(() => els!.hasDownload()).toBe(true)
    expect(await crowd.query('select attempts from company_export')).toEqual([{ attempts: 2 }])
  })
})
