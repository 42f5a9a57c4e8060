import * as v from 'valibot'

import type { SystemRole } from './role.ts'

/** What somebody may do in a company, each level including the ones before it. */
const accessLevels = ['NONE', 'READONLY', 'WRITE', 'ADMIN'] as const
export const AccessLevel = v.picklist(accessLevels)
export type AccessLevel = v.InferOutput<typeof AccessLevel>

/** In which capacity somebody looks into a company. */
export const CompanyRole = v.picklist(['COMPANY_OWNER', 'COLLEAGUE', 'EXTERNAL_ADVISOR', 'COACH'])
export type CompanyRole = v.InferOutput<typeof CompanyRole>

/** What one user may do in one company, as the server found it in the database. */
export const Permission = v.object({
  hasWriteAccess: v.boolean(),
  userRole: CompanyRole,
  coachInvited: v.boolean(),
  companyOwner: v.boolean(),
  companyAdmin: v.boolean(),
})
export type Permission = v.InferOutput<typeof Permission>

/** The highest level of somebody with this permission. An owner, a company admin and an invited coach have ADMIN. */
export function accessLevelOf({
  companyOwner,
  companyAdmin,
  userRole,
  hasWriteAccess,
}: Permission): AccessLevel {
  if (companyOwner || companyAdmin || userRole === 'COACH') return 'ADMIN'
  return hasWriteAccess ? 'WRITE' : 'READONLY'
}

/** Whether this permission reaches at least `level`. A level that does not exist is reached by nobody. */
export const hasAccess = (permission: Permission, level: AccessLevel) =>
  accessLevels.includes(level) &&
  accessLevels.indexOf(accessLevelOf(permission)) >= accessLevels.indexOf(level)

/** Whether somebody with these system roles may see a page or make a call that asks for `role`. */
export const hasRole = (roles: readonly SystemRole[], role: SystemRole) =>
  roles.includes('BW_ADMIN') || roles.includes(role)
