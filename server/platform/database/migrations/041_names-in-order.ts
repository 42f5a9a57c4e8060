import { type Kysely, sql } from 'kysely'

/**
 * What companies are sorted by in every list: computing it takes 65 µs a name, which is too long for the thousands of
 * companies of a coach. A trigger writes it, for the former version too, whose index on the names in lower case remains.
 * The lists of administrators have the same key in `company_search`.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table company add column sort_key text collate "C" not null default '';
    update company set sort_key = company_search.sort_key from company_search where company_id = company.id;
    create index company_open_to_coaches_in_order on company (sort_key, id) where coach_invited_at is not null;

    create function sort_company() returns trigger language plpgsql as $$
    begin
      new.sort_key := search_sort_key(new.name);
      return new;
    end $$;
    create trigger sort_new_company before insert on company for each row execute function sort_company();
    create trigger sort_company before update of name on company for each row
      when (old.name is distinct from new.name) execute function sort_company();
  `.execute(db)
}
