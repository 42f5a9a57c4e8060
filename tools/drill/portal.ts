import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { pino } from 'pino'

import { type Connection, clusterIn, connect } from '#server/platform/database/connection.ts'
import { readRunning } from '#server/platform/embedded-database/address.ts'
import { parseConfig } from '#server/platform/runtime/config.ts'
import { freePort } from '#server/platform/runtime/start.ts'
import { startPostgres } from '../../testing/harness/postgres.ts'
import { MEMORY_SETTINGS, type RunningProgram, SERVER_ARGS, startProgram } from '../program.ts'
import { failed, isPassed, type Outcome } from './report.ts'

const NO_LIMITS = { ITEMS_PER_COMPANY: '99999', EXPORTS_PER_HOUR: '19999' }
/** Comparing everything takes longer than a request may. */
const COMPARING_LIMITS = { DATABASE_STATEMENT_SECONDS: '3600' }

export type Portal = Awaited<ReturnType<typeof createPortal>>

/** With the demo data, at a fixed address. `env`: settings. */
async function createPortal(env: Record<string, string> = {}) {
  const folder = mkdtempSync(join(tmpdir(), 'beterwerk-drill-'))
  const settings = { DATA_DIR: join(folder, 'data'), DEMO: '1', PORT: await freePort(), ...NO_LIMITS, ...env }
  let program: RunningProgram | undefined

  return {
    folder,
    settings,
    url: `http://localhost:${settings.PORT}`,
    async start(): Promise<void> {
      program = await startProgram({
        args: SERVER_ARGS,
        env: { ...MEMORY_SETTINGS, ...settings },
        log: join(folder, 'log'),
      })
    },
    /** The exit code; null: after a signal. */
    ended: () => program!.ended,
    stop: async () => program?.stop(),
    kill: async () => program?.kill(),
    /** Of its embedded database; undefined while none runs. */
    databasePid: () => readRunning(clusterIn(settings.DATA_DIR))?.pid,
    memoryBytes: () => program!.memoryBytes(),
    processorSeconds: () => program!.processorSeconds(),
    /** The server must be stopped. Returns what `use` returns. */
    async withDatabase<T>(use: (connection: Connection) => Promise<T>): Promise<T> {
      const connection = await connect(
        parseConfig({ ...settings, ...COMPARING_LIMITS }),
        pino({ level: 'silent' }),
      )
      return use(connection).finally(connection.close)
    },
    async remove(): Promise<void> {
      await program?.stop()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

/** When the drill failed, the log and data of its portal stay, so that the reason can be found. */
export async function withPortal(
  env: Record<string, string>,
  drill: (portal: Portal) => Promise<Outcome>,
): Promise<Outcome> {
  const portal = await createPortal(env)
  const outcome = await drill(portal).catch(failed)
  await portal.stop()
  if (isPassed(outcome)) await portal.remove()
  else process.stderr.write(`${outcome.failures.slice(0, 9).join('\n')}\nThe log is in ${portal.folder}\n`)
  return outcome
}

/** With PostgreSQL that syncs its commits. `drill` gets its address. */
export async function withPostgres(drill: (url: string) => Promise<Outcome>): Promise<Outcome> {
  const settings = { fsync: 'on', synchronous_commit: 'on', full_page_writes: 'on' }
  const postgres = await startPostgres({ settings })
  return drill(postgres.url).finally(postgres.stop)
}
