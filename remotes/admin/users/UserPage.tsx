import '../parts/details.css'

import { listUserEventPage, type UserEventPage } from '#shared/api/accounts/audit-events.ts'
import { getUser } from '#shared/api/admin/admin-users.ts'
import { type DeedPage, listDeedPage } from '#shared/api/admin/deeds.ts'
import type { UserDetails } from '#shared/domain/admin/admin-user.ts'
import { withLoadError } from '#shared/federation/remote-routes.ts'
import { type LoaderFunctionArgs, useLoaderData } from '#shared/federation/router.ts'
import { useSession } from '#shared/session/store.ts'
import { ButtonLink } from '#shared/ui/ButtonLink.tsx'
import { Card } from '#shared/ui/Card.tsx'
import { PageHeading } from '#shared/ui/PageHeading.tsx'
import { Deeds } from '../deeds/Deeds.tsx'
import { Events } from '../events/Events.tsx'
import { DataExportCard } from './DataExportCard.tsx'
import { TwoStepLoginCard } from './TwoStepLoginCard.tsx'
import { UserForm } from './UserForm.tsx'

export type UserPageData = { user: UserDetails; deeds: Promise<DeedPage>; events: Promise<UserEventPage> }

export async function loader({ params }: LoaderFunctionArgs): Promise<UserPageData> {
  const id = Number(params.userId)
  const deeds = listDeedPage({ kind: 'users', id }, 1)
  const events = listUserEventPage(id, 1)
  // The page shows the errors, and is not rendered if the user cannot be loaded.
  for (const promise of [deeds, events]) promise.catch(() => undefined)
  return { user: await withLoadError(getUser(id), 'Gegevens ophalen is niet gelukt'), deeds, events }
}

function UserPage() {
  const { user, deeds, events } = useLoaderData<UserPageData>()
  const ownId = useSession(({ user }) => user.id)

  return (
    <div className="bw-stack bw-admin-details">
      <PageHeading>{user.fullName}</PageHeading>
      <Card>
        {/* The key resets the form when another user is shown. */}
        <UserForm key={user.id} user={user} />
      </Card>
      <TwoStepLoginCard user={user} />
      {/* The key drops what was done for another user. */}
      <DataExportCard key={user.id} user={user} />
      {user.id !== ownId && (
        <Card>
          <h2>Account verwijderen</h2>
          <p className="bw-soft">
            Alleen als {user.fullName} daarom vraagt. Je kiest wat er met de bedrijven gebeurt.
          </p>
          <div className="bw-actions">
            <ButtonLink variant="secondary" isDestructive href={`/gebruikersbeheer/${user.id}/verwijderen`}>
              Verwijder dit account
            </ButtonLink>
          </div>
        </Card>
      )}
      <Deeds subject={{ kind: 'users', id: user.id }} firstPage={deeds} />
      <Events userId={user.id} firstPage={events} />
    </div>
  )
}

export { UserPage as Component }
