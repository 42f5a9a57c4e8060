import './SectionsPage.css'

import { capitalize } from '#shared/domain/basics/capitalize.ts'
import { ButtonLink } from '#shared/ui/ButtonLink.tsx'
import { PageHeading } from '#shared/ui/PageHeading.tsx'
import { type CheckLoaderArgs, useCheckParts } from '../check-context.ts'
import { Disclaimers } from '../Disclaimers.tsx'
import { checkHref } from '../hrefs.ts'
import { CheckFrame } from '../questions/CheckFrame.tsx'
import { loadFreshCheck } from '../questions/load-check.ts'
import { useCheck } from '../questions/use-check.ts'
import { ArchivedSections } from './ArchivedSections.tsx'
import { SectionItem } from './SectionItem.tsx'
import { SuggestedSections } from './SuggestedSections.tsx'

export async function loader({ check }: CheckLoaderArgs): Promise<null> {
  await loadFreshCheck(check)
  return null
}

function Sections() {
  const { check } = useCheck()
  const { sections, questionnaire } = check
  const { definition, meaning, beginWith } = useCheckParts()
  const { one, many } = definition

  return (
    <div className="bw-check-step">
      <div className="bw-intro">
        <PageHeading>{capitalize(many)}</PageHeading>
        <p className="bw-soft">
          Je doet de check per {one}: {meaning}. {beginWith}
        </p>
      </div>
      <Disclaimers disclaimers={questionnaire.disclaimers ?? []} />
      {sections.length > 0 && (
        <ul className="bw-sections" role="list" aria-label={capitalize(many)}>
          {sections.map((section) => (
            <SectionItem key={section.id} section={section} />
          ))}
        </ul>
      )}
      <ArchivedSections />
      <SuggestedSections />
      {sections.length > 0 && (
        <div className="bw-actions">
          <ButtonLink href={checkHref(check)}>Naar de vragen</ButtonLink>
        </div>
      )}
    </div>
  )
}

const SectionsPage = () => (
  <CheckFrame>
    <Sections />
  </CheckFrame>
)

export { SectionsPage as Component }
