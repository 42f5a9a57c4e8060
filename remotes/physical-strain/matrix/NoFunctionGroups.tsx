import { Workers } from '#shared/parts/drawings/states.tsx'
import { ButtonLink } from '#shared/ui/ButtonLink.tsx'
import { EmptyState } from '#shared/ui/EmptyState.tsx'
import { functionGroupsHref } from '../hrefs.ts'

/** The empty state of a check without function groups. */
export const NoFunctionGroups = ({ companyId, mayAdd }: { companyId: number; mayAdd: boolean }) => (
  <EmptyState
    title="Er zijn nog geen functiegroepen"
    drawing={<Workers />}
    action={
      mayAdd && <ButtonLink href={functionGroupsHref(companyId)}>Kies jullie functiegroepen</ButtonLink>
    }
  >
    <p>
      Je doet de check per functiegroep: mensen die hetzelfde soort werk doen, zoals bankwerkers, lassers of
      magazijnmedewerkers. Daarna zie je hier per groep de risico’s.
    </p>
    {!mayAdd && <p>De eigenaar van het bedrijf is nog niet begonnen.</p>}
  </EmptyState>
)
