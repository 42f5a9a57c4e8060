import './FunctionGroupsPage.css'

import type { LoaderFunctionArgs } from '#shared/federation/router.ts'
import { ButtonLink } from '#shared/ui/ButtonLink.tsx'
import { PageHeading } from '#shared/ui/PageHeading.tsx'
import { checkHref } from '../hrefs.ts'
import { CheckFrame } from '../questions/CheckFrame.tsx'
import { loadFreshCheck } from '../questions/load-check.ts'
import { useCheck } from '../questions/use-check.ts'
import { FunctionGroupItem } from './FunctionGroupItem.tsx'
import { SuggestedGroups } from './SuggestedGroups.tsx'

export async function loader({ params }: LoaderFunctionArgs): Promise<null> {
  await loadFreshCheck(Number(params.companyId))
  return null
}

function FunctionGroups() {
  const { companyId, groups } = useCheck().check

  return (
    <div className="bw-check-step">
      <div className="bw-intro">
        <PageHeading>Functiegroepen</PageHeading>
        <p className="bw-soft">
          Je doet de check per functiegroep: mensen die hetzelfde soort werk doen en daarbij hetzelfde tillen,
          dragen of duwen. Begin met de groep die het zwaarste werk doet.
        </p>
      </div>
      {groups.length > 0 && (
        <ul className="bw-function-groups" role="list" aria-label="Functiegroepen">
          {groups.map((group) => (
            <FunctionGroupItem key={group.id} group={group} />
          ))}
        </ul>
      )}
      <SuggestedGroups />
      {groups.length > 0 && (
        <div className="bw-actions">
          <ButtonLink href={checkHref(companyId)}>Naar de vragen</ButtonLink>
        </div>
      )}
    </div>
  )
}

const FunctionGroupsPage = () => (
  <CheckFrame>
    <FunctionGroups />
  </CheckFrame>
)

export { FunctionGroupsPage as Component }
