import { type Kysely, sql } from 'kysely'
import { selectDetails } from '#server/companies/details-queries.ts'
import type { Database } from '#server/platform/database/schema.ts'
import type { AdminCompanyDetails } from '#shared/domain/companies/ownership.ts'

export async function findAdminCompany(
  db: Kysely<Database>,
  companyId: number,
): Promise<AdminCompanyDetails | undefined> {
  const row = await selectDetails(db, companyId)
    .leftJoin('ownerInvitation', 'ownerInvitation.companyId', 'company.id')
    .select(({ selectFrom, fn }) => [
      'ownerRevision as revision',
      'ownerInvitation.email as invited',
      'ownerInvitation.createdAt as invitedAt',
      'ownerInvitation.expiresAt',
      sql<boolean>`owner_invitation.expires_at <= now()`.as('isExpired'),
      sql<boolean>`coach_invited_at is not null`.as('coachInvited'),
      selectFrom('invitation')
        .select(fn.countAll().as('count'))
        .whereRef('invitation.companyId', '=', 'company.id')
        .as('numAccepted'),
      selectFrom('companyCheck')
        .select(fn.countAll().as('count'))
        .whereRef('companyCheck.companyId', '=', 'company.id')
        .as('numStarted'),
    ])
    .executeTakeFirst()
  if (!row) return undefined
  const { invited, invitedAt, expiresAt, isExpired, coachInvited, numAccepted, numStarted, ...details } = row
  return {
    ...details,
    numInvitees: Number(numAccepted) + (coachInvited ? 1 : 0),
    numStartedChecks: Number(numStarted),
    ownerInvitation:
      invited && invitedAt && expiresAt
        ? {
            email: invited,
            invitedAt: invitedAt.toISOString(),
            expiresAt: expiresAt.toISOString(),
            isExpired,
          }
        : null,
  }
}
