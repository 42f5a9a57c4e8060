import { parseArgs } from 'node:util'

import { measureAdminSearch } from './bench/admin-search.ts'
import { inBrowser } from './bench/browser.ts'
import { measureCheckPages } from './bench/check-page.ts'
import { measureCoachDay } from './bench/coach-day.ts'
import { measureCompanyExport } from './bench/company-export.ts'
import { measureCompanyPlans } from './bench/company-plan.ts'
import { measureBucketUploads, measureCompanyFile, measureUploads } from './bench/files.ts'
import { measureFirstLoad, measureRemotes } from './bench/first-load.ts'
import { measureFullChecks } from './bench/full-checks.ts'
import { measureFullLists } from './bench/full-lists.ts'
import { measureImprovement, measureImprovementPage } from './bench/improvement.ts'
import { measureInteractions } from './bench/interactions.ts'
import { measureLighthouse } from './bench/lighthouse.ts'
import { measureLogins } from './bench/logins.ts'
import { measureLongList, measureLongListPage } from './bench/long-list.ts'
import { measureNavigation } from './bench/navigation.ts'
import { measurePlans } from './bench/plan.ts'
import { measurePooler } from './bench/pooler.ts'
import { createReport } from './bench/report.ts'
import { measureScale } from './bench/scale.ts'
import { measureSearchWait } from './bench/search-wait.ts'
import { measureServer } from './bench/server.ts'
import { measureStart } from './bench/start.ts'
import { measureWidgets } from './bench/widgets.ts'
import { createWorkspace } from './bench/workspace.ts'

// `npm run bench` measures the figures of the product's standards and prints each beside its target. A figure that
// depends on the machine is a ratio to another one of the same run.
// `npm run bench -- plans full-checks` measures only these parts.
// `npm run bench -- scale --size 0.1 --folder F` measures every page with a tenth of a million people, and keeps them in F for
// the next run; it is measured only when it is named. With `--partitions` it also tries partitions by company.

const serverParts = {
  start: measureStart,
  server: measureServer,
  pooler: measurePooler,
  logins: measureLogins,
  'long-list': measureLongList,
  plans: measurePlans,
  'company-plans': measureCompanyPlans,
  uploads: measureUploads,
  'bucket-uploads': measureBucketUploads,
  'company-file': measureCompanyFile,
  improvement: measureImprovement,
  'full-lists': measureFullLists,
  'full-checks': measureFullChecks,
  'coach-day': measureCoachDay,
  'admin-search': measureAdminSearch,
  'search-wait': measureSearchWait,
  'company-export': measureCompanyExport,
}
const browserParts = ['portal', 'check-pages', 'long-pages']

const { values: options, positionals: wanted } = parseArgs({
  allowPositionals: true,
  options: {
    size: { type: 'string', default: '1' },
    folder: { type: 'string' },
    partitions: { type: 'boolean', default: false },
  },
})
const partNames = [...Object.keys(serverParts), ...browserParts, 'scale']
const unknown = wanted.find((part) => !partNames.includes(part))
if (unknown) throw new Error(`There is no part ${unknown}: ${partNames.join(', ')}.`)
const isWanted = (part: string) => wanted.length === 0 || wanted.includes(part)

const workspace = createWorkspace()
const { report, print } = createReport()
try {
  const root = workspace.install('federated')
  // Created once and copied, so that the API and the bare framework serve equal databases.
  await (await workspace.startPortal(root, 'data')).stop()
  for (const copy of [
    'bare-data',
    'single-data',
    'many-data',
    'plan-data',
    'company-plan-data',
    'improve-data',
    'full-data',
    'checks-data',
    'export-data',
    'coach-data',
    'login-data',
  ])
    workspace.copyData('data', copy)

  if (isWanted('portal')) {
    await inBrowser(async (browser) => {
      const portal = await workspace.startPortal(root, 'data')
      const single = await workspace.startPortal(workspace.installSingle(), 'single-data')
      await measureFirstLoad(browser, portal, single, report)
      await single.stop()
      await measureRemotes(browser, portal, report)
      await measureWidgets(browser, portal, report)
      await measureNavigation(browser, portal, report)
      await measureInteractions(browser, portal, report)
      await portal.stop()
    })
    // Only after the other browser has ended, which would compete for the processor.
    const portal = await workspace.startPortal(root, 'data')
    await measureLighthouse(portal, report)
    await portal.stop()
  }
  if (isWanted('check-pages'))
    await inBrowser((browser) => measureCheckPages(workspace, browser, root, report))

  if (wanted.includes('scale')) {
    const { size, folder, partitions } = options
    await measureScale(workspace, root, { size: Number(size), folder, triesPartitions: partitions }, report)
  }

  for (const [part, measure] of Object.entries(serverParts))
    if (isWanted(part)) await measure(workspace, root, report)
  if (isWanted('long-pages'))
    await inBrowser(async (browser) => {
      await measureLongListPage(workspace, browser, root, report)
      await measureImprovementPage(workspace, browser, root, report)
    })
  print()
} finally {
  await workspace.remove()
}
