import { type Kysely, sql } from 'kysely'

import type { Database } from '#server/platform/database/schema.ts'
import type { StoredPart } from '#server/platform/storage/stored-parts.ts'
import { type ExportKind, tablesOf } from './export-tables.ts'

// Several servers can make downloads at once. Each attempt claims one for a while, and again with every step; after a
// crash the claim expires, and the next attempt starts from the beginning.

type Db = Kysely<Database>

const MAX_ATTEMPTS = 3
/** Longer than a step takes, also when a plan waits for those of others. */
const CLAIM_EXPIRY = sql<Date>`now() + interval '5 minutes'`
/** One minute after the first failure, ten minutes after the second. */
const BACKOFF = sql<Date>`now() + interval '1 minute' * 10 ^ (attempts - 1)`
/**
 * Seven days later, at the end of that day in Amsterdam, since the page shows the last day. Source:
 * docs/decisions/0024-a-persons-data.md.
 */
const EXPIRY = sql<Date>`((now() at time zone 'Europe/Amsterdam')::date + 8)::timestamp at time zone 'Europe/Amsterdam'`

export type Claim = { kind: ExportKind; id: number; personId: number; claim: string; attempts: number }

/** The download was deleted, for instance with its person, or another attempt has begun. */
export class ClaimLostError extends Error {}

/**
 * Claims the download that has waited longest, and deletes what an earlier attempt stored; undefined when none waits.
 */
export const claimExport = (db: Db, kind: ExportKind): Promise<Claim | undefined> =>
  db.transaction().execute(async (transaction) => {
    const { exports } = tablesOf(kind)
    const claimed = await transaction
      .updateTable(exports)
      .set({
        attempts: sql`attempts + 1`,
        claim: sql`gen_random_uuid()`,
        nextAttemptAt: CLAIM_EXPIRY,
        stepsDone: 0,
        stepsTotal: 0,
      })
      .where('id', '=', (query) =>
        query
          .selectFrom(exports)
          .select('id')
          .where('expiresAt', 'is', null)
          .where('attempts', '<', MAX_ATTEMPTS)
          .where('nextAttemptAt', '<=', sql<Date>`now()`)
          .orderBy('nextAttemptAt')
          .limit(1)
          .forUpdate()
          .skipLocked(),
      )
      .returning(['id', 'personId', sql<string>`claim`.as('claim'), 'attempts'])
      .executeTakeFirst()
    if (!claimed) return undefined
    await deleteParts(transaction, { kind, ...claimed })
    return { kind, ...claimed }
  })

/** The objects are deleted later. */
const deleteParts = (transaction: Db, { kind, id }: Pick<Claim, 'kind' | 'id'>) =>
  transaction.deleteFrom(tablesOf(kind).parts).where('exportId', '=', id).execute()

const updateClaimed = (db: Db, { kind, id, claim }: Claim) =>
  db.updateTable(tablesOf(kind).exports).where('id', '=', id).where('claim', '=', claim)

/** Extends the claim. Throws a ClaimLostError. */
export async function recordProgress(
  db: Db,
  claim: Claim,
  { done, total }: { done: number; total: number },
): Promise<void> {
  const updated = await updateClaimed(db, claim)
    .set({ stepsDone: done, stepsTotal: total, nextAttemptAt: CLAIM_EXPIRY })
    .returning('id')
    .executeTakeFirst()
  if (!updated) throw new ClaimLostError()
}

/**
 * Adds the row before the part is stored, and extends the claim. `position`, `size`: in bytes. Throws a ClaimLostError.
 */
export async function addPart(db: Db, claim: Claim, part: Omit<StoredPart, 'key'>): Promise<string> {
  const added = await db
    .with('claimed', () => updateClaimed(db, claim).set({ nextAttemptAt: CLAIM_EXPIRY }).returning('id'))
    .insertInto(tablesOf(claim.kind).parts)
    .columns(['exportId', 'position', 'size', 'checksum'])
    .expression((query) =>
      query
        .selectFrom('claimed')
        .select([
          'id',
          sql<number>`${part.position}::bigint`.as('position'),
          sql<number>`${part.size}::integer`.as('size'),
          sql<Buffer | null>`${part.checksum}::bytea`.as('checksum'),
        ]),
    )
    .returning('key')
    .executeTakeFirst()
  if (!added) throw new ClaimLostError()
  return added.key
}

/** Throws a ClaimLostError. */
export async function recordPartStored(db: Db, { kind }: Claim, key: string): Promise<void> {
  const stored = await db
    .updateTable(tablesOf(kind).parts)
    .set({ isStored: true })
    .where('key', '=', key)
    .returning('key')
    .executeTakeFirst()
  if (!stored) throw new ClaimLostError()
}

/** `size`: in bytes. Throws a ClaimLostError. */
export async function recordCompleted(transaction: Db, claim: Claim, size: number): Promise<void> {
  const completed = await updateClaimed(transaction, claim)
    .set({ completedAt: sql<Date>`now()`, expiresAt: EXPIRY, size, claim: null })
    .returning('id')
    .executeTakeFirst()
  if (!completed) throw new ClaimLostError()
}

/** The next attempt begins after a while; after the last one, the download has failed. */
export const recordFailure = (db: Db, claim: Claim): Promise<void> =>
  db.transaction().execute(async (transaction) => {
    const isLast = claim.attempts >= MAX_ATTEMPTS
    const updated = await updateClaimed(transaction, claim)
      .set(
        isLast
          ? { failedAt: sql<Date>`now()`, expiresAt: EXPIRY, claim: null }
          : { nextAttemptAt: BACKOFF, claim: null },
      )
      .returning('id')
      .executeTakeFirst()
    if (updated) await deleteParts(transaction, claim)
  })

/** For a server that stops: the next attempt begins at once. */
export const releaseClaim = (db: Db, claim: Claim) =>
  updateClaimed(db, claim)
    .set({ attempts: sql`attempts - 1`, nextAttemptAt: sql<Date>`now()`, claim: null })
    .execute()

/** Marks downloads as failed whose last attempt ended in a crash. */
export const failAbandoned = (db: Db, kind: ExportKind): Promise<void> =>
  db.transaction().execute(async (transaction) => {
    const failed = await transaction
      .updateTable(tablesOf(kind).exports)
      .set({ failedAt: sql<Date>`now()`, expiresAt: EXPIRY, claim: null })
      .where('expiresAt', 'is', null)
      .where('attempts', '>=', MAX_ATTEMPTS)
      .where('nextAttemptAt', '<=', sql<Date>`now()`)
      .returning('id')
      .execute()
    for (const { id } of failed) await deleteParts(transaction, { kind, id })
  })
