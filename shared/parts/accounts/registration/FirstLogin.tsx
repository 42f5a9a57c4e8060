import { logInAfterRegistration } from '#shared/api/accounts/session.ts'
import { isRefusedWith } from '#shared/api/basics/errors.ts'
import { useAction } from '#shared/parts/basics/use-action.ts'
import { Button } from '#shared/ui/Button.tsx'
import { Warning } from '#shared/ui/Warning.tsx'
import { storeLogin } from '../store-login.ts'
import { Benefits } from './Benefits.tsx'

type Props = {
  /** The button stays pending until its result is settled. */
  onLoggedIn: () => unknown
  /** The password is needed: this browser registered too long ago, or has logged in meanwhile. */
  onPasswordRequired: () => unknown
}

/** Logs in without the password, which was typed a moment ago. */
export function FirstLogin({ onLoggedIn, onPasswordRequired }: Props) {
  const { run, isPending, failure } = useAction('Inloggen is niet gelukt')

  async function logIn() {
    const status = await logInAfterRegistration().catch((error) => {
      if (!isRefusedWith(error, 'FIRST_LOGIN_INVALID')) throw error
    })
    if (status) await storeLogin(status)
    await (status ? onLoggedIn() : onPasswordRequired())
  }

  return (
    <>
      <p>Welkom! Met je account:</p>
      <Benefits />
      {failure && <Warning title={failure.title}>{failure.detail}</Warning>}
      <Button isPending={isPending} onClick={() => run(logIn)}>
        Inloggen
      </Button>
    </>
  )
}
