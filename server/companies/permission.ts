import type { CompanyAccess } from '#server/platform/http/access.ts'
import { type Check, checks } from '#shared/domain/basics/check.ts'
import type { SystemRole } from '#shared/domain/basics/role.ts'
import type { InvitationRights, InviteeRole } from '#shared/domain/companies/invitation.ts'

type Invitation = {
  role: InviteeRole
  rights: InvitationRights
  checks: Check[]
}

export type Relation = { companyOwner: boolean; coachInvited: boolean; invitation: Invitation | null }

/**
 * Undefined without access. The strongest of several relations counts. An administrator acts as an admin of every
 * company, not as its owner.
 */
export function companyAccessFor(
  roles: readonly SystemRole[],
  { companyOwner, coachInvited, invitation }: Relation,
): CompanyAccess | undefined {
  const permission = {
    hasWriteAccess: true,
    coachInvited,
    companyOwner,
    companyAdmin: false,
    isInvitee: invitation !== null && !companyOwner,
  }
  if (companyOwner) return { permission: { ...permission, userRole: 'COMPANY_OWNER' }, checks }
  if (coachInvited && roles.includes('BW_COACH')) {
    return { permission: { ...permission, userRole: 'COACH', isInvitee: true }, checks }
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
