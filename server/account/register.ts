import type { Kysely } from 'kysely'

import type { RegistrationInput } from '#shared/domain/user.ts'
import type { Database } from '../database/schema.ts'
import { tryAcceptInvitation } from '../invitations/accept-invitation.ts'
import { welcomeMail } from '../mail/account-messages.ts'
import { enqueue } from '../mail/outbox.ts'
import type { Config } from '../runtime/config.ts'
import { hashPassword } from '../session/password.ts'
import { emailTaken, insertPerson } from './queries.ts'

/**
 * Creates an account, accepts the invitation that led to it and queues the welcome mail, in one transaction. An
 * invitation that cannot be accepted is ignored. Returns the id of the account. Refuses with 400 when the e-mail
 * address is registered already.
 */
export async function register(
  db: Kysely<Database>,
  { publicUrl }: Pick<Config, 'publicUrl'>,
  input: RegistrationInput,
): Promise<{ id: number }> {
  const passwordHash = await hashPassword(input.password)
  return db.transaction().execute(async (transaction) => {
    const id = await insertPerson(transaction, input, passwordHash)
    if (id === undefined) throw emailTaken('email')
    if (input.invitationKey) await tryAcceptInvitation(transaction, input.invitationKey, id)
    await enqueue(transaction, { recipient: input.email, ...welcomeMail(publicUrl) })
    return { id }
  })
}
