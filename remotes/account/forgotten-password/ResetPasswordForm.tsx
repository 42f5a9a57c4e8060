import { isResetPossible, resetPassword } from '#shared/api/accounts/account.ts'
import { statusOf } from '#shared/api/basics/errors.ts'
import { ResetPasswordInput } from '#shared/domain/accounts/user.ts'
import { useNavigate } from '#shared/federation/router.ts'
import { Form } from '#shared/forms/Form.tsx'
import { useForm } from '#shared/forms/use-form.ts'
import { NewPasswordFields } from '#shared/parts/accounts/NewPasswordFields.tsx'
import { signIn } from '#shared/session/store.ts'
import { Button } from '#shared/ui/Button.tsx'

type Props = {
  token: string
  onInvalidLink: () => void
  /** Called when the new password is stored and two-step login requires a login. */
  onLoginRequired: () => void
}

/** Whether the link has become invalid since the page was opened; false if that cannot be checked. */
const isInvalidLink = async (error: unknown, token: string) =>
  statusOf(error) === 400 && !(await isResetPossible(token).catch(() => true))

/** Sets a new password, and logs in with it unless the account has two-step login. */
export function ResetPasswordForm({ token, onInvalidLink, onLoginRequired }: Props) {
  const navigate = useNavigate()
  const form = useForm(ResetPasswordInput, {
    fallback: 'Wachtwoord resetten is niet gelukt.',
    save: async (input) => {
      try {
        const status = await resetPassword(input)
        await signIn(status)
        if (!status.loggedIn) return onLoginRequired()
      } catch (error) {
        if (!(await isInvalidLink(error, token))) throw error
        return onInvalidLink()
      }
      // Replaces this page in the history: its link is used.
      await navigate('/bedrijven', { replace: true })
    },
  })

  return (
    <Form form={form} mayBeLeft>
      <NewPasswordFields
        names={['newPassword', 'repeatPassword']}
        labels={['Nieuw wachtwoord', 'Herhaal je nieuwe wachtwoord']}
      />
      <input type="hidden" name="token" value={token} />
      <Button type="submit" isPending={form.isSaving}>
        Wachtwoord opslaan
      </Button>
    </Form>
  )
}
