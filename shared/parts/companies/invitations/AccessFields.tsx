import { checkLabels, checks } from '#shared/domain/basics/check.ts'
import {
  type InvitationRights,
  invitationRights,
  invitationRightsLabels,
} from '#shared/domain/companies/invitation.ts'
import type { InvitationAccess } from '#shared/domain/companies/invitation-input.ts'
import { CheckboxGroup } from '#shared/ui/CheckboxGroup.tsx'
import { RadioGroup } from '#shared/ui/RadioGroup.tsx'

const meanings: Record<InvitationRights, string> = {
  READONLY: 'Kan alles bekijken, maar niets veranderen.',
  WRITE: 'Kan ook verbeterchecks starten en invullen.',
  ADMIN: 'Kan ook adviezen en actiepunten toevoegen, en ziet het bedrijfsdossier en de bezoekverslagen.',
}
const rights = invitationRights.map((value) => ({
  value,
  label: invitationRightsLabels[value],
  description: meanings[value],
}))
const themes = checks.map((value) => ({ value, label: checkLabels[value] }))

/** The least access: the inviter chooses the checks. */
const defaultAccess: InvitationAccess = { rights: 'READONLY', checks: [] }

export const AccessFields = ({ access = defaultAccess }: { access?: InvitationAccess }) => (
  <>
    <RadioGroup name="rights" label="Rechten" options={rights} defaultValue={access.rights} />
    <CheckboxGroup
      name="checks"
      label="Verbeterchecks"
      description="Kies er minstens één. Andere verbeterchecks blijven verborgen."
      options={themes}
      defaultValue={access.checks}
    />
  </>
)
