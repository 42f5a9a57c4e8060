import './AccountPage.css'

import { getAccount } from '#shared/api/account.ts'
import type { Account } from '#shared/domain/account.ts'
import { withLoadError } from '#shared/federation/remote-routes.ts'
import { useLoaderData } from '#shared/federation/router.ts'
import { ButtonLink } from '#shared/ui/ButtonLink.tsx'
import { Card } from '#shared/ui/Card.tsx'
import { PageHeading } from '#shared/ui/PageHeading.tsx'
import { AccountForm } from './AccountForm.tsx'

export const loader = () => withLoadError(getAccount(), 'Gegevens ophalen is niet gelukt')

function AccountPage() {
  const account = useLoaderData<Account>()

  return (
    <div className="bw-measure bw-stack bw-details">
      <PageHeading>Mijn gegevens</PageHeading>
      <Card>
        {/* The key resets the form when another user logs in, in another tab. */}
        <AccountForm key={account.id} account={account} />
      </Card>
      <Card>
        <h2>Wachtwoord</h2>
        <p className="bw-soft">Kies een nieuw wachtwoord als iemand anders het oude kan kennen.</p>
        <div className="bw-actions">
          <ButtonLink variant="secondary" href="/gegevens/wachtwoord-wijzigen">
            Wachtwoord wijzigen
          </ButtonLink>
        </div>
      </Card>
      <Card>
        <h2>Tweestapslogin</h2>
        <p className="bw-soft">
          Log in met je wachtwoord en een code van je telefoon. Dan heeft iemand anders niet genoeg aan alleen
          je wachtwoord.
        </p>
        <div className="bw-actions">
          <ButtonLink variant="secondary" href="/gegevens/tweestapslogin">
            Naar tweestapslogin
          </ButtonLink>
        </div>
      </Card>
      <Card>
        <h2>Account verwijderen</h2>
        <p className="bw-soft">Je kunt dan niet meer inloggen. Je kiest wat er met je bedrijven gebeurt.</p>
        <div className="bw-actions">
          <ButtonLink variant="secondary" href="/gegevens/account-verwijderen">
            Verwijder je account
          </ButtonLink>
        </div>
      </Card>
    </div>
  )
}

export { AccountPage as Component }
