import type { Client } from 'pg'

/**
 * The memory for the index of a search. With more, building it takes as long, and the index becomes larger than one that grew
 * with its rows. It is the default of PostgreSQL.
 */
const INDEX_MEMORY = '64MB'

/**
 * What fills the tables in which administrators search, as the triggers of the product do for a single row. Source: the
 * functions `index_person` and `index_company` of the database.
 */
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
/** That of companies contains what that of people does. */
export const searchTables = Object.keys(statements) as SearchTable[]

/** Fills a table of a search from the people and companies, in a transaction. Returns the number of its rows. */
export async function fillSearch(client: Client, name: SearchTable): Promise<number> {
  await client.query(`set local maintenance_work_mem = '${INDEX_MEMORY}'`)
  const { rowCount } = await client.query(statements[name])
  return rowCount ?? 0
}
