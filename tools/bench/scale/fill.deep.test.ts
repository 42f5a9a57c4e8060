import { pino } from 'pino'
import { beforeAll, describe, expect, test } from 'vitest'
import { lockCheck } from '#server/checks/engine/status.ts'
import { questionnaires } from '#server/checks/questionnaires/registry.ts'
import { connect } from '#server/platform/database/connection.ts'
import { migrate } from '#server/platform/database/migrate.ts'
import { parseConfig } from '#server/platform/runtime/config.ts'
import { checks, definitionOf } from '#shared/domain/basics/check.ts'
import { Client } from '../../../testing/harness/client.ts'
import { type Postgres, query, startPostgres } from '../../../testing/harness/postgres.ts'
import { launch } from '../../../testing/harness/server.ts'
import { createTemporaryFolder } from '../../../testing/harness/temporary-folder.ts'
import { type Fill, fill, RECOMMENDED_SETTINGS } from './fill.ts'

const SIZE = 0.001
const PEOPLE = 1_000
const COMPANIES = 300
const ANSWERS = 50_000
const ACTION_POINTS = 10_000

/**
 * Short-lived data, expiring downloads, bytes of files with the photos that need them, and mails with what refers to
 * them.
 */
const NOT_FILLED = [
  ...[
    'account_undo',
    'audit_link',
    'company_creation',
    'daily_count',
    'deletion',
    'email_verification',
    'first_login',
    'login_attempt',
  ],
  ...['passkey_challenge', 'password_reset', 'request_key', 'throttle', 'two_step_setup', 'company_change'],
  ...[
    'company_export',
    'company_export_part',
    'data_export',
    'data_export_part',
    'maintenance',
    'operation',
    'questionnaire_version',
    'widget_file',
  ],
  ...['action_item_photo', 'section_photo', 'storage_deletion', 'stored_object'],
  ...['mail_outbox', 'unsubscribe_key'],
]

const DEFINITIONS = `
  select pg_get_indexdef(indexrelid) as definition from pg_index
  join pg_class on pg_class.oid = indexrelid where relnamespace = 'public'::regnamespace
  union all select concat_ws(' ', conrelid::regclass, conname, pg_get_constraintdef(oid), convalidated) from pg_constraint
  union all select concat_ws(' ', tgenabled, pg_get_triggerdef(oid)) from pg_trigger where not tgisinternal
  order by 1`

const COLUMNS = `
  select table_name as "table", string_agg(quote_ident(column_name), ', ' order by column_name) as columns
  from information_schema.columns
  where table_schema = 'public' and table_name !~ '^kysely' and column_name <> 'password_hash' group by 1`

const FOREIGN_KEYS = `
  select conname as name, format('%s as mine where %s and not exists (select from %s as its where %s)',
    conrelid::regclass, string_agg(format('mine.%I is not null', a.attname), ' and '),
    confrelid::regclass, string_agg(format('mine.%I = its.%I', a.attname, b.attname), ' and ')) as forbidden
  from pg_constraint cross join lateral unnest(conkey, confkey) as pair (x, y)
  join pg_attribute as a on a.attrelid = conrelid and a.attnum = x
  join pg_attribute as b on b.attrelid = confrelid and b.attnum = y
  where contype = 'f' group by pg_constraint.oid, conname, conrelid, confrelid`

/** Companies whose checks are recomputed and compared. */
const COMPUTED_COMPANIES = 30
const COMPUTED = `
  select section.id, section.status, section.num_unfinished, num_risks, num_new_questions, num_questions, is_started, cells,
    company_check.status as of_check, company_check.num_unfinished as of_whole, company_check.questionnaire_version,
    array(select script_key || question_key || answer_key || urgency from check_risk where section_id = section.id order by 1)
  from check_section as section join company_check using (company_id, "check")
  where company_id <= ${COMPUTED_COMPANIES} order by id`

const SEARCHED = `
  select person_id as id, part, sort_key, words from person_search
  union all select -company_id, part, sort_key, words from company_search order by 1`

