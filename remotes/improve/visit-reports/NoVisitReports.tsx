import { useCompany } from '#shared/federation/company.ts'
import { Calendar, Finished } from '#shared/parts/basics/drawings/states.tsx'
import { ButtonLink } from '#shared/ui/ButtonLink.tsx'
import { EmptyState } from '#shared/ui/EmptyState.tsx'
import { useRights } from '../parts/use-rights.ts'

type Props = { hasArchived: boolean }

/** Replaces an empty list, with the next step. */
export function NoVisitReports({ hasArchived }: Props) {
  const { id, permission } = useCompany()
  const { isOwner, mayWriteVisitReports } = useRights()

  if (hasArchived)
    return (
      <EmptyState title="Alle bezoekverslagen zijn gearchiveerd" drawing={<Finished />}>
        Er is nu niets te beoordelen.
      </EmptyState>
    )
  if (mayWriteVisitReports && permission.coachInvited)
    return (
      <EmptyState
        title="Nog geen bezoekverslagen"
        drawing={<Calendar />}
        action={
          <ButtonLink variant="secondary" href={`/bedrijven/${id}/bezoekverslagen/nieuw`}>
            Schrijf het eerste verslag
          </ButtonLink>
        }
      >
        Schrijf na je bezoek op wat je zag en wat jullie hebben besproken. De eigenaar kan het lezen zodra je
        het opslaat.
      </EmptyState>
    )
  return (
    <EmptyState
      title="Nog geen bezoekverslagen"
      drawing={<Calendar />}
      action={
        isOwner &&
        !permission.coachInvited && (
          <ButtonLink variant="secondary" href={`/bedrijven/${id}/checks`}>
            Nodig de verbetercoach uit
          </ButtonLink>
        )
      }
    >
      Na een bezoek schrijft de verbetercoach op wat er goed gaat en wat beter kan. Je leest het hier, en
      vertelt met sterren wat je van het bezoek vond.
    </EmptyState>
  )
}
