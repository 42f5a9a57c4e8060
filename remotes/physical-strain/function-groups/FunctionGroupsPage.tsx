import './FunctionGroupsPage.css'

import type { LoaderFunctionArgs } from '#shared/federation/router.ts'
import { ButtonLink } from '#shared/ui/ButtonLink.tsx'
import { EmptyState } from '#shared/ui/EmptyState.tsx'
import { PageHeading } from '#shared/ui/PageHeading.tsx'
import { addFunctionGroupHref } from '../hrefs.ts'
import { CheckFrame } from '../questions/CheckFrame.tsx'
import { loadFreshCheck } from '../questions/load-check.ts'
import { useCheck } from '../questions/use-check.ts'
import { FunctionGroupItem } from './FunctionGroupItem.tsx'

export async function loader({ params }: LoaderFunctionArgs): Promise<null> {
  await loadFreshCheck(Number(params.companyId))
  return null
}

function FunctionGroups() {
  const { companyId, groups } = useCheck().check
  const add = (label: string) => <ButtonLink href={addFunctionGroupHref(companyId)}>{label}</ButtonLink>

  return (
    <div className="bw-check-step">
      <div className="bw-intro">
        <PageHeading>Functiegroepen</PageHeading>
        <p className="bw-soft">
          Je doet de check per functiegroep: mensen die hetzelfde soort werk doen en daarbij hetzelfde tillen,
          dragen of duwen.
        </p>
      </div>
      {groups.length === 0 ? (
        <EmptyState title="Je hebt nog geen functiegroepen" action={add('Voeg je eerste functiegroep toe')}>
          <p>
            Denk aan bankwerkers, lassers, magazijnmedewerkers, monteurs of poetsers. Begin met de groep die
            het zwaarste werk doet.
          </p>
        </EmptyState>
      ) : (
        <>
          <ul className="bw-function-groups" role="list" aria-label="Functiegroepen">
            {groups.map((group) => (
              <FunctionGroupItem key={group.id} group={group} />
            ))}
          </ul>
          <div className="bw-actions">{add('Voeg een functiegroep toe')}</div>
        </>
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
