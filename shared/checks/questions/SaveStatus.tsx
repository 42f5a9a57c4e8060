import { isSameCheck } from '#shared/domain/checks/check-ref.ts'
import { isSendable } from '#shared/parts/checks/waiting-answers/queue.ts'
import { Icon } from '#shared/ui/Icon.tsx'
import { useCheck } from './use-check.ts'

const formatWaiting = (count: number) => (count === 1 ? '1 antwoord wacht.' : `${count} antwoorden wachten.`)

const persistedMessages = {
  OFFLINE:
    'Er is geen verbinding. Je antwoorden staan op dit apparaat en worden verstuurd zodra die er weer is.',
  FAILING: 'Opslaan lukt nu niet. Je antwoorden staan op dit apparaat en worden vanzelf opnieuw verstuurd.',
}
const unpersistedMessages = {
  OFFLINE: 'Er is geen verbinding. Je antwoorden worden verstuurd zodra die er weer is.',
  FAILING: 'Opslaan lukt nu niet. Je antwoorden worden vanzelf opnieuw verstuurd.',
}

export function SaveStatus() {
  const { check, queue, sendStatus, isPersisted } = useCheck()
  const numWaiting = queue.filter((answer) => isSameCheck(answer, check) && isSendable(answer)).length
  const isFailing = sendStatus === 'OFFLINE' || sendStatus === 'FAILING'

  return (
    <p id="bw-saving" className="bw-check-saving" role="status">
      {isFailing && (
        <span>
          <Icon shape="clock" />
          <span>
            {(isPersisted ? persistedMessages : unpersistedMessages)[sendStatus]}{' '}
            {numWaiting > 0 && formatWaiting(numWaiting)}
            {!isPersisted && ' Je browser bewaart ze niet: laat deze pagina open.'}
          </span>
        </span>
      )}
    </p>
  )
}
