import type pg from 'pg'

const BATCH_SIZE = 500

/** The target has tables already, or a copied table differs. The message is for the operator. */
export class MoveError extends Error {}

type Db = Pick<pg.Pool, 'query'>

const rowsOf = async <T>(db: Db, text: string, values: unknown[] = []) =>
  (await db.query(text, values)).rows as T[]

type Table = { name: string; columns: string }

/** Without those of the migrations, and without computed columns. Names are quoted. */
const listTables = (db: Db) =>
  rowsOf<Table>(
    db,
    `select attrelid::regclass::text as name, string_agg(quote_ident(attname), ', ' order by attnum) as columns
    from pg_attribute join pg_class on pg_class.oid = attrelid
    where relkind = 'r' and relnamespace = 'public'::regnamespace and relname not like 'kysely%' and attnum > 0
      and not attisdropped and attgenerated = ''
    group by attrelid order by 1`,
  )

type ForeignKey = { table: string; name: string; definition: string }

const listForeignKeys = (db: Db) =>
  rowsOf<ForeignKey>(
    db,
    `select conrelid::regclass::text as "table", quote_ident(conname) as name, pg_get_constraintdef(oid) as definition
    from pg_constraint where contype = 'f' and connamespace = 'public'::regnamespace order by 1, 2`,
  )

/** In the order in which they are stored, as JSON, which keeps every value of our types. */
async function copyRows(from: Db, to: Db, { name, columns }: Table) {
  for (let last = '(0,0)'; ; ) {
    const [batch] = await rowsOf<{ count: number; last: string; rows: string }>(
      from,
      `select count(*)::int as count, max(place)::text as last, json_agg(line)::text as rows
      from (select ctid as place, to_json(${name}) as line from ${name} where ctid > $1::tid order by ctid limit $2) batch`,
      [last, BATCH_SIZE],
    )
    if (batch!.count === 0) return
    await to.query(
      `insert into ${name} (${columns}) overriding system value
      select ${columns} from json_populate_recordset(null::${name}, $1)`,
      [batch!.rows],
    )
    last = batch!.last
  }
}

/** The same in both databases for the same contents. */
async function checksumOf(db: Db, { name, columns }: Table): Promise<string> {
  const [sum] = await rowsOf<{ sum: string }>(
    db,
    `select count(*) || ' ' || coalesce(sum(hashtextextended(row(${columns})::text, 0)::numeric), 0) as sum from ${name}`,
  )
  return sum!.sum
}

async function copySequences(from: Db, to: Db) {
  const sequences = await rowsOf<{ name: string; last: string | null }>(
    from,
    "select quote_ident(sequencename) as name, last_value::text as last from pg_sequences where schemaname = 'public'",
  )
  for (const { name, last } of sequences)
    await to.query('select setval($1::regclass, coalesce($2::bigint, 1), $2 is not null)', [name, last])
}

/** The same value must give the same text in both databases. */
const setNotation = (db: Db) =>
  db.query("set timezone = 'UTC'; set datestyle = 'ISO'; set intervalstyle = 'postgres'")

/**
 * In one transaction. Nothing else may write to `from`; `to` has the tables of this version, with only the rows that
 * migrations add, which are replaced. Returns the number of tables. Throws a MoveError when a table differs afterwards;
 * `to` is as before then.
 */
export async function copyContents(from: Db, to: pg.ClientBase): Promise<number> {
  const tables = await listTables(from)
  const foreignKeys = await listForeignKeys(to)
  await setNotation(from)
  await setNotation(to)
  await to.query('begin')
  try {
    // Rows refer to others that come later, and triggers would repeat what the copied tables contain already.
    for (const { table, name } of foreignKeys) await to.query(`alter table ${table} drop constraint ${name}`)
    for (const { name } of tables)
      await to.query(`alter table ${name} disable trigger user; delete from ${name}`)
    for (const table of tables) {
      await copyRows(from, to, table)
      if ((await checksumOf(from, table)) !== (await checksumOf(to, table)))
        throw new MoveError(`The table ${table.name} differs after it was copied. Nothing was changed.`)
    }
    await copySequences(from, to)
    for (const { name } of tables) await to.query(`alter table ${name} enable trigger user`)
    for (const { table, name, definition } of foreignKeys)
      await to.query(`alter table ${table} add constraint ${name} ${definition}`)
    await to.query('commit')
  } catch (error) {
    await to.query('rollback')
    throw error
  }
  await to.query('analyze')
  return tables.length
}
