import { type Kysely, type RawBuilder, sql } from 'kysely'
import { selectDay } from '#server/platform/database/days.ts'
import type { Database } from '#server/platform/database/schema.ts'
import type { ReminderAudience, ReminderRecord } from '#shared/domain/improve/reminder.ts'
import { stagesDue } from './stages.ts'

type Db = Kysely<Database>

/** The calendar day in Amsterdam on which an action point was created or last changed. */
const changedDay = sql`
  (coalesce(action_item.updated_at, action_item.created_at) at time zone 'Europe/Amsterdam')::date`

/** The first moment after a day in Amsterdam. `day`: an expression in SQL. */
export const endOf = (day: RawBuilder<unknown>) =>
  sql`((${day}) + 1)::timestamp at time zone 'Europe/Amsterdam'`

/** A calendar day, yyyy-mm-dd, to compare with a column. */
const dayOf = (day: string) => sql<Date>`${day}::date`

/** The company of a mail, and its owner. */
export type MailedCompany = { id: number; name: string; ownerEmail: string; hasDigest: boolean }

/**
 * Locks a company until the end of the transaction, so that no other server queues mails about it. Undefined when it was
 * deleted, and when another transaction has locked it, which is not waited for.
 */
export const lockCompanyToMail = (transaction: Db, companyId: number): Promise<MailedCompany | undefined> =>
  transaction
    .selectFrom('company')
    .innerJoin('person', 'person.id', 'ownerId')
    .select(['company.id', 'name', 'person.email as ownerEmail', 'hasDigest'])
    .where('company.id', '=', companyId)
    .forNoKeyUpdate('company')
    .skipLocked()
    .executeTakeFirst()

/**
 * Selects the reminders that are due and were not queued, one per action point and recipient. The owner is not reminded
 * as the holder too.
 */
function selectDue(now: Date, companyId?: number) {
  const stages = stagesDue(now)
  const inCompany = companyId === undefined ? sql`true` : sql`action_item.company_id = ${companyId}`
  const deadlines = stages.map(({ deadline }) => deadline)
  // The action points first, by the index on deadlines: PostgreSQL would begin with all people.
  return sql`
    with item as materialized (
      select id, company_id, deadline, holder_email, action_holder, ${changedDay} as changed_day
      from action_item
      where deadline = any(${deadlines}::date[]) and completed_at is null and ${inCompany}
    )
    select item.id as action_item_id, item.company_id, stage.deadline, days_before, audience, recipient.email, holder
    from item
    join unnest(${deadlines}::date[], ${stages.map(({ daysBefore }) => daysBefore)}::int[])
      as stage (deadline, days_before) on stage.deadline = item.deadline
    join company on company.id = item.company_id
    join person as owner on owner.id = owner_id
    cross join lateral (values ('OWNER', owner.email, ''), ('HOLDER', holder_email, action_holder))
      as recipient (audience, email, holder)
    where has_reminders and recipient.email <> ''
      and (audience = 'OWNER' or lower(recipient.email) <> lower(owner.email))
      and changed_day <= stage.deadline - days_before
      and not exists (
        select from mail_opt_out
        where company_id = company.id and kind = 'REMINDER' and mail_opt_out.email = lower(recipient.email))
      and not exists (
        select from reminder
        where action_item_id = item.id and reminder.deadline = stage.deadline
          and reminder.days_before = stage.days_before and reminder.audience = recipient.audience)`
}

/** The ids of the companies with a reminder that is due. */
export async function findCompaniesToRemind(db: Db, now: Date): Promise<number[]> {
  const { rows } = await sql<{ companyId: number }>`
    select distinct company_id from (${selectDue(now)}) as due order by company_id`.execute(db)
  return rows.map(({ companyId }) => companyId)
}

/** The addresses in a company to which a reminder is due, in lower case. */
export async function findAddressesToRemind(
  transaction: Db,
  companyId: number,
  now: Date,
): Promise<string[]> {
  const { rows } = await sql<{ email: string }>`
    select distinct lower(email) as email from (${selectDue(now, companyId)}) as due`.execute(transaction)
  return rows.map(({ email }) => email)
}

/** A reminder that was inserted, with what its mail says about the action point. `deadline`: yyyy-mm-dd. */
export type AddedReminder = {
  actionItemId: number
  audience: ReminderAudience
  email: string
  description: string
  actionHolder: string
  deadline: string
  /** When the day of the deadline is over. */
  expiresAt: Date
}

/**
 * Inserts the reminders of a company that are due. Returns those that no other server inserted before, by deadline. They
 * need a mail in the same transaction.
 */
