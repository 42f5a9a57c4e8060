import type { Client } from 'pg'

/** An index or its constraint, with the statements that remove and recreate it. */
export type Definition = { table: string; drop: string; create: string }

/** Indexes that can be made after the rows: without the primary keys and unique constraints that foreign keys refer to. */
export async function listDefinitions(client: Client, tables: readonly string[]): Promise<Definition[]> {
  const { rows } = await client.query<Definition>(
    `select
       "table".relname as "table",
       case when own.oid is null then format('drop index %I', "index".relname)
         else format('alter table %I drop constraint %I', "table".relname, own.conname) end as drop,
       case when own.oid is null then pg_get_indexdef("index".oid)
         else format('alter table %I add constraint %I %s', "table".relname, own.conname, pg_get_constraintdef(own.oid))
       end as create
     from pg_index
     join pg_class as "index" on "index".oid = indexrelid
     join pg_class as "table" on "table".oid = indrelid
     left join pg_constraint as own on own.conindid = indexrelid and own.contype in ('p', 'u')
     where "table".relnamespace = 'public'::regnamespace and "table".relname = any($1)
       and not exists (select from pg_constraint where contype = 'f' and conindid = indexrelid)
     order by own.contype = 'p' desc nulls last, "index".relname`,
    [tables],
  )
  return rows
}

/** Tables that foreign keys of other tables refer to. */
export async function listReferenced(client: Client): Promise<string[]> {
  const { rows } = await client.query<{ name: string }>(
    `select distinct relname as name from pg_constraint join pg_class on pg_class.oid = confrelid where contype = 'f'`,
  )
  return rows.map(({ name }) => name)
}

/** Continues the identity columns after the ids given. */
export async function continueIds(client: Client, tables: readonly string[]): Promise<void> {
  const { rows } = await client.query<{ table: string; column: string; sequence: string }>(
    `select table_name as "table", column_name as "column", pg_get_serial_sequence(quote_ident(table_name), column_name) as sequence
     from information_schema.columns
     where is_identity = 'YES' and table_schema = 'public' and table_name = any($1)`,
    [tables],
  )
  for (const { table, column, sequence } of rows)
    await client.query(`select setval($1, coalesce(max("${column}"), 0) + 1, false) from "${table}"`, [
      sequence,
    ])
}
