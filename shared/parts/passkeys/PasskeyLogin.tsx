import { useRef, useState } from 'react'

import { type ErrorMessage, messageFor } from '#shared/api/errors.ts'
import { logInWithPasskey, startPasskeyLogin } from '#shared/api/passkeys.ts'
import type { LoginStatus } from '#shared/domain/login-status.ts'
import { Button } from '#shared/ui/Button.tsx'
import { Warning } from '#shared/ui/Warning.tsx'

const FAILED = 'Inloggen met een passkey is niet gelukt'

/** Lets the person choose a passkey. Returns the login status; undefined when they cancel. */
async function askPasskey(): Promise<LoginStatus | undefined> {
  // At once: Safari asks only shortly after the click.
  const [{ signWithPasskey }, request] = await Promise.all([import('./ask-browser.ts'), startPasskeyLogin()])
  const used = await signWithPasskey(request)
  return used && logInWithPasskey(used)
}

/**
 * Button to log in with a passkey. Cancelling shows nothing, every other failure a message. `logIn`: called with a function
 * that asks for the passkey and returns the login status; undefined when the person cancelled.
 */
export function PasskeyLogin({
  logIn,
}: {
  logIn: (ask: () => Promise<LoginStatus | undefined>) => Promise<unknown>
}) {
  const [failure, setFailure] = useState<ErrorMessage>()
  const [isPending, setPending] = useState(false)
  const isBusy = useRef(false)

  async function start() {
    if (isBusy.current) return
    isBusy.current = true
    setPending(true)
    setFailure(undefined)
    await logIn(askPasskey).catch((error) => setFailure(messageFor(error, FAILED)))
    setPending(false)
    isBusy.current = false
  }

  return (
    <>
      <Button variant="secondary" isPending={isPending} onClick={start}>
        Inloggen met een passkey
      </Button>
      {failure && <Warning title={failure.title}>{failure.detail}</Warning>}
    </>
  )
}
