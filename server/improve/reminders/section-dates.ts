import { type Kysely, type RawBuilder, sql } from 'kysely'
import { resultPath } from '#server/checks/engine/check-paths.ts'
import { remindingFields } from '#server/checks/engine/reminding-fields.ts'
import type { Database } from '#server/platform/database/schema.ts'
import { capitalize } from '#shared/domain/basics/capitalize.ts'
import { type Check, definitionOf } from '#shared/domain/basics/check.ts'
import { endOf } from './queries.ts'
import { DAYS_BEFORE_DATE, stagesDue } from './stages.ts'

// The dates of sections that people are reminded of, such as the next inspection of a machine. The owner gets the mails.

type Db = Kysely<Database>

/** `section`: the word for it. `day`: yyyy-mm-dd. `path`: of its results. */
export type MailedDate = { section: string; name: string; label: string; day: string; path: string }

type Row = { companyId: number; check: Check; sectionId: number; name: string; key: string; day: string }

function toMailedDate({ companyId, check, sectionId, name, key, day }: Row): MailedDate {
  const field = remindingFields([check]).find((candidate) => candidate.key === key)!
  return {
    section: capitalize(definitionOf(check).one),
    name,
    label: field.label,
    day,
    path: resultPath({ check, companyId }, sectionId),
  }
}

/** Of sections in use, one row per field that is filled in. */
const dates = (condition: RawBuilder<unknown> = sql`true`) => sql`
  select section.id, section.company_id, section."check", section.name, known.key, section.fields ->> known.key as day,
    (coalesce(renamed_at, section.created_at) at time zone 'Europe/Amsterdam')::date as changed_day
  from check_section as section
  join jsonb_to_recordset(${JSON.stringify(remindingFields())}::jsonb) as known ("check" text, key text)
    on known."check" = section."check" and section.fields ? known.key
  where section.fields <> '{}' and archived_at is null and ${condition}`

/** Written so that an index on the values is used. */
const hasOneOf = (days: string[]) => {
  const values = remindingFields().flatMap(({ key }) => days.map((day) => JSON.stringify({ [key]: day })))
  return sql`(${sql.join([sql`false`, ...values.map((value) => sql`section.fields @> ${value}::jsonb`)], sql` or `)})`
}

function selectDue(now: Date, companyId?: number) {
  const stages = stagesDue(now, DAYS_BEFORE_DATE)
  const days = stages.map(({ deadline }) => deadline)
  const isWanted = companyId === undefined ? hasOneOf(days) : sql`section.company_id = ${companyId}`
  return sql`
    select date.id as section_id, date.company_id, date."check", date.name, date.key, stage.deadline, days_before,
      person.email
    from (${dates(isWanted)}) as date
    -- Days as yyyy-mm-dd: a value is a text.
    join unnest(${days}::text[], ${stages.map(({ daysBefore }) => daysBefore)}::int[])
      as stage (deadline, days_before) on stage.deadline = date.day
    join company on company.id = date.company_id
    join person on person.id = owner_id
    where has_reminders
      and changed_day <= stage.deadline::date - days_before
      and not exists (
        select from mail_opt_out
        where company_id = company.id and kind = 'REMINDER' and mail_opt_out.email = lower(person.email))
      and not exists (
        select from section_reminder
        where section_id = date.id and field_key = date.key and section_reminder.deadline = stage.deadline::date
          and section_reminder.days_before = stage.days_before)`
}

export async function findCompaniesWithDates(db: Db, now: Date): Promise<number[]> {
  const { rows } = await sql<{ companyId: number }>`
    select distinct company_id from (${selectDue(now)}) as due order by company_id`.execute(db)
  return rows.map(({ companyId }) => companyId)
}

export const hasDueDates = async (transaction: Db, companyId: number, now: Date): Promise<boolean> =>
  (await sql`select from (${selectDue(now, companyId)}) as due limit 1`.execute(transaction)).rows.length > 0

/** `expiresAt`: when the first day of them is over; undefined for none. */
export type AddedDates = { dates: MailedDate[]; expiresAt: Date | undefined }

/** Returns those that no other server inserted before, by day. They need a mail in the same transaction. */
export async function insertDateReminders(
  transaction: Db,
  companyId: number,
  now: Date,
): Promise<AddedDates> {
  const { rows } = await sql<Row & { expiresAt: Date }>`
    with due as (${selectDue(now, companyId)}), added as (
      insert into section_reminder (section_id, field_key, deadline, days_before)
      select section_id, key, deadline::date, days_before from due
      on conflict do nothing returning section_id, field_key
    )
    select due.company_id, due."check", due.section_id, due.name, due.key,
      due.deadline as day, ${endOf(sql`due.deadline::date`)} as expires_at
    from added join due on due.section_id = added.section_id and due.key = added.field_key
    order by due.deadline, due.section_id`.execute(transaction)
  return { dates: rows.map(toMailedDate), expiresAt: rows[0]?.expiresAt }
}

export const recordDateMail = (transaction: Db, companyId: number, mailId: string) =>
  sql`
    update section_reminder set mail_id = ${mailId} from check_section as section
    where section.id = section_id and section.company_id = ${companyId} and mail_id is null and sent_at is null`.execute(
    transaction,
  )

/** Those with the digest switched on and a date that had passed at the start of the week. */
export async function findCompaniesWithPastDates(db: Db, week: string): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select distinct company.id from (${dates()}) as date join company on company.id = date.company_id
    where has_digest and date.day < ${week} and changed_day <= ${week}::date
      and not exists (select from digest where company_id = company.id and week = ${week}::date)
    order by company.id`.execute(db)
  return rows.map(({ id }) => id)
}

/** By day; `limit` at most, and the number of all. */
export async function listPastDates(
  transaction: Db,
  companyId: number,
  week: string,
  limit: number,
): Promise<{ items: MailedDate[]; count: number }> {
  const { rows } = await sql<Row & { count: number }>`
    select company_id, "check", id as section_id, name, key, day, count(*) over ()::int as count
    from (${dates(sql`section.company_id = ${companyId}`)}) as date
    where day < ${week}
    order by day, id limit ${limit}`.execute(transaction)
  return { items: rows.map(toMailedDate), count: rows[0]?.count ?? 0 }
}
