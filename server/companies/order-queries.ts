import { type Kysely, sql } from 'kysely'
import { jsonBuildObject } from 'kysely/helpers/postgres'
import { preparedQuery, type Slots } from '#server/platform/database/prepared-query.ts'
import type { Database } from '#server/platform/database/schema.ts'
import type { CurrentUser } from '#server/platform/http/access.ts'
import { MAX_LISTED_COMPANIES } from '#shared/domain/companies/company.ts'
import { type CompanyForOrder, mayOrderFor } from '#shared/domain/shop/order.ts'
import { companyAccessFor } from './permission.ts'
import { selectRelated, selectRelations } from './queries.ts'

const companiesOfUser = preparedQuery((db, slot: Slots<{ userId: number }>) =>
  selectRelations(db, slot('userId'))
    .select(({ ref }) => [
      'company.id',
      'company.name',
      'membership',
      jsonBuildObject({
        street: ref('street'),
        houseNumber: ref('houseNumber'),
        zipCode: ref('zipCode'),
        city: ref('city'),
        email: ref('company.email'),
      }).as('contactInfo'),
    ])
    .where('company.id', 'in', selectRelated(db, slot('userId')))
    .orderBy('company.sortKey')
    .orderBy('company.id')
    .limit(sql.lit(MAX_LISTED_COMPANIES)),
)

/** The first 500 by name that the user may order for. */
export async function listCompaniesForOrder(
  db: Kysely<Database>,
  user: CurrentUser,
): Promise<CompanyForOrder[]> {
  const rows = await companiesOfUser(db, { userId: user.id })
  return rows.flatMap(({ id, name, membership, contactInfo, ...relation }) => {
    const access = companyAccessFor(user.roles, relation)
    return access && mayOrderFor(access.permission) ? { id, name, membership, contactInfo } : []
  })
}
