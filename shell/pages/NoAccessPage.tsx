import { useLoaderData } from '#shared/federation/router.ts'
import { LockedGate } from '#shared/parts/basics/drawings/LockedGate.tsx'
import { Signpost } from '#shared/parts/basics/drawings/states.tsx'
import { ButtonLink } from '#shared/ui/ButtonLink.tsx'
import type { NoAccessReason } from './load-no-access.ts'
import { StatePage } from './StatePage.tsx'

const CompanyDeleted = () => (
  <StatePage
    drawing={<Signpost />}
    heading="Dit bedrijf is verwijderd"
    actions={<ButtonLink href="/bedrijven">Naar mijn bedrijven</ButtonLink>}
  >
    <p>
      De verbeterchecks en bestanden van dit bedrijf zijn ook verwijderd. Daarom kun je hier niets meer
      bekijken of opslaan.
    </p>
  </StatePage>
)

const NoRights = () => (
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

/** Also for a company that was deleted in this browser. */
export const NoAccessPage = () =>
  useLoaderData<NoAccessReason>() === 'COMPANY_DELETED' ? <CompanyDeleted /> : <NoRights />
