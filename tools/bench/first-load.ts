import type { Browser } from '@playwright/test'

import { pathsOfRemotes } from '../build/pages.ts'
import type { RunningProgram } from '../program.ts'
import { ADMIN, logInPage } from './accounts.ts'
import { timesToContent, visit } from './browser.ts'
import { formatMilliseconds, formatScripts, type Report } from './report.ts'

/** Against the same code as one bundle: the difference is the cost of federation. */
export async function measureFirstLoad(
  browser: Browser,
  portal: RunningProgram,
  single: RunningProgram,
  report: Report,
) {
  const pages = [portal, single].map(({ url }) => `${url}/inloggen`) as [string, string]
  const federated = await visit(browser, pages[0])
  const bundled = await visit(browser, pages[1])
  report('scripts at /inloggen, first load', formatScripts(federated.scripts), '≤ 172 kB in ≤ 7 requests')
  report('  the same as one bundle', formatScripts(bundled.scripts))
  const heading = { selector: 'h1', text: 'Inloggen' }
  const visits = pages.map((url) => ({ url }))
  const times = (await timesToContent(browser, visits, heading)) as [number, number]
  report('time to content at /inloggen, 4× CPU', formatMilliseconds(times[0]))
  report('  the same as one bundle', formatMilliseconds(times[1]))
  report('  federated / one bundle', (times[0] / times[1]).toFixed(2), '≤ 1.15')
  const slow = (await timesToContent(browser, visits, heading, 'line')) as [number, number]
  report('time to the heading of /inloggen, slow 4G', formatMilliseconds(slow[0]), '≤ 1,800 ms')
  report('  the same as one bundle', formatMilliseconds(slow[1]))
  report('  federated / one bundle', (slow[0] / slow[1]).toFixed(2), '≤ 1.15')
}

export async function measureRemotes(browser: Browser, { url }: RunningProgram, report: Report) {
  for (const [remote, [path]] of Object.entries(pathsOfRemotes)) {
    const page = `${url}${path!.replace(':companyId', '1')}`
    const { heading, scripts } = await visit(browser, page, async (page) => {
      if (path !== '/inloggen') await logInPage(page, url, ADMIN)
    })
    const own = scripts.filter((script) => script.path.startsWith(`/remotes/${remote}/`))
    if (heading !== 'Niet gevonden')
      report(`own scripts of ${remote} at ${path}`, formatScripts(own), '≤ 30 kB')
  }
}
