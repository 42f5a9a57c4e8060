import type { Browser, Page } from '@playwright/test'
import { checkDefinitions } from '#shared/domain/basics/check.ts'
import { checkPages } from '#shared/domain/checks/check-pages.ts'
import { logIn, logInPage, OWNER } from './accounts.ts'
import { timesToContent } from './browser.ts'
import { call } from './plan.ts'
import { formatMilliseconds, type Report } from './report.ts'
import type { Workspace } from './workspace.ts'

export async function measureCheckPages(
  workspace: Workspace,
  browser: Browser,
  root: string,
  report: Report,
) {
  const portal = await workspace.startPortal(root, 'data')
  const headers = await logIn(portal.url)
  const [company] = await call(`${portal.url}/rest/companies/own`, headers)
  const definitions = checkDefinitions.filter(({ hasSectionList }) => !hasSectionList)
  for (const { check } of definitions)
    await call(`${portal.url}/rest/companies/${company.id}/start-check/${check}`, headers, {})
  const visits = definitions.map((definition) => ({
    url: `${portal.url}${checkPages(definition.check).sections!.path.replace(':companyId', String(company.id))}`,
    prepare: (page: Page) => logInPage(page, portal.url, OWNER),
  }))
  const times = await timesToContent(browser, visits, { selector: 'h1' })
  for (const [index, { check }] of definitions.entries())
    report(`time to content of the sections of ${check}, 4× CPU`, formatMilliseconds(times[index]!))
  await portal.stop()
}
