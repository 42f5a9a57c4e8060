import { refOf } from '#shared/domain/checks/check-ref.ts'
import { isSendable, type QueuedAnswer } from '#shared/parts/checks/waiting-answers/queue.ts'
import type { SendResult } from '#shared/parts/checks/waiting-answers/send-answer.ts'
import { sendQueue } from '#shared/parts/checks/waiting-answers/send-queue.ts'
import { sessionStore, signOutLapsed } from '#shared/session/store.ts'
import { createRetryTimer } from './retry-timer.ts'
import { checkStore, work } from './store.ts'
import { removeSection, updateAnswers } from './stored-answers.ts'

// Sends the queue of answers, and again after a while when that fails.

const FLUSH_TIMEOUT_MS = 1_500

export const retryTimer = createRetryTimer(() => sendNow())

/** Shows the queue as it is now. */
export const showQueue = () =>
  checkStore.setState({ queue: work.queue?.list() ?? [], isPersisted: work.queue?.isPersisted() ?? true })

function handleResult(answer: QueuedAnswer, result: SendResult): void {
  const { sectionId } = answer
  if (result.kind === 'SECTION_GONE') removeSection(answer, sectionId)
  if (!('rows' in result)) return
  const update = { ...refOf(answer), sectionId, rows: result.rows }
  updateAnswers(update)
  work.channel?.postMessage({ userId: work.userId, ...update })
}

async function sendAll(): Promise<void> {
  const { userId: sender, queue } = work
  const { user } = sessionStore.getState()
  if (sender === null || !queue) return
  const end = await sendQueue(queue, {
    isCurrent: () => work.userId === sender,
    onSend: () => checkStore.setState({ sendStatus: 'BUSY' }),
    onResult(sent, result) {
      handleResult(sent, result)
      if (result.kind !== 'RETRY') retryTimer.reset()
    },
  })
  if (end === 'STOPPED') return
  if (end === 'NO_SESSION') return signOutLapsed(user)
  if (end !== 'DONE') {
    checkStore.setState({ sendStatus: end })
    return retryTimer.start()
  }
  retryTimer.reset()
  // Another tab may have queued or sent answers; its storage events come later than the writes.
  showQueue()
  checkStore.setState({ sendStatus: 'IDLE' })
}

/** Resolves when the queue is empty or sending has failed; never rejects. */
export function sendNow(): Promise<void> {
  retryTimer.cancel()
  clearTimeout(work.typingTimer)
  work.sending ??= sendAll().finally(() => {
    work.sending = undefined
    const { sendStatus, queue } = checkStore.getState()
    // An answer may have been queued since the queue was last read.
    if (sendStatus !== 'OFFLINE' && sendStatus !== 'FAILING' && queue.some(isSendable)) void sendNow()
  })
  return work.sending
}

export const flushWithTimeout = () =>
  Promise.race([sendNow(), new Promise<void>((resolve) => setTimeout(resolve, FLUSH_TIMEOUT_MS))])
