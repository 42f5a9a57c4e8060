import { endMailSubscription, resumeMailSubscription } from '#shared/api/accounts/mail-subscriptions.ts'
import type { MailKind, MailSubscription } from '#shared/domain/accounts/mail-subscription.ts'
import { useAction } from '#shared/parts/basics/use-action.ts'
import { useHeadingFocus } from '#shared/parts/basics/use-heading-focus.ts'
import { useReload } from '#shared/parts/basics/use-reload.ts'
import { Button } from '#shared/ui/Button.tsx'
import { Warning } from '#shared/ui/Warning.tsx'

const mails: Record<MailKind, string> = {
  REMINDER: 'herinneringen',
  DIGEST: 'het weekoverzicht van wat te laat is',
}

type Props = { subscription: MailSubscription; subscriptionKey: string }

/** Unsubscribes, and afterwards offers to undo that. */
export function SubscriptionActions({ subscription, subscriptionKey }: Props) {
  const { companyName, kind, hasEnded } = subscription
  const reload = useReload()
  const { run, isPending, failure } = useAction('Afmelden is niet gelukt')
  // The button that had the focus is replaced.
  useHeadingFocus(hasEnded)

  const change = (request: (key: string) => Promise<unknown>) =>
    run(async () => {
      await request(subscriptionKey)
      await reload()
    })

  const subject = (
    <>
      {mails[kind]} van <strong>{companyName}</strong>
    </>
  )
  return (
    <>
      {failure && <Warning title={failure.title}>{failure.detail}</Warning>}
      {hasEnded ? (
        <Warning variant="success" title="Je bent afgemeld.">
          <p>Je krijgt {subject} niet meer op dit e-mailadres.</p>
        </Warning>
      ) : (
        <p>Je krijgt {subject}. Wil je dat niet meer? Meld je dan af. Inloggen hoeft niet.</p>
      )}
      <div className="bw-actions">
        {hasEnded ? (
          <Button
            key="resume"
            variant="secondary"
            isPending={isPending}
            onClick={() => change(resumeMailSubscription)}
          >
            Toch weer ontvangen
          </Button>
        ) : (
          <Button key="end" isPending={isPending} onClick={() => change(endMailSubscription)}>
            Afmelden
          </Button>
        )}
      </div>
    </>
  )
}
