import { unresolvedText, waitingText } from './texts.ts'
import { useWaitingAnswers } from './use-waiting-answers.ts'

export function WaitingAnswersNote({ companyId }: { companyId: number }) {
  const { numWaiting, unresolved } = useWaitingAnswers(companyId)
  if (numWaiting + unresolved.length === 0) return null
  return (
    <p role="status">
      <b>{numWaiting > 0 ? waitingText(numWaiting) : unresolvedText(unresolved.length)}</b>
    </p>
  )
}
