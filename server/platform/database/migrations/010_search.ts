import { type Kysely, sql } from 'kysely'

/**
 * The parts of the alphabet that a list is searched in, one after the other: the first sort key of each, ':' for the
 * end of a first name, '_' for a space. Chosen so that no part contains more than some 2 % of people or companies with
 * Dutch names. Other data are found too, but in more time when a part contains most of them.
 */
const PARTS = `
  a ac ad ae ag al am an and andre ang ann anna anna_ anne ans ant ap ar ari as au
  b bar bas be ben ber bi bj bo br bru bu
  c carl cat ce ch chr co cons constructie constructiebedrijf_j constructiebedrijf_s cor cornelis cornelis_
  d dan de de_g de_l de_s dea den di dirk do dr e ed el elis em en er es ev f fe fl fr frank
  g ge ger gert gi gij gr h han hans har he hend hendrik_ henk her hi ho hu i in ins ir
  j jac jan jan:c jan:h jan:l jan:r jan:v jan:w jan_ janb jas je jer ji jo joh johannes:h johannes:p johannes_ jol jos ju
  k kat ke ki ko kr l las lass lasserij_m le len li lo lu
  m mac mach machinefabriek_h mar mari maria:k maria_ mark mart martin mau me metaal metaal_p metaalc mi mir mo mon
  n ne ni no o om p pau pe peter peter:m peter_ petr pi pl plaat po q r re ren ri ro rob ron ru
  s san sas sc se si sl sm smederij_h smederij_r so st staal staalbouw_m ste su t te th ti to tr u
  v van van_d van_der van_l ve ver vi vo w we wi wil wilh willem willem:m willem_ wim wo x y z zo zu`
  .trim()
  .split(/\s+/)
  .map((start) => start.replace(':', '\n').replace('_', ' '))
const PARTS_ARRAY = `{${PARTS.map((start) => `"${start}"`).join(',')}}`

/**
 * Creates a table with the searched text of each row of `table`, an index of its grams, and the function that searches
 * it: the first `size` ids after `skip` in the order of the list, and the number of matches, which is counted until it
 * exceeds `cap`. A match has all `grams`, by which the index finds it, and is like all `patterns`.
 */
