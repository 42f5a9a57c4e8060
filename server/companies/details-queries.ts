import { type Kysely, sql } from 'kysely'
import { jsonBuildObject } from 'kysely/helpers/postgres'
import { selectAuthor } from '#server/history/authoring/authors.ts'
import type { ColumnsFor, Database } from '#server/platform/database/schema.ts'
import { fullName } from '#server/platform/session/queries.ts'
import type { CompanyDetails, CompanyUpdateInput } from '#shared/domain/companies/company-input.ts'

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

export const findDetails = (db: Kysely<Database>, companyId: number): Promise<CompanyDetails | undefined> =>
  selectDetails(db, companyId).executeTakeFirst()

export const findDetailsForUpdate = (transaction: Kysely<Database>, companyId: number) =>
  selectDetails(transaction, companyId)
    .select(selectAuthor('company.updatedBy').as('updatedBy'))
    .forNoKeyUpdate('company')
    .executeTakeFirst()

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

/** Checks and invitations follow through foreign keys. undefined when it was deleted already. */
export const deleteCompany = (db: Kysely<Database>, companyId: number) =>
  db.deleteFrom('company').where('id', '=', companyId).returning('ownerId').executeTakeFirst()
