import {
  checkNames,
  type InvitationPreview,
  type InvitationRights,
} from '#shared/domain/companies/invitation.ts'

type Known = Exclude<InvitationPreview, { status: 'UNKNOWN' }>

/** Without names when the server did not answer. */
export function invitationSentence(invitation: Known | null): string {
  if (!invitation) return 'Je bent uitgenodigd bij een bedrijf.'
  const { inviter, company } = invitation
  return inviter
    ? `${inviter} nodigt je uit om mee te kijken bij ${company}.`
    : `Je bent uitgenodigd om eigenaar te worden van ${company}.`
}

const rightsSentences: Record<InvitationRights, string> = {
  READONLY: 'Je mag alles bekijken, maar niets veranderen.',
  WRITE: 'Je mag alles bekijken, en verbeterchecks starten en invullen.',
  ADMIN:
    'Je mag verbeterchecks invullen, adviezen en actiepunten toevoegen, en het bedrijfsdossier en de bezoekverslagen bekijken.',
}

export const accessSentences = ({ access }: Known): string[] =>
  access
    ? [rightsSentences[access.rights], `Je kijkt mee in: ${checkNames(access.checks)}.`]
    : ['Je beheert dan de gegevens en de verbeterchecks, en je bepaalt wie er meekijkt.']

/** Undefined while the invitation can be accepted. */
export function invitationProblem(
  invitation: InvitationPreview,
): { title: string; advice: string } | undefined {
  if (invitation.status === 'OPEN') return undefined
  if (invitation.status === 'UNKNOWN')
    return {
      title: 'Deze uitnodiging werkt niet',
      advice:
        'Misschien is de uitnodiging ingetrokken, is er een nieuwere mail, of is de link niet compleet. Vraag dan om een nieuwe uitnodiging.',
    }
  const { status, inviter, company } = invitation
  const sender = inviter ?? 'de helpdesk'
  return status === 'EXPIRED'
    ? { title: 'Deze uitnodiging is verlopen', advice: `Vraag ${sender} om een nieuwe uitnodiging.` }
    : {
        title: 'Deze uitnodiging is al gebruikt',
        advice: `Heb je dat zelf gedaan? Dan kijk je mee bij ${company} als je inlogt met dat account. Vraag anders ${sender} om een nieuwe uitnodiging.`,
      }
}
