import { startPgBouncer } from '../../testing/cluster/pgbouncer.ts'
import { findProgram } from '../../testing/harness/programs.ts'
import { logIn } from './accounts.ts'
import { type RepeatedRequest, throughputs } from './api.ts'
import type { Report } from './report.ts'
import type { Workspace } from './workspace.ts'

/** PgBouncer's limits, so that the server starts. */
const LIMITS = { DATABASE_LOCK_SECONDS: '60', DATABASE_STATEMENT_SECONDS: '120' }

/** Compares a read behind PgBouncer, where no statement is prepared, with one without. `databaseUrl`: of both. */
export async function measurePooler(
  workspace: Workspace,
  root: string,
  databaseUrl: string,
  direct: RepeatedRequest,
  report: Report,
) {
  if (!findProgram('pgbouncer')) {
    report('  through PgBouncer', 'not measured: PgBouncer is not installed')
    return
  }
  const pooler = await startPgBouncer(databaseUrl)
  try {
    const settings = { DATABASE_URL: pooler.addressOf(databaseUrl), DATABASE_POOLER: 'transaction' }
    const portal = await workspace.startPortal(root, 'data', { ...LIMITS, ...settings })
    const pooled = { url: `${portal.url}/rest/companies`, headers: await logIn(portal.url) }
    const [without, through] = await throughputs([direct, pooled])
    await portal.stop()
    const ratio = (through! / without!).toFixed(2)
    report('  through PgBouncer / without it', `${ratio} (${through!.toFixed(0)} a second)`)
  } finally {
    await pooler.stop()
  }
}
