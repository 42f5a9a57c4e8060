import type { Client } from 'pg'

/** PostgreSQL's default. More makes it no faster, and the index larger than one that grew with its rows. */
const INDEX_MEMORY = '64MB'

/** As the product's triggers do per row. Source: the database functions `index_person` and `index_company`. */
const statements = {
  person_search: `
    insert into person_search (person_id, part, sort_key, words)
    select id, search_part(key), key, searched
    from (
      select id, search_sort_key(first_name) || E'\\n' || search_sort_key(last_name) as key,
        search_fold(concat_ws(' ', first_name, middle_name, last_name, email)) as searched
      from person offset 0
    ) as computed`,
  company_search: `
    insert into company_search (company_id, part, sort_key, words)
    select id, search_part(sort_key), sort_key, concat_ws(' ', search_fold(name), words)
    from (
      select company.id, company.sort_key, name, words
      from company join person_search on person_id = owner_id offset 0
    ) as computed`,
}

export type SearchTable = keyof typeof statements
/** The companies' table contains what the people's does. */
export const searchTables = Object.keys(statements) as SearchTable[]

/** Returns the number of rows. Requires a transaction. */
export async function fillSearch(client: Client, name: SearchTable): Promise<number> {
  await client.query(`set local maintenance_work_mem = '${INDEX_MEMORY}'`)
  const { rowCount } = await client.query(statements[name])
  return rowCount ?? 0
}
