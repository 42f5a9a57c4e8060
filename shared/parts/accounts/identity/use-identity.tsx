import { useState } from 'react'

import { getTwoStepLogin } from '#shared/api/accounts/two-step-login.ts'
import { isRefusedWith } from '#shared/api/basics/errors.ts'
import { IdentityDialog } from './IdentityDialog.tsx'

type Question = { hasTwoStepLogin: boolean; answer: (isConfirmed: boolean) => void }

/**
 * `withIdentity` runs a call. When the server first wants to know that it is still this user, it asks for the password
 * and runs the call again; it rejects with the refusal when the user cancels. `dialog` must be rendered, outside forms.
 */
export function useIdentity() {
  const [shown, setShown] = useState<Question>()

  async function ask(): Promise<boolean> {
    const { isOn } = await getTwoStepLogin()
    const isConfirmed = await new Promise<boolean>((answer) => setShown({ hasTwoStepLogin: isOn, answer }))
    setShown(undefined)
    return isConfirmed
  }

  async function withIdentity<T>(call: () => Promise<T>): Promise<T> {
    try {
      return await call()
    } catch (error) {
      if (!isRefusedWith(error, 'IDENTITY_REQUIRED') || !(await ask())) throw error
      return call()
    }
  }

  const dialog = shown && (
    <IdentityDialog
      hasTwoStepLogin={shown.hasTwoStepLogin}
      onConfirmed={() => shown.answer(true)}
      onClose={() => shown.answer(false)}
    />
  )
  return { withIdentity, dialog }
}
