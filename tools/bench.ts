import { startPostgres } from '../testing/harness/postgres.ts'
import { measureAdminSearch } from './bench/admin-search.ts'
import { inBrowser } from './bench/browser.ts'
import { measureCoachDay } from './bench/coach-day.ts'
import { measureCompanyPlans } from './bench/company-plan.ts'
import { measureEmbeddedSearch } from './bench/embedded-search.ts'
import { measureBucketUploads, measureCompanyFile, measureUploads } from './bench/files.ts'
import { measureFirstLoad, measureRemotes } from './bench/first-load.ts'
import { measureFullLists } from './bench/full-lists.ts'
import { measureImprovement, measureImprovementPage } from './bench/improvement.ts'
import { measureLighthouse } from './bench/lighthouse.ts'
import { measureLogins } from './bench/logins.ts'
import { measureLongList, measureLongListPage } from './bench/long-list.ts'
import { measureNavigation } from './bench/navigation.ts'
import { measurePlans } from './bench/plan.ts'
import { createReport } from './bench/report.ts'
import { type DatabaseKind, measureServer } from './bench/server.ts'
import { measureWidgets } from './bench/widgets.ts'
import { createWorkspace } from './bench/workspace.ts'

// `npm run bench` measures the figures of the product's standards and prints each beside its target. A figure that
// depends on the machine is a ratio to another one of the same run.

const embedded: DatabaseKind = { name: 'embedded', env: {}, memoryTarget: '≤ 300 MB' }

const workspace = createWorkspace()
const { report, print } = createReport()
const postgres = await startPostgres()
try {
  const root = workspace.install('federated')
  // The demo data are created once and copied, so that the API and the bare framework serve equal databases.
  await (await workspace.startPortal(root, 'data')).stop()
  for (const copy of [
    'bare-data',
    'single-data',
    'many-data',
    'plan-data',
    'company-plan-data',
    'improve-data',
    'full-data',
    'coach-data',
    'login-data',
  ])
    workspace.copyData('data', copy)

  await inBrowser(async (browser) => {
    const portal = await workspace.startPortal(root, 'data')
    const single = await workspace.startPortal(workspace.installSingle(), 'single-data')
    await measureFirstLoad(browser, portal, single, report)
    await single.stop()
    await measureRemotes(browser, portal, report)
    await measureWidgets(browser, portal, report)
    await measureNavigation(browser, portal, report)
    await portal.stop()
  })
  // After the other browser has ended, which would compete for the processor.
  const portal = await workspace.startPortal(root, 'data')
  await measureLighthouse(portal, report)
  await portal.stop()

  const measureDatabase = async (database: DatabaseKind) => {
    await measureServer(workspace, root, database, report)
    await measureLogins(workspace, root, database, report)
    await measureLongList(workspace, root, database, report)
    await measurePlans(workspace, root, database, report)
    await measureCompanyPlans(workspace, root, database, report)
    await measureUploads(workspace, root, database, report)
    await measureBucketUploads(workspace, root, database, report)
    await measureCompanyFile(workspace, root, database, report)
    await measureImprovement(workspace, root, database, report)
    await measureFullLists(workspace, root, database, report)
    await measureCoachDay(workspace, root, database, report)
    await measureAdminSearch(workspace, root, database, report)
  }
  await measureDatabase(embedded)
  await measureEmbeddedSearch(workspace, root, report)
  await inBrowser(async (browser) => {
    await measureLongListPage(workspace, browser, root, report)
    await measureImprovementPage(workspace, browser, root, report)
  })
  if (postgres) {
    const env = { DATABASE_URL: postgres.url }
    await measureDatabase({ name: 'PostgreSQL', env, memoryTarget: '≤ 200 MB' })
  }
  print()
} finally {
  await workspace.remove()
  await postgres?.stop()
}
