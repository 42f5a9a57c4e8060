import type pg from 'pg'

import { formatMegabytes, type Report } from '../report.ts'

/** Parts of the table, and executions per statement, fewer when that takes too long. */
const PARTITIONS = 16
const TIMES = 400
const MAX_MS = 20_000

const NAME = 'answer_by_company'

/** As migrations would do it: the company is part of the key. */
const CREATE = `
  create table ${NAME} (
    company_id integer not null,
    like check_answer including defaults,
    primary key (company_id, section_id, script_key, question_key)
  ) partition by hash (company_id)`
const COPY = `
  insert into ${NAME}
  select company_id, check_answer.* from check_answer join check_section as section on section.id = section_id`

const partition = (number: number) => `${NAME}_${number}`

/** $1: a company. Without it in their condition, these are the product's current statements, which are prepared too. */
const answers = (table: string, condition = '') => `
  select answer.* from check_section as section join ${table} as answer on answer.section_id = section.id ${condition}
  where section.company_id = $1`
const statements = {
  'answers of a company, one table': answers('check_answer'),
  '  partitioned, the same statement': answers(NAME),
  '  partitioned, with the company': answers(NAME, 'and answer.company_id = section.company_id'),
}
const changes = {
  'an answer is changed, one table': `
    update check_answer set revision = revision + 1 where section_id = $2 and script_key = $3 and question_key = $4 and $1 > 0`,
  '  partitioned': `
    update ${NAME} set revision = revision + 1
    where company_id = $1 and section_id = $2 and script_key = $3 and question_key = $4`,
}

const median = (times: number[]) => times.toSorted((one, other) => one - other)[times.length >> 1]!

/** The median per execution, in milliseconds. */
async function timeStatement(client: pg.PoolClient, name: string, text: string, valuesOf: unknown[][]) {
  const times: number[] = []
  const begin = performance.now()
  for (const values of valuesOf) {
    const start = performance.now()
    if (start - begin > MAX_MS) break
    await client.query({ name, text, values })
    times.push(performance.now() - start)
  }
  return median(times)
}

/** Returns the duration, in seconds. */
async function timeOnce(client: pg.PoolClient, text: string): Promise<string> {
  const start = performance.now()
  await client.query(text)
  return `${((performance.now() - start) / 1000).toFixed(1)} s`
}

async function sizeOfIndex(client: pg.PoolClient, table: string): Promise<string> {
  const { rows } = await client.query('select pg_indexes_size($1::regclass)::float8 as bytes', [table])
  return formatMegabytes(rows[0]!.bytes)
}

/**
 * Tries what partitions by company cost and gain, on a copy of the largest table, the answers, which is removed at the
 * end. Reports times of the pages' statements and of maintenance.
 */
export async function measurePartitions(pool: pg.Pool, report: Report): Promise<void> {
  const client = await pool.connect()
  try {
    await client.query(`set statement_timeout = 0; drop table if exists ${NAME}; ${CREATE}`)
    for (let number = 0; number < PARTITIONS; number++)
      await client.query(
        `create table ${partition(number)} partition of ${NAME} for values with (modulus ${PARTITIONS}, remainder ${number})`,
      )
    report('answers copied into partitions', await timeOnce(client, COPY))
    await client.query(`vacuum analyze ${NAME}`)

    const { rows: given } = await client.query<{
      company_id: number
      section_id: number
      script_key: string
      question_key: string
    }>(`
      select company_id, section_id, script_key, question_key
      from ${NAME} tablesample bernoulli (1) repeatable (1)
      order by md5(section_id::text || question_key) limit ${TIMES}`)
    const companies = given.map(({ company_id }) => [company_id])
    const keys = given.map(({ company_id, section_id, script_key, question_key }) => [
      company_id,
      section_id,
      script_key,
      question_key,
    ])
    for (const [group, values] of [
      [statements, companies],
      [changes, keys],
    ] as const)
      for (const [name, text] of Object.entries(group))
        report(name, `${(await timeStatement(client, name, text, values)).toFixed(2)} ms`)

    report('vacuum of all answers', await timeOnce(client, 'vacuum check_answer'))
    report('  of one partition', await timeOnce(client, `vacuum ${partition(0)}`))
    report('indexes of all answers', await sizeOfIndex(client, 'check_answer'))
    report('  of one partition', await sizeOfIndex(client, partition(0)))
  } finally {
    await client.query(`drop table if exists ${NAME}`)
    client.release()
  }
}
