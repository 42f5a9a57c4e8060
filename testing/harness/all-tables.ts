type Query = (text: string) => Promise<Record<string, unknown>[]>

/** Except those of the migrations, separated by commas. */
const TABLES = `(
  select string_agg(quote_ident(tablename), ', ') from pg_tables
  where schemaname = 'public' and tablename not like 'kysely%')`

/** With so few rows this takes a tenth of the time of `truncate`. */
const EMPTY = `
    set local session_replication_role = replica;
    foreach name in array string_to_array(${TABLES}, ', ') loop
      execute 'delete from ' || name;
    end loop;
    for name in select quote_ident(sequencename) from pg_sequences where last_value is not null loop
      execute 'alter sequence ' || name || ' restart';
    end loop;`

const EMPTY_ALL_TABLES = `
  do $$ declare name text; begin
    ${EMPTY}
  end $$`

/** Copies every table that has rows, and where the sequences are, to a schema of its own. */
const KEEP_ALL_TABLES = `
  do $$ declare name text; has_rows boolean; begin
    drop schema if exists kept cascade;
    create schema kept;
    create table kept.sequences as select sequencename, last_value from pg_sequences where last_value is not null;
    foreach name in array string_to_array(${TABLES}, ', ') loop
      execute 'select exists (select from ' || name || ')' into has_rows;
      if has_rows then execute 'create table kept.' || name || ' as table public.' || name; end if;
    end loop;
  end $$`

const RESTORE_ALL_TABLES = `
  do $$ declare name text; columns text; begin
    ${EMPTY}
    for name, columns in
      select quote_ident(relname), string_agg(quote_ident(attname), ', ')
      from pg_class join pg_attribute on attrelid = pg_class.oid and attnum > 0 and not attisdropped and attgenerated = ''
      where relnamespace = 'public'::regnamespace and to_regclass('kept.' || quote_ident(relname)) is not null
        and relkind = 'r'
      group by relname
    loop
      execute format('insert into %s (%s) overriding system value select %s from kept.%s', name, columns, columns, name);
    end loop;
    perform setval(quote_ident(sequencename), last_value) from kept.sequences;
  end $$`

const MAX_ATTEMPTS = 5

/** Retries when PostgreSQL aborted it in favour of a transaction of the server, such as that of the demo data. */
async function insist(query: Query, statement: string, attempts = MAX_ATTEMPTS): Promise<unknown> {
  try {
    return await query(statement)
  } catch (error) {
    if (attempts === 1 || !String(error).includes('deadlock detected')) throw error
    return insist(query, statement, attempts - 1)
  }
}

export const emptyAllTables = (query: Query) => insist(query, EMPTY_ALL_TABLES)

/** Keeps the rows of all tables for `restoreAllTables`, which takes less time than inserting them one by one. */
export const keepAllTables = (query: Query) => query(KEEP_ALL_TABLES)

/** Brings back the rows of the last `keepAllTables`, and no others. */
export const restoreAllTables = (query: Query) => insist(query, RESTORE_ALL_TABLES)

/** Written by a server when it starts or between requests. Links follow from the events and admin actions. */
const OF_SERVER = ['audit_link', 'operation', 'questionnaire_version', 'widget_file']

/** Except those that the server itself fills, in quotes where they need them. */
async function namesOfTables(query: Query): Promise<string[]> {
  const tables = await query(`select ${TABLES} as names`)
  return String(tables[0]?.names)
    .split(', ')
    .filter((name) => !OF_SERVER.includes(name))
}

/** A hash of the rows of each table, to see in one statement whether a request changed something. */
export async function hashesOfAllTables(query: Query): Promise<Record<string, string>> {
  const names = await namesOfTables(query)
  const hashes = names.map(
    (name) => `(select md5(string_agg(line::text, '|' order by line)) from ${name} as line) as ${name}`,
  )
  const [row] = await query(`select ${hashes.join(', ')}`)
  return row as Record<string, string>
}

/** Every row, except of tables that the server itself fills, to see whether a request changed something. */
export async function contentsOfAllTables(query: Query): Promise<Record<string, unknown[]>> {
  const names = await namesOfTables(query)
  const [hasRows = {}] = await query(
    `select ${names.map((name) => `exists (select from ${name}) as ${name}`).join(', ')}`,
  )
  const rows = names.map(async (name) => [
    name,
    hasRows[name.replaceAll('"', '')] ? await query(`select * from ${name} as line order by line`) : [],
  ])
  return Object.fromEntries(await Promise.all(rows))
}
