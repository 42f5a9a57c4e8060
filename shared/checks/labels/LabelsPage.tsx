import { definitionOf } from '#shared/domain/basics/check.ts'
import './LabelsPage.css'

import { getScriptFlow } from '#shared/api/checks/questionnaires.ts'
import { listSections } from '#shared/api/checks/section-checks.ts'
import { fieldsOf, identifyingWords } from '#shared/domain/checks/section-fields.ts'
import { withLoadError } from '#shared/federation/remote-routes.ts'
import { useLoaderData } from '#shared/federation/router.ts'
import { PageHeader } from '#shared/parts/basics/PageHeader.tsx'
import { QrCode } from '#shared/parts/basics/QrCode.tsx'
import { Button } from '#shared/ui/Button.tsx'
import { ButtonLink } from '#shared/ui/ButtonLink.tsx'
import { type CheckLoaderArgs, useCheckRef, useDefinition } from '../check-context.ts'
import { labelsHref, resultsHref } from '../hrefs.ts'

/** `facts`: what identifies the section beside its name; '' for nothing. */
type Label = { id: number; name: string; facts: string }
type Data = { labels: Label[]; isOne: boolean }

export async function loader({ check, request }: CheckLoaderArgs): Promise<Data> {
  const id = new URL(request.url).searchParams.get(definitionOf(check.check).idParam)
  const [questionnaire, sections] = await withLoadError(
    Promise.all([getScriptFlow(check.check), listSections(check)]),
    definitionOf(check.check).loadFailed,
  )
  const chosen = sections.filter((section) =>
    id === null ? section.archivedAt === null : String(section.id) === id,
  )
  if (id !== null && chosen.length === 0) throw new Response(null, { status: 404 })
  const fields = fieldsOf(questionnaire)
  return {
    labels: chosen.map((section) => ({
      id: section.id,
      name: section.name,
      facts: identifyingWords(fields, section.fields),
    })),
    isOne: id !== null,
  }
}

function LabelsPage() {
  const { labels, isOne } = useLoaderData<Data>()
  const check = useCheckRef()
  const { one, many } = useDefinition()
  const addressOf = (id: number) => new URL(resultsHref(check, id), window.location.origin).href

  return (
    <div className="bw-stack">
      <PageHeader
        title={isOne ? `Label van ${labels[0]!.name}` : `Labels van alle ${many}`}
        actions={
          <div className="bw-actions">
            {labels.length > 0 && <Button onClick={() => window.print()}>Print</Button>}
            {isOne && (
              <ButtonLink variant="quiet" href={labelsHref(check)}>
                Labels van alle {many}
              </ButtonLink>
            )}
          </div>
        }
      >
        <p className="bw-measure bw-screen-only">
          Plak een label op de {one}. Wie de code scant met een telefoon, ziet na het inloggen wat er uit de
          check kwam. Zonder toegang tot het bedrijf zie je niets.
        </p>
      </PageHeader>
      {labels.length === 0 && <p>Er zijn nog geen {many}.</p>}
      <ul className="bw-labels" role="list" aria-label="Labels">
        {labels.map(({ id, name, facts }) => (
          <li key={id}>
            <QrCode text={addressOf(id)} label={`QR-code van ${name}`} />
            <div>
              <h2>{name}</h2>
              {facts && <p>{facts}</p>}
            </div>
          </li>
        ))}
      </ul>
    </div>
  )
}

export { LabelsPage as Component }
