import { useState } from 'react'

import { type ErrorMessage, messageFor } from '#shared/api/basics/errors.ts'
import { importPart } from '#shared/api/basics/store.ts'
import type { LoginStatus } from '#shared/domain/accounts/login-status.ts'
import { loadAnewOrThrow } from '#shared/parts/basics/load-anew.ts'
import { Button } from '#shared/ui/Button.tsx'
import { Warning } from '#shared/ui/Warning.tsx'

type Props = {
  /** The button stays pending until its result is settled. */
  onLoggedIn: (status: LoginStatus) => Promise<unknown>
}

/** Cancelling shows nothing, every other failure a message. */
export function PasskeyLogin({ onLoggedIn }: Props) {
  const [state, setState] = useState<'pending' | ErrorMessage>()

  async function start() {
    setState('pending')
    try {
      const { logInWithPasskey } = await importPart(
        'passkey',
        () => import(/* webpackMode: "lazy", webpackChunkName: "passkey" */ './log-in-with-passkey.ts'),
      ).catch(loadAnewOrThrow)
      const status = await logInWithPasskey()
      if (status) await onLoggedIn(status)
      setState(undefined)
    } catch (error) {
      setState(messageFor(error, 'Inloggen is niet gelukt'))
    }
  }

  return (
    <>
      <Button variant="secondary" isPending={state === 'pending'} onClick={start}>
        Inloggen met een passkey
      </Button>
      {typeof state === 'object' && <Warning title={state.title}>{state.detail}</Warning>}
    </>
  )
}
