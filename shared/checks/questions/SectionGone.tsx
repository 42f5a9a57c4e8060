import { ButtonLink } from '#shared/ui/ButtonLink.tsx'
import { PageHeading } from '#shared/ui/PageHeading.tsx'
import { useDefinition } from '../check-context.ts'
import { matrixHref, resultsHref, sectionsHref } from '../hrefs.ts'
import { useCheck } from './use-check.ts'

export function SectionGone({ id }: { id: number | null }) {
  const { check } = useCheck()
  const { one, many, short } = useDefinition()
  const archived = check.archived.find((section) => section.id === id)

  return (
    <div className="bw-check-step">
      <div className="bw-intro">
        <PageHeading>
          {archived ? `${archived.name} is niet meer in gebruik` : `Deze ${one} is verwijderd`}
        </PageHeading>
        <p>
          {archived
            ? `De antwoorden zijn bewaard, maar tellen niet mee. Is de ${short.one} toch nog in gebruik? Zet de ${short.one} dan terug bij de ${many}.`
            : `Iemand heeft de ${short.one} intussen verwijderd, met de antwoorden die erbij hoorden. Je hoeft hier niets meer te doen.`}
        </p>
      </div>
      <div className="bw-actions">
        <ButtonLink href={sectionsHref(check)}>Naar de {many}</ButtonLink>
        <ButtonLink variant="quiet" href={archived ? resultsHref(check, archived.id) : matrixHref(check)}>
          Bekijk de resultaten
        </ButtonLink>
      </div>
    </div>
  )
}
