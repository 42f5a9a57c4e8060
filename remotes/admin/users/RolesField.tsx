import './RolesField.css'

import { formatRoles, isSystemRole } from '#shared/domain/accounts/role-labels.ts'
import { systemRoles } from '#shared/domain/basics/system-roles.ts'
import { CheckboxGroup } from '#shared/ui/CheckboxGroup.tsx'

const descriptions: Record<string, string> = {
  BW_USER: 'Eigen bedrijven, checks en bestellingen.',
  BW_COACH: 'Kijkt mee bij bedrijven en schrijft bezoekverslagen.',
  BW_ADMIN: 'Ziet en wijzigt alle gebruikers en bedrijven.',
}

/** Offers every role of the portal, and unknown ones that the user has. */
export function RolesField({ roles }: { roles: readonly string[] }) {
  const unknown = roles.filter((role) => !isSystemRole(role))
  const options = [...systemRoles, ...unknown].map((role) => ({
    value: role,
    label: <span className="bw-role">{formatRoles([role])}</span>,
    description: isSystemRole(role) ? descriptions[role] : role,
  }))
  return <CheckboxGroup name="roles" label="Wat mag deze gebruiker?" options={options} defaultValue={roles} />
}
