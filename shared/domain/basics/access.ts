import * as v from 'valibot'

import type { Check } from './check.ts'
import type { SystemRole } from './role.ts'

/** Each level includes the ones before it. */
const accessLevels = ['NONE', 'READONLY', 'WRITE', 'ADMIN'] as const
export const AccessLevel = v.picklist(accessLevels)
export type AccessLevel = v.InferOutput<typeof AccessLevel>

export const CompanyRole = v.picklist(['COMPANY_OWNER', 'COLLEAGUE', 'EXTERNAL_ADVISOR', 'COACH'])
export type CompanyRole = v.InferOutput<typeof CompanyRole>

export const Permission = v.object({
  hasWriteAccess: v.boolean(),
  userRole: CompanyRole,
  coachInvited: v.boolean(),
  companyOwner: v.boolean(),
  companyAdmin: v.boolean(),
  /** By name, or as the coach. Not so for the owner, nor for an administrator as such. */
  isInvitee: v.boolean(),
})
export type Permission = v.InferOutput<typeof Permission>

/** An owner, a company admin and an invited coach have ADMIN. */
export function accessLevelOf({
  companyOwner,
  companyAdmin,
  userRole,
  hasWriteAccess,
}: Permission): AccessLevel {
  if (companyOwner || companyAdmin || userRole === 'COACH') return 'ADMIN'
  return hasWriteAccess ? 'WRITE' : 'READONLY'
}

/** False for an unknown level. */
export const hasAccess = (permission: Permission, level: AccessLevel) =>
  accessLevels.includes(level) &&
  accessLevels.indexOf(accessLevelOf(permission)) >= accessLevels.indexOf(level)

/** `level`: the lowest sufficient; absent: any but NONE. `roles`: sufficient; absent: all. `check`: must be visible. */
export type CompanyRequirement = { level?: AccessLevel; roles?: readonly CompanyRole[]; check?: Check }

/**
 * 'public': everybody. 'authenticated': every signed-in user, also one whose roles have no effect yet. 'user', 'coach',
 * 'admin': users with that system role, and administrators. `company`: users who meet the requirement in the company of
 * the path, and administrators.
 */
export type Access = 'public' | 'authenticated' | 'user' | 'coach' | 'admin' | CompanyScope
export type CompanyScope = { company: CompanyRequirement }

const systemRoles = { user: 'BW_USER', coach: 'BW_COACH', admin: 'BW_ADMIN' } as const

/** For what is not public. Of a company it only takes the role of a user: `mayEnter` checks the rest. */
export function hasRequiredRole(roles: readonly SystemRole[], access: Exclude<Access, 'public'>): boolean {
  if (access === 'authenticated') return true
  const required = systemRoles[typeof access === 'string' ? access : 'user']
  return roles.includes('BW_ADMIN') || roles.includes(required)
}

type Visitor = { roles: readonly SystemRole[]; permission: Permission; checks: readonly Check[] }

/** Only the owner and system administrators meet it. */
export const OWNER = { roles: ['COMPANY_OWNER'] } as const satisfies CompanyRequirement

/** For writing visit reports. Source: docs/decisions/0019-improving.md (I1). */
export const INVITED_COACH = { roles: ['COACH'], level: 'ADMIN' } as const satisfies CompanyRequirement

/** Rate and archive visit reports, which a coach may not. Source: docs/decisions/0019-improving.md (I2). */
export const OWNER_OR_COMPANY_ADMIN = {
  roles: ['COMPANY_OWNER', 'COLLEAGUE', 'EXTERNAL_ADVISOR'],
  level: 'ADMIN',
} as const satisfies CompanyRequirement

/** A system administrator always meets the requirement. */
export function mayEnter({ level, roles, check }: CompanyRequirement, visitor: Visitor): boolean {
  if (visitor.roles.includes('BW_ADMIN')) return true
  if (roles && !roles.includes(visitor.permission.userRole)) return false
  if (check && !visitor.checks.includes(check)) return false
  return hasAccess(visitor.permission, level ?? 'READONLY')
}

export const mayStartCheck = (
  check: Check,
  { permission, checks }: { permission: Permission; checks: readonly { check: Check }[] },
) => hasAccess(permission, 'WRITE') && checks.some((entry) => entry.check === check)

/** Change and delete the company and its checks, and invite other users. */
export const mayManageCompany = (permission: Permission) => permission.companyOwner

/**
 * Of what was written about a company: the owner, a system administrator, or the admin or coach who wrote it.
 * `authorId`: null when that account was deleted. Source: docs/decisions/0019-improving.md (I2).
 */
export const mayChange = (
  authorId: number | null,
  { userId, roles, permission }: Pick<Visitor, 'roles' | 'permission'> & { userId: number | null },
) =>
  roles.includes('BW_ADMIN') ||
  permission.companyOwner ||
  (hasAccess(permission, 'ADMIN') && userId !== null && authorId === userId)
