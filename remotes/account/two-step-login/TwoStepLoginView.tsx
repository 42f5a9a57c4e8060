import { renewRecoveryCodes, switchOffTwoStepLogin } from '#shared/api/accounts/two-step-login.ts'
import type {
  ChangeTwoStepInput,
  RecoveryCodes,
  TwoStepLogin,
  TwoStepSecret,
} from '#shared/domain/accounts/two-step-login.ts'
import { portalPath } from '#shared/federation/portal-path.ts'
import { useNavigate, useSearchParams } from '#shared/federation/router.ts'
import { refreshUserName } from '#shared/parts/accounts/refresh-user-name.ts'
import { Warning } from '#shared/ui/Warning.tsx'
import { ChangeForm } from './ChangeForm.tsx'
import { ConfirmForm } from './ConfirmForm.tsx'
import { Explanation } from './Explanation.tsx'
import { RecoveryCodeList } from './RecoveryCodeList.tsx'
import { StartForm } from './StartForm.tsx'
import { TwoStepLoginOn } from './TwoStepLoginOn.tsx'

/** `isSwitchedOff`: just now. `codes`: the new recovery codes. */
export type View =
  | { name: 'state'; isSwitchedOff?: boolean }
  | { name: 'other device' }
  | { name: 'scan'; secret: TwoStepSecret }
  | { name: 'codes'; codes: RecoveryCodes }
  | { name: 'renew' }
  | { name: 'switch off' }

export const viewHeadings: Record<View['name'], string> = {
  state: 'Tweestapslogin',
  'other device': 'Andere telefoon instellen',
  scan: 'Koppel je app',
  codes: 'Bewaar je herstelcodes',
  renew: 'Nieuwe herstelcodes maken',
  'switch off': 'Tweestapslogin uitzetten',
}

type Props = {
  view: View
  state: TwoStepLogin
  onView: (view: View) => void
  onState: (state: TwoStepLogin) => void
}

export function TwoStepLoginView({ view, state, onView, onState }: Props) {
  const [query] = useSearchParams()
  const navigate = useNavigate()
  const target = query.get('redirect')
  const showState = () => onView({ name: 'state' })

  function showCodes(codes: RecoveryCodes) {
    onState({ ...state, isOn: true, recoveryCodesLeft: codes.length })
    onView({ name: 'codes', codes })
  }

  /** From now on the user's roles have an effect, if they had none before. */
  async function leaveCodes() {
    await refreshUserName()
    if (target) await navigate(portalPath(target, '/bedrijven'))
    else showState()
  }

  async function switchOff(input: ChangeTwoStepInput) {
    await switchOffTwoStepLogin(input)
    onState({ ...state, isOn: false, recoveryCodesLeft: 0 })
    onView({ name: 'state', isSwitchedOff: true })
  }

  switch (view.name) {
    case 'other device':
      return <StartForm isOn onStarted={(secret) => onView({ name: 'scan', secret })} onCancel={showState} />
    case 'scan':
      return <ConfirmForm secret={view.secret} onConfirmed={showCodes} onCancel={showState} />
    case 'codes':
      return <RecoveryCodeList codes={view.codes} onKept={leaveCodes} />
    case 'renew':
      return (
        <ChangeForm
          explanation="Je oude herstelcodes werken daarna niet meer."
          action="Nieuwe herstelcodes maken"
          fallback="Nieuwe herstelcodes maken is niet gelukt"
          save={async (input) => showCodes(await renewRecoveryCodes(input))}
          onCancel={showState}
        />
      )
    case 'switch off':
      return (
        <ChangeForm
          explanation="Daarna log je weer in met alleen je wachtwoord. Op andere apparaten word je uitgelogd."
          action="Uitzetten"
          fallback="Tweestapslogin uitzetten is niet gelukt"
          save={switchOff}
          onCancel={showState}
        />
      )
    case 'state':
      return state.isOn ? (
        <TwoStepLoginOn
          state={state}
          onRenew={() => onView({ name: 'renew' })}
          onOtherDevice={() => onView({ name: 'other device' })}
          onSwitchOff={() => onView({ name: 'switch off' })}
        />
      ) : (
        <div className="bw-stack">
          {view.isSwitchedOff && <Warning variant="success" title="Tweestapslogin staat uit." />}
          {state.isRequired && (
            <Warning variant="info" title="Met jouw rol is tweestapslogin verplicht.">
              Stel het eerst in. Daarna kun je verder.
            </Warning>
          )}
          <Explanation />
          {state.unverifiedEmail === null ? (
            <StartForm isOn={false} onStarted={(secret) => onView({ name: 'scan', secret })} />
          ) : (
            <p>Je zet tweestapslogin aan zodra je e-mailadres is bevestigd.</p>
          )}
        </div>
      )
  }
}
