import { useState } from 'react'

import { hasDraft } from '#shared/forms/draft.ts'
import { openQueue } from '#shared/parts/checks/waiting-answers/queue.ts'
import { findLapsedUser } from '#shared/session/store.ts'
import { Warning } from '#shared/ui/Warning.tsx'

/** Whether unsent answers of the user wait on this device. */
function hasWaitingAnswers(userId: number): boolean {
  const queue = openQueue(userId, () => undefined)
  const { length } = queue.list()
  queue.close()
  return length > 0
}

/** Why a user whose login ended must log in again, and what is kept until then. Nothing for other visitors. */
export function LapsedLogin() {
  const [{ userId, hasKeptInput }] = useState(() => ({ userId: findLapsedUser(), hasKeptInput: hasDraft() }))
  if (userId === null && !hasKeptInput) return null
  return (
    <Warning variant="info" title="Je bent niet meer ingelogd.">
      {userId !== null &&
        'Je deed een tijd niets of was te lang ingelogd, of je bent ergens anders uitgelogd. '}
      {hasKeptInput && 'Wat je had ingevuld, is bewaard. '}
      {userId !== null &&
        hasWaitingAnswers(userId) &&
        'De antwoorden die je gaf, zijn bewaard op dit apparaat. '}
      Log opnieuw in om verder te gaan.
    </Warning>
  )
}
