import { getDeletionOf } from '#shared/api/accounts/account-deletion.ts'
import type { AccountDeletion } from '#shared/domain/accounts/account-deletion.ts'
import { withLoadError } from '#shared/federation/remote-routes.ts'
import { type LoaderFunctionArgs, useLoaderData } from '#shared/federation/router.ts'
import { Card } from '#shared/ui/Card.tsx'
import { PageHeading } from '#shared/ui/PageHeading.tsx'
import { DeleteUserForm } from './DeleteUserForm.tsx'

type Data = { userId: number; deletion: AccountDeletion }

export async function loader({ params }: LoaderFunctionArgs): Promise<Data> {
  const userId = Number(params.userId)
  return { userId, deletion: await withLoadError(getDeletionOf(userId), 'Gegevens ophalen is niet gelukt') }
}

function DeleteUserPage() {
  const { userId, deletion } = useLoaderData<Data>()

  return (
    <div className="bw-stack">
      <PageHeading>Account van {deletion.fullName} verwijderen</PageHeading>
      <Card>
        <p>
          Doe dit alleen als {deletion.fullName} erom vraagt, en je zeker weet wie dat is. De gebruiker krijgt
          een mail. Wat de gebruiker bij bedrijven van anderen heeft geschreven, blijft daar staan zonder
          naam.
        </p>
        <DeleteUserForm userId={userId} deletion={deletion} />
      </Card>
    </div>
  )
}

export { DeleteUserPage as Component }
