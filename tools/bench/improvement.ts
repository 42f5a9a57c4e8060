import type { Browser, Page } from '@playwright/test'
import { sql } from 'kysely'
import { writtenChecks } from '#server/checks/questionnaires/written-checks.ts'
import type { Connection } from '#server/platform/database/connection.ts'
import { checks } from '#shared/domain/basics/check.ts'
import { surveysOf } from '#shared/domain/checks/check-flow.ts'
import { logIn, logInPage, OWNER } from './accounts.ts'
import { p95 } from './api.ts'
import { countElements, timesToContent } from './browser.ts'
import { fillDatabase } from './filling.ts'
import { formatMilliseconds, type Report } from './report.ts'
import type { Workspace } from './workspace.ts'

const { questionnaire: physicalStrain } = writtenChecks.PHYSICAL_STRAIN

const MANY_ACTION_POINTS = 2_000
const MANY_ADVICES = 500
const SECTIONS = 60
const RISKS_PER_SECTION = 5

const COMPANY = 1
const ACTION_POINTS = `/bedrijven/${COMPANY}/actiepunten`

async function addMany({ db }: Connection): Promise<void> {
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
  await addRisks(db)
}

/** Links the added action points to these risks. All checks get the risks of physical strain. */
async function addRisks(db: Connection['db']): Promise<void> {
  const risks = surveysOf(physicalStrain, 'SECTION').flatMap(({ scriptKey, questions }) =>
    questions.flatMap(({ questionKey, answers }) =>
      answers.flatMap(({ answerKey, risk }) =>
        risk ? { script: scriptKey, question: questionKey, answer: answerKey, urgency: risk.urgency } : [],
      ),
    ),
  )
  await sql`
    insert into company_check (company_id, "check", questionnaire_version)
    select ${COMPANY}::int, name, 99 from unnest(${[...checks]}::text[]) as names (name)
    on conflict (company_id, "check") do update set questionnaire_version = 99
  `.execute(db)
  await sql`
    insert into check_section (company_id, "check", name, status, num_questions)
    select ${COMPANY}::int, names.name, 'Groep ' || number, 'GREY', 12
    from unnest(${[...checks]}::text[]) as names (name), generate_series(1, ${SECTIONS}::int) as number
  `.execute(db)
  await sql`
    insert into check_risk (section_id, script_key, question_key, answer_key, urgency)
    select check_section.id, risk.script, risk.question, risk.answer, risk.urgency
    from check_section, rows from (jsonb_to_recordset(${JSON.stringify(risks)}::jsonb)
      as (script text, question text, answer text, urgency text)) with ordinality
      as risk (script, question, answer, urgency, number)
    where company_id = ${COMPANY} and name is not null
      and (check_section.id * 7 + risk.number) % ${risks.length}::int < ${RISKS_PER_SECTION}::int
  `.execute(db)
  await sql`
    update action_item set "check" = risk."check", section_id = risk.section_id, script_key = risk.script_key,
      question_key = risk.question_key
    from (
      select row_number() over () as number, "check", check_risk.* from check_risk
      join check_section on check_section.id = section_id where company_id = ${COMPANY}
    ) as risk
    where action_item.company_id = ${COMPANY} and risk.number = action_item.id
  `.execute(db)
}

export async function measureImprovement(workspace: Workspace, root: string, report: Report) {
  await fillDatabase(workspace.dataDir('improve-data'), addMany)
  const portal = await workspace.startPortal(root, 'improve-data')
  const headers = await logIn(portal.url, OWNER)
  const requests = {
    [`page of ${MANY_ACTION_POINTS} action points, p95 at 20 a second`]: 'actionitems/page?size=20',
    '  the last page, filtered': 'actionitems/page?size=20&page=49&theme=GENERAL',
    [`  page of ${MANY_ADVICES} advices`]: 'advices/page',
    '  the numbers of both': 'improvement',
    [`  first page of the company, with six checks of ${SECTIONS} sections`]: 'overview',
    '  the company itself, which that page requests too': 'checks',
  }
  for (const [label, path] of Object.entries(requests)) {
    const url = `${portal.url}/rest/companies/${COMPANY}/${path}`
    report(label, formatMilliseconds(await p95({ url, headers }, 20)), '≤ 100 ms')
  }
  await portal.stop()
}

/** Against a company with few action points. Requires `measureImprovement` on 'improve-data'. */
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
