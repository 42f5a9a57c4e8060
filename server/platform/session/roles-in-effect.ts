import type { SystemRole } from '#shared/domain/basics/role.ts'
import type { Config } from '../runtime/config.ts'

/** The roles that require two-step login where the setting TWO_STEP_LOGIN says so. */
const privileged: readonly SystemRole[] = ['BW_COACH', 'BW_ADMIN']

type Requirement = Pick<Config, 'requiresTwoStepLogin'>

export const isRequiredFor = ({ requiresTwoStepLogin }: Requirement, roles: readonly SystemRole[]) =>
  requiresTwoStepLogin && roles.some((role) => privileged.includes(role))

type Stored = { roles: SystemRole[]; hasTwoStepLogin: boolean }

/** None as long as two-step login is required and off. */
export function rolesInEffect(config: Requirement, { roles, hasTwoStepLogin }: Stored) {
  const mustSetUpTwoStepLogin = !hasTwoStepLogin && isRequiredFor(config, roles)
  return { roles: mustSetUpTwoStepLogin ? [] : roles, mustSetUpTwoStepLogin }
}
