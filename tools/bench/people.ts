import { type Kysely, type RawBuilder, sql } from 'kysely'

import type { Database } from '#server/platform/database/schema.ts'
import { firstNames, lastNames, mailDomains, nameEnds, nameStarts, places, trades } from './scale/names.ts'

// People and companies for measurements: the same in every run, with invented names.

/** From 0 to 1, determined by `number` and `seed`. */
const randomNumber = (seed: number) =>
  sql<number>`((hashint8extended(number, ${sql.lit(seed)}) & 2147483647) / 2147483648.0)`

/** Prefers the first choices. `skew`: 1 for uniform. */
const pick = (choices: string[], seed: number, skew: number) =>
  sql<string>`(${choices}::text[])[1 + floor(${sql.lit(choices.length)} * ${randomNumber(seed)} ^ ${sql.lit(skew)})::int]`

/** "Jong,de": one of the frequent last names, or one of many rare ones. */
const pickLastName = (seed: number) => sql<string>`
  case when ${randomNumber(seed)} < 0.6 then ${pick(lastNames, seed + 1, 1.6)}
  else ${pick(nameStarts, seed + 1, 1.2)} || ${pick(nameEnds, seed + 2, 1.2)} || ',' end`

const inAddress = (text: RawBuilder<string>) =>
  sql<string>`lower(translate(${text}, ' éëïöüøŁłşıñÖ', '-eeiouollsinO'))`

/** The e-mail addresses contain the names; the companies belong to these people. */
export async function addPeopleAndCompanies(
  db: Kysely<Database>,
  { people, companies }: { people: number; companies: number },
): Promise<void> {
  await sql`
    insert into person (email, first_name, middle_name, last_name, password_hash, receives_newsletter)
    select ${inAddress(sql`address || '@' || domain || '.example'`)}, first_name, middle_name, last_name, '', number % 3 = 0
    from generate_series(1, ${people}::bigint) as number
    cross join lateral (select ${pick(firstNames, 1, 1.6)} as first_name, ${pickLastName(2)} as name) as names
    cross join lateral (
      select split_part(name, ',', 1) as last_name, split_part(name, ',', 2) as middle_name
    ) as parts
    cross join lateral (
      select
        case number % 4
          when 0 then first_name || '.' || middle_name || last_name
          when 1 then left(first_name, 1) || '.' || last_name
          when 2 then first_name
          else last_name
        end || number as address,
        case when ${randomNumber(5)} < 0.45 then ${pick(mailDomains, 6, 1.5)}
        else ${pick(trades, 6, 1.3)} || '-' || ${pick(places, 7, 1.3)} end as domain
    ) as addresses
  `.execute(db)
  await sql`
    insert into company (owner_id, name, number_of_employees, branch, membership, city)
    select
      (select min(id) from person where password_hash = '') + floor(${randomNumber(8)} * ${people}::int)::int,
      case when ${randomNumber(9)} < 0.7 then trade || ' ' || rest else rest || ' ' || trade end
        || case when number % 3 = 0 then ' B.V.' when number % 7 = 0 then ' VOF' else '' end,
      '<10', 'Metalektro', 'Weet ik niet', place
    from generate_series(1, ${companies}::bigint) as number
    cross join lateral (
      select ${pick(trades, 10, 1.3)} as trade, ${pick(places, 11, 1.3)} as place, ${pickLastName(12)} as name
    ) as chosen
    cross join lateral (
      select case number % 5
        when 0 then place
        when 1 then split_part(name, ',', 1) || ' ' || place
        else ltrim(split_part(name, ',', 2) || ' ' || split_part(name, ',', 1))
      end as rest
    ) as rests
  `.execute(db)
}
