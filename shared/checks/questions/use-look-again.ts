import { useEffect, useState } from 'react'
import type { GivenAnswer } from '#shared/domain/checks/check-flow.ts'
import { refOf } from '#shared/domain/checks/check-ref.ts'
import type { ActionPointDetails } from '#shared/domain/improve/action-point.ts'
import { useReload } from '#shared/parts/basics/use-reload.ts'
import { isSameQuestion, isSendable } from '#shared/parts/checks/waiting-answers/queue.ts'
import { submitAnswer } from './answer-queue.ts'
import type { Step } from './step.ts'
import { useCheck } from './use-check.ts'

/**
 * Sends the answer once, and loads the action point again, which says whether the risk is solved. `isSending`: on its
 * way, or waiting for a connection. `isSaved`: it arrived, and the action point is up to date. `answerBefore`: the
 * replaced answer, in words.
 */
export function useLookAgain(
  { sectionId, scriptKey, questionKey }: Step & { questionKey: string },
  { lookAgain }: ActionPointDetails,
) {
  const { check, queue } = useCheck()
  const reload = useReload()
  const [phase, setPhase] = useState<'CHOOSING' | 'SENDING' | 'SAVED'>('CHOOSING')
  const [answerBefore, setAnswerBefore] = useState<string>()
  const question = {
    ...refOf(check),
    sectionId,
    scriptKey,
    questionId: questionKey,
  }
  const queued = queue.find((answer) => isSameQuestion(answer, question))
  const isArrived = phase === 'SENDING' && !queued

  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the answer arrived
  useEffect(() => {
    if (isArrived) void reload().then(() => setPhase('SAVED'))
  }, [isArrived])

  return {
    isSending: phase === 'SENDING' && (!queued || isSendable(queued)),
    isSaved: phase === 'SAVED',
    answerBefore,
    send(given: GivenAnswer[]) {
      setAnswerBefore(lookAgain?.answer)
      submitAnswer(question, given)
      setPhase('SENDING')
    },
    restart: () => setPhase('CHOOSING'),
  }
}
