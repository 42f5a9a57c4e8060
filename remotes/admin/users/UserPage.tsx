import '../parts/details.css'

import { listUserEventPage, type UserEventPage } from '#shared/api/accounts/account-events.ts'
import { type AdminActionPage, listAdminActionPage } from '#shared/api/admin/admin-actions.ts'
import { getUser } from '#shared/api/admin/admin-users.ts'
import type { UserDetails } from '#shared/domain/admin/admin-user.ts'
import { withLoadError } from '#shared/federation/remote-routes.ts'
import { type LoaderFunctionArgs, useLoaderData } from '#shared/federation/router.ts'
import { useSession } from '#shared/session/store.ts'
import { ButtonLink } from '#shared/ui/ButtonLink.tsx'
import { Card } from '#shared/ui/Card.tsx'
import { PageHeading } from '#shared/ui/PageHeading.tsx'
import { AccountEvents } from '../account-events/AccountEvents.tsx'
import { AdminActions } from '../admin-actions/AdminActions.tsx'
import { DataExportCard } from './DataExportCard.tsx'
import { TwoStepLoginCard } from './TwoStepLoginCard.tsx'
import { UserForm } from './UserForm.tsx'

export type UserPageData = {
  user: UserDetails
  adminActions: Promise<AdminActionPage>
  events: Promise<UserEventPage>
}

export async function loader({ params }: LoaderFunctionArgs): Promise<UserPageData> {
  const id = Number(params.userId)
  const adminActions = listAdminActionPage({ kind: 'users', id }, 1)
  const events = listUserEventPage(id, 1)
  // The page shows the errors, and is not rendered if the user cannot be loaded.
  for (const promise of [adminActions, events]) promise.catch(() => undefined)
  return { user: await withLoadError(getUser(id), 'Gegevens ophalen is niet gelukt'), adminActions, events }
}

function UserPage() {
  const { user, adminActions, events } = useLoaderData<UserPageData>()
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
      <AdminActions subject={{ kind: 'users', id: user.id }} firstPage={adminActions} />
      <AccountEvents userId={user.id} firstPage={events} />
    </div>
  )
}

export { UserPage as Component }
