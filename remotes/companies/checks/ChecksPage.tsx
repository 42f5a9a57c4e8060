import './ChecksPage.css'

import { useId } from 'react'

import { mayManageCompany, mayStartCheck } from '#shared/domain/access.ts'
import { useCompany } from '#shared/federation/company.ts'
import { Steps } from '#shared/parts/Steps.tsx'
import { ButtonLink } from '#shared/ui/ButtonLink.tsx'
import { Card } from '#shared/ui/Card.tsx'
import { PageHeading } from '#shared/ui/PageHeading.tsx'
import { PeopleLookingAlong } from '../invitations/PeopleLookingAlong.tsx'
import { CheckItem } from './CheckItem.tsx'
import { DeleteChecks } from './DeleteChecks.tsx'
import { NextAppointment } from './NextAppointment.tsx'

function ChecksPage() {
  const company = useCompany()
  const { id, name, checks, permission, nextAppointment } = company
  const readOnlyId = useId()
  const isReadOnly = checks.some(({ check, started }) => !started && !mayStartCheck(check, company))
  const mayManage = mayManageCompany(permission)

  return (
    <div className="bw-stack bw-checks-page">
      <div className="bw-row">
        <PageHeading>{name}</PageHeading>
        {mayManage && (
          <ButtonLink variant="secondary" href={`/bedrijven/${id}/info`}>
            Bedrijfsgegevens aanpassen
          </ButtonLink>
        )}
      </div>
      <Steps current="Kies" />
      <Card>
        {isReadOnly && <p id={readOnlyId}>Je mag bij dit bedrijf alleen meekijken.</p>}
        <ul className="bw-checks" role="list" aria-label="Verbeterchecks">
          {checks.map((entry) => (
            <CheckItem
              key={entry.check}
              entry={entry}
              disabledReasonId={isReadOnly ? readOnlyId : undefined}
            />
          ))}
        </ul>
      </Card>
      {nextAppointment && <NextAppointment appointment={nextAppointment} />}
      <PeopleLookingAlong />
      {mayManage && <DeleteChecks />}
    </div>
  )
}

export { ChecksPage as Component }
