import { type AnswerQueue, isSameQuestion, isSendable, type QueuedAnswer } from './queue.ts'
import { applySendResult, markSent, type SendResult, sendAnswer } from './send-answer.ts'

const LOCK = 'bw_answers'

/** OFFLINE: the server could not be reached. FAILING: it responds with errors. STOPPED: another user logged in. */
type SendEnd = 'DONE' | 'NO_SESSION' | 'OFFLINE' | 'FAILING' | 'STOPPED'

type Hooks = {
  isCurrent: () => boolean
  onSend?: () => void
  /** Before the queue changes. */
  onResult?: (sent: QueuedAnswer, result: SendResult) => void
}

/** In one tab at a time, in browsers with locks. */
const withTabLock = (work: () => Promise<SendEnd>): Promise<SendEnd> =>
  navigator.locks ? navigator.locks.request(LOCK, work) : work()

function handleResult(queue: AnswerQueue, sent: QueuedAnswer, result: SendResult): void {
  if (result.kind === 'SECTION_GONE') queue.removeSection(sent)
  // Undefined when the answer was discarded meanwhile.
  const queued = queue.list().find((answer) => isSameQuestion(answer, sent))
  const next = queued && applySendResult(queued, sent, result)
  if (queued && !next) queue.remove(queued)
  else if (next && next !== queued) queue.put(next)
}

/** One by one, the oldest first, until none is left or one fails. Never rejects. */
export const sendQueue = (queue: AnswerQueue, { isCurrent, onSend, onResult }: Hooks): Promise<SendEnd> =>
  withTabLock(async () => {
    for (;;) {
      if (!isCurrent()) return 'STOPPED'
      const answer = queue.list().find(isSendable)
      if (!answer) return 'DONE'
      onSend?.()
      queue.put(markSent(answer))
      const result = await sendAnswer(answer)
      if (!isCurrent()) return 'STOPPED'
      onResult?.(answer, result)
      handleResult(queue, answer, result)
      if (result.kind === 'NO_SESSION') return 'NO_SESSION'
      if (result.kind === 'RETRY') return result.isOffline ? 'OFFLINE' : 'FAILING'
    }
  })
