import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { pino } from 'pino'

import { type Connection, connect } from '../../server/database/connection.ts'
import { parseConfig } from '../../server/runtime/config.ts'
import { freePort } from '../../server/runtime/start.ts'
import { type RunningProgram, startProgram } from '../program.ts'

export type Portal = Awaited<ReturnType<typeof createPortal>>

/** A portal with the demo data at a fixed address, whose server is started and ended at will. `env`: settings. */
export async function createPortal(env: Record<string, string> = {}) {
  const folder = mkdtempSync(join(tmpdir(), 'beterwerk-drill-'))
  const settings = { DATA_DIR: join(folder, 'data'), DEMO: '1', PORT: await freePort(), ...env }
  let program: RunningProgram | undefined

  return {
    folder,
    settings,
    url: `http://localhost:${settings.PORT}`,
    /** The first company of the demo's owner. */
    companyId: 1,
    /** Starts the server, and waits until it is ready. */
    async start(): Promise<void> {
      const args = ['--max-semi-space-size=2', 'server/main.ts']
      program = await startProgram({ args, env: settings, log: join(folder, 'log') })
    },
    stop: async () => program?.stop(),
    kill: async () => program?.kill(),
    residentBytes: () => program!.residentBytes(),
    /** Opens the database of the stopped server while `use` runs. Returns what `use` returns. */
    async withDatabase<T>(use: (connection: Connection) => Promise<T>): Promise<T> {
      const connection = await connect(parseConfig(settings), pino({ level: 'silent' }))
      return use(connection).finally(connection.close)
    },
    /** Stops the server and removes its data. */
    async remove(): Promise<void> {
      await program?.stop()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}
