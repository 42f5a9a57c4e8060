import { randomUUID } from 'node:crypto'
import { setTimeout } from 'node:timers/promises'

import type { FastifyBaseLogger } from 'fastify'
import { type Kysely, sql } from 'kysely'

import type { Database } from '#server/platform/database/schema.ts'
import { isDatabaseUnavailable } from '#server/platform/database/unavailable.ts'
import { startWorker, type Worker } from '#server/platform/runtime/worker.ts'
import type { MailDrawing } from './drawings.ts'
import { withGreeting } from './greeting.ts'
import { type DeliveryError, type Mail, PermanentDeliveryError, type Transport } from './transport.ts'

// A mail is queued in the same transaction as the change that it is about, and delivered afterwards.

/** Longer than the delivery timeout, so that no other worker claims a mail that is being delivered. */
const CLAIM_EXPIRY = sql<Date>`now() + interval '1 minute'`
/** 30 s after the first failure, then twice as long each time, up to an hour. */
const BACKOFF = sql<Date>`now() + least(interval '15 seconds' * 2 ^ least(attempts, 10), interval '1 hour')`
/** About five days, at one attempt an hour. Source: RFC 5321, section 4.5.4.1. */
const MAX_ATTEMPTS = 127
/** In milliseconds. Together with the delivery before it, recording takes less time than a claim lasts. */
const [RECORD_TIMEOUT_MS, RECORD_PAUSE_MS] = [20_000, 500]
const POLL_INTERVAL_MS = 5_000

export type Outbox = Worker

type NewMail = Omit<Mail, 'messageId' | 'drawing'> & {
  drawing: MailDrawing
  /** For a recipient who may have no account. */
  knownAs?: string
  /** Deletes the address once the mail was sent or given up: its account was deleted. */
  isDeletedWhenSent?: boolean
  /** From then on it is deleted instead of sent. */
  expiresAt?: Date
}

/** Part of the caller's transaction. Returns the id. Rejects an attachment of more than 10 MB. */
export async function enqueue(
  db: Kysely<Database>,
  { isDeletedWhenSent = false, unsubscribeUrl, expiresAt, attachment, knownAs, ...mail }: NewMail,
): Promise<string> {
  const { id } = await db
    .insertInto('mailOutbox')
    .values({
      ...mail,
      body: await withGreeting(db, { ...mail, knownAs }),
      messageId: randomUUID(),
      isDeletedWhenSent,
      unsubscribeUrl,
      expiresAt,
      attachmentName: attachment?.name,
      attachment: attachment?.content,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

export const isWaiting = sql<boolean>`(
  mail_outbox.sent_at is null and abandoned_at is null and (claimed_until is null or claimed_until < now()))`

/** Counts the attempt. After a crash the claim expires in a minute. */
const claimMail = (db: Kysely<Database>) =>
  db
    .updateTable('mailOutbox')
    .set({ attempts: sql`attempts + 1`, nextAttemptAt: CLAIM_EXPIRY, claimedUntil: CLAIM_EXPIRY })
    .where('id', '=', (query) =>
      query
        .selectFrom('mailOutbox')
        .select('id')
        .where('sentAt', 'is', null)
        .where('nextAttemptAt', '<=', sql<Date>`now()`)
        .orderBy('nextAttemptAt')
        .limit(1)
        .forUpdate()
        .skipLocked(),
    )
    .returning([
      'id',
      'messageId',
      'recipient',
      'subject',
      'body',
      'drawing',
      'attempts',
      'isDeletedWhenSent',
      'unsubscribeUrl',
      'expiresAt',
      'attachmentName',
      'attachment',
    ])
    .executeTakeFirst()

/** Links that give access to an account, or to a subscription, and the attachment are deleted after delivery. */
const withoutContent = { body: '', unsubscribeUrl: null, attachment: null }

const recordSent = (db: Kysely<Database>, id: string) =>
  db
    .updateTable('mailOutbox')
    .set({ sentAt: sql<Date>`now()`, ...withoutContent })
    .where('id', '=', id)
    .execute()

const recordAbandoned = (db: Kysely<Database>, id: string) =>
  db
    .updateTable('mailOutbox')
    .set({ nextAttemptAt: sql<Date>`'infinity'`, abandonedAt: sql<Date>`now()`, ...withoutContent })
    .where('id', '=', id)
    .execute()

const deleteMail = (db: Kysely<Database>, id: string) =>
  db.deleteFrom('mailOutbox').where('id', '=', id).execute()

const recordFailed = (db: Kysely<Database>, id: string) =>
  db
    .updateTable('mailOutbox')
    .set({ nextAttemptAt: BACKOFF, claimedUntil: null })
    .where('id', '=', id)
    .execute()

/** Otherwise the mail would be sent again. */
async function recordOnceAvailable(record: () => Promise<unknown>): Promise<void> {
  for (const end = Date.now() + RECORD_TIMEOUT_MS; ; await setTimeout(RECORD_PAUSE_MS)) {
    try {
      await record()
      return
    } catch (error) {
      if (!isDatabaseUnavailable(error) || Date.now() >= end) throw error
    }
  }
}

type Delivery = { transport: Transport; logger: FastifyBaseLogger; clock: () => Date }

/** Deletes it instead when it has expired. Returns false when no mail was due. */
async function deliverNext(db: Kysely<Database>, { transport, logger, clock }: Delivery) {
  const mail = await claimMail(db)
  if (!mail) return false
  const { id, attempts, isDeletedWhenSent, expiresAt, attachmentName, attachment } = mail
  if (expiresAt && expiresAt <= clock()) {
    await deleteMail(db, id)
    return true
  }
  const failure = await transport({
    ...mail,
    attachment: attachmentName && attachment ? { name: attachmentName, content: attachment } : null,
  }).then(
    () => undefined,
    (error: DeliveryError) => error,
  )
  if (!failure) {
    await recordOnceAvailable(() => (isDeletedWhenSent ? deleteMail : recordSent)(db, id))
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

/** Several workers can run at once, also in other processes. `clock`: tells whether a mail has expired. */
export const startOutbox = (
  db: Kysely<Database>,
  transport: Transport,
  logger: FastifyBaseLogger,
  clock = () => new Date(),
): Outbox =>
  startWorker({
    doNext: () => deliverNext(db, { transport, logger, clock }),
    interval: POLL_INTERVAL_MS,
    name: 'outbox',
    failure: 'outbox not readable',
    logger,
  })
