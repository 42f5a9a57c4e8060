import { HazardousSubstancesDrawing } from '#shared/parts/basics/drawings/themes.tsx'
import { ButtonLink } from '#shared/ui/ButtonLink.tsx'
import { EmptyState } from '#shared/ui/EmptyState.tsx'
import { formHref, importHref, substanceListHref } from '../hrefs.ts'

type Props = {
  companyId: number
  mayWrite: boolean /** Whether the list has no substances at all. */
  isFirst: boolean
}

/** Replaces the table: how to begin, or that a search finds nothing. */
export function NoSubstances({ companyId, mayWrite, isFirst }: Props) {
  if (!isFirst)
    return (
      <EmptyState
        title="Geen stof gevonden"
        action={<a href={substanceListHref(companyId)}>Toon alle stoffen</a>}
      >
        Zoek op een ander woord, of kies een andere opslag of status.
      </EmptyState>
    )
  return (
    <EmptyState
      title="Nog geen stoffen in het register"
      drawing={<HazardousSubstancesDrawing />}
      action={
        mayWrite && (
          <div className="bw-actions">
            <ButtonLink variant="secondary" href={formHref(companyId)}>
              Voeg de eerste stof toe
            </ButtonLink>
            <ButtonLink variant="quiet" href={importHref(companyId)}>
              Lees een lijst in
            </ButtonLink>
          </div>
        )
      }
    >
      Loop langs de kasten en zet elk product met een gevarensymbool in de lijst. Heb je al een lijst in
      Excel? Dan lees je die in één keer in.
    </EmptyState>
  )
}
