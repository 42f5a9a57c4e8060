import { useCompany } from '#shared/federation/company.ts'
import { useLocation } from '#shared/federation/router.ts'
import { Clipboard, Finished, Magnifier } from '#shared/parts/basics/drawings/states.tsx'
import type { ListQuery } from '#shared/parts/basics/lists/list-query.ts'
import { ButtonLink } from '#shared/ui/ButtonLink.tsx'
import { EmptyState } from '#shared/ui/EmptyState.tsx'

type Props = {
  query: ListQuery
  isFirst: boolean
}

/** Replaces an empty list, with the next step. */
export function NoActionPoints({ query, isFirst }: Props) {
  const { pathname } = useLocation()
  const { id } = useCompany()

  if (isFirst)
    return (
      <EmptyState
        title="Nog geen actiepunten"
        drawing={<Clipboard />}
        action={
          <ButtonLink variant="secondary" href={`/bedrijven/${id}/checks`}>
            Naar de verbeterchecks
          </ButtonLink>
        }
      >
        Een actiepunt legt vast wie iets oplost en wanneer. Begin bij het eerste risico uit je check.
      </EmptyState>
    )
  if (Object.keys(query.filters).length === 0)
    return (
      <EmptyState title="Alles is klaar" drawing={<Finished />}>
        Er staan geen actiepunten open.
      </EmptyState>
    )
  return (
    <EmptyState
      title="Geen actiepunten met deze keuze"
      drawing={<Magnifier />}
      action={
        <ButtonLink variant="secondary" href={pathname}>
          Filters wissen
        </ButtonLink>
      }
    />
  )
}
