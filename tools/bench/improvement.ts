import type { Browser, Page } from '@playwright/test'
import { sql } from 'kysely'
import { pino } from 'pino'

import { connect } from '../../server/database/connection.ts'
import { parseConfig } from '../../server/runtime/config.ts'
import { logIn, logInPage, OWNER } from './accounts.ts'
import { p95 } from './api.ts'
import { countElements, timesToContent } from './browser.ts'
import { formatMilliseconds, type Report } from './report.ts'
import type { DatabaseKind } from './server.ts'
import type { Workspace } from './workspace.ts'

/** Number of action points and of advices of the busiest company. */
const MANY_ACTION_POINTS = 2_000
const MANY_ADVICES = 500

/** The company of the demo data that gets them, and a page of it. */
const COMPANY = 1
const ACTION_POINTS = `/bedrijven/${COMPANY}/actiepunten`

/** Adds advices and action points, half of them completed, to the demo data in the database of these settings. */
async function addMany(env: NodeJS.ProcessEnv): Promise<void> {
  const { db, close } = await connect(parseConfig(env), pino({ level: 'silent' }))
  await sql`
    insert into advice (company_id, themes, reason, description, agreements, created_at, created_by_coach)
    select ${COMPANY}::int, '{GENERAL}', repeat('reden ', 40), repeat('advies ', 40), repeat('afspraak ', 40),
      now() - number * interval '1 hour', true
    from generate_series(1, ${MANY_ADVICES}::int) number
  `.execute(db)
  await sql`
    insert into action_item (company_id, themes, description, action_holder, deadline, completed_at)
    select ${COMPANY}::int, '{MACHINE_SAFETY,GENERAL}', number || repeat(' actiepunt', 20), 'Persoon ' || number % 40,
      current_date + (number % 400 - 100), case when number % 2 = 0 then now() end
    from generate_series(1, ${MANY_ACTION_POINTS}::int) number
  `.execute(db)
  await sql`vacuum analyze`.execute(db)
  await close()
}

/** Measures the API of the fifth step for a company with many action points and advices. */
export async function measureImprovement(
  workspace: Workspace,
  root: string,
  { name, env }: DatabaseKind,
  report: Report,
) {
  await addMany({ DATA_DIR: workspace.dataDir('improve-data'), ...env })
  const portal = await workspace.startPortal(root, 'improve-data', env)
  const headers = await logIn(portal.url, OWNER)
  const requests = {
    [`page of ${MANY_ACTION_POINTS} action points, ${name}, p95 at 20 a second`]: 'actionitems/page?size=20',
    '  the last page, filtered': 'actionitems/page?size=20&page=49&theme=GENERAL',
    [`  page of ${MANY_ADVICES} advices`]: 'advices/page',
    '  the numbers of both': 'improvement',
  }
  for (const [label, path] of Object.entries(requests)) {
    const url = `${portal.url}/rest/companies/${COMPANY}/${path}`
    report(label, formatMilliseconds(await p95({ url, headers }, 20)), '≤ 100 ms')
  }
  await portal.stop()
}

/**
 * Measures the page with many action points against that of a company with a few. Requires `measureImprovement` on
 * 'improve-data'.
 */
export async function measureImprovementPage(
  workspace: Workspace,
  browser: Browser,
  root: string,
  report: Report,
) {
  const portal = await workspace.startPortal(root, 'improve-data')
  const prepare = (page: Page) => logInPage(page, portal.url, OWNER)
  const visits = [ACTION_POINTS, '/bedrijven/2/actiepunten'].map((path) => ({
    url: portal.url + path,
    prepare,
  }))
  const row = { selector: '[aria-label^="Afronden"]' }
  const [many, few] = (await timesToContent(browser, visits, row)) as [number, number]
  report(`time to content of ${MANY_ACTION_POINTS} action points, 4× CPU`, formatMilliseconds(many))
  report('  the same of seven', formatMilliseconds(few))
  // Twenty rows of about twenty elements, the filters, and the layout around them.
  const elements = await countElements(browser, portal.url + ACTION_POINTS, row, prepare)
  report('  elements of the page', String(elements), '≤ 700')
  await portal.stop()
}
