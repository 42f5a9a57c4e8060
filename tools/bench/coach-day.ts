import { sql } from 'kysely'

import type { Connection } from '#server/platform/database/connection.ts'
import { COACH, logIn } from './accounts.ts'
import { p95 } from './api.ts'
import { fillDatabase } from './filling.ts'
import { formatMilliseconds, type Report } from './report.ts'
import type { Workspace } from './workspace.ts'

/** Companies open to coaches, their owners, and the coaches who share them. */
const COMPANIES = 5_000
const OWNERS = 4_000
const COACHES = 20
const SECTIONS = 2
const RISKS_PER_SECTION = 4
const ACTION_POINTS = 10
const ADVICES = 2
const ACTIVITIES = 20
const REPORTS = 2

const added = sql`(select * from company where name like 'Draaierij %') as company`
const coach = sql`(select id from person where email = case company.id % ${COACHES}::int
  when 0 then ${COACH} else 'coach.' || company.id % ${COACHES}::int || '@metaal.example' end)`

/**
 * Adds companies with everything that needs attention: two thirds have an unfinished check; a quarter of the risks are
 * urgent, and two thirds of those have a holder; one in twenty open action points is late.
 */
async function addCompanies({ db }: Connection): Promise<void> {
  const statements = [
    sql`
      insert into person (first_name, last_name, email, password_hash, roles)
      select 'Owner', number::text, 'owner.' || number || '@metaal.example', '', '{BW_USER}'::text[]
      from generate_series(1, ${OWNERS}::int) as number
      union all
      select 'Coach', number::text, 'coach.' || number || '@metaal.example', '', '{BW_USER,BW_COACH}'
      from generate_series(1, ${COACHES - 1}::int) as number`,
    sql`
      insert into company (owner_id, name, number_of_employees, branch, membership, coach_invited_at)
      select person.id, 'Draaierij ' || number, '10-100', 'Metalektro', 'Weet ik niet',
        now() - number % 400 * interval '1 day'
      from generate_series(1, ${COMPANIES}::int) as number
      join person on email = 'owner.' || 1 + number % ${OWNERS}::int || '@metaal.example'`,
    sql`
      insert into company_check (company_id, "check", status, questionnaire_version)
      select id, 'PHYSICAL_STRAIN', case when id % 3 = 0 then 'GREEN' else 'GREY' end, 99 from ${added}`,
    sql`
      insert into check_section (company_id, "check", name, status, num_questions, updated_at)
      select id, 'PHYSICAL_STRAIN', 'Groep ' || number, 'GREY', 12, now()
      from ${added}, generate_series(1, ${SECTIONS}::int) as number`,
    sql`
      insert into check_risk (section_id, script_key, question_key, answer_key, urgency)
      select section.id, 'SCRIPT_' || number, 'load', 'gt25',
        (array['NOW', 'SOON', 'LATER', 'SOON'])[1 + (section.id + number) % 4]
      from check_section as section, generate_series(1, ${RISKS_PER_SECTION}::int) as number
      where company_id in (select id from ${added})`,
    sql`
      insert into action_item (company_id, themes, description, action_holder, deadline, completed_at)
      select id, '{GENERAL}', repeat('actiepunt ', 20), 'Jan', current_date + (id * 7 + number * 37) % 380 - 20,
        case when number % 2 = 0 then now() end
      from ${added}, generate_series(1, ${ACTION_POINTS}::int) as number`,
    sql`
      insert into action_item (company_id, themes, description, action_holder, "check", section_id, script_key, question_key)
      select company_id, '{PHYSICAL_STRAIN}', repeat('actiepunt ', 20), 'Jan', "check", section_id, script_key, question_key
      from check_risk join check_section as section on section.id = section_id
      where urgency = 'NOW' and company_id % 3 > 0 and company_id in (select id from ${added})`,
    sql`
      insert into advice (company_id, themes, reason, description, agreements, created_at, created_by, created_by_coach)
      select id, '{GENERAL}', repeat('reden ', 40), repeat('advies ', 40), repeat('afspraak ', 40),
        now() - (id + number * 40) % 200 * interval '1 day', ${coach}, true
      from ${added}, generate_series(1, ${ADVICES}::int) as number`,
    sql`
      insert into advice_reader (advice_id, person_id)
      select advice.id, owner_id from advice join company on company.id = company_id
      where advice.id % 10 > 0 on conflict do nothing`,
    sql`
      insert into company_activity (company_id, happened_at, person_id, kind)
      select id, now() - (id * 13 % 90 + number * 7) * interval '1 day', owner_id, 'COMPANY_RECORD_CHANGED'
      from generate_series(1, ${ACTIVITIES}::int) as number, ${added}`,
    sql`
      insert into visit_report (company_id, themes, date_appointment, date_next_appointment, reason, recap, first_visit,
        created_by, rating, rated_at)
      select id, '{GENERAL}', current_date - number * 60, current_date - number * 60 + 50 + id % 30,
        repeat('reden ', 40), repeat('verslag ', 80), false, ${coach}, 4, case when id % 40 = 0 then now() end
      from ${added}, generate_series(1, ${REPORTS}::int) as number where id % 12 > 0`,
  ]
  for (const statement of statements) await statement.execute(db)
}

export async function measureCoachDay(workspace: Workspace, root: string, report: Report) {
  await fillDatabase(workspace.dataDir('coach-data'), addCompanies)
  const portal = await workspace.startPortal(root, 'coach-data')
  const headers = await logIn(portal.url, COACH)
  const url = `${portal.url}/rest/coach/today`
  const start = performance.now()
  await (await fetch(url, { headers })).arrayBuffer()
  const first = performance.now() - start
  const label = `the day of a coach with ${COMPANIES} companies, p95 at 5 a second`
  report(label, formatMilliseconds(await p95({ url, headers }, 5, 30)), '≤ 50 ms')
  report('  at 20 a second', formatMilliseconds(await p95({ url, headers }, 20)))
  report('  the first, when every company has changed', formatMilliseconds(first))
  await portal.stop()
}
