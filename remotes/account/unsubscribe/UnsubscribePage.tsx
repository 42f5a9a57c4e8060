import { useState } from 'react'
import { getMailSubscription } from '#shared/api/accounts/mail-subscriptions.ts'
import { statusOf } from '#shared/api/basics/errors.ts'
import type { MailSubscription } from '#shared/domain/accounts/mail-subscription.ts'
import { withLoadError } from '#shared/federation/remote-routes.ts'
import { useLoaderData } from '#shared/federation/router.ts'
import { currentLinkSecret } from '#shared/parts/basics/link-secret.ts'
import { Card } from '#shared/ui/Card.tsx'
import { PageHeading } from '#shared/ui/PageHeading.tsx'
import { SubscriptionActions } from './SubscriptionActions.tsx'

/** null for a key that is unknown or malformed. */
const findSubscription = (key: string): Promise<MailSubscription | null> =>
  getMailSubscription(key).catch((error) => {
    if (statusOf(error) === 404 || statusOf(error) === 400) return null
    throw error
  })

/** Opening the page does not unsubscribe: mail scanners open links too. */
export const loader = () =>
  withLoadError(findSubscription(currentLinkSecret()), 'De pagina om je af te melden kon niet geladen worden')

function UnsubscribePage() {
  const [key] = useState(currentLinkSecret)
  const subscription = useLoaderData<MailSubscription | null>()

  return (
    <div className="bw-measure">
      <Card>
        <PageHeading>Afmelden voor herinneringen</PageHeading>
        {subscription ? (
          <SubscriptionActions subscription={subscription} subscriptionKey={key} />
        ) : (
          <>
            <p>Deze link werkt niet. Misschien is het adres van de pagina niet compleet.</p>
            <p className="bw-soft">
              Gebruik de link onder aan de laatste herinnering. Een link werkt een jaar, zolang het bedrijf
              bestaat.
            </p>
          </>
        )}
      </Card>
    </div>
  )
}

export { UnsubscribePage as Component }
