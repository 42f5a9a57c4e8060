import { Signpost } from '#shared/parts/basics/drawings/states.tsx'
import { ButtonLink } from '#shared/ui/ButtonLink.tsx'
import { StatePage } from './StatePage.tsx'

export const NotFoundPage = () => (
  <StatePage
    drawing={<Signpost />}
    heading="Niet gevonden"
    actions={<ButtonLink href="/">Naar het begin</ButtonLink>}
  >
    <p>Deze pagina bestaat niet. Misschien staat er een fout in het adres, of is de pagina verhuisd.</p>
  </StatePage>
)
