import './AccountPage.css'

import { useState } from 'react'

import { getAccount } from '#shared/api/accounts/account.ts'
import { getDataExport } from '#shared/api/accounts/data-export.ts'
import type { Account } from '#shared/domain/accounts/account.ts'
import type { DataExport } from '#shared/domain/accounts/data-export.ts'
import { withLoadError } from '#shared/federation/remote-routes.ts'
import { useLoaderData } from '#shared/federation/router.ts'
import { canUsePasskeys } from '#shared/parts/accounts/passkeys/can-use-passkeys.ts'
import { ButtonLink } from '#shared/ui/ButtonLink.tsx'
import { Card } from '#shared/ui/Card.tsx'
import { PageHeading } from '#shared/ui/PageHeading.tsx'
import { DataExportCard } from '../data-export/DataExportCard.tsx'
import { UnverifiedEmail } from '../verification/UnverifiedEmail.tsx'
import { OwnAccountForm } from './OwnAccountForm.tsx'

export type AccountPageData = { account: Account; dataExport: Promise<DataExport> }

export async function loader(): Promise<AccountPageData> {
  const dataExport = getDataExport()
  // The page shows the error, and is not rendered if the account cannot be loaded.
  dataExport.catch(() => undefined)
  return { account: await withLoadError(getAccount(), 'Gegevens ophalen is niet gelukt'), dataExport }
}

function AccountPage() {
  const { account, dataExport } = useLoaderData<AccountPageData>()
  const [numKept, setNumKept] = useState(0)

  return (
    <div className="bw-stack bw-details">
      <PageHeading>Mijn gegevens</PageHeading>
      {!account.isEmailVerified && (
        <UnverifiedEmail key={account.emailAddress} email={account.emailAddress} />
      )}
      <Card>
        {/* The key resets the form when another user logs in in another tab, and when this user discards their input. */}
        <OwnAccountForm
          key={`${account.id} ${numKept}`}
          account={account}
          onKept={() => setNumKept((count) => count + 1)}
        />
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
      {canUsePasskeys() && (
        <Card>
          <h2>Passkeys</h2>
          <p className="bw-soft">
            Log in zonder wachtwoord: met je vingerafdruk, je gezicht of de pincode van je apparaat.
          </p>
          <div className="bw-actions">
            <ButtonLink variant="secondary" href="/gegevens/passkeys">
              Naar je passkeys
            </ButtonLink>
          </div>
        </Card>
      )}
      <Card>
        <h2>Recente activiteit</h2>
        <p className="bw-soft">
          Zie waar je bent ingelogd en wat er met je account gebeurde, en log overal uit als je iets niet
          vertrouwt.
        </p>
        <div className="bw-actions">
          <ButtonLink variant="secondary" href="/gegevens/activiteit">
            Bekijk je recente activiteit
          </ButtonLink>
        </div>
      </Card>
      {/* The key drops the download of another user who logged in in another tab. */}
      <DataExportCard key={account.id} loaded={dataExport} />
      <Card>
        <h2>Account verwijderen</h2>
        <p className="bw-soft">Je kunt dan niet meer inloggen. Je kiest wat er met je bedrijven gebeurt.</p>
        <div className="bw-actions">
          <ButtonLink variant="secondary" isDestructive href="/gegevens/account-verwijderen">
            Verwijder je account
          </ButtonLink>
        </div>
      </Card>
    </div>
  )
}

export { AccountPage as Component }
