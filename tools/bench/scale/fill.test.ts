import { pino } from 'pino'
import { beforeAll, describe, expect, test } from 'vitest'

import { checks } from '#shared/domain/check.ts'
import { sectionThemes } from '#shared/domain/themes.ts'
import { connect } from '../../../server/database/connection.ts'
import { migrate } from '../../../server/database/migrate.ts'
import { parseConfig } from '../../../server/runtime/config.ts'
import { Client } from '../../../testing/harness/client.ts'
import { hasPostgres, type Postgres, query, startPostgres } from '../../../testing/harness/postgres.ts'
import { launch } from '../../../testing/harness/server.ts'
import { createTemporaryFolder } from '../../../testing/harness/temporary-folder.ts'
import { type Fill, fill, RECOMMENDED_SETTINGS } from './fill.ts'

const SIZE = 0.001
const PEOPLE = 1_000
const COMPANIES = 300

describe.skipIf(!hasPostgres())('a database with a thousandth of a million people', () => {
  let postgres: Postgres
  let filled: Fill

  const addressOf = (name: string) => Object.assign(new URL(postgres.url), { pathname: name }).href
  const ask = (statement: string, name = 'one') => query(addressOf(name), statement)
  const list = async (statement: string, name = 'one') =>
    (await ask(statement, name)).map((row) => Object.values(row)[0])
  const count = async (from: string) => Number((await list(`select count(*) from ${from}`))[0])

  async function fillNew(name: string, seed = 7) {
    await query(postgres.url, `create database ${name}`)
    return fill(addressOf(name), { size: SIZE, seed })
  }

  beforeAll(async () => {
    // Little memory is enough for so few rows.
    postgres = await startPostgres({ settings: { ...RECOMMENDED_SETTINGS, shared_buffers: '128MB' } })
    await query(postgres.url, 'create database migrated')
    const { db, close } = await connect(
      parseConfig({ DATABASE_URL: addressOf('migrated') }),
      pino({ level: 'silent' }),
    )
    await migrate(db)
    await close()
    filled = await fillNew('one')
    return () => postgres.stop()
  })

  test('has the numbers that its size says', async () => {
    expect(await count('person')).toBe(PEOPLE)
    expect(await count('company')).toBe(COMPANIES)
    expect(await count('action_item')).toBe(10_000)
    expect((await count('check_answer')) / 50_000).toBeCloseTo(1, 2)
    expect(filled.tables.find(({ table }) => table === 'person')).toMatchObject({ rows: PEOPLE })
  })

  test('has what pages need in believable proportions', async () => {
    const ofCompanies = async (condition: string) => (await count(`company where ${condition}`)) / COMPANIES
    expect(await ofCompanies('coach_invited_at is not null')).toBeCloseTo(0.2, 1)
    expect(await ofCompanies(`number_of_employees = '<10'`)).toBeCloseTo(0.7, 1)
    expect(await ofCompanies('id not in (select company_id from company_check)')).toBeCloseTo(0.15, 1)
    expect((await count('action_item where completed_at is null')) / 10_000).toBeCloseTo(0.42, 1)
    expect((await count('action_item where section_id is not null')) / 10_000).toBeCloseTo(0.6, 1)

    const started = await list(`select distinct "check" from company_check order by 1`)
    expect(started).toEqual([...checks].sort())
    const statuses = await list(
      `select distinct status from company_check where status in ('GREY', 'RED', 'GREEN')`,
    )
    expect(statuses).toHaveLength(3)
    const [most] = await list('select count(*)::int from company group by owner_id order by 1 desc limit 1')
    expect(most).toBe(50)
    expect(await count('action_item where company_id = 1')).toBe(500)
    expect(await count('visit_report where company_id = 1')).toBe(300)
  })

  test('has rows in every table that pages read', async () => {
    const names = (await list(
      `select relname from pg_class where relkind = 'r' and relnamespace = 'public'::regnamespace`,
    )) as string[]
    const empty = []
    for (const name of names) if ((await count(`"${name}"`)) === 0) empty.push(name)
    expect(empty.sort()).toMatchInlineSnapshot(`
      [
        "account_undo",
        "action_item_photo",
        "address_change",
        "check_remark",
        "company_change",
        "company_creation",
        "company_export",
        "company_export_part",
        "daily_count",
        "data_export",
        "data_export_part",
        "email_verification",
        "first_login",
        "invitation_claim",
        "login_attempt",
        "mail_opt_out",
        "mail_outbox",
        "maintenance",
        "owner_invitation",
        "passkey",
        "passkey_challenge",
        "password_reset",
        "recovery_code",
        "request_key",
        "section_photo",
        "storage_deletion",
        "stored_object",
        "throttle",
        "two_step_setup",
        "unsubscribe_key",
        "widget_file",
      ]
    `)
  })

  test('equal seeds give equal data, and other seeds give other data', async () => {
    await fillNew('two')
    await fillNew('other', 8)
    const hashes = async (name: string) => {
      const rows = await ask(
        `select table_name as "table", string_agg('"' || column_name || '"', ', ' order by column_name) as columns
        from information_schema.columns
        where table_schema = 'public' and table_name !~ '^kysely' and column_name not in ('password_hash') group by 1`,
        name,
      )
      const found: Record<string, unknown> = {}
      for (const { table, columns } of rows) {
        const [hash] = await list(
          `select md5(string_agg(line::text, chr(10) order by line::text collate "C")) from (select ${columns} from "${table}") as line`,
          name,
        )
        found[String(table)] = hash
      }
      return found
    }
    const [one, other] = [await hashes('one'), await hashes('other')]
    expect(await hashes('two')).toEqual(one)
    for (const name of ['person', 'company', 'check_answer', 'action_item'])
      expect(other[name]).not.toBe(one[name])
  })

  test('leaves indexes, constraints and triggers as the migrations made them', async () => {
    const definitions = (name: string) =>
      list(
        `select pg_get_indexdef(indexrelid) from pg_index join pg_class on pg_class.oid = indexrelid
         where relnamespace = 'public'::regnamespace
         union all select conname || pg_get_constraintdef(oid) || convalidated from pg_constraint
         union all select tgenabled::text || pg_get_triggerdef(oid) from pg_trigger where not tgisinternal order by 1`,
        name,
      )
    expect(await definitions('one')).toEqual(await definitions('migrated'))
  })

  test('no row refers to one that does not exist', async () => {
    const keys = await ask(`
      select conrelid::regclass::text as "table", confrelid::regclass::text as other,
        (select string_agg(format('mine.%I = its.%I', a.attname, b.attname), ' and ')
          from unnest(conkey, confkey) as pair (x, y)
          join pg_attribute as a on a.attrelid = conrelid and a.attnum = x
          join pg_attribute as b on b.attrelid = confrelid and b.attnum = y) as "on",
        (select string_agg(format('mine.%I is not null', a.attname), ' and ')
          from unnest(conkey) as x join pg_attribute as a on a.attrelid = conrelid and a.attnum = x) as given
      from pg_constraint where contype = 'f'`)
    expect(keys.length).toBeGreaterThan(50)
    const broken = []
    for (const { table, other, on, given } of keys)
      if (
        await count(
          `${table} as mine where ${given} and not exists (select from ${other} as its where ${on})`,
        )
      )
        broken.push({ table, on })
    expect(broken).toEqual([])
  })

  test('what administrators search is what the triggers write', async () => {
    const searched = () =>
      ask(`select person_id as id, part, sort_key, words from person_search
      union all select -company_id, part, sort_key, words from company_search order by 1`)
    const before = await searched()
    await ask(`update person set first_name = first_name || 'x'; update person set first_name = left(first_name, -1);
      update company set name = name || 'x'; update company set name = left(name, -1)`)
    expect(await searched()).toEqual(before)
    expect(before).toHaveLength(PEOPLE + COMPANIES)
  })

  test('the product shows it to its owners, a coach and an administrator', async () => {
    const { address, process, exited } = await launch(
      { DATABASE_URL: addressOf('one'), DATA_DIR: createTemporaryFolder('beterwerk-scale-') },
      globalThis.process.cwd(),
    )
    const { accounts, password } = filled
    const read = async ({ email }: { email: string }, paths: readonly string[]) => {
      const client = new Client(() => address.url)
      await client.login(email, password)
      const answers = []
      for (const path of paths) {
        const { status, body } = await client.get(path)
        expect(status, path).toBe(200)
        answers.push(body.responseObject)
      }
      return answers
    }
    const { companyId } = accounts.owner
    const company = `/rest/companies/${companyId}`
    const [companies, overview] = await read(accounts.owner, [
      '/rest/companies',
      `${company}/overview`,
      `${company}/checks`,
      `${company}/actionitems/page`,
      `${company}/plan`,
      `${company}/activities`,
      `${company}/visitreports/page`,
      `${company}/advices/page`,
      `${company}/company-records`,
    ])
    expect(companies).toMatchObject([{ id: companyId }])
    expect(overview).toBeTruthy()
    expect((await read(accounts.ownerOfMany, ['/rest/companies']))[0]).toHaveLength(50)
    const started = checks.map((check) => `/rest/1/${sectionThemes[check]!.api}/result/matrix`)
    const matrices = await read(accounts.ownerOfLargest, started)
    expect(matrices).toHaveLength(checks.length)
    await read(accounts.coach, ['/rest/coach/today', '/rest/companies/1/overview'])
    await read(accounts.colleague, [
      '/rest/companies',
      `/rest/companies/${accounts.colleague.companyId}/overview`,
    ])
    await read(accounts.adviser, [
      '/rest/companies',
      `/rest/companies/${accounts.adviser.companyId}/overview`,
    ])
    const [users] = await read(accounts.admin, ['/rest/admin/users?search=jan', '/rest/admin/companies'])
    expect(users.items.length).toBeGreaterThan(0)
    process.disconnect()
    await exited
  })
})
