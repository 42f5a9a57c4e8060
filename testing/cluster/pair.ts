import { rm } from 'node:fs/promises'
import { join } from 'node:path'

import { DATABASE_USER } from '#server/platform/embedded-database/initialise.ts'
import { freePort } from '#server/platform/runtime/start.ts'
import { type Received, startMailServer } from '../fakes/mail-server.ts'
import { query, startPostgres, startStandby } from '../harness/postgres.ts'
import { launch } from '../harness/server.ts'
import { createTemporaryFolder } from '../harness/temporary-folder.ts'

/** A primary that acknowledges a commit once its standby has it. Source: PostgreSQL, "Synchronous Replication". */
const replicated = { wal_level: 'replica', max_wal_senders: '4', synchronous_commit: 'on' }

/** How long a statement waits for a killed primary whose machine does not end the connection. */
const STATEMENT_SECONDS = '8'

type Pair = Awaited<ReturnType<typeof startPair>>

/** Starts a PostgreSQL primary with a synchronous standby. `own`: settings that differ from those of other tests. */
export async function startPair(own: Record<string, string> = {}) {
  const settings = { ...replicated, ...own }
  const ports = [await freePort(), await freePort()]
  let primary = await startPostgres({ settings, port: ports[0]! })
  let standby = await startStandby(primary, { settings, port: ports[1]! })
  async function waitForStandby() {
    await query(primary.url, `alter system set synchronous_standby_names = '*'`)
    await query(primary.url, 'select pg_reload_conf()')
  }
  await waitForStandby()
  const hosts = ports.map((port) => `127.0.0.1:${port}`).join()
  return {
    /** The address of both, for the primary. */
    url: `postgres://${DATABASE_USER}@${hosts}/postgres?target_session_attrs=read-write`,
    get primary() {
      return primary
    },
    get standby() {
      return standby
    },
    /** Kills the primary, as a crash of its machine would, and promotes the standby. */
    async failOver(): Promise<void> {
      await primary.kill()
      await standby.promote()
      const dead = primary
      primary = standby
      standby = dead
    },
    /** Makes the killed server a new standby. */
    async replaceDead(): Promise<void> {
      const { port } = new URL(standby.url)
      await standby.stop()
      standby = await startStandby(primary, { settings, port })
      await waitForStandby()
    },
    async stop(): Promise<void> {
      await standby.stop()
      await primary.stop()
    },
  }
}

/** With a mail server. Returns the address, the mails sent, and a function that stops it. */
export async function startServerOn({ url }: Pair) {
  const received: Received[] = []
  const mailServer = await startMailServer(received)
  const folder = createTemporaryFolder('beterwerk-')
  const SMTP_URL = `smtp://127.0.0.1:${mailServer.port}`
  const { address, process, exited } = await launch(
    { DATABASE_URL: url, DATABASE_STATEMENT_SECONDS: STATEMENT_SECONDS, SMTP_URL, DATA_DIR: folder },
    join(import.meta.dirname, '../..'),
  )
  return {
    url: address.url,
    received,
    async stop(): Promise<void> {
      process.disconnect()
      await exited
      await mailServer.stop()
      await rm(folder, { recursive: true })
    },
  }
}
