import { useState } from 'react'

import { useFailureAlert } from './use-failure-alert.ts'

type Revoking = {
  /** Whose access it is about, as the question names them. */
  name: string
  revoke: () => Promise<unknown>
  onRevoked: (sentence: string) => unknown
}

/** Asks before it takes somebody's access away, and says what came of it. Gives what to press, and what to render. */
export function useRevoking({ name, revoke, onRevoked }: Revoking) {
  const { confirm, alertFailure, dialog } = useFailureAlert()
  const [isRevoking, setRevoking] = useState(false)

  async function start() {
    const message = `Weet je zeker dat je de toegang voor ${name} wilt intrekken?`
    if (!(await confirm({ message }).catch(() => false))) return
    setRevoking(true)
    try {
      await revoke()
      await onRevoked(`De toegang voor ${name} is ingetrokken.`)
    } catch (error) {
      await alertFailure(error, 'Verwijderen van de uitnodiging is niet gelukt')
    } finally {
      setRevoking(false)
    }
  }

  return { start, isRevoking, dialog }
}
