import { useState } from 'react'

import { cancelAddressChange, resendAddressChange } from '#shared/api/accounts/account-changes.ts'
import { useAction } from '#shared/parts/basics/use-action.ts'
import { Button } from '#shared/ui/Button.tsx'
import { Warning } from '#shared/ui/Warning.tsx'

type Props = {
  current: string
  pending: string
  onCancelled: () => void
}

/** A new address waits until its mail is answered; the mail can be sent again, or the old address kept. */
export function PendingAddress({ current, pending, onCancelled }: Props) {
  const [isSentAgain, setSentAgain] = useState(false)
  const resending = useAction('De mail opnieuw sturen is niet gelukt')
  const cancelling = useAction('Je oude e-mailadres houden is niet gelukt')
  const failure = resending.failure ?? cancelling.failure

  const resend = () =>
    resending.run(async () => {
      setSentAgain(false)
      await resendAddressChange()
      setSentAgain(true)
    })
  const cancel = () =>
    cancelling.run(async () => {
      await cancelAddressChange()
      onCancelled()
    })

  return (
    <>
      <Warning variant="info" title="Bevestig je nieuwe e-mailadres">
        We hebben een mail gestuurd naar <strong>{pending}</strong>. Klik binnen 24 uur op de link in die
        mail. Tot die tijd log je in met {current}.
      </Warning>
      {failure && <Warning title={failure.title}>{failure.detail}</Warning>}
      {isSentAgain && (
        <Warning variant="success" title="De mail is opnieuw gestuurd.">
          Alleen de link in deze mail werkt.
        </Warning>
      )}
      <div className="bw-actions">
        <Button variant="secondary" isPending={resending.isPending} onClick={resend}>
          Stuur de mail opnieuw
        </Button>
        <Button variant="secondary" isPending={cancelling.isPending} onClick={cancel}>
          Houd mijn oude adres
        </Button>
      </div>
    </>
  )
}
