import { useState } from 'react'

import { resendVerification } from '#shared/api/accounts/account.ts'
import { useAction } from '#shared/parts/basics/use-action.ts'
import { Button } from '#shared/ui/Button.tsx'
import { Card } from '#shared/ui/Card.tsx'
import { Warning } from '#shared/ui/Warning.tsx'

export function UnverifiedEmail({ email }: { email: string }) {
  const [isSent, setSent] = useState(false)
  const { run, isPending, failure } = useAction('De mail versturen is niet gelukt')
  const send = () =>
    run(async () => {
      setSent(false)
      await resendVerification()
      setSent(true)
    })

  return (
    <Card>
      <h2>Bevestig je e-mailadres</h2>
      <p>
        We hebben een mail gestuurd naar {email}. Open de link in die mail, en bevestig dat dit adres van jou
        is. Zolang je dat niet doet, plaats je één bestelling van hooguit 20 stuks en bewaar je hooguit 100
        MB. Je kunt nog geen anderen uitnodigen, geen tweestapslogin aanzetten en geen passkey toevoegen.
      </p>
      {failure && <Warning title={failure.title}>{failure.detail}</Warning>}
      {isSent && <Warning variant="success" title={`We hebben de mail opnieuw gestuurd naar ${email}.`} />}
      <div className="bw-actions">
        <Button variant="secondary" isPending={isPending} onClick={send}>
          Stuur de mail opnieuw
        </Button>
      </div>
    </Card>
  )
}
