import { type Kysely, sql } from 'kysely'
import type { Database } from '#server/platform/database/schema.ts'
import type { UserAuditEvent } from '#shared/domain/accounts/audit-event.ts'
import type { PageQuery } from '#shared/domain/basics/page-query.ts'
import { selectAuthor } from '../authoring/authors.ts'
import { actorOf } from './queries.ts'

type Db = Kysely<Database>
type NamedCompany = { id: number; name: string } | null

/** The company of an event; null when it was deleted and, for the person concerned, when they have no access to it now. */
const companyOf = (reader: 'person' | 'administrator') => sql<NamedCompany>`(
  select json_build_object('id', company.id, 'name', company.name) from company
  where company.id = audit_event.company_id and (${reader === 'administrator'} or owner_id = audit_event.person_id
    or exists (
      select from invitation where invitation.company_id = company.id and invitation.person_id = audit_event.person_id
        and accepted_at is not null)))`

/**
 * Returns one page of what happened to the account of a person, newest first, and the number of events. `reader`: who
 * reads it; only for an administrator the events say who did what others did.
 */
export async function listEvents(
  db: Db,
  personId: number,
  reader: 'person' | 'administrator',
  { page, size }: Pick<PageQuery, 'page' | 'size'>,
): Promise<{ items: UserAuditEvent[]; count: number; total: number }> {
  const events = db.selectFrom('audit_event').where('person_id', '=', personId)
  const rows = await events
    .select([
      'id',
      'kind',
      'happened_at',
      'actor_id',
      selectAuthor('audit_event.actor_id').as('actor'),
      companyOf(reader).as('company'),
    ])
    .orderBy('happened_at', 'desc')
    .orderBy('id', 'desc')
    .limit(size)
    .offset((page - 1) * size)
    .execute()
  const { count } = await events
    .select(({ fn }) => fn.countAll<string>().as('count'))
    .executeTakeFirstOrThrow()
  const items = rows.map(({ id, kind, happened_at, actor_id, actor, company }) => ({
    id,
    kind,
    happenedAt: happened_at.toISOString(),
    company,
    actor: actor_id === null || actor_id === personId ? null : actorOf(actor_id, actor),
  }))
  return { items, count: Number(count), total: Number(count) }
}
