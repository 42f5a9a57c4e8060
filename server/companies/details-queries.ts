import { type Kysely, sql } from 'kysely'
import { jsonBuildObject } from 'kysely/helpers/postgres'
import { selectAuthor } from '#server/history/authoring/authors.ts'
import type { ColumnsFor, Database } from '#server/platform/database/schema.ts'
import { fullName } from '#server/platform/session/queries.ts'
import type { CompanyDetails, CompanyUpdateInput } from '#shared/domain/companies/company-input.ts'

/** Selects the details of a company. */
export const selectDetails = (db: Kysely<Database>, companyId: number) =>
  db
    .selectFrom('company')
    .innerJoin('person', 'person.id', 'ownerId')
    .select(({ ref }) => [
      'company.id',
      'externalId',
      'name',
      'numberOfEmployees',
      'company.branch',
      'membership',
      'hasReminders',
      'hasDigest',
      'company.revision',
      fullName.as('ownerName'),
      'person.email as ownerEmail',
      jsonBuildObject({
        street: ref('street'),
        houseNumber: ref('houseNumber'),
        zipCode: ref('zipCode'),
        city: ref('city'),
        poBox: ref('poBox'),
        poBoxZipCode: ref('poBoxZipCode'),
        poBoxCity: ref('poBoxCity'),
        phoneNumber: ref('phoneNumber'),
        email: ref('company.email'),
      }).as('contactInfo'),
    ])
    .where('company.id', '=', companyId)

/** The details of a company; undefined when it does not exist. */
export const findDetails = (db: Kysely<Database>, companyId: number): Promise<CompanyDetails | undefined> =>
  selectDetails(db, companyId).executeTakeFirst()

/**
 * The details of a company and who changed them last, locked until the end of the transaction; undefined when it does not
 * exist.
 */
export const findDetailsForUpdate = (transaction: Kysely<Database>, companyId: number) =>
  selectDetails(transaction, companyId)
    .select(selectAuthor('company.updatedBy').as('updatedBy'))
    .forNoKeyUpdate('company')
    .executeTakeFirst()

/** Changes the details of a company. Does nothing when it was deleted. */
export function updateCompany(
  db: Kysely<Database>,
  companyId: number,
  { contactInfo, ...input }: Omit<CompanyUpdateInput, 'revision'>,
  editorId: number,
) {
  const columns = { ...input, ...contactInfo }
  return db
    .updateTable('company')
    .set({
      ...(columns satisfies ColumnsFor<'company', typeof columns>),
      revision: sql<number>`revision + 1`,
      updatedBy: editorId,
    })
    .where('id', '=', companyId)
    .execute()
}

/**
 * Deletes a company with its checks and invitations, through the foreign keys of the tables that it owns. Returns its
 * owner; undefined when it was deleted already.
 */
export const deleteCompany = (db: Kysely<Database>, companyId: number) =>
  db.deleteFrom('company').where('id', '=', companyId).returning('ownerId').executeTakeFirst()
