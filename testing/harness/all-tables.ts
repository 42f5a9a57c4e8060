type Query = (text: string) => Promise<Record<string, unknown>[]>

/** Except those of the migrations, separated by commas. */
const TABLES = `(
  select string_agg(quote_ident(tablename), ', ') from pg_tables
  where schemaname = 'public' and tablename not like 'kysely%')`

/** With so few rows this takes a tenth of the time of `truncate`. */
const EMPTY_ALL_TABLES = `
  do $$ declare name text; begin
    set local session_replication_role = replica;
    foreach name in array string_to_array(${TABLES}, ', ') loop
      execute 'delete from ' || name;
    end loop;
    for name in select quote_ident(sequencename) from pg_sequences where last_value is not null loop
      execute 'alter sequence ' || name || ' restart';
    end loop;
  end $$`

const MAX_ATTEMPTS = 5

/** Retries when PostgreSQL aborted it in favour of a transaction of the server, such as that of the demo data. */
export async function emptyAllTables(query: Query, attempts = MAX_ATTEMPTS): Promise<unknown> {
  try {
    return await query(EMPTY_ALL_TABLES)
  } catch (error) {
    if (attempts === 1 || !String(error).includes('deadlock detected')) throw error
    return emptyAllTables(query, attempts - 1)
  }
}

/** Written by a server when it starts. */
const OF_SERVER = 'widget_file'

/** Every row, except of tables that the server itself fills, to see whether a request changed something. */
export async function contentsOfAllTables(query: Query): Promise<Record<string, unknown[]>> {
  const tables = await query(`select ${TABLES} as names`)
  const names = String(tables[0]?.names)
    .split(', ')
    .filter((name) => name !== OF_SERVER)
  const rows = names.map(async (name) => [name, await query(`select * from ${name} as line order by line`)])
  return Object.fromEntries(await Promise.all(rows))
}
