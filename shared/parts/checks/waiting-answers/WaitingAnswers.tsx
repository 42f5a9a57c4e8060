import { type Check, checkLabels, definitionOf } from '#shared/domain/basics/check.ts'
import type { CheckRef } from '#shared/domain/checks/check-ref.ts'
import { Button } from '#shared/ui/Button.tsx'
import { Warning } from '#shared/ui/Warning.tsx'
import { unresolvedText, waitingText } from './texts.ts'
import { useWaitingAnswers } from './use-waiting-answers.ts'

const checkHref = ({ check, companyId }: CheckRef) => `/check/${definitionOf(check).slug}/${companyId}`

const checksOf = (answers: readonly CheckRef[]): Check[] => [...new Set(answers.map(({ check }) => check))]

/** Also sends them. Renders nothing when no answers on this device are missing in what the page shows. */
export function WaitingAnswers({ companyId }: { companyId: number }) {
  const { numWaiting, unresolved, isSending, send } = useWaitingAnswers(companyId)

  return (
    <>
      {numWaiting > 0 && (
        <Warning variant="info" title={waitingText(numWaiting)}>
          <p>Wat hier staat, is nog zonder {numWaiting === 1 ? 'dat antwoord' : 'die antwoorden'}.</p>
          <div className="bw-actions">
            <Button variant="secondary" isPending={isSending} onClick={send}>
              Verstuur nu
            </Button>
          </div>
        </Warning>
      )}
      {unresolved.length > 0 && (
        <Warning variant="warning" title={unresolvedText(unresolved.length)}>
          {checksOf(unresolved).map((check) => (
            <p key={check}>
              <a href={checkHref({ check, companyId })}>
                Kies in de check{checksOf(unresolved).length > 1 && ` ${checkLabels[check]}`} wat ermee moet
                gebeuren
              </a>
            </p>
          ))}
        </Warning>
      )}
    </>
  )
}
