import { randomUUID } from 'node:crypto'

import type { FastifyBaseLogger } from 'fastify'
import { type Kysely, sql } from 'kysely'

import type { Database } from '../database/schema.ts'
import { startWorker, type Worker } from '../runtime/worker.ts'
import { type DeliveryError, type Mail, PermanentDeliveryError, type Transport } from './transport.ts'

// A mail is queued in the same transaction as the change that it is about, and delivered afterwards.

/** Longer than the delivery timeout, so that no other worker claims a mail that is being delivered. */
const CLAIM_EXPIRY = sql<Date>`now() + interval '1 minute'`
/** 30 s after the first failure, then twice as long each time, up to an hour. */
const BACKOFF = sql<Date>`now() + least(interval '15 seconds' * 2 ^ least(attempts, 10), interval '1 hour')`
/** About five days, at one attempt an hour. Source: RFC 5321, section 4.5.4.1. */
const MAX_ATTEMPTS = 127
/** Time between two checks for mail that is due. */
const POLL_INTERVAL_MS = 5_000

/** The worker that delivers. */
export type Outbox = Worker

type NewMail = Omit<Mail, 'messageId'> & {
  /** Whether the address is forgotten as soon as the mail was sent or given up: its account was deleted. */
  isDeletedWhenSent?: boolean
}

/** Adds a mail to the outbox, as part of the caller's transaction. */
export const enqueue = (db: Kysely<Database>, { isDeletedWhenSent = false, ...mail }: NewMail) =>
  db
    .insertInto('mail_outbox')
    .values({ ...mail, message_id: randomUUID(), is_deleted_when_sent: isDeletedWhenSent })
    .execute()

/** Claims the next mail that is due and counts the attempt. After a crash the claim expires in a minute. */
const claimMail = (db: Kysely<Database>) =>
  db
    .updateTable('mail_outbox')
    .set({ attempts: sql`attempts + 1`, next_attempt_at: CLAIM_EXPIRY })
    .where('id', '=', (query) =>
      query
        .selectFrom('mail_outbox')
        .select('id')
        .where('sent_at', 'is', null)
        .where('next_attempt_at', '<=', sql<Date>`now()`)
        .orderBy('next_attempt_at')
        .limit(1)
        .forUpdate()
        .skipLocked(),
    )
    .returning([
      'id',
      'message_id as messageId',
      'recipient',
      'subject',
      'body',
      'attempts',
      'is_deleted_when_sent as isDeletedWhenSent',
    ])
    .executeTakeFirst()

// Bodies contain links that give access to an account, so they are deleted after delivery.

const recordSent = (db: Kysely<Database>, id: string) =>
  db.updateTable('mail_outbox').set({ sent_at: sql<Date>`now()`, body: '' }).where('id', '=', id).execute()

const recordAbandoned = (db: Kysely<Database>, id: string) =>
  db
    .updateTable('mail_outbox')
    .set({ next_attempt_at: sql<Date>`'infinity'`, abandoned_at: sql<Date>`now()`, body: '' })
    .where('id', '=', id)
    .execute()

const deleteMail = (db: Kysely<Database>, id: string) =>
  db.deleteFrom('mail_outbox').where('id', '=', id).execute()

const recordFailed = (db: Kysely<Database>, id: string) =>
  db.updateTable('mail_outbox').set({ next_attempt_at: BACKOFF }).where('id', '=', id).execute()

/** Delivers the next mail that is due and records the outcome. Returns false when there was none. */
async function deliverNext(db: Kysely<Database>, transport: Transport, logger: FastifyBaseLogger) {
  const mail = await claimMail(db)
  if (!mail) return false
  const { id, attempts, isDeletedWhenSent } = mail
  const failure = await transport(mail).then(
    () => undefined,
    (error: DeliveryError) => error,
  )
  if (!failure) {
    await (isDeletedWhenSent ? deleteMail : recordSent)(db, id)
    return true
  }
  const isGivenUp = failure instanceof PermanentDeliveryError || attempts >= MAX_ATTEMPTS
  const recordGivenUp = isDeletedWhenSent ? deleteMail : recordAbandoned
  await (isGivenUp ? recordGivenUp : recordFailed)(db, id)
  // Never the error itself: responses of mail servers contain addresses.
  const { code, responseCode } = (failure.cause ?? failure) as DeliveryError
  logger.warn({ mail: mail.messageId, attempts, isGivenUp, code, responseCode }, 'mail not delivered')
  return true
}

/** Starts a worker that delivers the mails in the outbox. Several workers can run at once, also in other processes. */
export const startOutbox = (db: Kysely<Database>, transport: Transport, logger: FastifyBaseLogger): Outbox =>
  startWorker({
    doNext: () => deliverNext(db, transport, logger),
    interval: POLL_INTERVAL_MS,
    onError: (err) => logger.error({ err }, 'outbox not readable'),
  })
