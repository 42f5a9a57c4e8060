import { type Kysely, sql } from 'kysely'
import { recordAdminAction } from '#server/history/admin-actions/record-admin-action.ts'
import { recordCompanyActivity } from '#server/history/company-activity/record-company-activity.ts'
import { companyExportTakenMail } from '#server/mail/data-export-messages.ts'
import { enqueue } from '#server/mail/outbox.ts'
import type { Database } from '#server/platform/database/schema.ts'
import type { CompanyOfPath, CurrentUser } from '#server/platform/http/access.ts'
import type { Config } from '#server/platform/runtime/config.ts'
import type { AccountEventKind } from '#shared/domain/accounts/account-event.ts'
import type { AdminActionKind } from '#shared/domain/admin/admin-action.ts'
import type { CompanyActivityKind } from '#shared/domain/companies/company-activity.ts'
import { findAccount } from './invitations/claim-queries.ts'
import { lockInvitingCompany } from './invitations/queries.ts'

// The owner sees in the history of the company who took a copy of it, and that an administrator looked in, once a day
// each. Of administrators, whom the history does not name, the record of admin actions has the name.

type Db = Kysely<Database>
type Access = { user: Pick<CurrentUser, 'id' | 'roles'>; company: CompanyOfPath }
type Kinds = { activity: CompanyActivityKind; action: AdminActionKind }

const LOOK: Kinds = { activity: 'ADMINISTRATOR_LOOKED', action: 'COMPANY_VIEWED' }
const copies: Partial<Record<AccountEventKind, Kinds>> = {
  COMPANY_EXPORT_DOWNLOADED: { activity: 'EXPORT_DOWNLOADED', action: 'COMPANY_EXPORT_DOWNLOADED' },
  PLAN_DOWNLOADED: { activity: 'PLAN_DOWNLOADED', action: 'PLAN_DOWNLOADED' },
  REGISTER_DOWNLOADED: { activity: 'REGISTER_DOWNLOADED', action: 'REGISTER_DOWNLOADED' },
}

/** Also one who was invited: the power of the role goes further. */
const isAdministrator = ({ user, company }: Access) =>
  user.roles.includes('BW_ADMIN') && !company.permission.companyOwner

const isToday = (column: string) => sql<boolean>`
  ${sql.ref(column)} >= date_trunc('day', now() at time zone 'Europe/Amsterdam') at time zone 'Europe/Amsterdam'`

function selectRecorded(db: Db, access: Access, { activity, action }: Kinds) {
  const { user, company } = access
  if (!isAdministrator(access))
    return db
      .selectFrom('companyActivity')
      .select('id')
      .where('companyId', '=', company.id)
      .where('personId', '=', user.id)
      .where('kind', '=', activity)
      .where(isToday('happenedAt'))
  return db
    .selectFrom('auditRecord')
    .select('id')
    .where('actorId', '=', user.id)
    .where('action', '=', action)
    .where(sql<boolean>`company_ids @> array[${company.id}::int]`)
    .where(isToday('recordedAt'))
}

const isRecordedToday = async (db: Db, access: Access, kinds: Kinds): Promise<boolean> =>
  (await selectRecorded(db, access, kinds).executeTakeFirst()) !== undefined

/** The first of a day is recorded, and then `onFirst` is called with the name of the company. */
const recordOnce = (
  db: Db,
  access: Access,
  kinds: Kinds,
  onFirst?: (transaction: Db, company: string) => Promise<void>,
): Promise<void> =>
  db.transaction().execute(async (transaction) => {
    const { user, company } = access
    const name = await lockInvitingCompany(transaction, company.id)
    if (name === undefined || (await isRecordedToday(transaction, access, kinds))) return
    const { activity, action } = kinds
    if (!isAdministrator(access)) {
      await recordCompanyActivity(transaction, { companyId: company.id, personId: user.id, kind: activity })
    } else {
      const kind = kinds === LOOK ? activity : 'ADMINISTRATOR_DOWNLOADED'
      await recordCompanyActivity(transaction, { companyId: company.id, personId: null, kind })
      await recordAdminAction(transaction, {
        actorId: user.id,
        action,
        companyIds: [company.id],
        changes: [],
      })
    }
    await onFirst?.(transaction, name)
  })

/** The first look of an administrator in a day. */
export async function recordLook(db: Db, access: Access): Promise<void> {
  if (isAdministrator(access) && !(await isRecordedToday(db, access, LOOK)))
    await recordOnce(db, access, LOOK)
}

/** A download by somebody else than the owner, who gets a mail about one with everything. `kind`: as its user sees it. */
export async function recordCopy(
  db: Db,
  settings: Pick<Config, 'publicUrl' | 'helpline'>,
  { kind, ...access }: Access & { kind: AccountEventKind },
): Promise<void> {
  const kinds = copies[kind]
  if (!kinds || access.company.permission.companyOwner) return
  await recordOnce(db, access, kinds, async (transaction, company) => {
    if (kind !== 'COMPANY_EXPORT_DOWNLOADED') return
    const { id: companyId } = access.company
    const owner = await transaction
      .selectFrom('company')
      .innerJoin('person', 'person.id', 'ownerId')
      .select('person.email')
      .where('company.id', '=', companyId)
      .executeTakeFirstOrThrow()
    const by = isAdministrator(access) ? null : await findAccount(transaction, access.user.id)
    const mail = companyExportTakenMail(settings, { companyId, company, by })
    await enqueue(transaction, { recipient: owner.email, ...mail })
  })
}
