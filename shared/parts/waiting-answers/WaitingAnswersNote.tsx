import { useWaitingAnswers } from './use-waiting-answers.ts'
import { unresolvedText, waitingText } from './words.ts'

/** The same in a line, for the card of a company. */
export function WaitingAnswersNote({ companyId }: { companyId: number }) {
  const { numWaiting, numUnresolved } = useWaitingAnswers(companyId)
  if (numWaiting + numUnresolved === 0) return null
  return (
    <p role="status">
      <b>{numWaiting > 0 ? waitingText(numWaiting) : unresolvedText(numUnresolved)}</b>
    </p>
  )
}
