import type { GivenAnswer } from '#shared/domain/checks/check-flow.ts'
import {
  isSameQuestion,
  type QuestionRef,
  type QueuedAnswer,
} from '#shared/parts/checks/waiting-answers/queue.ts'
import { revisionIn } from '#shared/parts/checks/waiting-answers/send-answer.ts'
import { sectionKey } from './check-state.ts'
import { sendNow } from './sending.ts'
import { checkStore, work } from './store.ts'
import { isOpen } from './stored-answers.ts'

/** Without a keystroke, before a text is sent. */
const TYPING_DELAY_MS = 800

const findQueued = (question: QuestionRef) =>
  checkStore.getState().queue.find((answer) => isSameQuestion(answer, question))

function storedRevision(question: QuestionRef) {
  const { check } = checkStore.getState()
  if (!check || !isOpen(question)) return 0
  return revisionIn(check.stored[sectionKey(question.sectionId)] ?? [], question)
}

/** Shows and queues the answer at once. `isTyping`: sends it after `TYPING_DELAY_MS` without another one. */
export function submitAnswer(question: QuestionRef, answers: GivenAnswer[], { isTyping = false } = {}): void {
  work.queue?.put({
    sent: [],
    since: Date.now(),
    revision: storedRevision(question),
    ...findQueued(question),
    ...question,
    answers,
    refusal: undefined,
  })
  clearTimeout(work.typingTimer)
  if (isTyping) work.typingTimer = setTimeout(sendNow, TYPING_DELAY_MS)
  else void sendNow()
}

export const discardAnswer = (answer: QueuedAnswer): void => work.queue?.remove(answer)

/** After a conflict it replaces the answer of the other user. */
export function resubmitAnswer(answer: QueuedAnswer): void {
  const { conflict, refusal: _, ...rest } = answer
  work.queue?.put({ ...rest, sent: [], revision: conflict?.revision ?? answer.revision })
  void sendNow()
}
