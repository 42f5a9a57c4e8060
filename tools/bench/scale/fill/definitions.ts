import type { Client } from 'pg'

/** An index, or the constraint that it belongs to, with the statements that remove it and make it again as it was. */
export type Definition = { table: string; drop: string; create: string }

/**
 * Returns the indexes of these tables that can be made after their rows, with the primary keys and unique constraints that no
 * foreign key refers to.
 */
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

/** Returns the tables that a foreign key of another table refers to. */
export async function listReferenced(client: Client): Promise<string[]> {
  const { rows } = await client.query<{ name: string }>(
    `select distinct relname as name from pg_constraint join pg_class on pg_class.oid = confrelid where contype = 'f'`,
  )
  return rows.map(({ name }) => name)
}

/** Lets the identity columns of these tables continue after the ids that were given. */
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
