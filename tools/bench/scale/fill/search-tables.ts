/**
 * What fills the tables in which administrators search, as the triggers of the product do for a single row. Source: the
 * functions `index_person` and `index_company` of the database.
 */
export const searchTables = [
  {
    name: 'person_search',
    fill: `
      insert into person_search (person_id, part, sort_key, words)
      select id, search_part(key), key, searched
      from (
        select id, search_sort_key(first_name) || E'\\n' || search_sort_key(last_name) as key,
          search_fold(concat_ws(' ', first_name, middle_name, last_name, email)) as searched
        from person offset 0
      ) as computed`,
  },
  {
    name: 'company_search',
    fill: `
      insert into company_search (company_id, part, sort_key, words)
      select id, search_part(sort_key), sort_key, concat_ws(' ', search_fold(name), words)
      from (
        select company.id, company.sort_key, name, words
        from company join person_search on person_id = owner_id offset 0
      ) as computed`,
  },
] as const
