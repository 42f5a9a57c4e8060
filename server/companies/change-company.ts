import { isDeepStrictEqual } from 'node:util'

import type { Kysely } from 'kysely'
import { requireRevision } from '#server/history/authoring/changes.ts'
import { deleteOptOut } from '#server/mail/mail-subscriptions/queries.ts'
import { deleteWaitingMails } from '#server/mail/mail-subscriptions/waiting-mails.ts'
import type { Database } from '#server/platform/database/schema.ts'
import type { MailKind } from '#shared/domain/accounts/mail-subscription.ts'
import type { CompanyUpdateInput } from '#shared/domain/companies/company-input.ts'
import { findDetailsForUpdate, updateCompany } from './details-queries.ts'

/**
 * Mails that are switched off are deleted while they wait for the mail server; the owner gets those that are switched
 * on, also after unsubscribing from them. Refuses with 409 when another user changed it since `revision`.
 */
export const changeCompany = (
  db: Kysely<Database>,
  companyId: number,
  { revision, ...input }: CompanyUpdateInput,
  editorId: number,
): Promise<void> =>
  db.transaction().execute(async (transaction) => {
    const before = await findDetailsForUpdate(transaction, companyId)
    if (!before) return
    const { updatedBy, ...stored } = before
    if (isDeepStrictEqual({ ...stored, ...input }, stored)) return
    requireRevision(revision, { revision: stored.revision, updatedBy: updatedBy?.name ?? null })
    await updateCompany(transaction, companyId, input, editorId)
    const changes: [MailKind, wasOn: boolean, isOn: boolean | undefined][] = [
      ['REMINDER', stored.hasReminders, input.hasReminders],
      ['DIGEST', stored.hasDigest, input.hasDigest],
    ]
    for (const [kind, wasOn, isOn] of changes) {
      if (isOn === false) await deleteWaitingMails(transaction, { companyId, kind })
      if (isOn && !wasOn) await deleteOptOut(transaction, { companyId, kind, email: stored.ownerEmail })
    }
  })
