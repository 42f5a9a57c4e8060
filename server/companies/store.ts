import { type Kysely, type RawBuilder, sql } from 'kysely'
import { jsonArrayFrom, jsonObjectFrom } from 'kysely/helpers/postgres'

import type { Check } from '#shared/domain/check.ts'
import type { CompanyInput, CompanySummary } from '#shared/domain/company.ts'
import type { PageQuery } from '#shared/domain/page.ts'
import { preparedQuery, type Slots } from '../database/prepared-query.ts'
import type { Database } from '../database/schema.ts'
import type { CurrentUser } from '../session/store.ts'
import { checkEntry } from './checks.ts'
import { accessOf } from './permission.ts'

type Db = Kysely<Database>

/** Companies, with what each is to this user. */
const selectRelations = (db: Db, userId: RawBuilder<number>) =>
  db
    .selectFrom('company')
    .select(({ selectFrom }) => [
      sql<boolean>`owner_id = ${userId}`.as('companyOwner'),
      sql<boolean>`coach_invited_at is not null`.as('coachInvited'),
      jsonObjectFrom(
        selectFrom('invitation')
          .select(['role', 'rights', 'checks'])
          .whereRef('company_id', '=', 'company.id')
          .where('person_id', '=', userId)
          .where('accepted_at', 'is not', null),
      ).as('invitation'),
    ])

type UserAndCompany = { userId: number; companyId: number }

const relationsTo = preparedQuery((db, slot: Slots<UserAndCompany>) =>
  selectRelations(db, slot('userId')).select('company.id').where('company.id', '=', slot('companyId')),
)

const relationsByExternalId = preparedQuery((db, slot: Slots<{ userId: number; externalId: string }>) =>
  selectRelations(db, slot('userId')).select('company.id').where('external_id', '=', slot('externalId')),
)

/**
 * The one loader of access: what the user may do in a company and which of its checks they see, with its id. Gives
 * undefined for a company that is absent and for one that is not theirs.
 */
export async function findPermission(
  db: Db,
  user: CurrentUser,
  company: { companyId: number } | { externalId: string },
) {
  const [relation] =
    'companyId' in company
      ? await relationsTo(db, { userId: user.id, ...company })
      : await relationsByExternalId(db, { userId: user.id, ...company })
  const access = relation && accessOf(user.roles, relation)
  return access && { id: relation.id, ...access }
}

/** Companies, with what each is to this user and what a summary of it needs. */
const selectCompanies = (db: Db, userId: RawBuilder<number>) =>
  selectRelations(db, userId)
    .select(({ selectFrom }) => [
      'company.id',
      'external_id as externalId',
      'company.name',
      'number_of_employees as numberOfEmployees',
      'branch',
      jsonArrayFrom(
        selectFrom('company_check')
          .select(['check', 'status', 'num_unfinished as numUnfinished'])
          .whereRef('company_id', '=', 'company.id'),
      ).as('started'),
    ])
    .orderBy(sql`lower(company.name)`)
    .orderBy('company.id')

const companyWithId = preparedQuery((db, slot: Slots<UserAndCompany>) =>
  selectCompanies(db, slot('userId')).where('company.id', '=', slot('companyId')),
)

const companiesOwnedBy = preparedQuery((db, slot: Slots<{ userId: number }>) =>
  selectCompanies(db, slot('userId')).where('owner_id', '=', slot('userId')),
)

/** What names a company and puts it in its place. */
const idAndName = ['company.id', sql<string>`lower(company.name)`.as('name')] as const

/** What somebody owns or is invited to. */
const selectRelated = (db: Db, userId: RawBuilder<number>) =>
  db
    .selectFrom('company')
    .select(idAndName)
    .where('owner_id', '=', userId)
    .union(
      db
        .selectFrom('invitation')
        .innerJoin('company', 'company.id', 'company_id')
        .select(idAndName)
        .where('person_id', '=', userId)
        .where('accepted_at', 'is not', null),
    )

/** The same, and what was opened to coaches. */
const selectRelatedToCoach = (db: Db, userId: RawBuilder<number>) =>
  selectRelated(db, userId).union(
    db.selectFrom('company').select(idAndName).where('coach_invited_at', 'is not', null),
  )

// Two queries each, and not one with a condition in it: PostgreSQL would plan that anew for each run.

type Select = typeof selectRelated

