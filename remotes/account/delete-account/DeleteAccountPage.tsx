import './DeleteAccountPage.css'

import { getOwnDeletion } from '#shared/api/accounts/account-deletion.ts'
import type { AccountDeletion } from '#shared/domain/accounts/account-deletion.ts'
import { withLoadError } from '#shared/federation/remote-routes.ts'
import { useLoaderData } from '#shared/federation/router.ts'
import { Card } from '#shared/ui/Card.tsx'
import { PageHeading } from '#shared/ui/PageHeading.tsx'
import { DeleteAccountForm } from './DeleteAccountForm.tsx'

export const loader = () => withLoadError(getOwnDeletion(), 'Gegevens ophalen is niet gelukt')

function DeleteAccountPage() {
  const deletion = useLoaderData<AccountDeletion>()

  return (
    <div className="bw-stack">
      <PageHeading>Account verwijderen</PageHeading>
      <Card>
        <p>
          Wil je je gegevens bewaren? Download ze dan eerst bij <a href="/gegevens">Mijn gegevens</a>.
        </p>
        <ul className="bw-consequences">
          <li>Je kunt niet meer inloggen, ook niet op andere apparaten.</li>
          <li>Je naam, je e-mailadres en je instellingen worden verwijderd.</li>
          <li>Wat je bij bedrijven van anderen hebt geschreven, blijft daar staan zonder je naam.</li>
          <li>Bestellingen die al gedaan zijn, worden nog bezorgd.</li>
        </ul>
        <DeleteAccountForm deletion={deletion} />
      </Card>
    </div>
  )
}

export { DeleteAccountPage as Component }
