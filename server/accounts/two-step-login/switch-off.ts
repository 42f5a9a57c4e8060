import type { Kysely } from 'kysely'
import { recordAdminAction } from '#server/history/admin-actions/record-admin-action.ts'
import { enqueue } from '#server/mail/outbox.ts'
import { twoStepLoginOffMail } from '#server/mail/two-step-messages.ts'
import { recordAccountEvent } from '#server/platform/account-events/record-account-event.ts'
import type { Database } from '#server/platform/database/schema.ts'
import { Refusal } from '#server/platform/http/refusal.ts'
import type { Config } from '#server/platform/runtime/config.ts'
import { deleteSessionsOf } from '#server/platform/session/queries.ts'
import { lockOwnCredentials } from '../account/password-queries.ts'
import { userGone } from '../account/queries.ts'
import { deleteTwoStepLogin } from './queries.ts'

const OWN_ACCOUNT = 'Dit is je eigen account. Zet tweestapslogin uit bij Mijn gegevens.'
const IS_OFF = 'Tweestapslogin staat al uit.'

/**
 * Ends other sessions. Returns false, without a change, when `verifiedHash`, the hash of the verified password, is
 * outdated.
 */
export const switchOff = (
  db: Kysely<Database>,
  config: Pick<Config, 'helpline'>,
  personId: number,
  { verifiedHash, exceptSession }: { verifiedHash: string; exceptSession: Buffer },
): Promise<boolean> =>
  db.transaction().execute(async (transaction) => {
    const { email, passwordHash } = await lockOwnCredentials(transaction, personId)
    if (passwordHash !== verifiedHash) return false
    await deleteTwoStepLogin(transaction, personId)
    await deleteSessionsOf(transaction, personId, exceptSession)
    await recordAccountEvent(transaction, { kind: 'TWO_STEP_LOGIN_OFF', personId })
    await enqueue(transaction, { recipient: email, ...twoStepLoginOffMail(config, 'yourself') })
    return true
  })

/**
 * For a person who lost the device and the recovery codes. Ends all their sessions. Refuses with 404 when there is no
 * such person, and with 409 for the administrator's own account, and when it is off.
 */
export const switchOffFor = (
  db: Kysely<Database>,
  config: Pick<Config, 'helpline'>,
  { personId, actorId }: { personId: number; actorId: number },
): Promise<void> =>
  db.transaction().execute(async (transaction) => {
    if (personId === actorId) throw new Refusal(409, OWN_ACCOUNT)
    const person = await transaction
      .selectFrom('person')
      .select(['email', 'twoStepLogin as hasTwoStepLogin'])
      .where('id', '=', personId)
      .forUpdate()
      .executeTakeFirst()
    if (!person) throw userGone()
    if (!person.hasTwoStepLogin) throw new Refusal(409, IS_OFF, 'TWO_STEP_LOGIN_OFF')
    await deleteTwoStepLogin(transaction, personId)
    await deleteSessionsOf(transaction, personId)
    await recordAdminAction(transaction, {
      actorId,
      action: 'TWO_STEP_LOGIN_SWITCHED_OFF',
      personIds: [personId],
      changes: [],
    })
    await enqueue(transaction, {
      recipient: person.email,
      ...twoStepLoginOffMail(config, 'an administrator'),
    })
  })
