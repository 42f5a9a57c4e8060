import { type Kysely, sql } from 'kysely'
import type { Database, StoredChange } from '#server/platform/database/schema.ts'
import { fullName } from '#server/platform/session/queries.ts'
import { formatRoles } from '#shared/domain/accounts/role-labels.ts'
import type { AdminAction } from '#shared/domain/admin/admin-action.ts'
import { type Author, FORMER_USER } from '#shared/domain/basics/author.ts'
import type { PageQuery } from '#shared/domain/basics/page-query.ts'
import { authorOf, selectAuthor } from '../authoring/authors.ts'
import { OPERATOR_ID } from './record-admin-action.ts'

type Db = Kysely<Database>

export type Subject = { personId: number } | { companyId: number }

const FORMER_COMPANY = 'verwijderd bedrijf'
const OPERATOR = 'beheer van de server'

export const actorOf = (actorId: number, actor: Parameters<typeof authorOf>[0]): Author =>
  actorId === OPERATOR_ID ? { id: null, name: OPERATOR } : authorOf(actor)

const recordsAbout = (db: Db, subject: Subject) =>
  db
    .selectFrom('auditRecord')
    .where(
      'personId' in subject
        ? sql<boolean>`person_ids @> array[${subject.personId}::int]`
        : sql<boolean>`company_ids @> array[${subject.companyId}::int]`,
    )

const selectAdminActions = (db: Db, subject: Subject) =>
  recordsAbout(db, subject)
    .select([
      'id',
      'recordedAt',
      'actorId',
      selectAuthor('auditRecord.actorId').as('actor'),
      'action',
      'check',
      'changes',
    ])
    .orderBy('id', 'desc')

type AdminActionRow = Awaited<ReturnType<ReturnType<typeof selectAdminActions>['execute']>>[number]

const idsIn = (rows: readonly AdminActionRow[], field: 'owner' | 'company') =>
  rows
    .flatMap(({ changes }) => changes)
    .flatMap((change) => (change.field === field ? [change.from, change.to] : []))
    .filter((value) => typeof value === 'number')

async function findNames(db: Db, rows: readonly AdminActionRow[]) {
  const [people, companies] = [idsIn(rows, 'owner'), idsIn(rows, 'company')]
  const named = {
    owner:
      people.length > 0
        ? await db
            .selectFrom('person')
            .select(['id', fullName.as('name')])
            .where('id', 'in', people)
            .execute()
        : [],
    company:
      companies.length > 0
        ? await db.selectFrom('company').select(['id', 'name']).where('id', 'in', companies).execute()
        : [],
  }
  const absent = { owner: FORMER_USER, company: FORMER_COMPANY }
  return (field: 'owner' | 'company', id: number) =>
    named[field].find((row) => row.id === id)?.name ?? absent[field]
}

async function toRecords(db: Db, rows: readonly AdminActionRow[]): Promise<AdminAction[]> {
  const nameOf = await findNames(db, rows)
  function toText(field: StoredChange['field'], value: StoredChange['from']): string {
    if (value === null) return ''
    if (typeof value === 'number') return nameOf(field as 'owner' | 'company', value)
    if (typeof value === 'boolean') return value ? 'Ja' : 'Nee'
    return Array.isArray(value) ? formatRoles(value) : value
  }
  return rows.map(({ id, recordedAt, actorId, actor, action, check, changes }) => ({
    id,
    recordedAt: recordedAt.toISOString(),
    actor: actorOf(actorId, actor),
    action,
    check,
    changes: changes.map(({ field, from, to }) => ({
      field,
      from: toText(field, from),
      to: toText(field, to),
    })),
  }))
}

export async function listAdminActions(
  db: Db,
  subject: Subject,
  { page, size }: Pick<PageQuery, 'page' | 'size'>,
) {
  const rows = await selectAdminActions(db, subject)
    .limit(size)
    .offset((page - 1) * size)
    .execute()
  const { count } = await recordsAbout(db, subject)
    .select(({ fn }) => fn.countAll<string>().as('count'))
    .executeTakeFirstOrThrow()
  const items = await toRecords(db, rows)
  return { items, count: Number(count), total: Number(count) }
}

export const listAllAdminActions = async (db: Db, subject: Subject) =>
  toRecords(db, await selectAdminActions(db, subject).execute())

export async function subjectExists(db: Db, subject: Subject): Promise<boolean> {
  const row =
    'personId' in subject
      ? await db.selectFrom('person').select('id').where('id', '=', subject.personId).executeTakeFirst()
      : await db.selectFrom('company').select('id').where('id', '=', subject.companyId).executeTakeFirst()
  return row !== undefined
}
