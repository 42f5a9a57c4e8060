import './ChecksPage.css'

import { hasAccess } from '#shared/domain/access.ts'
import { type CheckEntry, checkLabels, resultsLabels, startLabels } from '#shared/domain/check.ts'
import { useCompany } from '#shared/federation/company.ts'
import { Button } from '#shared/ui/Button.tsx'
import { ButtonLink } from '#shared/ui/ButtonLink.tsx'
import { Card } from '#shared/ui/Card.tsx'
import { PageHeading } from '#shared/ui/PageHeading.tsx'
import { PeopleLookingAlong } from '../invitations/PeopleLookingAlong.tsx'
import { CheckStatus } from './CheckStatus.tsx'

/** Starts the check, or shows what came out of it. Starting takes write access, looking does not. */
function CheckButton({ entry, mayStart }: { entry: CheckEntry; mayStart: boolean }) {
  const { check, checkType, started, checkUrl } = entry
  const label = started ? resultsLabels[check] : startLabels[checkType]
  const name = `${label}: ${checkLabels[check]}`
  if (!started && !mayStart)
    return (
      <Button disabled aria-label={name}>
        {label}
      </Button>
    )
  return (
    <ButtonLink variant={started ? 'secondary' : 'primary'} href={checkUrl} aria-label={name}>
      {label}
    </ButtonLink>
  )
}

function ChecksPage() {
  const { name, checks, permission } = useCompany()
  const mayStart = hasAccess(permission, 'WRITE')

  return (
    <div className="bw-stack">
      <PageHeading>{name}</PageHeading>
      <Card>
        <ul className="bw-checks" role="list" aria-label="Verbeterchecks">
          {checks.map((entry) => (
            <li key={entry.check}>
              <h2>{checkLabels[entry.check]}</h2>
              <CheckStatus entry={entry} />
              <CheckButton entry={entry} mayStart={mayStart} />
            </li>
          ))}
        </ul>
      </Card>
      <PeopleLookingAlong />
    </div>
  )
}

export { ChecksPage as Component }
