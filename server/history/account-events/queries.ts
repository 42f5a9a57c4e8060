import { type Kysely, sql } from 'kysely'
import type { Database } from '#server/platform/database/schema.ts'
import type { UserAccountEvent } from '#shared/domain/accounts/account-event.ts'
import type { PageQuery } from '#shared/domain/basics/page-query.ts'
import { actorOf } from '../admin-actions/queries.ts'
import { selectAuthor } from '../authoring/authors.ts'

type Db = Kysely<Database>
type NamedCompany = { id: number; name: string } | null

/** null when it was deleted and, for the person concerned, when they may not read it now. */
const companyOf = (reader: 'person' | 'administrator') => sql<NamedCompany>`(
  select json_build_object('id', company.id, 'name', company.name) from company
  where company.id = audit_event.company_id and (${reader === 'administrator'} or owner_id = audit_event.person_id
    or exists (
      select from invitation where invitation.company_id = company.id and invitation.person_id = audit_event.person_id
        and accepted_at is not null)
    or exists (
      select from person where person.id = audit_event.person_id
        and ('BW_ADMIN' = any(roles) or 'BW_COACH' = any(roles) and coach_invited_at is not null))))`

/** Newest first. `reader`: only for an administrator the events say who did what others did. */
export async function listAccountEvents(
  db: Db,
  personId: number,
  reader: 'person' | 'administrator',
  { page, size }: Pick<PageQuery, 'page' | 'size'>,
): Promise<{ items: UserAccountEvent[]; count: number; total: number }> {
  const events = db.selectFrom('auditEvent').where('personId', '=', personId)
  const rows = await events
    .select([
      'id',
      'kind',
      'happenedAt',
      'actorId',
      selectAuthor('auditEvent.actorId').as('actor'),
      companyOf(reader).as('company'),
    ])
    .orderBy('happenedAt', 'desc')
    .orderBy('id', 'desc')
    .limit(size)
    .offset((page - 1) * size)
    .execute()
  const { count } = await events
    .select(({ fn }) => fn.countAll<string>().as('count'))
    .executeTakeFirstOrThrow()
  const items = rows.map(({ id, kind, happenedAt, actorId, actor, company }) => ({
    id,
    kind,
    happenedAt: happenedAt.toISOString(),
    company,
    actor: actorId === null || actorId === personId ? null : actorOf(actorId, actor),
  }))
  return { items, count: Number(count), total: Number(count) }
}
