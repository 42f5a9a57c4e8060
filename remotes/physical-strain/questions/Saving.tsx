import { Icon } from '#shared/ui/Icon.tsx'
import { isWaiting } from './queue.ts'
import { useCheck } from './use-check.ts'

const waitingWords = (count: number) => (count === 1 ? '1 antwoord wacht.' : `${count} antwoorden wachten.`)

const reasons = {
  OFFLINE:
    'Er is geen verbinding. Je antwoorden staan op dit apparaat en worden verstuurd zodra die er weer is.',
  FAILING: 'Opslaan lukt nu niet. Je antwoorden staan op dit apparaat en worden vanzelf opnieuw verstuurd.',
}
const unkept = {
  OFFLINE: 'Er is geen verbinding. Je antwoorden worden verstuurd zodra die er weer is.',
  FAILING: 'Opslaan lukt nu niet. Je antwoorden worden vanzelf opnieuw verstuurd.',
}

/** Says what keeps answers from being saved, for as long as something does. */
export function Saving() {
  const { check, queue, sending, isKept } = useCheck()
  const waiting = queue.filter((entry) => entry.companyId === check.companyId && isWaiting(entry)).length
  const isHeldUp = sending === 'OFFLINE' || sending === 'FAILING'

  return (
    <p id="bw-saving" className="bw-check-saving" role="status">
      {isHeldUp && (
        <span>
          <Icon shape="clock" />
          <span>
            {(isKept ? reasons : unkept)[sending]} {waiting > 0 && waitingWords(waiting)}
            {!isKept && ' Je browser bewaart ze niet: laat deze pagina open.'}
          </span>
        </span>
      )}
    </p>
  )
}
