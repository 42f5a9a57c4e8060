import { type Kysely, type RawBuilder, sql } from 'kysely'

import type { Database } from '#server/platform/database/schema.ts'
import { ANSWER_HOURS } from '#server/platform/request-keys/queries.ts'
import type { Config } from '#server/platform/runtime/config.ts'
import { PORTAL_FILE_DAYS, WIDGET_FILE_DAYS } from '#server/platform/web/built-files.ts'

// Every statement sweeps one batch, so that it holds locks briefly, and skips rows that somebody else has locked:
// several servers can sweep at once, and no request waits for long.

type Db = Kysely<Database>

/** How long links to unsubscribe work, in days. */
const UNSUBSCRIBE_KEY_DAYS = 365
/** How long a browser is known after its last login, in days: as long as its cookie. */
const KNOWN_BROWSER_DAYS = 365
/** How long the week of a digest is recorded, in days: more than a week. */
const DIGEST_DAYS = 31
/** How long it is known in the database what was deleted, in days: longer than backups are kept. */
const DELETION_DAYS = 60
/** How long the key with which a page created a company is recognised, in days. */
const CREATION_KEY_DAYS = 7

export type Retention = Pick<Config, 'retentionDays' | 'orderRetentionDays' | 'auditDays'>

/** Sweeps one batch. Returns the number of rows: fewer than a batch means that none are left. */
type Sweep = (db: Db, retention: Retention) => Promise<number>

/** Maximum number of rows per statement. */
export const BATCH_SIZE = 1_000

const daysAgo = (days: number) => sql<Date>`now() - make_interval(days => ${days})`

const nextRows = (table: keyof Database, condition: RawBuilder<boolean>) => sql`
  select ctid from ${sql.table(table)} where ${condition} limit ${BATCH_SIZE} for update skip locked`

async function countRows(statement: RawBuilder<unknown>, db: Db): Promise<number> {
  const { numAffectedRows = 0n } = await statement.execute(db)
  return Number(numAffectedRows)
}

const deleteNext = (db: Db, table: keyof Database, condition: RawBuilder<boolean>): Promise<number> =>
  countRows(sql`delete from ${sql.table(table)} where ctid = any(array(${nextRows(table, condition)}))`, db)

/** Empties what only served to accept the invitation. From then on the account that accepted is shown. */
const emptyAcceptedInvitations: Sweep = (db, { retentionDays }) => {
  const isSpent = sql<boolean>`key_hash is not null and accepted_at < ${daysAgo(retentionDays)}`
  const statement = sql`
    update invitation set name = '', email = '', message = '', key_hash = null
    where ctid = any(array(${nextRows('invitation', isSpent)}))`
  return countRows(statement, db)
}

/**
 * Locks the company first and raises its revision, as every change of the invitation does: whoever still sees it is
 * told that it changed.
 */
const deleteOwnerInvitations: Sweep = (db, { retentionDays }) => {
  const isOver = sql<boolean>`expires_at < ${daysAgo(retentionDays)}`
  const statement = sql`
    with locked as (
      select company.id from company join owner_invitation on company_id = company.id
      where ${isOver} limit ${BATCH_SIZE} for no key update of company skip locked
    ), deleted as (
      delete from owner_invitation where company_id in (select id from locked) and ${isOver} returning company_id
    )
    update company set owner_revision = owner_revision + 1 where id in (select company_id from deleted)`
  return countRows(statement, db)
}

/** More than a server is ever off. */
const MAX_JUMP_DAYS = 31

/** Since the last sweep; before the first one was recorded, since what happened last. */
export async function hasClockJumped(db: Db): Promise<boolean> {
  const { rows } = await sql<{ hasJumped: boolean | null }>`
    select coalesce(
      (select done_at from operation where name = 'SWEEP'),
      (select max(happened_at) from audit_event)
    ) < ${daysAgo(MAX_JUMP_DAYS)} as "hasJumped"`.execute(db)
  return rows[0]?.hasJumped === true
}

export const recordSweep = (db: Db) =>
  db
    .insertInto('operation')
    .values({ name: 'SWEEP', doneAt: sql<Date>`now()` })
    .onConflict((conflict) => conflict.column('name').doUpdateSet({ doneAt: sql<Date>`now()` }))
    .execute()

