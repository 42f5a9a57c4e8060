import type { Kysely } from 'kysely'

import type { CompanyInput } from '#shared/domain/company-input.ts'
import { recordActivity } from '../activity/record-activity.ts'
import type { Database } from '../database/schema.ts'
import { insertCompany } from './queries.ts'

type Db = Kysely<Database>

/** Creates a company of a user. Returns its id. */
export const createCompany = (db: Db, ownerId: number, input: CompanyInput): Promise<{ id: number }> =>
  db.transaction().execute(async (transaction) => {
    const company = await insertCompany(transaction, ownerId, input)
    await recordActivity(transaction, { companyId: company.id, personId: ownerId, kind: 'COMPANY_CREATED' })
    return company
  })