const listOf = (select: Select) =>
  preparedQuery((db, slot: Slots<{ userId: number }>) =>
    selectCompanies(db, slot('userId')).where('company.id', 'in', (query) =>
      query.selectFrom(select(db, slot('userId')).as('related')).select('id'),
    ),
  )
const companiesOfUser = listOf(selectRelated)
const companiesOfCoach = listOf(selectRelatedToCoach)

type Search = { userId: number; pattern: string; size: number; skip: number }

/** In one run how many there are, how many match, and the ids of one page of those. */
const searchOf = (select: Select) =>
  preparedQuery((db, slot: Slots<Search>) =>
    db
      .with('related', () => select(db, slot('userId')))
      .with('found', (query) =>
        query
          .selectFrom('related')
          .selectAll()
          .where('name', 'like', sql<string>`lower(${slot('pattern')})`),
      )
      .selectNoFrom(({ selectFrom, fn }) => [
        selectFrom('related').select(fn.countAll<string>().as('count')).as('total'),
        selectFrom('found').select(fn.countAll<string>().as('count')).as('count'),
        sql<number[]>`array(
          select id from found order by name, id limit ${slot('size')} offset ${slot('skip')}
        )`.as('ids'),
      ]),
  )
const searchOfUser = searchOf(selectRelated)
const searchOfCoach = searchOf(selectRelatedToCoach)

const companiesWithIds = preparedQuery((db, slot: Slots<{ userId: number; ids: number[] }>) =>
  selectCompanies(db, slot('userId')).where('company.id', '=', sql<number>`any(${slot('ids')}::int[])`),
)

type CompanyRow = Awaited<ReturnType<typeof companyWithId>>[number]

/** Puts rows in the words of the API, and leaves out those that are not the user's. */
const summarize = (rows: CompanyRow[], user: CurrentUser, websiteUrl: string): CompanySummary[] =>
  rows.flatMap(({ companyOwner, coachInvited, invitation, started, ...company }) => {
    const access = accessOf(user.roles, { companyOwner, coachInvited, invitation })
    if (!access) return []
    const entryOf = (check: Check) => {
      const row = started.find((candidate) => candidate.check === check)
      return checkEntry(check, row, company, websiteUrl)
    }
    return { ...company, permission: access.permission, checks: access.checks.map(entryOf) }
  })

/** What the user owns, is invited to, and, for a coach, what was opened to coaches. By name. */
export async function listCompanies(db: Db, user: CurrentUser, websiteUrl: string) {
  const companies = user.roles.includes('BW_COACH') ? companiesOfCoach : companiesOfUser
  return summarize(await companies(db, { userId: user.id }), user, websiteUrl)
}

/** What contains this text, wherever it stands; in LIKE's own language. */
const containing = (text: string) => `%${text.replace(/[\\%_]/g, '\\$&')}%`

/**
 * One page of the same list. `total`: how long the list is; `count`: how much of it has `search` in its name, in upper
 * or lower case. A page behind the last one is empty.
 */
export async function searchCompanies(
  db: Db,
  user: CurrentUser,
  { search, page, size }: PageQuery,
  websiteUrl: string,
) {
  const find = user.roles.includes('BW_COACH') ? searchOfCoach : searchOfUser
  const asked = { userId: user.id, pattern: containing(search), size, skip: (page - 1) * size }
  const [found] = await find(db, asked)
  const { ids, count, total } = found!
  const rows = ids.length > 0 ? await companiesWithIds(db, { userId: user.id, ids }) : []
  return { items: summarize(rows, user, websiteUrl), count: Number(count), total: Number(total) }
}

/** What the user owns, by name. */
export async function listOwnCompanies(db: Db, user: CurrentUser, websiteUrl: string) {
  return summarize(await companiesOwnedBy(db, { userId: user.id }), user, websiteUrl)
}

/** One company; undefined when it is absent or not the user's. */
export async function findCompany(db: Db, user: CurrentUser, companyId: number, websiteUrl: string) {
  const [company] = summarize(await companyWithId(db, { userId: user.id, companyId }), user, websiteUrl)
  return company
}

/** Makes a company. Gives its id. */
export const insertCompany = (db: Db, ownerId: number, input: CompanyInput) =>
  db
    .insertInto('company')
    .values({
      owner_id: ownerId,
      name: input.name,
      number_of_employees: input.numberOfEmployees,
      branch: input.branch,
      membership: input.membership,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
