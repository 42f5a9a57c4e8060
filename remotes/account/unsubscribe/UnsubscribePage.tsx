import { statusOf } from '#shared/api/errors.ts'
import { getMailSubscription } from '#shared/api/mail-subscriptions.ts'
import type { MailSubscription } from '#shared/domain/mail-subscription.ts'
import { withLoadError } from '#shared/federation/remote-routes.ts'
import { type LoaderFunctionArgs, useLoaderData, useSearchParams } from '#shared/federation/router.ts'
import { Card } from '#shared/ui/Card.tsx'
import { PageHeading } from '#shared/ui/PageHeading.tsx'
import { SubscriptionActions } from './SubscriptionActions.tsx'

const keyIn = (query: URLSearchParams) => query.get('sleutel') ?? ''

/** Returns the subscription of a key; null for one that is unknown or has the wrong form. */
const findSubscription = (key: string): Promise<MailSubscription | null> =>
  getMailSubscription(key).catch((error) => {
    if (statusOf(error) === 404 || statusOf(error) === 400) return null
    throw error
  })

/** Returns what the link in a mail unsubscribes from. Opening the page does not unsubscribe: scanners of mails do that too. */
export const loader = ({ request }: LoaderFunctionArgs) =>
  withLoadError(
    findSubscription(keyIn(new URL(request.url).searchParams)),
    'De pagina om je af te melden kon niet geladen worden',
  )

function UnsubscribePage() {
  const [query] = useSearchParams()
  const subscription = useLoaderData<MailSubscription | null>()

  return (
    <div className="bw-measure">
      <Card>
        <PageHeading>Afmelden voor herinneringen</PageHeading>
        {subscription ? (
          <SubscriptionActions subscription={subscription} subscriptionKey={keyIn(query)} />
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
