import { type Kysely, sql } from 'kysely'

// A search goes on from one part of the alphabet for about `budget` milliseconds, so that the embedded database does other
// work in between. It continues a former step, which found `counted` matches, and returns the ids of this step of the first
// `size` after `skip`, the number of matches so far, and the part to go on with; null when all parts were searched, or more
// than `cap` matches were found. The functions that search all parts at once stay for the former version.

/** The number of the last part of the alphabet: see `search_part`. */
const LAST_PART = 228

const createStep = (table: 'person' | 'company', name: string) =>
  sql.raw(`
    create function ${name}(grams integer[], patterns text[], skip integer, size integer, cap integer,
      first integer, counted integer, budget double precision, out count integer, out ids integer[], out next integer)
    stable language plpgsql set jit = off set plan_cache_mode = force_generic_plan as $$
    declare
      started timestamptz := clock_timestamp();
      matches integer[];
    begin
      count := counted;
      ids := '{}';
      for searched in first..${LAST_PART} loop
        if searched > first and clock_timestamp() >= started + budget * interval '1 millisecond' then
          next := searched;
          return;
        end if;
        matches := array(
          select ${table}_id from ${table}_search
          where search_grams(part, words) @> array(select (searched << 21) | gram from unnest(grams) as gram)
            and words like all (patterns)
          -- What comes after the page is only counted.
          order by case when count < skip + size then sort_key end, case when count < skip + size then ${table}_id end);
        ids := ids || matches[greatest(skip - count, 0) + 1:skip + size - count];
        count := count + cardinality(matches);
        exit when count > cap;
      end loop;
    end $$;
  `)

export async function up(db: Kysely<unknown>): Promise<void> {
  await createStep('person', 'search_people_step').execute(db)
  await createStep('company', 'search_companies_step').execute(db)
}
