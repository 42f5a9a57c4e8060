import { UserFacingError } from '#shared/api/basics/errors.ts'
import { loadAnewOrThrow } from '#shared/parts/basics/load-anew.ts'
import { sessionStore } from '#shared/session/store.ts'
import { isSendable, openQueue } from './queue.ts'
import { unresolvedText, waitingText } from './texts.ts'

/** Throws a `UserFacingError` when some are left: a plan without them would not be true. */
export async function requireSentAnswers(companyId: number): Promise<void> {
  const userId = sessionStore.getState().user.id
  if (userId === null) return
  const queue = openQueue(userId, () => undefined)
  const listLeft = () => queue.list().filter((answer) => answer.companyId === companyId)
  try {
    if (listLeft().some(isSendable)) {
      const { sendQueue } = await import('./send-queue.ts').catch(loadAnewOrThrow)
      await sendQueue(queue, { isCurrent: () => sessionStore.getState().user.id === userId })
    }
    throwIfAny(listLeft())
  } finally {
    queue.close()
  }
}

function throwIfAny(left: readonly Parameters<typeof isSendable>[0][]): void {
  if (left.length === 0) return
  const numWaiting = left.filter(isSendable).length
  const reason = numWaiting > 0 ? waitingText(numWaiting) : unresolvedText(left.length)
  throw new UserFacingError(
    `${reason} Zonder ${left.length === 1 ? 'dat antwoord' : 'die antwoorden'} klopt het plan niet.`,
  )
}
