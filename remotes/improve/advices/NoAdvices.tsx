import { useCompany } from '#shared/federation/company.ts'
import { Conversation, Finished } from '#shared/parts/basics/drawings/states.tsx'
import { ButtonLink } from '#shared/ui/ButtonLink.tsx'
import { EmptyState } from '#shared/ui/EmptyState.tsx'
import { useRights } from '../parts/use-rights.ts'

type Props = { hasArchived: boolean }

/** Replaces an empty list, with the next step. */
export function NoAdvices({ hasArchived }: Props) {
  const { id, permission } = useCompany()
  const { isOwner } = useRights()
  const mayInvite = isOwner && !permission.coachInvited

  if (hasArchived)
    return (
      <EmptyState title="Alle adviezen zijn gearchiveerd" drawing={<Finished />}>
        Er is nu niets te doen.
      </EmptyState>
    )
  return (
    <EmptyState
      title="Nog geen adviezen"
      drawing={<Conversation />}
      action={
        mayInvite && (
          <ButtonLink variant="secondary" href={`/bedrijven/${id}/checks`}>
            Nodig de verbetercoach uit
          </ButtonLink>
        )
      }
    >
      Een advies zegt wat er beter kan, waarom, en wat jullie daarover afspreken. De verbetercoach schrijft er
      een na een bezoek; je kunt er ook zelf een toevoegen.
    </EmptyState>
  )
}
