import { type LoaderFunctionArgs, useLoaderData } from '#shared/federation/router.ts'
import { PageHeading } from '#shared/ui/PageHeading.tsx'
import { CheckFrame } from '../questions/CheckFrame.tsx'
import { loadCheck, parseSectionId } from '../questions/load-check.ts'
import { SectionGone } from '../questions/SectionGone.tsx'
import { useSection } from '../questions/use-check.ts'
import { FunctionGroupForm } from './FunctionGroupForm.tsx'

/**
 * `id`: of the function group to rename; null: a new one. `copyOf`: id of the function group to copy. `isGone`: that
 * function group does not exist (any more).
 */
type Data = { id: number | null; copyOf: number | null; isGone: boolean }

export async function loader({ params, request }: LoaderFunctionArgs): Promise<Data> {
  const check = await loadCheck(Number(params.companyId))
  const query = new URL(request.url).searchParams
  const renamed = await parseSectionId(check, query.get('id'))
  const copied = await parseSectionId(check, query.get('kopie'))
  return { id: renamed.sectionId, copyOf: copied.sectionId, isGone: renamed.isGone || copied.isGone }
}

function FunctionGroup() {
  const { id, copyOf, isGone } = useLoaderData<Data>()
  const { name, check } = useSection(id)
  const group = check.groups.find((candidate) => candidate.id === id)
  if (isGone) return <SectionGone />

  return (
    <div className="bw-check-step">
      <div className="bw-intro">
        <PageHeading>{id === null ? 'Functiegroep toevoegen' : `${name} hernoemen`}</PageHeading>
        {id === null && (
          <p className="bw-soft">
            Een functiegroep bestaat uit mensen die hetzelfde soort werk doen, zoals bankwerkers, lassers of
            magazijnmedewerkers.
          </p>
        )}
      </div>
      <FunctionGroupForm key={`${id}/${copyOf}`} group={group} copyOf={copyOf} />
    </div>
  )
}

const FunctionGroupPage = () => (
  <CheckFrame>
    <FunctionGroup />
  </CheckFrame>
)

export { FunctionGroupPage as Component }
