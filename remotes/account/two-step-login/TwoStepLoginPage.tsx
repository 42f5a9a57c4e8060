import { useState } from 'react'

import { getTwoStepLogin } from '#shared/api/accounts/two-step-login.ts'
import type { TwoStepLogin } from '#shared/domain/accounts/two-step-login.ts'
import { withLoadError } from '#shared/federation/remote-routes.ts'
import { useLoaderData } from '#shared/federation/router.ts'
import { useHeadingFocus } from '#shared/parts/basics/use-heading-focus.ts'
import { Card } from '#shared/ui/Card.tsx'
import { PageHeading } from '#shared/ui/PageHeading.tsx'
import { UnverifiedEmail } from '../verification/UnverifiedEmail.tsx'
import { TwoStepLoginView, type View, viewHeadings } from './TwoStepLoginView.tsx'

export const loader = () => withLoadError(getTwoStepLogin(), 'Gegevens ophalen is niet gelukt')

function TwoStepLoginPage() {
  const loaded = useLoaderData<TwoStepLogin>()
  const [changed, setChanged] = useState<TwoStepLogin>()
  const [view, setView] = useState<View>({ name: 'state' })
  const state = changed ?? loaded
  const heading = viewHeadings[view.name]
  useHeadingFocus(heading)

  return (
    <div className="bw-stack">
      <PageHeading>{heading}</PageHeading>
      <Card>
        <TwoStepLoginView view={view} state={state} onView={setView} onState={setChanged} />
      </Card>
      {!state.isOn && state.unverifiedEmail !== null && <UnverifiedEmail email={state.unverifiedEmail} />}
    </div>
  )
}

export { TwoStepLoginPage as Component }
