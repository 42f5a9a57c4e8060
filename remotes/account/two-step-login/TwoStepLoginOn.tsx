import type { TwoStepLogin } from '#shared/domain/accounts/two-step-login.ts'
import { Button } from '#shared/ui/Button.tsx'
import { StatusPill } from '#shared/ui/StatusPill.tsx'
import { Warning } from '#shared/ui/Warning.tsx'

/** With fewer recovery codes, the user is told to make new ones. */
const FEW = 3

type Props = {
  state: TwoStepLogin
  onRenew: () => void
  onOtherDevice: () => void
  onSwitchOff: () => void
}

const countOf = (codes: number) => (codes === 1 ? '1 herstelcode' : `${codes} herstelcodes`)

export const TwoStepLoginOn = ({ state, onRenew, onOtherDevice, onSwitchOff }: Props) => (
  <div className="bw-stack">
    <p>
      <StatusPill color="GREEN">Tweestapslogin staat aan</StatusPill>
    </p>
    <p>Je logt in met je wachtwoord en een code uit de app op je telefoon.</p>
    <p>Je hebt nog {countOf(state.recoveryCodesLeft)} over.</p>
    {state.recoveryCodesLeft < FEW && (
      <Warning variant="info" title="Maak nieuwe herstelcodes, voordat ze op zijn." />
    )}
    {state.isRequired && <p className="bw-soft">Met jouw rol is tweestapslogin verplicht.</p>}
    <div className="bw-actions">
      <Button variant="secondary" onClick={onRenew}>
        Nieuwe herstelcodes maken
      </Button>
      <Button variant="secondary" onClick={onOtherDevice}>
        Andere telefoon instellen
      </Button>
      {!state.isRequired && (
        <Button variant="secondary" onClick={onSwitchOff}>
          Uitzetten
        </Button>
      )}
    </div>
  </div>
)
