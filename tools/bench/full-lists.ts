import { setTimeout } from 'node:timers/promises'

import { sql } from 'kysely'
import type { Connection } from '#server/platform/database/connection.ts'
import { parseConfig } from '#server/platform/runtime/config.ts'
import { checks } from '#shared/domain/basics/check.ts'
import type { RunningProgram } from '../program.ts'
import { COACH, COLLEAGUE, logIn, OWNER } from './accounts.ts'
import { fillDatabase } from './filling.ts'
import { formatMilliseconds, type Report } from './report.ts'
import type { Workspace } from './workspace.ts'

const SIMULTANEOUS = 40
const OPEN_COMPANIES = 2_000
/** During which an idle server uses hardly any processor time, in seconds. */
const IDLE_WINDOW_S = 20
const COMPANY = 1

/** With texts of maximum length: companies, items, invitees, sections, and also orders. */
async function fillToTheLimits({ db }: Connection): Promise<void> {
  const { companiesPerPerson, inviteesPerCompany, itemsPerCompany, recordsPerCompany, sectionsPerCheck } =
    parseConfig({})
  const numbers = (count: number) => sql`generate_series(1, ${count}::int) as number`
  const addCompanies = (owner: string, count: number, openedAt: ReturnType<typeof sql>) =>
    sql`
      insert into company (owner_id, name, number_of_employees, branch, membership, city, coach_invited_at)
      select id, 'Constructiebedrijf ' || number, '10-100', 'Metalektro', 'Weet ik niet', 'Venlo', ${openedAt}
      from person, ${numbers(count)} where email = ${owner}`.execute(db)
  await addCompanies(OWNER, companiesPerPerson, sql`null`)
  await sql`
    insert into company_check (company_id, "check", status)
    select id, started, 'GREY' from company, unnest(${[...checks]}::text[]) as names (started)
    on conflict do nothing`.execute(db)
  await addCompanies(COLLEAGUE, OPEN_COMPANIES, sql`now()`)
  const long = sql`repeat('tekst ', 333)`
  await sql`
    insert into advice (company_id, themes, reason, description, necessary_measure, agreements, created_by_coach)
    select ${COMPANY}::int, '{GENERAL}', ${long}, ${long}, ${long}, ${long}, true
    from ${numbers(itemsPerCompany)}`.execute(db)
  await sql`
    insert into action_item (company_id, themes, description, action_holder, deadline, completed_at)
    select ${COMPANY}::int, '{MACHINE_SAFETY,GENERAL}', ${long}, 'Persoon ' || number % 4000,
      current_date + (number % 400 - 100), case when number % 2 = 0 then now() end
    from ${numbers(itemsPerCompany)}`.execute(db)
  await sql`
    insert into visit_report (company_id, themes, date_appointment, reason, recap, first_visit)
    select ${COMPANY}::int, '{GENERAL}', current_date - number, ${long}, ${long}, false
    from ${numbers(itemsPerCompany)}`.execute(db)
  await sql`
    insert into company_record (company_id, theme, subject)
    select ${COMPANY}::int, 'GENERAL', 'Certificaten ' || number || repeat(' en keuringen', 15)
    from ${numbers(recordsPerCompany)}`.execute(db)
  await sql`
    insert into invitation (company_id, role, name, email, message, rights, checks, key_hash, expires_at)
    select ${COMPANY}::int, 'COLLEAGUE', 'Jan Jansen', 'jan' || number || '@elders.example', 'Kom kijken', 'READONLY',
      ${[...checks]}::text[], decode(md5(number::text), 'hex'), now() + interval '1 day'
    from ${numbers(inviteesPerCompany)}`.execute(db)
  await sql`
    insert into check_section (company_id, "check", name, status, num_questions)
    select ${COMPANY}::int, 'PHYSICAL_STRAIN', 'Functiegroep ' || number, 'GREY', 12
    from ${numbers(sectionsPerCheck)}`.execute(db)
  await sql`
    insert into shop_order (person_id, company_id, order_key, name, membership, street, house_number, zip_code, city,
      email, products)
    select id, ${COMPANY}::int, gen_random_uuid(), 'Metaal', 'Weet ik niet', 'Straat', '1', '1234 AB', 'Venlo', '',
      ${JSON.stringify(Array.from({ length: 20 }, (_, id) => ({ id, title: 'Poster over tillen', quantity: '1' })))}::jsonb
    from person, ${numbers(itemsPerCompany)} where email = ${OWNER}`.execute(db)
}

const lists = {
  owner: [
    'companies',
    'companies/own',
    'companies/search',
    'companies/for-order',
    'orders',
    'orders/page',
    'person/deletion',
    ...[
      'checks',
      'activities',
      'overview',
      'improvement',
      'advices',
      'advices/page',
      'actionitems',
      'actionitems/page',
      'visitreports',
      'visitreports/page',
      'company-records',
      'company-records/pictures',
      'plan',
    ].map((path) => `companies/${COMPANY}/${path}`),
    ...['functiongroup', 'result/matrix', 'round'].map((path) => `${COMPANY}/physicalstrain/${path}`),
  ],
  coach: ['companies', 'companies/search'],
}

/**
 * Returns the longest times until the server said it is live, and of the requests, in milliseconds, and the size of a
 * response, in bytes.
 */
async function longestGap(portal: string, path: string, headers: Record<string, string>) {
  let isDone = false
  let gap = 0
  const probe = async () => {
    while (!isDone) {
      const start = performance.now()
      await (await fetch(`${portal}/health/live`)).arrayBuffer()
      gap = Math.max(gap, performance.now() - start)
      await setTimeout(2)
    }
  }
  const probing = probe()
  const start = performance.now()
  const sizes = await Promise.all(
    Array.from({ length: SIMULTANEOUS }, async () => {
      const response = await fetch(`${portal}/rest/${path}`, { headers })
      const { byteLength } = await response.arrayBuffer()
      if (!response.ok && response.status !== 503) throw new Error(`${path} answered ${response.status}`)
      return byteLength
    }),
  )
  const time = performance.now() - start
  isDone = true
  await probing
  return { gap, time, size: Math.max(...sizes) }
}

/** Waits until the server has processed what was added: less than a tenth of a processor in a while. */
async function untilIdle({ processorSeconds }: RunningProgram): Promise<void> {
  for (let before = -Infinity; processorSeconds() - before >= IDLE_WINDOW_S / 10; ) {
    before = processorSeconds()
    await setTimeout(IDLE_WINDOW_S * 1_000)
  }
}

export async function measureFullLists(workspace: Workspace, root: string, report: Report) {
  await fillDatabase(workspace.dataDir('full-data'), fillToTheLimits)
  const portal = await workspace.startPortal(root, 'full-data')
  await untilIdle(portal)
  report(`longest wait during ${SIMULTANEOUS} requests for a full list`, '')
  const visitors = { owner: await logIn(portal.url, OWNER), coach: await logIn(portal.url, COACH) }
  for (const [visitor, paths] of Object.entries(lists))
    for (const path of paths) {
      const headers = visitors[visitor as keyof typeof visitors]
      const { gap, time, size } = await longestGap(portal.url, path, headers)
      const details = `${(size / 1000).toFixed(0)} kB, all in ${formatMilliseconds(time)}`
      report(`  ${visitor}: ${path} (${details})`, formatMilliseconds(gap), '≤ 250 ms')
    }
  await portal.stop()
}
