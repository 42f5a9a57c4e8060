import { type Kysely, type RawBuilder, sql } from 'kysely'
import { selectDay } from '#server/platform/database/days.ts'
import type { Database } from '#server/platform/database/schema.ts'
import type { ReminderAudience, ReminderRecord } from '#shared/domain/improve/reminder.ts'
import { stagesDue } from './stages.ts'

type Db = Kysely<Database>

const changedDay = sql`
  (coalesce(action_item.updated_at, action_item.created_at) at time zone 'Europe/Amsterdam')::date`

/** The first moment after a day in Amsterdam. */
export const endOf = (day: RawBuilder<unknown>) =>
  sql`((${day}) + 1)::timestamp at time zone 'Europe/Amsterdam'`

const dayOf = (day: string) => sql<Date>`${day}::date`

export type MailedCompany = { id: number; name: string; ownerEmail: string; hasDigest: boolean }

/** Keeps other servers from queuing mails about it. Does not wait: undefined when it is locked, or was deleted. */
export const lockCompanyToMail = (transaction: Db, companyId: number): Promise<MailedCompany | undefined> =>
  transaction
    .selectFrom('company')
    .innerJoin('person', 'person.id', 'ownerId')
    .select(['company.id', 'name', 'person.email as ownerEmail', 'hasDigest'])
    .where('company.id', '=', companyId)
    .forNoKeyUpdate('company')
    .skipLocked()
    .executeTakeFirst()

/** One per action point and recipient: the owner is not reminded as the holder too. */
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

export async function findCompaniesToRemind(db: Db, now: Date): Promise<number[]> {
  const { rows } = await sql<{ companyId: number }>`
    select distinct company_id from (${selectDue(now)}) as due order by company_id`.execute(db)
  return rows.map(({ companyId }) => companyId)
}

/** In lower case. */
export async function findAddressesToRemind(
  transaction: Db,
  companyId: number,
  now: Date,
): Promise<string[]> {
  const { rows } = await sql<{ email: string }>`
    select distinct lower(email) as email from (${selectDue(now, companyId)}) as due`.execute(transaction)
  return rows.map(({ email }) => email)
}

/** `deadline`: yyyy-mm-dd. */
export type AddedReminder = {
  actionItemId: number
  audience: ReminderAudience
  email: string
  description: string
  actionHolder: string
  deadline: string
  /** The end of the day of the deadline. */
  expiresAt: Date
}

/** Returns those that no other server inserted before, by deadline. They need a mail in the same transaction. */
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

/** Those that were sent or wait for the mail server, the latest first. */
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

/** Those with action points that were late at the start of the week. */
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

/** Returns when the week is over; undefined when it was inserted before. */
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

export const recordDigestMail = (transaction: Db, companyId: number, week: string, mailId: string) =>
  transaction
    .updateTable('digest')
    .set({ mailId })
    .where('companyId', '=', companyId)
    .where('week', '=', dayOf(week))
    .execute()

/** `deadline`: yyyy-mm-dd. */
export type MailedActionPoint = { id: number; description: string; actionHolder: string; deadline: string }

/** By deadline; `limit` at most, and the number of all. */
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
