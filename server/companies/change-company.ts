import type { Kysely } from 'kysely'

import type { CompanyUpdateInput } from '#shared/domain/company.ts'
import type { MailKind } from '#shared/domain/mail-subscription.ts'
import type { Database } from '../database/schema.ts'
import { deleteOptOut } from '../mail-subscriptions/queries.ts'
import { deleteWaitingMails } from '../mail-subscriptions/waiting-mails.ts'
import { updateCompany } from './details-queries.ts'

/** Locks a company, and returns who owns it and which mails about it are on; undefined when it was deleted. */
const lockMails = (transaction: Kysely<Database>, companyId: number) =>
  transaction
    .selectFrom('company')
    .innerJoin('person', 'person.id', 'owner_id')
    .select(['person.email as ownerEmail', 'has_reminders as REMINDER', 'has_digest as DIGEST'])
    .where('company.id', '=', companyId)
    .forNoKeyUpdate('company')
    .executeTakeFirst()

/**
 * Changes the details of a company, in one transaction. Mails that are switched off are deleted while they wait for the
 * mail server; the owner gets those that are switched on, also after unsubscribing from them. Does nothing when the
 * company was deleted.
 */
export const changeCompany = (
  db: Kysely<Database>,
  companyId: number,
  input: CompanyUpdateInput,
): Promise<void> =>
  db.transaction().execute(async (transaction) => {
    const before = await lockMails(transaction, companyId)
    if (!before) return
    await updateCompany(transaction, companyId, input)
    const changes: [MailKind, boolean | undefined][] = [
      ['REMINDER', input.hasReminders],
      ['DIGEST', input.hasDigest],
    ]
    for (const [kind, isOn] of changes) {
      if (isOn === false) await deleteWaitingMails(transaction, { companyId, kind })
      if (isOn && !before[kind])
        await deleteOptOut(transaction, { companyId, kind, email: before.ownerEmail })
    }
  })
