import { type Kysely, sql } from 'kysely'

// The search of coaches of migration 053 in one call: the ids of the matches in the order of the list, until there are `cap`
// of them or more. The function that searches in steps stays for the former version.

/** The number of the last part of the alphabet: see `search_part`. */
const LAST_PART = 228
/** What the index of migration 053 contains. */
const GRAMS = '(search_grams(search_part(sort_key), search_fold(name)) || (search_part(sort_key) << 21))'

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql
    .raw(`
    create function search_open_companies(grams integer[], pattern text, cap integer, out ids integer[])
    stable language plpgsql set jit = off set plan_cache_mode = force_generic_plan as $$
    begin
      ids := '{}';
      for searched in 0..${LAST_PART} loop
        ids := ids || array(
          select id from company
          where coach_invited_at is not null
            and ${GRAMS} @> array(select (searched << 21) | gram from unnest(grams) as gram)
            and lower(name) like pattern
          order by sort_key, id);
        exit when cardinality(ids) >= cap;
      end loop;
    end $$;
  `)
    .execute(db)
}
