import { type Kysely, type RawBuilder, sql } from 'kysely'

import type { Database } from '#server/platform/database/schema.ts'

type Db = Kysely<Database>

export const auditSources = ['RECORD', 'EVENT'] as const
export type AuditSource = (typeof auditSources)[number]

const BATCH_SIZE = 1_000

/** `hash`: in hexadecimal. */
export type Head = { number: string; hash: string }

export type Verdict = { links: number; head: Head | undefined; problem: string | undefined }

type Link = {
  number: string
  lineId: string
  hash: Buffer
  follows: boolean
  isLinked: boolean
  isRight: boolean
}

/**
 * Whether a row is what it was; of a record, its values may be emptied. An event may be gone when it was kept long enough
 * or its account was deleted.
 */
const isRight = (source: AuditSource, auditDays: number): RawBuilder<boolean> =>
  source === 'RECORD'
    ? sql<boolean>`coalesce(content_of_record(line) = link.content_hash and case when link.salt is null
        then line.changes = emptied(line.changes)
        else hash_of_changes(link.salt, line.changes) = link.changes_hash end, false)`
    : sql<boolean>`case when line.id is not null then content_of_event(line) = link.content_hash
        else link.happened_at < now() - make_interval(days => ${auditDays})
          or not exists (select from person where id = link.person_id) end`

async function readNext(
  db: Db,
  source: AuditSource,
  former: { number: string; hash: Buffer },
  auditDays: number,
) {
  const table = source === 'RECORD' ? sql`audit_record` : sql`audit_event`
  const { rows } = await sql<Link>`
    select link.number, link.row_id as line_id, link.hash,
      link.number = lag(link.number, 1, ${former.number}::bigint) over next + 1 as follows,
      link.hash = hash_of_link(lag(link.hash, 1, ${former.hash}::bytea) over next, link) as "isLinked",
      ${isRight(source, auditDays)} as "isRight"
    from audit_link link left join ${table} line on line.id = link.row_id
    where source = ${source} and number > ${former.number}::bigint
    window next as (order by link.number) order by link.number limit ${sql.lit(BATCH_SIZE)}`.execute(db)
  return rows
}

/** Rows that were added past the chain. Of events, those from before the chain have no link. */
async function findUnlinked(db: Db, source: AuditSource): Promise<string | undefined> {
  const table = source === 'RECORD' ? sql`audit_record` : sql`audit_event`
  const { rows } = await sql<{ id: string }>`
    select id from ${table} line
    where not exists (select from audit_link where source = ${source} and row_id = line.id)
      and (${source} = 'RECORD' or id > (select min(row_id) from audit_link where source = ${source}))
    order by id limit 1`.execute(db)
  return rows[0]?.id
}

function problemOf(
  { number, lineId, follows, isLinked, isRight }: Link,
  isFirst: boolean,
): string | undefined {
  // What was before the first one that is left was kept long enough.
  const isAnchor = isFirst && number !== '1'
  if (!isAnchor && !follows) return `the link before ${number} is missing`
  if (!isAnchor && !isLinked) return `link ${number} was changed`
  return isRight ? undefined : `row ${lineId} was changed or deleted`
}

/** Reads a chain from its first link on, until the first problem. */
export async function verifyChain(db: Db, source: AuditSource, auditDays: number): Promise<Verdict> {
  let former: Pick<Link, 'number' | 'hash'> = { number: '0', hash: Buffer.alloc(0) }
  let links = 0
  const head = () => (links > 0 ? { number: former.number, hash: former.hash.toString('hex') } : undefined)
  for (;;) {
    const rows = await readNext(db, source, former, auditDays)
    for (const link of rows) {
      const problem = problemOf(link, links === 0)
      if (problem) return { links, head: head(), problem }
      former = link
      links++
    }
    if (rows.length < BATCH_SIZE) break
  }
  const unlinked = await findUnlinked(db, source)
  return { links, head: head(), problem: unlinked && `row ${unlinked} was added past the chain` }
}

/** Whether a link that was noted elsewhere is still what it was. */
export async function hasLink(db: Db, source: AuditSource, { number, hash }: Head): Promise<boolean> {
  const row = await db
    .selectFrom('auditLink')
    .select('hash')
    .where('source', '=', source)
    .where('number', '=', number)
    .executeTakeFirst()
  return row?.hash.toString('hex') === hash
}

export async function readHeads(db: Db): Promise<Partial<Record<AuditSource, Head>>> {
  const rows = await db
    .selectFrom('auditLink')
    .distinctOn('source')
    .select(['source', 'number', 'hash'])
    .orderBy('source')
    .orderBy('number', 'desc')
    .execute()
  return Object.fromEntries(
    rows.map(({ source, number, hash }) => [source, { number, hash: hash.toString('hex') }]),
  )
}