describe('a database with a thousandth of a million people', () => {
  let postgres: Postgres
  let filled: Fill

  const addressOf = (name: string) => Object.assign(new URL(postgres.url), { pathname: name }).href
  const ask = (statement: string, name = 'filled') => query(addressOf(name), statement)
  const value = async (statement: string, name?: string) => Object.values((await ask(statement, name))[0]!)[0]
  const count = async (from: string) => Number(await value(`select count(*) from ${from}`))

  const open = (name: string) =>
    connect(parseConfig({ DATABASE_URL: addressOf(name) }), pino({ level: 'silent' }))

  async function fillNew(name: string, seed = 7) {
    await query(postgres.url, `create database ${name}`)
    return fill(addressOf(name), { size: SIZE, seed })
  }

  beforeAll(async () => {
    // So few rows need little memory.
    postgres = await startPostgres({ settings: { ...RECOMMENDED_SETTINGS, shared_buffers: '128MB' } })
    filled = await fillNew('filled')
    return () => postgres.stop()
  })

  test('has the numbers that its size says', async () => {
    expect(await count('person')).toBe(PEOPLE)
    expect(await count('company')).toBe(COMPANIES)
    expect(await count('action_item')).toBe(ACTION_POINTS)
    expect((await count('check_answer')) / ANSWERS).toBeCloseTo(1, 2)
    expect(filled.tables.find(({ table }) => table === 'person')).toMatchObject({ rows: PEOPLE })
  })

  test('has what pages show in believable proportions', async () => {
    const part = async (from: string, of: number) => (await count(from)) / of
    expect(await part('company where coach_invited_at is not null', COMPANIES)).toBeCloseTo(0.2, 1)
    expect(await part(`company where number_of_employees = '<10'`, COMPANIES)).toBeCloseTo(0.7, 1)
    expect(
      await part('company where id not in (select company_id from company_check)', COMPANIES),
    ).toBeCloseTo(0.15, 1)
    expect(await part('action_item where completed_at is null', ACTION_POINTS)).toBeCloseTo(0.42, 1)
    expect(await part('action_item where section_id is not null', ACTION_POINTS)).toBeCloseTo(0.6, 1)
    const late = 'action_item where completed_at is null and deadline < current_date'
    expect(await part(late, ACTION_POINTS)).toBeCloseTo(0.07, 1)

    const kinds = await ask('select distinct "check", status from company_check')
    expect(new Set(kinds.map(({ check }) => check))).toEqual(new Set(checks))
    expect(new Set(kinds.map(({ status }) => status))).toEqual(new Set(['GREY', 'RED', 'ORANGE', 'GREEN']))
    expect(
      await value('select max(n)::int from (select count(*) as n from company group by owner_id) as c'),
    ).toBe(50)
    expect(await count('action_item where company_id = 1')).toBe(500)
    expect(await count('visit_report where company_id = 1')).toBe(300)
  })

  test('has rows in every table that pages read', async () => {
    const names = (await ask(COLUMNS)).map(({ table }) => String(table))
    const empty: string[] = []
    for (const name of names) if ((await count(`"${name}"`)) === 0) empty.push(name)
    expect(empty.sort()).toEqual(NOT_FILLED.toSorted())
  })

  test('equal seeds give equal data, and other seeds give other data', async () => {
    await fillNew('equal')
    await fillNew('other', 8)
    async function hashes(name: string) {
      const found: Record<string, unknown> = {}
      for (const { table, columns } of await ask(COLUMNS, name))
        found[String(table)] = await value(
          `select md5(string_agg(line::text, ' ' order by line::text collate "C")) from (select ${columns} from "${table}") as line`,
          name,
        )
      return found
    }
    const [hashed, other] = [await hashes('filled'), await hashes('other')]
    expect(await hashes('equal')).toEqual(hashed)
    for (const name of ['person', 'company', 'check_answer', 'action_item'])
      expect(other[name], name).not.toBe(hashed[name])
  })

  test('has the indexes, constraints and triggers of the migrations', async () => {
    await query(postgres.url, 'create database migrated')
    const { db, close } = await open('migrated')
    await migrate(db)
    await close()
    expect(await ask(DEFINITIONS)).toEqual(await ask(DEFINITIONS, 'migrated'))
  })

  test('no row refers to one that does not exist', async () => {
    const keys = await ask(FOREIGN_KEYS)
    expect(keys.length).toBeGreaterThan(50)
    const broken: unknown[] = []
    for (const { name, forbidden } of keys) if (await count(String(forbidden))) broken.push(name)
    expect(broken).toEqual([])
  })

  test('the statuses and risks of checks are those that the product computes from the answers', async () => {
    const stored = () => ask(COMPUTED)
    const before = await stored()
    expect(before.length).toBeGreaterThan(500)
    await ask(`update company_check set questionnaire_version = 0 where company_id <= ${COMPUTED_COMPANIES}`)
    const { db, close } = await open('filled')
    const started = await db
      .selectFrom('companyCheck')
      .select(['companyId', 'check'])
      .where('questionnaireVersion', '=', 0)
      .execute()
    for (const { companyId, check } of started)
      await db
        .transaction()
        .execute((transaction) =>
          lockCheck(transaction, { companyId, questionnaire: questionnaires[check]! }),
        )
    await close()
    expect(await stored()).toEqual(before)
  })

  test('administrators search what the triggers write', async () => {
    const before = await ask(SEARCHED)
    expect(before).toHaveLength(PEOPLE + COMPANIES)
    await ask(
      `update person set first_name = first_name || 'x'; update person set first_name = left(first_name, -1)`,
    )
    await ask(`update company set name = name || 'x'; update company set name = left(name, -1)`)
    expect(await ask(SEARCHED)).toEqual(before)
  })

  test('is not filled again', async () => {
    await expect(fill(addressOf('filled'), { size: SIZE, seed: 7 })).rejects.toThrow(
      'The database is not empty',
    )
    expect(await count('person')).toBe(PEOPLE)
  })

  test('the product shows it to everybody', async () => {
    const settings = {
      DATABASE_URL: addressOf('filled'),
      DATA_DIR: createTemporaryFolder('beterwerk-scale-'),
    }
    const server = await launch(settings, process.cwd())
    const { accounts, password } = filled

    async function logIn(kind: keyof typeof accounts) {
      const client = new Client(() => server.address.url)
      await client.login(accounts[kind].email, password)
      return client
    }

    async function read(kind: keyof typeof accounts, ...paths: string[]) {
      const client = await logIn(kind)
      const found = []
      for (const path of paths) {
        const { status, body } = await client.get(path)
        expect([path, status]).toEqual([path, 200])
        found.push(body.responseObject)
      }
      return found
    }

    const company = `/rest/companies/${accounts.owner.companyId}`
    const pages = ['overview', 'checks', 'plan', 'improvement', 'activities', 'company-records']
    const lists = ['actionitems', 'visitreports', 'advices'].map((name) => `${company}/${name}/page`)
    const [companies, ...shown] = await read(
      'owner',
      '/rest/companies',
      ...pages.map((page) => `${company}/${page}`),
      ...lists,
    )
    expect(companies).toMatchObject([{ id: accounts.owner.companyId }])
    expect(shown.at(pages.length)).toMatchObject({ count: expect.any(Number) })

    const matrices = checks.map((check) => `/rest/1/${definitionOf(check).api}/result/matrix`)
    const [points, ...results] = await read(
      'ownerOfLargest',
      '/rest/companies/1/actionitems/page',
      ...matrices,
    )
    expect(points.count).toBeGreaterThan(100)
    expect(results.map(({ checkSections }) => checkSections.length > 50)).toEqual(checks.map(() => true))
    expect((await read('ownerOfMany', '/rest/companies'))[0]).toHaveLength(50)
    for (const kind of ['colleague', 'adviser'] as const)
      await read(kind, '/rest/companies', `/rest/companies/${accounts[kind].companyId}/overview`)
    await read('coach', '/rest/coach/today', '/rest/companies/1/overview')
    const [users, found] = await read(
      'admin',
      '/rest/admin/users?search=jan',
      '/rest/admin/companies?search=smederij',
    )
    expect([users.items.length > 0, found.items.length > 0]).toEqual([true, true])

    const point = { themes: ['GENERAL'], description: 'Noodstop testen' }
    const added = await (await logIn('owner')).post(`${company}/actionitems`, point)
    expect(added.body.responseObject).toMatchObject({ id: ACTION_POINTS + 1 })
    server.process.disconnect()
    await server.exited
  })
})