export async function insertReminders(
  transaction: Db,
  companyId: number,
  now: Date,
): Promise<AddedReminder[]> {
  const { rows } = await sql<AddedReminder>`
    with due as (${selectDue(now, companyId)}), added as (
      insert into reminder (action_item_id, deadline, days_before, audience, holder)
      select action_item_id, deadline, days_before, audience, holder from due
      on conflict do nothing returning action_item_id, audience
    )
    select action_item_id, audience, email, description, action_holder,
      to_char(due.deadline, 'YYYY-MM-DD') as deadline, ${endOf(sql`due.deadline`)} as expires_at
    from added join due using (action_item_id, audience) join action_item on action_item.id = action_item_id
    order by due.deadline, action_item_id`.execute(transaction)
  return rows
}

/** Records in which mail the reminders are that were inserted for an audience. */
export const recordMail = (
  transaction: Db,
  {
    mailId,
    audience,
    actionItemIds,
  }: { mailId: string; audience: ReminderAudience; actionItemIds: number[] },
) =>
  transaction
    .updateTable('reminder')
    .set({ mailId })
    .where('actionItemId', '=', sql<number>`any(${actionItemIds}::int[])`)
    .where('audience', '=', audience)
    .where('mailId', 'is', null)
    .where('sentAt', 'is', null)
    .execute()

/** The reminders of an action point that were sent, and those that wait for the mail server, the latest first. */
export async function listReminders(db: Db, actionItemId: number): Promise<ReminderRecord[]> {
  const rows = await db
    .selectFrom('reminder')
    .leftJoin('mailOutbox', 'mailOutbox.id', 'mailId')
    .select(['audience', 'holder', selectDay<string>('deadline').as('deadline'), 'reminder.sentAt'])
    .where('actionItemId', '=', actionItemId)
    .where('abandonedAt', 'is', null)
    .orderBy(sql`reminder.sent_at desc nulls first`)
    .orderBy('daysBefore')
    .orderBy('audience')
    .orderBy('reminder.deadline')
    .execute()
  return rows.map(({ sentAt, ...reminder }) => ({ ...reminder, sentDate: sentAt?.toISOString() ?? null }))
}

/** The ids of the companies that need a digest of a week: action points were late at its start. */
export async function findCompaniesForDigest(db: Db, week: string): Promise<number[]> {
  const rows = await db
    .selectFrom('actionItem')
    .innerJoin('company', 'company.id', 'companyId')
    .select('companyId')
    .distinct()
    .where('completedAt', 'is', null)
    .where('deadline', '<', dayOf(week))
    .where(sql<boolean>`${changedDay} <= ${week}::date`)
    .where('hasDigest', '=', true)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('digest')
            .select('week')
            .whereRef('digest.companyId', '=', 'company.id')
            .where('week', '=', dayOf(week)),
        ),
      ),
    )
    .orderBy('companyId')
    .execute()
  return rows.map(({ companyId }) => companyId)
}

/** Inserts the digest of a company and a week. Returns when the week is over; undefined when it was inserted before. */
export async function insertDigest(
  transaction: Db,
  companyId: number,
  week: string,
): Promise<{ expiresAt: Date } | undefined> {
  return transaction
    .insertInto('digest')
    .values({ companyId, week })
    .onConflict((conflict) => conflict.doNothing())
    .returning(sql<Date>`${endOf(sql`week + 6`)}`.as('expiresAt'))
    .executeTakeFirst()
}

/** Records the mail of a digest. */
export const recordDigestMail = (transaction: Db, companyId: number, week: string, mailId: string) =>
  transaction
    .updateTable('digest')
    .set({ mailId })
    .where('companyId', '=', companyId)
    .where('week', '=', dayOf(week))
    .execute()

/** An action point as a mail lists it. `deadline`: yyyy-mm-dd. */
export type MailedActionPoint = { id: number; description: string; actionHolder: string; deadline: string }

/** The action points of a company that were late at the start of a week, by deadline; `limit` at most, and their number. */
export async function listLate(
  transaction: Db,
  companyId: number,
  week: string,
  limit: number,
): Promise<{ items: MailedActionPoint[]; count: number }> {
  const rows = await transaction
    .selectFrom('actionItem')
    .select([
      'id',
      'description',
      'actionHolder',
      selectDay<string>('deadline').as('deadline'),
      sql<number>`count(*) over ()::int`.as('count'),
    ])
    .where('companyId', '=', companyId)
    .where('completedAt', 'is', null)
    .where('deadline', '<', dayOf(week))
    .orderBy('actionItem.deadline')
    .orderBy('id')
    .limit(limit)
    .execute()
  return { items: rows.map(({ count: _, ...item }) => item), count: rows[0]?.count ?? 0 }
}
