import { startPgBouncer } from '../../testing/cluster/pgbouncer.ts'
import { findProgram } from '../../testing/cluster/programs.ts'
import { startPostgres } from '../../testing/harness/postgres.ts'
import type { RunningProgram } from '../program.ts'
import { logIn } from './accounts.ts'
import { throughputs } from './api.ts'
import type { Report } from './report.ts'
import type { Workspace } from './workspace.ts'

/** PgBouncer's limits, so that the server starts. */
const LIMITS = { DATABASE_LOCK_SECONDS: '60', DATABASE_STATEMENT_SECONDS: '120' }

const requestTo = async ({ url }: RunningProgram) => ({
  url: `${url}/rest/companies`,
  headers: await logIn(url),
})

/** Compares a read behind PgBouncer, where no statement is prepared, with one without. */
export async function measurePooler(workspace: Workspace, root: string, report: Report) {
  const label = 'GET /rest/companies through PgBouncer / without it'
  if (!findProgram('pgbouncer')) {
    report(label, 'not measured: PgBouncer is not installed')
    return
  }
  const postgres = await startPostgres()
  const pooler = await startPgBouncer(postgres.url)
  try {
    const direct = await workspace.startPortal(root, 'data', { DATABASE_URL: postgres.url })
    const settings = { DATABASE_URL: pooler.addressOf(postgres.url), DATABASE_POOLER: 'transaction' }
    const pooled = await workspace.startPortal(root, 'data', { ...LIMITS, ...settings })
    const [without, through] = await throughputs([await requestTo(direct), await requestTo(pooled)])
    await pooled.stop()
    await direct.stop()
    report(label, `${(through! / without!).toFixed(2)} (${through!.toFixed(0)} a second)`)
  } finally {
    await pooler.stop()
    await postgres.stop()
  }
}
