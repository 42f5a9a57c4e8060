import { type Kysely, sql } from 'kysely'
import { confirmAddressMail } from '#server/mail/account-messages.ts'
import { enqueue } from '#server/mail/outbox.ts'
import { recordAccountEvent } from '#server/platform/account-events/record-account-event.ts'
import type { Database } from '#server/platform/database/schema.ts'
import { Refusal } from '#server/platform/http/refusal.ts'
import type { Config } from '#server/platform/runtime/config.ts'
import { deleteSessionsOf } from '#server/platform/session/queries.ts'
import { createToken, hashToken } from '#server/platform/session/token.ts'
import type { AddressChange } from '#shared/domain/accounts/account-changes.ts'
import { announceChange } from './account-undo.ts'
import { voidPasswordResets } from './password-queries.ts'
import { emailTaken, updateAccount } from './queries.ts'

// A new address waits until the link in the mail to it is opened. Until then the account keeps its address.

type Db = Kysely<Database>
type Settings = Pick<Config, 'publicUrl' | 'helpline'>

const CONFIRMATION_IMPOSSIBLE = 'Dit e-mailadres kun je niet meer bevestigen.'
const NOTHING_WAITS = 'Er wacht geen nieuw e-mailadres meer op bevestiging.'

/** Replaces an address that still waits, and voids its link. */
export async function requestAddressChange(
  transaction: Db,
  { publicUrl }: Pick<Config, 'publicUrl'>,
  { personId, email }: { personId: number; email: string },
): Promise<void> {
  const token = createToken()
  const change = {
    email,
    tokenHash: hashToken(token),
    expiresAt: sql<Date>`now() + interval '24 hours'`,
  }
  await transaction
    .insertInto('addressChange')
    .values({ personId, ...change })
    .onConflict((conflict) => conflict.column('personId').doUpdateSet(change))
    .execute()
  await recordAccountEvent(transaction, { kind: 'ADDRESS_CHANGE_REQUESTED', personId })
  await enqueue(transaction, { recipient: email, ...confirmAddressMail(publicUrl, token) })
}

/** Sends another link. Refuses with 409 when no address waits. */
export const resendAddressChange = (
  db: Db,
  settings: Pick<Config, 'publicUrl'>,
  personId: number,
): Promise<void> =>
  db.transaction().execute(async (transaction) => {
    const waiting = await transaction
      .selectFrom('addressChange')
      .select('email')
      .where('personId', '=', personId)
      .where('expiresAt', '>', sql<Date>`now()`)
      .forUpdate()
      .executeTakeFirst()
    if (!waiting) throw new Refusal(409, NOTHING_WAITS)
    await requestAddressChange(transaction, settings, { personId, email: waiting.email })
  })

export async function voidAddressChange(transaction: Db, personId: number): Promise<boolean> {
  const deleted = await transaction
    .deleteFrom('addressChange')
    .where('personId', '=', personId)
    .returning('personId')
    .executeTakeFirst()
  return deleted !== undefined
}

export const cancelAddressChange = (db: Db, personId: number): Promise<void> =>
  db.transaction().execute(async (transaction) => {
    if (await voidAddressChange(transaction, personId))
      await recordAccountEvent(transaction, { kind: 'ADDRESS_CHANGE_CANCELLED', personId })
  })

const isValid = (token: string) => sql<boolean>`token_hash = ${hashToken(token)} and expires_at > now()`

export async function findAddressChange(db: Db, token: string): Promise<AddressChange | null> {
  const change = await db
    .selectFrom('addressChange')
    .select('email as emailAddress')
    .where(isValid(token))
    .executeTakeFirst()
  return change ?? null
}

/**
 * Ends the sessions, apart from the one with the token hash `exceptSession`, voids links to reset the password, and
 * mails the old address. Refuses with 400 when the link is not valid any more, or another account has the address.
 */
export const confirmAddressChange = (
  db: Db,
  settings: Settings,
  { token, exceptSession }: { token: string; exceptSession: Buffer | undefined },
): Promise<number> =>
  db.transaction().execute(async (transaction) => {
    // Locks the person first, as every change of a password does.
    const person = await transaction
      .selectFrom('person')
      .innerJoin('addressChange', 'personId', 'person.id')
      .select(['person.id', 'person.email'])
      .where('tokenHash', '=', hashToken(token))
      .forUpdate('person')
      .executeTakeFirst()
    const change = await transaction
      .deleteFrom('addressChange')
      .where(isValid(token))
      .returning('email')
      .executeTakeFirst()
    if (!person || !change) throw new Refusal(400, CONFIRMATION_IMPOSSIBLE, 'ADDRESS_CHANGE_INVALID')
    const { id, email } = person
    if (!(await updateAccount(transaction, id, { email: change.email, emailVerifiedAt: new Date() }, id)))
      throw emailTaken()
    await voidPasswordResets(transaction, id)
    await deleteSessionsOf(transaction, id, exceptSession)
    await announceChange(transaction, settings, { personId: id, email, kind: 'ADDRESS' })
    await recordAccountEvent(transaction, { kind: 'ADDRESS_CHANGED', personId: id })
    return id
  })
