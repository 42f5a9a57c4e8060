import type { FastifyInstance } from 'fastify'
import { findPermission } from '#server/companies/queries.ts'
import type { CompanyOfPath } from '#server/platform/http/access.ts'
import { nameOf } from '#server/platform/session/queries.ts'
import { rolesInEffect } from '#server/platform/session/roles-in-effect.ts'
import { hasRequiredRole } from '#shared/domain/basics/access.ts'

export type Reader = { id: number; fullName: string; company: CompanyOfPath & { name: string } }

/**
 * The person for whom the download `id` is made, with their present access; undefined when they have none, and when
 * the download was deleted.
 */
export async function findReader(
  { db, config }: Pick<FastifyInstance, 'db' | 'config'>,
  id: number,
): Promise<Reader | undefined> {
  const row = await db
    .selectFrom('companyExport')
    .innerJoin('person', 'person.id', 'companyExport.personId')
    .innerJoin('company', 'company.id', 'companyExport.companyId')
    .select([
      'person.id',
      nameOf('person').as('fullName'),
      'person.roles',
      'person.twoStepLogin as hasTwoStepLogin',
      'company.id as companyId',
      'company.name',
    ])
    .where('companyExport.id', '=', id)
    .executeTakeFirst()
  if (!row) return undefined
  const { fullName, companyId, name } = row
  const { roles } = rolesInEffect(config, row)
  if (!hasRequiredRole(roles, { company: {} })) return undefined
  const company = await findPermission(db, { id: row.id, roles }, { companyId })
  return company && { id: row.id, fullName, company: { ...company, name } }
}
