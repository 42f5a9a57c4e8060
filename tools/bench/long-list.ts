import type { Browser, Page } from '@playwright/test'
import { sql } from 'kysely'

import type { Connection } from '#server/platform/database/connection.ts'
import { COACH, logIn, logInPage } from './accounts.ts'
import { p95 } from './api.ts'
import { countElements, timesToContent } from './browser.ts'
import { fillDatabase } from './filling.ts'
import { formatMilliseconds, type Report } from './report.ts'
import type { Workspace } from './workspace.ts'

const MANY_COMPANIES = 5_000

/** Every coach has access; three of six checks are started. */
async function addCompaniesForCoaches({ db }: Connection): Promise<void> {
  await sql`
    with made as (
      insert into company (owner_id, name, number_of_employees, branch, membership, city, coach_invited_at)
      select person.id, kind || ' ' || place || ' ' || number, '10-100', 'Metalektro', 'Weet ik niet', place, now()
      from generate_series(1, ${MANY_COMPANIES}::int) as number
      cross join lateral (
        select
          (array['Smederij', 'Constructiebedrijf', 'Lasserij', 'Plaatwerkerij', 'Verspaning'])[1 + number % 5],
          (array['Amersfoort', 'Venlo', 'Zwolle', 'Goes', 'Assen', 'Tiel', 'Heerlen'])[1 + number % 7]
      ) as words(kind, place)
      cross join person
      where person.email = 'eigenaar@demo.nl'
      returning id
    )
    insert into company_check (company_id, "check", status)
    select id, name, status from made
    cross join (
      values ('PHYSICAL_STRAIN', 'GREY'), ('NOISE_HAZARD', 'GREEN'), ('WELDING_SMOKE', 'RED')
    ) as started(name, status)
  `.execute(db)
}

export async function measureLongList(workspace: Workspace, root: string, report: Report) {
  await fillDatabase(workspace.dataDir('many-data'), addCompaniesForCoaches)
  const portal = await workspace.startPortal(root, 'many-data')
  const headers = await logIn(portal.url, COACH)
  const list = `${portal.url}/rest/companies/search`
  const label = `first page of ${MANY_COMPANIES} companies, p95 at 20 a second`
  report(label, formatMilliseconds(await p95({ url: list, headers }, 20)), '≤ 50 ms')
  const search = { url: `${list}?search=smeder`, headers }
  report('  searched', formatMilliseconds(await p95(search, 20)), '≤ 50 ms')
  await portal.stop()
}

/** Against a list of one company. Requires `measureLongList` on 'many-data'. */
export async function measureLongListPage(
  workspace: Workspace,
  browser: Browser,
  root: string,
  report: Report,
) {
  const portals = [await workspace.startPortal(root, 'many-data'), await workspace.startPortal(root, 'data')]
  const visits = portals.map(({ url }) => ({
    url: `${url}/bedrijven`,
    prepare: (page: Page) => logInPage(page, url, COACH),
  }))
  const card = { selector: '[aria-label^="Bekijk Verbeterchecks van"]' }
  const [many, one] = (await timesToContent(browser, visits, card)) as [number, number]
  report(`time to content of ${MANY_COMPANIES} companies, 4× CPU`, formatMilliseconds(many))
  report('  the same of one company', formatMilliseconds(one))
  const [{ url, prepare }] = visits as [(typeof visits)[number]]
  // Ten cards of about forty elements, and the layout around them.
  report('  elements of the page', String(await countElements(browser, url, card, prepare)), '≤ 600')
  await Promise.all(portals.map((portal) => portal.stop()))
}
