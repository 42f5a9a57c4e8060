import { sql } from 'kysely'
import { pino } from 'pino'
import { connect } from '../../server/database/connection.ts'
import { parseConfig } from '../../server/runtime/config.ts'

/** As many as the busiest coach has. */
export const MANY_COMPANIES = 5_000

/**
 * Adds companies that are open to every coach, three of their six checks started, to the demo world in the database
 * that these settings open. No server may have the embedded one open meanwhile.
 */
export async function addOpenCompanies(settings: NodeJS.ProcessEnv, count = MANY_COMPANIES): Promise<void> {
  const { db, close } = await connect(parseConfig(settings), pino({ level: 'silent' }))
  await sql`
    with made as (
      insert into company (owner_id, name, number_of_employees, branch, membership, city, coach_invited_at)
      select person.id, kind || ' ' || place || ' ' || number, '10-100', 'Metalektro', 'Weet ik niet', place, now()
      from generate_series(1, ${count}::int) as number
      cross join lateral (
        select
          (array['Smederij', 'Constructiebedrijf', 'Lasserij', 'Plaatwerkerij', 'Verspaning'])[1 + number % 5],
          (array['Amersfoort', 'Venlo', 'Zwolle', 'Goes', 'Assen', 'Tiel', 'Heerlen'])[1 + number % 7]
      ) as words(kind, place)
      cross join person
      where person.email = 'eigenaar@demo.nl'
      returning id
    )
    insert into company_check (company_id, "check", status)
    select id, name, status from made
    cross join (
      values ('PHYSICAL_STRAIN', 'GREY'), ('NOISE_HAZARD', 'GREEN'), ('WELDING_SMOKE', 'RED')
    ) as started(name, status)
  `.execute(db)
  await sql`vacuum analyze`.execute(db)
  await close()
}
