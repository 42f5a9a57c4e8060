import { type Kysely, sql } from 'kysely'

// The search of coaches in the companies that are open to them, as that of administrators: by an index of the pieces of
// names, part of the alphabet by part, in steps of about `budget` milliseconds. The index has the gram 0 for every name
// too, for a search of signs only. A match has all `grams`, by which the index finds it, and its name is like `pattern`.
// Returns the ids of the matches in the order of the list, and the part to go on with; null when all parts were searched,
// or `cap` matches were found after the `counted` ones of former steps.

/** The number of the last part of the alphabet: see `search_part`. */
const LAST_PART = 228
/**
 * What the index contains. Not as a function of its own: from PostgreSQL 17 on, a function of an index does not find other
 * functions by their names alone.
 */
const GRAMS = '(search_grams(search_part(sort_key), search_fold(name)) || (search_part(sort_key) << 21))'

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    -- Without fastupdate: every part would search the whole list of pending entries.
    create index company_open_to_coaches_grams on company using gin (${sql.raw(GRAMS)})
      with (fastupdate = off) where coach_invited_at is not null;
  `.execute(db)
  await sql
    .raw(`
    create function search_open_companies_step(grams integer[], pattern text, cap integer, first integer,
      counted integer, budget double precision, out ids integer[], out next integer)
    stable language plpgsql set jit = off set plan_cache_mode = force_generic_plan as $$
    declare
      started timestamptz := clock_timestamp();
    begin
      ids := '{}';
      for searched in first..${LAST_PART} loop
        if searched > first and clock_timestamp() >= started + budget * interval '1 millisecond' then
          next := searched;
          return;
        end if;
        ids := ids || array(
          select id from company
          where coach_invited_at is not null
            and ${GRAMS} @> array(select (searched << 21) | gram from unnest(grams) as gram)
            and lower(name) like pattern
          order by sort_key, id);
        exit when counted + cardinality(ids) >= cap;
      end loop;
    end $$;
  `)
    .execute(db)
}
