import type { Kysely } from 'kysely'
import { recordCompanyActivity } from '#server/history/company-activity/record-company-activity.ts'
import type { Database } from '#server/platform/database/schema.ts'
import { formatCount, requireRoom } from '#server/platform/http/cap.ts'
import type { Config } from '#server/platform/runtime/config.ts'
import type { CompanyInput } from '#shared/domain/companies/company-input.ts'
import { insertCompany } from './queries.ts'

type Db = Kysely<Database>

const TOO_MANY_COMPANIES = (max: number) =>
  `Je kunt hooguit ${formatCount(max)} bedrijven hebben. Verwijder er eerst een die je niet meer nodig hebt.`

/** Companies of one person are created one by one. Refuses with 409 at the maximum number. */
export const createCompany = (
  db: Db,
  { companiesPerPerson: max }: Pick<Config, 'companiesPerPerson'>,
  ownerId: number,
  input: CompanyInput,
): Promise<{ id: number }> =>
  db.transaction().execute(async (transaction) => {
    await transaction.selectFrom('person').select('id').where('id', '=', ownerId).forNoKeyUpdate().execute()
    const companies = transaction.selectFrom('company').where('ownerId', '=', ownerId)
    await requireRoom(companies, { max, message: TOO_MANY_COMPANIES(max) })
    const company = await insertCompany(transaction, ownerId, input)
    await recordCompanyActivity(transaction, {
      companyId: company.id,
      personId: ownerId,
      kind: 'COMPANY_CREATED',
    })
    return company
  })
