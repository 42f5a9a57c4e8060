import { type Kysely, type RawBuilder, sql } from 'kysely'
import { jsonArrayFrom, jsonObjectFrom } from '#server/platform/database/json.ts'
import { preparedQuery, type Slots } from '#server/platform/database/prepared-query.ts'
import type { ColumnsFor, Database } from '#server/platform/database/schema.ts'
import type { CompanyKey, CompanyOfPath, CurrentUser } from '#server/platform/http/access.ts'
import { hasAccess } from '#shared/domain/basics/access.ts'
import type { Check } from '#shared/domain/basics/check.ts'
import { type CompanySummary, MAX_LISTED_COMPANIES } from '#shared/domain/companies/company.ts'
import type { CompanyInput } from '#shared/domain/companies/company-input.ts'
import { type CheckAddresses, checkEntry } from './checks.ts'
import { companyAccessFor } from './permission.ts'

type Db = Kysely<Database>

export const selectRelations = (db: Db, userId: RawBuilder<number>) =>
  db
    .selectFrom('company')
    .select(({ selectFrom }) => [
      sql<boolean>`owner_id = ${userId}`.as('companyOwner'),
      sql<boolean>`coach_invited_at is not null`.as('coachInvited'),
      jsonObjectFrom(
        selectFrom('invitation')
          .select(['role', 'rights', 'checks'])
          .whereRef('companyId', '=', 'company.id')
          .where('personId', '=', userId)
          .where('acceptedAt', 'is not', null),
      ).as('invitation'),
    ])

type UserAndCompany = { userId: number; companyId: number }

const relationsTo = preparedQuery((db, slot: Slots<UserAndCompany>) =>
  selectRelations(db, slot('userId')).select('company.id').where('company.id', '=', slot('companyId')),
)

const relationsByExternalId = preparedQuery((db, slot: Slots<{ userId: number; externalId: string }>) =>
  selectRelations(db, slot('userId')).select('company.id').where('externalId', '=', slot('externalId')),
)

/** No other function decides on access. undefined without access, and when the company does not exist. */
export async function findPermission(
  db: Db,
  user: Pick<CurrentUser, 'id' | 'roles'>,
  company: CompanyKey,
): Promise<CompanyOfPath | undefined> {
  const [relation] =
    'companyId' in company
      ? await relationsTo(db, { userId: user.id, ...company })
      : await relationsByExternalId(db, { userId: user.id, ...company })
  const access = relation && companyAccessFor(user.roles, relation)
  return access && { id: relation.id, ...access }
}

const selectCompanies = (db: Db, userId: RawBuilder<number>) =>
  selectRelations(db, userId)
    .select(({ selectFrom }) => [
      'company.id',
      'externalId',
      'company.name',
      'numberOfEmployees',
      'branch',
      jsonArrayFrom(
        selectFrom('companyCheck')
          .leftJoin('checkSection', (join) =>
            join
              .onRef('checkSection.companyId', '=', 'companyCheck.companyId')
              .onRef('checkSection.check', '=', 'companyCheck.check')
              .on('checkSection.archivedAt', 'is', null),
          )
          .select(({ fn }) => [
            'companyCheck.check',
            'companyCheck.status',
            'companyCheck.numUnfinished',
            'startedAt',
            fn.max<string | null>('checkSection.updatedAt').as('lastUpdated'),
          ])
          .whereRef('companyCheck.companyId', '=', 'company.id')
          .groupBy(['companyCheck.companyId', 'companyCheck.check']),
      ).as('started'),
    ])
    .orderBy('company.sortKey')
    .orderBy('company.id')

const companyWithId = preparedQuery((db, slot: Slots<UserAndCompany>) =>
  selectCompanies(db, slot('userId')).where('company.id', '=', slot('companyId')),
)

const companiesOwnedBy = preparedQuery((db, slot: Slots<{ userId: number }>) =>
  selectCompanies(db, slot('userId'))
    .where('ownerId', '=', slot('userId'))
    .limit(sql.lit(MAX_LISTED_COMPANIES)),
)

export const selectRelated = (db: Db, userId: RawBuilder<number>) =>
  db
    .selectFrom('company')
    .select('id')
    .where('ownerId', '=', userId)
    .union(
      db
        .selectFrom('invitation')
        .select('companyId as id')
        .where('personId', '=', userId)
        .where('acceptedAt', 'is not', null),
    )

const companiesOfUser = preparedQuery((db, slot: Slots<{ userId: number }>) =>
  selectCompanies(db, slot('userId'))
    .where('company.id', 'in', selectRelated(db, slot('userId')))
    .limit(sql.lit(MAX_LISTED_COMPANIES)),
)

const companiesWithIds = preparedQuery((db, slot: Slots<{ userId: number; ids: number[] }>) =>
  selectCompanies(db, slot('userId')).where('company.id', '=', sql<number>`any(${slot('ids')}::int[])`),
)

type CompanyRow = Awaited<ReturnType<typeof companyWithId>>[number]

const summarize = (rows: CompanyRow[], user: CurrentUser, addresses: CheckAddresses): CompanySummary[] =>
  rows.flatMap(({ companyOwner, coachInvited, invitation, started, ...company }) => {
    const access = companyAccessFor(user.roles, { companyOwner, coachInvited, invitation })
    if (!access) return []
    const place = { ...company, mayWrite: hasAccess(access.permission, 'WRITE') }
    const entryOf = (check: Check) => {
      const row = started.find((candidate) => candidate.check === check)
      return checkEntry(check, row, place, addresses)
    }
    return { ...company, permission: access.permission, checks: access.checks.map(entryOf) }
  })

/** The first 500 by name. */
export async function listCompanies(db: Db, user: CurrentUser, addresses: CheckAddresses) {
  return summarize(await companiesOfUser(db, { userId: user.id }), user, addresses)
}

export async function listCompaniesWithIds(
  db: Db,
  user: CurrentUser,
  ids: number[],
  addresses: CheckAddresses,
) {
  return summarize(await companiesWithIds(db, { userId: user.id, ids }), user, addresses)
}

/** The first 500 by name. */
export async function listOwnCompanies(db: Db, user: CurrentUser, addresses: CheckAddresses) {
  return summarize(await companiesOwnedBy(db, { userId: user.id }), user, addresses)
}

export async function findCompany(db: Db, user: CurrentUser, companyId: number, addresses: CheckAddresses) {
  const [company] = summarize(await companyWithId(db, { userId: user.id, companyId }), user, addresses)
  return company
}

export const insertCompany = (db: Db, ownerId: number, input: CompanyInput) =>
  db
    .insertInto('company')
    .values({ ...(input satisfies ColumnsFor<'company', CompanyInput>), ownerId })
    .returning('id')
    .executeTakeFirstOrThrow()
