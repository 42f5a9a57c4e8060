import { type Check, checks } from '#shared/domain/check.ts'
import type { InvitationRights, InviteeRole } from '#shared/domain/invitation.ts'
import type { SystemRole } from '#shared/domain/role.ts'
import type { CompanyAccess } from '../http/access.ts'

/** An invitation that was accepted. */
type Invitation = {
  role: InviteeRole
  rights: InvitationRights
  checks: Check[]
}

/** What the database says about one user and one company. */
export type Relation = { companyOwner: boolean; coachInvited: boolean; invitation: Invitation | null }

/**
 * Decides what a user with these system roles may do in a company; undefined is nothing at all. Who has several
 * relations to it gets the strongest. An administrator acts as an admin of every company, not as its owner.
 */
export function companyAccessFor(
  roles: readonly SystemRole[],
  { companyOwner, coachInvited, invitation }: Relation,
): CompanyAccess | undefined {
  const permission = { hasWriteAccess: true, coachInvited, companyOwner, companyAdmin: false }
  if (companyOwner) return { permission: { ...permission, userRole: 'COMPANY_OWNER' }, checks }
  if (coachInvited && roles.includes('BW_COACH')) {
    return { permission: { ...permission, userRole: 'COACH' }, checks }
  }
  if (roles.includes('BW_ADMIN')) {
    return { permission: { ...permission, userRole: 'COLLEAGUE', companyAdmin: true }, checks }
  }
  return invitation
    ? {
        permission: {
          ...permission,
          userRole: invitation.role,
          hasWriteAccess: invitation.rights !== 'READONLY',
          companyAdmin: invitation.rights === 'ADMIN',
        },
        checks: checks.filter((check) => invitation.checks.includes(check)),
      }
    : undefined
}
