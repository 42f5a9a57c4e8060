import * as v from 'valibot'

import type { Check } from './check.ts'
import type { SystemRole } from './role.ts'

/** The levels of access to a company. Each level includes the ones before it. */
const accessLevels = ['NONE', 'READONLY', 'WRITE', 'ADMIN'] as const
export const AccessLevel = v.picklist(accessLevels)
export type AccessLevel = v.InferOutput<typeof AccessLevel>

/** The role of a user in a company. */
export const CompanyRole = v.picklist(['COMPANY_OWNER', 'COLLEAGUE', 'EXTERNAL_ADVISOR', 'COACH'])
export type CompanyRole = v.InferOutput<typeof CompanyRole>

/** The permission of one user in one company, as the server returns it. */
export const Permission = v.object({
  hasWriteAccess: v.boolean(),
  userRole: CompanyRole,
  coachInvited: v.boolean(),
  companyOwner: v.boolean(),
  companyAdmin: v.boolean(),
  /** Whether the user was invited: by name, or as the coach. Not so for the owner, nor for an administrator as such. */
  isInvitee: v.boolean(),
})
export type Permission = v.InferOutput<typeof Permission>

/** Returns the highest level of a permission. An owner, a company admin and an invited coach have ADMIN. */
export function accessLevelOf({
  companyOwner,
  companyAdmin,
  userRole,
  hasWriteAccess,
}: Permission): AccessLevel {
  if (companyOwner || companyAdmin || userRole === 'COACH') return 'ADMIN'
  return hasWriteAccess ? 'WRITE' : 'READONLY'
}

/** Whether a permission includes `level`. False for an unknown level. */
export const hasAccess = (permission: Permission, level: AccessLevel) =>
  accessLevels.includes(level) &&
  accessLevels.indexOf(accessLevelOf(permission)) >= accessLevels.indexOf(level)

/**
 * The permission that a page or an API route requires in a company. `level`: the lowest sufficient level; absent: any
 * but NONE. `roles`: the sufficient roles in the company; absent: every role. `check`: a check that the user must be
 * able to see.
 */
export type CompanyRequirement = { level?: AccessLevel; roles?: readonly CompanyRole[]; check?: Check }

/**
 * The access rule of a page or an API route. 'public': everybody. 'authenticated': every signed-in user, also one whose
 * roles have no effect yet. 'user', 'coach', 'admin': every signed-in user with that system role, and every administrator. `company`: every user who meets the requirement in the company of the
 * path, and every administrator.
 */
export type Access = 'public' | 'authenticated' | 'user' | 'coach' | 'admin' | CompanyScope
export type CompanyScope = { company: CompanyRequirement }

const systemRoles = { user: 'BW_USER', coach: 'BW_COACH', admin: 'BW_ADMIN' } as const

/**
 * Whether these system roles are sufficient for a page or a route that is not public. A company's own requirement is
 * checked by `mayEnter`; here it only takes the role of a user.
 */
export function hasRequiredRole(roles: readonly SystemRole[], access: Exclude<Access, 'public'>): boolean {
  if (access === 'authenticated') return true
  const required = systemRoles[typeof access === 'string' ? access : 'user']
  return roles.includes('BW_ADMIN') || roles.includes(required)
}

/** A user in a company: system roles, permission, and the visible checks. */
type Visitor = { roles: readonly SystemRole[]; permission: Permission; checks: readonly Check[] }

/** The requirement that only the owner and system administrators meet. */
export const OWNER = { roles: ['COMPANY_OWNER'] } as const satisfies CompanyRequirement

/** The requirement for writing visit reports. Source: docs/decisions/0019-improving.md (I1). */
export const INVITED_COACH = { roles: ['COACH'], level: 'ADMIN' } as const satisfies CompanyRequirement

/**
 * The requirement for rating and archiving visit reports: the owner or a company admin, not the coach, who has the same
 * level. Source: docs/decisions/0019-improving.md (I2).
 */
export const OWNER_OR_COMPANY_ADMIN = {
  roles: ['COMPANY_OWNER', 'COLLEAGUE', 'EXTERNAL_ADVISOR'],
  level: 'ADMIN',
} as const satisfies CompanyRequirement

/** Whether a user meets the requirement of a page or an API route. A system administrator always does. */
export function mayEnter({ level, roles, check }: CompanyRequirement, visitor: Visitor): boolean {
  if (visitor.roles.includes('BW_ADMIN')) return true
  if (roles && !roles.includes(visitor.permission.userRole)) return false
  if (check && !visitor.checks.includes(check)) return false
  return hasAccess(visitor.permission, level ?? 'READONLY')
}

/** Whether a user may start this check of a company. `checks`: the visible checks. */
export const mayStartCheck = (
  check: Check,
  { permission, checks }: { permission: Permission; checks: readonly { check: Check }[] },
) => hasAccess(permission, 'WRITE') && checks.some((entry) => entry.check === check)

/** Whether a user may change and delete the company and its checks, and invite other users. */
export const mayManageCompany = (permission: Permission) => permission.companyOwner

/**
 * Whether a user may change something that was written about a company: the owner, a system administrator, or the admin
 * or coach who wrote it. `authorId`: null when that account was deleted. Source: docs/decisions/0019-improving.md (I2).
 */
export const mayChange = (
  authorId: number | null,
  { userId, roles, permission }: Pick<Visitor, 'roles' | 'permission'> & { userId: number | null },
) =>
  roles.includes('BW_ADMIN') ||
  permission.companyOwner ||
  (hasAccess(permission, 'ADMIN') && userId !== null && authorId === userId)
