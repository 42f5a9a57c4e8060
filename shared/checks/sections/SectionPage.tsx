import { capitalize } from '#shared/domain/basics/capitalize.ts'
import { fieldsOf } from '#shared/domain/checks/section-fields.ts'
import { useLoaderData } from '#shared/federation/router.ts'
import { PageHeading } from '#shared/ui/PageHeading.tsx'
import { type CheckLoaderArgs, useCheckParts } from '../check-context.ts'
import { SectionPhoto } from '../photo/SectionPhoto.tsx'
import { CheckFrame } from '../questions/CheckFrame.tsx'
import { loadCheck, parseSectionId } from '../questions/load-check.ts'
import { SectionGone } from '../questions/SectionGone.tsx'
import { refreshCheck } from '../questions/stored-answers.ts'
import { useSection } from '../questions/use-check.ts'
import { useRights } from '../use-rights.ts'
import { SectionForm } from './SectionForm.tsx'

/** `id`: null for a new section. `copyOf`: of the section to copy. `isGone`: not there or not in use (any more). */
type Data = { id: number | null; copyOf: number | null; isGone: boolean }

export async function loader({ check: ref, request }: CheckLoaderArgs): Promise<Data> {
  const check = await loadCheck(ref)
  const query = new URL(request.url).searchParams
  const renamed = await parseSectionId(check, query.get('id'))
  const copied = await parseSectionId(check, query.get('kopie'))
  return { id: renamed.sectionId, copyOf: copied.sectionId, isGone: renamed.isGone || copied.isGone }
}

function Section() {
  const { id, copyOf, isGone } = useLoaderData<Data>()
  const { name, check } = useSection(id)
  const section = check.sections.find((candidate) => candidate.id === id)
  const { definition, meaning } = useCheckParts()
  const { one } = definition
  const { mayAddFiles } = useRights()
  const hasFields = fieldsOf(check.questionnaire).length > 0
  if (isGone) return <SectionGone id={id ?? copyOf} />

  return (
    <div className="bw-check-step">
      <div className="bw-intro">
        <PageHeading>
          {id === null ? `${capitalize(one)} toevoegen` : `${name} ${hasFields ? 'wijzigen' : 'hernoemen'}`}
        </PageHeading>
        {id === null && (
          <p className="bw-soft">
            Je doet de check per {one}: {meaning}.
          </p>
        )}
      </div>
      {definition.isThing && section && (
        <SectionPhoto section={section} mayChange={mayAddFiles} onChanged={() => refreshCheck(check)} />
      )}
      <SectionForm key={`${id}/${copyOf}`} section={section} copyOf={copyOf} />
    </div>
  )
}

const SectionPage = () => (
  <CheckFrame>
    <Section />
  </CheckFrame>
)

export { SectionPage as Component }
