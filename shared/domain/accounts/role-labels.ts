import type { SystemRole } from '#shared/domain/basics/role.ts'
import { systemRoles } from '#shared/domain/basics/system-roles.ts'

/** Source: docs/product.md, section 6. */
const labels: Record<SystemRole, string> = {
  BW_USER: 'standaardgebruiker',
  BW_COACH: 'verbetercoach',
  BW_ADMIN: 'beheerder',
  BW_GEVAARLIJKESTOFFEN_SPECIAL_USER: 'gevaarlijkestoffen special user',
  BW_BRONDATABASE: 'brondatabase',
}

const UNKNOWN_ROLE = 'Onbekende rol'

export const isSystemRole = (role: string): role is SystemRole =>
  (systemRoles as readonly string[]).includes(role)

const roleLabel = (role: string) => (isSystemRole(role) ? labels[role] : UNKNOWN_ROLE)

/** In a fixed order, each once: those that this version knows first. */
export const sortRoles = (roles: readonly string[]): string[] => [
  ...systemRoles.filter((role) => roles.includes(role)),
  ...new Set(roles.filter((role) => !isSystemRole(role)).toSorted()),
]

/** "standaardgebruiker, verbetercoach". */
export const formatRoles = (roles: readonly string[]) => sortRoles(roles).map(roleLabel).join(', ')