/** From the beginning of the chain, never its last link: new ones go on from it. */
const trimAuditChain: Sweep = (db, { auditDays }) =>
  countRows(
    sql`delete from audit_link where source = 'EVENT' and number in (
      select number from audit_link where source = 'EVENT' and number < coalesce(
        (select min(number) from audit_link where source = 'EVENT' and happened_at >= ${daysAgo(auditDays)}),
        (select max(number) from audit_link where source = 'EVENT'))
      order by number limit ${BATCH_SIZE})`,
    db,
  )

/** Keys are the names in the log. Source: docs/operators.md, "What is kept how long". */
export const sweeps = {
  mails: (db, { retentionDays }) =>
    deleteNext(db, 'mailOutbox', sql`coalesce(sent_at, abandoned_at) < ${daysAgo(retentionDays)}`),
  openInvitations: (db, { retentionDays }) =>
    deleteNext(db, 'invitation', sql`accepted_at is null and expires_at < ${daysAgo(retentionDays)}`),
  acceptedInvitations: emptyAcceptedInvitations,
  invitationClaims: (db, { retentionDays }) =>
    deleteNext(
      db,
      'invitationClaim',
      sql`invitation_id in (select id from invitation where accepted_at < ${daysAgo(retentionDays)})`,
    ),
  ownerInvitations: deleteOwnerInvitations,
  // A used link expires too, an hour after it was sent.
  passwordResets: (db, { retentionDays }) =>
    deleteNext(db, 'passwordReset', sql`expires_at < ${daysAgo(retentionDays)}`),
  emailVerifications: (db) => deleteNext(db, 'emailVerification', sql`expires_at <= now()`),
  dailyCounts: (db) => deleteNext(db, 'dailyCount', sql`day < current_date - 1`),
  // Valid for some minutes.
  firstLogins: (db) => deleteNext(db, 'firstLogin', sql`expires_at <= now()`),
  knownBrowsers: (db) => deleteNext(db, 'knownBrowser', sql`last_used_at < ${daysAgo(KNOWN_BROWSER_DAYS)}`),
  loginAttempts: (db) => deleteNext(db, 'loginAttempt', sql`last_at < ${daysAgo(1)}`),
  // Valid for a day and for a week.
  addressChanges: (db) => deleteNext(db, 'addressChange', sql`expires_at <= now()`),
  accountUndos: (db) => deleteNext(db, 'accountUndo', sql`expires_at <= now()`),
  unsubscribeKeys: (db) =>
    deleteNext(db, 'unsubscribeKey', sql`created_at < ${daysAgo(UNSUBSCRIBE_KEY_DAYS)}`),
  digests: (db) => deleteNext(db, 'digest', sql`created_at < ${daysAgo(DIGEST_DAYS)}`),
  companyCreations: (db) =>
    deleteNext(db, 'companyCreation', sql`created_at < ${daysAgo(CREATION_KEY_DAYS)}`),
  requestKeys: (db) =>
    deleteNext(db, 'requestKey', sql`started_at < now() - make_interval(hours => ${ANSWER_HOURS})`),
  // Those of the future were begun while the clock was wrong, and give no access.
  sessions: (db) =>
    deleteNext(db, 'session', sql`expires_at <= now() or created_at > now() + interval '1 day'`),
  twoStepSetups: (db) => deleteNext(db, 'twoStepSetup', sql`started_at < ${daysAgo(1)}`),
  passkeyChallenges: (db) => deleteNext(db, 'passkeyChallenge', sql`expires_at <= now()`),
  // By the clock of the server, which counts the attempts.
  throttles: (db) => deleteNext(db, 'throttle', sql`expire <= ${Date.now()}`),
  deletions: (db) => deleteNext(db, 'deletion', sql`is_written and deleted_at < ${daysAgo(DELETION_DAYS)}`),
  widgetFiles: (db) =>
    deleteNext(
      db,
      'widgetFile',
      sql`last_built_at < case when name ~ '^/(bw|widgets/)' then ${daysAgo(WIDGET_FILE_DAYS)} else ${daysAgo(PORTAL_FILE_DAYS)} end`,
    ),
  auditEvents: (db, { auditDays }) => deleteNext(db, 'auditEvent', sql`happened_at < ${daysAgo(auditDays)}`),
  auditLinks: trimAuditChain,
  // Orders of an existing account are kept with it.
  orders: (db, { orderRetentionDays }) =>
    deleteNext(db, 'shopOrder', sql`person_id is null and created_at < ${daysAgo(orderRetentionDays)}`),
} satisfies Record<string, Sweep>
