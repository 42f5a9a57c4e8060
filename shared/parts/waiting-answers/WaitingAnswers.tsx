import { Button } from '#shared/ui/Button.tsx'
import { Warning } from '#shared/ui/Warning.tsx'
import { useWaitingAnswers } from './use-waiting-answers.ts'
import { unresolvedText, waitingText } from './words.ts'

/** The check whose answers are given on the pages of the portal. */
const checkHref = (companyId: number) => `/check/fysieke-belasting/${companyId}`

/** Says that answers on this device are missing in what the page shows, and sends them; nothing when there are none. */
export function WaitingAnswers({ companyId }: { companyId: number }) {
  const { numWaiting, numUnresolved, isSending, send } = useWaitingAnswers(companyId)

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
      {numUnresolved > 0 && (
        <Warning variant="warning" title={unresolvedText(numUnresolved)}>
          <a href={checkHref(companyId)}>Kies in de check wat ermee moet gebeuren</a>
        </Warning>
      )}
    </>
  )
}
