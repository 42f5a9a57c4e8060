import type { Kysely } from 'kysely'
import { tryAcceptInvitation } from '#server/companies/invitations/accept-invitation.ts'
import type { MailSettings } from '#server/companies/ownership/give-company.ts'
import { welcomeMail } from '#server/mail/account-messages.ts'
import { insertVerification } from '#server/mail/email-verification/queries.ts'
import { enqueue } from '#server/mail/outbox.ts'
import { recordAccountEvent } from '#server/platform/account-events/record-account-event.ts'
import type { Database } from '#server/platform/database/schema.ts'
import { Refusal } from '#server/platform/http/refusal.ts'
import type { Config } from '#server/platform/runtime/config.ts'
import { requireUncommonPassword } from '#server/platform/session/common-password.ts'
import { insertFirstLogin } from '#server/platform/session/first-login.ts'
import type { Registration, RegistrationInput } from '#shared/domain/accounts/user.ts'
import { emailTaken, insertPerson } from './queries.ts'

const INVITED_ELSEWHERE =
  'De uitnodiging is voor een ander e-mailadres. Vul het adres in waarop je de mail kreeg.'

const invitedElsewhere = () =>
  new Refusal(400, [{ field: 'email', message: INVITED_ELSEWHERE }], 'INVITATION_TO_OTHER_ADDRESS')

/**
 * Creates an account and accepts the invitation that led to it, in one transaction. `companyId`: null when there was
 * none that this account could accept. Refuses with 400 for a password that is easy to guess, a registered address, and
 * an invitation of another address to own a company.
 */
export async function createAccount(
  db: Kysely<Database>,
  settings: MailSettings & Pick<Config, 'productName'>,
  input: RegistrationInput,
  hashPassword: (password: string) => Promise<string>,
): Promise<Registration & { firstLogin: { token: string; expiresAt: Date } }> {
  const { email, givenname, surnamePrefix, surname } = input
  const own = [settings.productName, email, givenname, surnamePrefix, surname]
  requireUncommonPassword(input.password, 'password', own)
  const passwordHash = await hashPassword(input.password)
  return db.transaction().execute(async (transaction) => {
    const id = await insertPerson(transaction, input, passwordHash)
    if (id === undefined) throw emailTaken('email')
    const outcome = input.invitationKey
      ? await tryAcceptInvitation(transaction, settings, input.invitationKey, id)
      : undefined
    if (outcome === 'other address to own') throw invitedElsewhere()
    const companyId = typeof outcome === 'object' ? outcome.companyId : null
    // The key of an accepted invitation was in a mail to this address, which verifies it.
    const token = companyId === null ? await insertVerification(transaction, id, input.email) : undefined
    await enqueue(transaction, { recipient: input.email, ...welcomeMail(settings.publicUrl, token) })
    await recordAccountEvent(transaction, { kind: 'ACCOUNT_CREATED', personId: id })
    const firstLogin = await insertFirstLogin(transaction, id)
    return { id, companyId, isInvitedElsewhere: outcome === 'other address', firstLogin }
  })
}
