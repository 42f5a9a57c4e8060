import type { Kysely } from 'kysely'

import type { CompanyInput, NewCompanyInput } from '#shared/domain/company-input.ts'
import { recordActivity } from '../activity/record-activity.ts'
import type { Database } from '../database/schema.ts'
import { Refusal } from '../http/refusal.ts'
import { insertCompany } from './queries.ts'

type Db = Kysely<Database>

const CREATION_KEY_REUSED =
  'We hebben dit bedrijf al, maar met andere gegevens. Kijk eerst bij Mijn bedrijven.'

/**
 * Returns the company that a person created with this key; undefined when there is none. Locks the person, so that of
 * requests with the same key the second waits for the first. Throws a Refusal with 409 for a company with other data.
 */
async function findSameCompany(transaction: Db, personId: number, creationKey: string, input: CompanyInput) {
  await transaction.selectFrom('person').select('id').where('id', '=', personId).forNoKeyUpdate().execute()
  const created = await transaction
    .selectFrom('company_creation')
    .innerJoin('company', 'company.id', 'company_id')
    .select(['company.id', 'name', 'number_of_employees as numberOfEmployees', 'branch', 'membership'])
    .where('person_id', '=', personId)
    .where('creation_key', '=', creationKey)
    .executeTakeFirst()
  if (!created) return undefined
  const names = Object.keys(input) as (keyof CompanyInput)[]
  if (names.some((name) => created[name] !== input[name]))
    throw new Refusal(409, CREATION_KEY_REUSED, 'COMPANY_CONFLICT')
  return { id: created.id }
}

/**
 * Creates a company of a user. Returns its id. Repeating it with the same key returns the first one. Throws a Refusal
 * with 409 for other data with the same key.
 */
export const createCompany = (
  db: Db,
  ownerId: number,
  { creationKey, ...input }: NewCompanyInput,
): Promise<{ id: number }> =>
  db.transaction().execute(async (transaction) => {
    const same = creationKey && (await findSameCompany(transaction, ownerId, creationKey, input))
    if (same) return same
    const company = await insertCompany(transaction, ownerId, input)
    await recordActivity(transaction, { companyId: company.id, personId: ownerId, kind: 'COMPANY_CREATED' })
    if (creationKey)
      await transaction
        .insertInto('company_creation')
        .values({ person_id: ownerId, creation_key: creationKey, company_id: company.id })
        .execute()
    return company
  })
