import { ButtonLink } from '#shared/ui/ButtonLink.tsx'
import { PageHeading } from '#shared/ui/PageHeading.tsx'
import { functionGroupsHref, matrixHref } from '../hrefs.ts'
import { useCheck } from './use-check.ts'

/** Says that the function group of the page was deleted, and leads to the others. */
export function SectionGone() {
  const { companyId } = useCheck().check

  return (
    <div className="bw-check-step">
      <div className="bw-intro">
        <PageHeading>Deze functiegroep is verwijderd</PageHeading>
        <p>
          Iemand heeft de groep intussen verwijderd, met de antwoorden die erbij hoorden. Je hoeft hier niets
          meer te doen.
        </p>
      </div>
      <div className="bw-actions">
        <ButtonLink href={functionGroupsHref(companyId)}>Naar de functiegroepen</ButtonLink>
        <ButtonLink variant="quiet" href={matrixHref(companyId)}>
          Bekijk de resultaten
        </ButtonLink>
      </div>
    </div>
  )
}
