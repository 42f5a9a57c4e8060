import { ButtonLink } from '#shared/ui/ButtonLink.tsx'
import { PageHeading } from '#shared/ui/PageHeading.tsx'
import { useTheme } from '../check-context.ts'
import { matrixHref, sectionsHref } from '../hrefs.ts'
import { useCheck } from './use-check.ts'

/** Says that the section of the page was deleted, and leads to the others. */
export function SectionGone() {
  const { check } = useCheck()
  const { one, many, short } = useTheme()

  return (
    <div className="bw-check-step">
      <div className="bw-intro">
        <PageHeading>Deze {one} is verwijderd</PageHeading>
        <p>
          Iemand heeft de {short.one} intussen verwijderd, met de antwoorden die erbij hoorden. Je hoeft hier
          niets meer te doen.
        </p>
      </div>
      <div className="bw-actions">
        <ButtonLink href={sectionsHref(check)}>Naar de {many}</ButtonLink>
        <ButtonLink variant="quiet" href={matrixHref(check)}>
          Bekijk de resultaten
        </ButtonLink>
      </div>
    </div>
  )
}
