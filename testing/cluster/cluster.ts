import { rm } from 'node:fs/promises'
import { join } from 'node:path'

import { freePort } from '#server/platform/runtime/start.ts'
import { type Received, startMailServer } from '../fakes/mail-server.ts'
import { startService } from '../fakes/s3.ts'
import type { DatabaseSettings } from '../harness/database.ts'
import { launch } from '../harness/server.ts'
import { createTemporaryFolder } from '../harness/temporary-folder.ts'
import { startHaproxy } from './haproxy.ts'
import { startPgBouncer } from './pgbouncer.ts'

const PRODUCT = join(import.meta.dirname, '../..')

const NAMES = ['one', 'two', 'three']

/**
 * `at`: when it was killed; `ended`: when the system had ended it, which takes a while on a busy machine. Both in
 * milliseconds of `performance.now()`.
 */
type Death = { name: string; at: number; ended: number }

export type Cluster = Awaited<ReturnType<typeof startCluster>>

/**
 * Starts three instances as in docs/operators.md: one PostgreSQL behind PgBouncer, HAProxy in front, one bucket for
 * files, nothing else shared. `root`: of the sources of the server.
 */
export async function startCluster({ DATABASE_URL = '' }: DatabaseSettings, root = PRODUCT) {
  const received: Received[] = []
  const pooler = await startPgBouncer(DATABASE_URL)
  const s3 = await startService()
  const mailServer = await startMailServer(received)
  const port = await freePort()
  const ports = Object.fromEntries(await Promise.all(NAMES.map(async (name) => [name, await freePort()])))
  const url = `http://localhost:${port}`
  const deaths: Death[] = []

  function createInstance(name: string) {
    const dataDir = createTemporaryFolder(`beterwerk-${name}-`)
    let running: Awaited<ReturnType<typeof launch>>
    return {
      name,
      /** `version`: the root of the sources of another version. */
      async start(version = root): Promise<void> {
        running = await launch(
          {
            PORT: ports[name]!,
            PUBLIC_URL: url,
            DATA_DIR: dataDir,
            DATABASE_URL: pooler.addressOf(DATABASE_URL),
            DATABASE_POOLER: 'transaction',
            SMTP_URL: `smtp://127.0.0.1:${mailServer.port}`,
            TRUST_PROXY: '127.0.0.1',
            DRAIN_SECONDS: '1',
            ITEMS_PER_COMPANY: '99999',
            RECORDS_PER_COMPANY: '99999',
            SECTIONS_PER_CHECK: '99999',
            ...s3.settings,
          },
          version,
        )
      },
      async kill(): Promise<void> {
        const death = { name, at: performance.now(), ended: Number.POSITIVE_INFINITY }
        deaths.push(death)
        running.process.kill('SIGKILL')
        await running.exited
        death.ended = performance.now()
      },
      /** As an operator stops it: it reports that it is not ready, then completes pending requests. */
      async stop(): Promise<void> {
        if (running.process.connected) running.process.disconnect()
        await running.exited
      },
      remove: () => rm(dataDir, { recursive: true }),
    }
  }
  const instances = NAMES.map(createInstance)
  await Promise.all(instances.map((instance) => instance.start()))
  const stopHaproxy = await startHaproxy(port, ports)
  return {
    url,
    instances,
    deaths,
    received,
    async stop(): Promise<void> {
      await Promise.all(instances.map((instance) => instance.stop()))
      await stopHaproxy()
      await Promise.all([pooler.stop(), s3.stop(), mailServer.stop()])
      await Promise.all(instances.map(({ remove }) => remove()))
    },
  }
}
