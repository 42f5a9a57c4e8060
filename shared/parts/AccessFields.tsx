import { checkLabels, checks } from '#shared/domain/check.ts'
import {
  type InvitationRights,
  type InvitationUpdateInput,
  invitationRights,
  invitationRightsLabels,
} from '#shared/domain/invitation.ts'
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

/** A new invitation gives no more than it has to: who invites says which checks it is about. */
const atFirst: InvitationUpdateInput = { rights: 'READONLY', checks: [] }

/** Asks what somebody who looks along may do, and in which checks. Takes what they may do now, if anything. */
export const AccessFields = ({ access = atFirst }: { access?: InvitationUpdateInput }) => (
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
