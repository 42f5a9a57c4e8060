import { LockedGate } from '#shared/parts/drawings/states.tsx'
import { ButtonLink } from '#shared/ui/ButtonLink.tsx'
import { StatePage } from './StatePage.tsx'

/** Shown to users who are logged in but have no access to the page. */
export const NoAccessPage = () => (
  <StatePage
    drawing={<LockedGate />}
    heading="Geen toegang"
    actions={<ButtonLink href="/">Naar het begin</ButtonLink>}
  >
    <p>
      Je hebt geen rechten om deze pagina te bekijken. Vraag de eigenaar van het bedrijf om je toegang te
      geven.
    </p>
  </StatePage>
)
