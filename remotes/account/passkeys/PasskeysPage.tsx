import { useState } from 'react'

import { getPasskeys } from '#shared/api/accounts/passkeys.ts'
import type { OwnPasskeys } from '#shared/domain/accounts/passkey.ts'
import { withLoadError } from '#shared/federation/remote-routes.ts'
import { useLoaderData } from '#shared/federation/router.ts'
import { useHeadingFocus } from '#shared/parts/basics/use-heading-focus.ts'
import { Card } from '#shared/ui/Card.tsx'
import { PageHeading } from '#shared/ui/PageHeading.tsx'
import { UnverifiedEmail } from '../verification/UnverifiedEmail.tsx'
import { PasskeysView, type View, viewHeadings } from './PasskeysView.tsx'

export const loader = () => withLoadError(getPasskeys(), 'Gegevens ophalen is niet gelukt')

function PasskeysPage() {
  const own = useLoaderData<OwnPasskeys>()
  const [view, setView] = useState<View>({ name: 'list' })
  const heading = viewHeadings[view.name]
  useHeadingFocus(heading)

  return (
    <div className="bw-stack">
      <PageHeading>{heading}</PageHeading>
      <Card>
        <PasskeysView view={view} own={own} onView={setView} />
      </Card>
      {own.unverifiedEmail !== null && <UnverifiedEmail email={own.unverifiedEmail} />}
    </div>
  )
}

export { PasskeysPage as Component }
