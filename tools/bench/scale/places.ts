import type pg from 'pg'
import { createToken, hashToken } from '#server/platform/session/token.ts'
import { checks } from '#shared/domain/basics/check.ts'
import { scriptKeys } from './check-requests.ts'
import type { KindOfPlace } from './measured.ts'
import type { ScaleRequest } from './requests.ts'
import type { Subject } from './subjects.ts'

/** The parameters of the path, and the session token. `nextNumber`: for names that must be unique. */
export type Place = {
  parameters: Record<string, string>
  token: string | undefined
  nextNumber: () => number
}

const orderOf = {
  ordinary: 'number, id offset (select count(*) / 2 from counted)',
  largest: 'number desc, id',
}

/** The company in the middle or with the most rows, and its last row. Only owners with a verified address may invite. */
const placeOf = (subject: Subject, kind: KindOfPlace) => `
  with thing as not materialized (${subject}), counted as materialized (
    select company_id as id, count(*) as number
    from thing join company on company.id = company_id join person on person.id = owner_id
    where email_verified_at is not null
    group by 1
  ), chosen as materialized (
    select id from counted order by ${orderOf[kind]} limit 1
  )
  select company.id as "companyId", external_id as "externalId", owner_id as "ownerId", thing.*
  from chosen join company using (id) join thing on thing.company_id = company.id
  order by thing desc limit 1`

const coachOf = (kind: KindOfPlace) => `
  with counted as materialized (
    select person.id, count(visit_report.id) as number from person left join visit_report on created_by = person.id
    where roles @> '{BW_COACH}' group by 1
  )
  select id from counted order by ${orderOf[kind]} limit 1`

const ADMINISTRATOR = `select id from person where roles @> '{BW_ADMIN}' order by id limit 1`

/** Executes each statement once. */
export function createPlaces(pool: pg.Pool) {
  const found = new Map<string, Promise<Record<string, unknown> | undefined>>()
  const tokens = new Map<unknown, Promise<string>>()
  // Names must differ from those of an earlier run, too.
  let number = Date.now()

  function find(statement: string) {
    const row = found.get(statement) ?? pool.query(statement).then(({ rows }) => rows[0])
    found.set(statement, row)
    return row
  }

  function sessionOf(personId: unknown): Promise<string> {
    const create = async () => {
      const token = createToken()
      await pool.query(
        `insert into session (token_hash, person_id, expires_at, identity_confirmed_at) values ($1, $2, now() + interval '1 day', now() + interval '1 day')`,
        [hashToken(token), personId],
      )
      return token
    }
    const token = tokens.get(personId) ?? create()
    tokens.set(personId, token)
    return token
  }

  /** Undefined when the database has nothing of the kind. */
  return async ({ of, as = 'owner', path }: ScaleRequest, kind: KindOfPlace): Promise<Place | undefined> => {
    const thing = await find(placeOf(of, kind))
    if (!thing) return undefined
    const people = {
      owner: thing.ownerId,
      coach: (await find(coachOf(kind)))?.id,
      administrator: (await find(ADMINISTRATOR))?.id,
      nobody: null,
    }
    if (people[as] === undefined) return undefined
    const [, api = ''] = /^\/rest\/(?::companyId\/)?(\w+)/.exec(path) ?? []
    const parameters = {
      ...thing,
      id: path.startsWith('/rest/admin/users') ? thing.ownerId : thing.companyId,
      scriptKey: scriptKeys[api],
      check: checks[0],
    }
    return {
      parameters: Object.fromEntries(
        Object.entries(parameters).map(([name, value]) => [name, String(value)]),
      ),
      token: people[as] === null ? undefined : await sessionOf(people[as]),
      nextNumber: () => ++number,
    }
  }
}
