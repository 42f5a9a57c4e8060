import { type Kysely, sql } from 'kysely'
import { jsonBuildObject } from 'kysely/helpers/postgres'
import { selectAuthor } from '#server/history/authoring/authors.ts'
import type { Database } from '#server/platform/database/schema.ts'
import { fullName } from '#server/platform/session/queries.ts'
import type { CompanyDetails, CompanyUpdateInput } from '#shared/domain/companies/company-input.ts'

/** Selects the details of a company. */
export const selectDetails = (db: Kysely<Database>, companyId: number) =>
  db
    .selectFrom('company')
    .innerJoin('person', 'person.id', 'owner_id')
    .select(({ ref }) => [
      'company.id',
      'external_id as externalId',
      'name',
      'number_of_employees as numberOfEmployees',
      'company.branch',
      'membership',
      'has_reminders as hasReminders',
      'has_digest as hasDigest',
      'company.revision',
      fullName.as('ownerName'),
      'person.email as ownerEmail',
      jsonBuildObject({
        street: ref('street'),
        houseNumber: ref('house_number'),
        zipCode: ref('zip_code'),
        city: ref('city'),
        poBox: ref('po_box'),
        poBoxZipCode: ref('po_box_zip_code'),
        poBoxCity: ref('po_box_city'),
        phoneNumber: ref('phone_number'),
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
    .select(selectAuthor('company.updated_by').as('updatedBy'))
    .forNoKeyUpdate('company')
    .executeTakeFirst()

/** Changes the details of a company. Does nothing when it was deleted. */
export const updateCompany = (
  db: Kysely<Database>,
  companyId: number,
  { contactInfo, ...input }: Omit<CompanyUpdateInput, 'revision'>,
  editorId: number,
) =>
  db
    .updateTable('company')
    .set({
      name: input.name,
      number_of_employees: input.numberOfEmployees,
      branch: input.branch,
      membership: input.membership,
      has_reminders: input.hasReminders,
      has_digest: input.hasDigest,
      street: contactInfo.street,
      house_number: contactInfo.houseNumber,
      zip_code: contactInfo.zipCode,
      city: contactInfo.city,
      po_box: contactInfo.poBox,
      po_box_zip_code: contactInfo.poBoxZipCode,
      po_box_city: contactInfo.poBoxCity,
      phone_number: contactInfo.phoneNumber,
      email: contactInfo.email,
      revision: sql<number>`revision + 1`,
      updated_by: editorId,
    })
    .where('id', '=', companyId)
    .execute()

/**
 * Deletes a company with its checks and invitations, through the foreign keys of the tables that it owns. Returns its
 * owner; undefined when it was deleted already.
 */
export const deleteCompany = (db: Kysely<Database>, companyId: number) =>
  db.deleteFrom('company').where('id', '=', companyId).returning('owner_id as ownerId').executeTakeFirst()