const createSearchTable = (table: 'person' | 'company', functionName: string) =>
  sql.raw(`
    create table ${table}_search (
      ${table}_id integer primary key references ${table} on delete cascade,
      part integer not null,
      sort_key text collate "C" not null,
      words text collate "C" not null
    );

    create function ${functionName}(grams integer[], patterns text[], skip integer, size integer, cap integer,
      out count integer, out ids integer[])
    stable language plpgsql set jit = off set plan_cache_mode = force_generic_plan as $$
    declare
      matches integer[];
    begin
      count := 0;
      ids := '{}';
      for searched in 0..${PARTS.length} loop
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

/**
 * The lists of administrators. Triggers keep what is searched in step with people and companies, in the transaction of
 * the change: a company is also searched by the name and address of its owner. The row of the owner in person_search is
 * locked before those of the companies in company_search, by changes of owners and of companies alike.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    -- In lower case, without accents, with a space between words.
    create function search_fold(value text) returns text immutable parallel safe language sql as $$
      select translate(
        replace(replace(replace(replace(
          regexp_replace(
            lower(normalize(value, nfkd) collate "und-x-icu"),
            '[\\u0300-\\u036f\\u00ad\\u200b-\\u200f\\u2060\\ufeff]', '', 'g'),
          'ß', 'ss'), 'æ', 'ae'), 'œ', 'oe'), 'þ', 'th'),
        E'øłđðħŧıς‘’‛\`´\\t\\n\\r', E'olddhtiσ''''''''''   ')
    $$;

    -- Signs count as spaces. At most 100 characters, which fit in an index.
    create function search_sort_key(name text) returns text immutable parallel safe language sql as $$
      select left(trim(regexp_replace(
        translate(search_fold(name), '!"#$%&''()*+,-./:;<=>?@[\\]^_\`{|}~“”„«»–—…•', repeat(' ', 41)),
        ' +', ' ', 'g')), 100)
    $$;

    create function search_part(sort_key text) returns integer immutable parallel safe language sql as $$
      select width_bucket(sort_key collate "C", ${sql.lit(PARTS_ARRAY)}::text[] collate "C")
    $$;

    -- Every one, two and three characters in a row of every word, as a number: seven bits of each character, and the
    -- part before them. Different characters may have the same seven bits.
    create function search_grams(part integer, words text) returns integer[]
    immutable parallel safe language plpgsql as $$
    declare
      grams integer[] := '{}';
      letter text;
      place integer := 0;
      gram integer := 0;
    begin
      foreach letter in array string_to_array(words, null) loop
        if letter = ' ' then
          place := 0;
          continue;
        end if;
        place := place + 1;
        gram := ((gram << 7) | (ascii(letter) & 127)) & 2097151;
        grams := grams || ((part << 21) | (gram & 127));
        if place > 1 then grams := grams || ((part << 21) | (gram & 16383)); end if;
        if place > 2 then grams := grams || ((part << 21) | gram); end if;
      end loop;
      return grams;
    end $$;
  `.execute(db)
  await createSearchTable('person', 'search_people').execute(db)
  await createSearchTable('company', 'search_companies').execute(db)
  await sql`
    create function index_person() returns trigger language plpgsql as $$
    declare
      key text := search_sort_key(new.first_name) || E'\\n' || search_sort_key(new.last_name);
      searched text := search_fold(concat_ws(' ', new.first_name, new.middle_name, new.last_name, new.email));
    begin
      insert into person_search (person_id, part, sort_key, words)
      values (new.id, search_part(key), key, searched)
      on conflict (person_id) do update
        set part = excluded.part, sort_key = excluded.sort_key, words = excluded.words;
      if tg_op = 'UPDATE' then
        update company_search set words = concat_ws(' ', search_fold(company.name), searched)
        from company where company.id = company_id and owner_id = new.id;
      end if;
      return null;
    end $$;

    create function index_company() returns trigger language plpgsql as $$
    declare
      key text := search_sort_key(new.name);
      owner_words text;
    begin
      select words into owner_words from person_search where person_id = new.owner_id for share;
      insert into company_search (company_id, part, sort_key, words)
      values (new.id, search_part(key), key, concat_ws(' ', search_fold(new.name), owner_words))
      on conflict (company_id) do update
        set part = excluded.part, sort_key = excluded.sort_key, words = excluded.words;
      return null;
    end $$;

    create trigger index_new_person after insert on person for each row execute function index_person();
    create trigger index_person after update of first_name, middle_name, last_name, email on person for each row
      when ((old.first_name, old.middle_name, old.last_name, old.email)
        is distinct from (new.first_name, new.middle_name, new.last_name, new.email))
      execute function index_person();
    create trigger index_new_company after insert on company for each row execute function index_company();
    create trigger index_company after update of name, owner_id on company for each row
      when ((old.name, old.owner_id) is distinct from (new.name, new.owner_id))
      execute function index_company();

    -- In the order of the lists, so that neighbours are read together.
    insert into person_search (person_id, part, sort_key, words)
    select id, search_part(key), key, search_fold(concat_ws(' ', first_name, middle_name, last_name, email))
    from (
      select id, first_name, middle_name, last_name, email, search_sort_key(first_name) || E'\\n' || search_sort_key(last_name) as key from person
    ) as keyed order by key, id;
    insert into company_search (company_id, part, sort_key, words)
    select id, search_part(key), key, concat_ws(' ', search_fold(name), words)
    from (
      select company.id, name, words, search_sort_key(name) as key
      from company join person_search on person_id = owner_id
    ) as keyed order by key, id;

    create index person_search_order on person_search (sort_key, person_id);
    create index company_search_order on company_search (sort_key, company_id);
    -- Without fastupdate: every part would search the whole list of pending entries.
    create index person_search_grams on person_search using gin (search_grams(part, words)) with (fastupdate = off);
    create index company_search_grams on company_search using gin (search_grams(part, words)) with (fastupdate = off);
  `.execute(db)
}
