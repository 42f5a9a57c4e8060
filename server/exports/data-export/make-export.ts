import { enqueue } from '#server/mail/outbox.ts'
import type { StoredPart } from '#server/platform/storage/stored-parts.ts'
import {
  addPart,
  type Claim,
  ClaimLostError,
  recordCompleted,
  recordPartStored,
  recordProgress,
} from './claims.ts'
import { startExportZip, type ZipProcess } from './export-zip.ts'
import type { PreparedExport, PrepareExport } from './prepared-export.ts'
import type { Services } from './services.ts'

/** Steps of every download: reading the data, and writing the pages. */
const FIXED_STEPS = 2

/**
 * Makes the ZIP of an attempt and queues the mail about it. `ensureProcess`: starts the process for ZIPs if
 * necessary. Throws a ClaimLostError when the attempt is void, the reason of `signal` when the server stops, or a
 * StorageError; then nothing stays stored.
 */
export async function makeExport(
  services: Services,
  prepare: PrepareExport,
  claim: Claim,
  { ensureProcess, signal }: { ensureProcess: () => ZipProcess; signal: AbortSignal },
): Promise<void> {
  const { db, config, outbox } = services
  const prepared = await prepare(services, claim, signal)
  if (!prepared) throw new ClaimLostError()
  const { madeAt, steps, pages } = prepared
  const total = steps.length + FIXED_STEPS
  let done = 0
  async function endStep() {
    await recordProgress(db, claim, { done: ++done, total })
    signal.throwIfAborted()
  }
  // A part has a row before its bytes are stored.
  const rows = {
    add: (part: Omit<StoredPart, 'key'>) => addPart(db, claim, part),
    recordStored: (key: string) => recordPartStored(db, claim, key),
  }
  const zip = await startExportZip(ensureProcess(), config, rows, { signal })
  try {
    await endStep()
    for (const step of steps) {
      await step(zip)
      await endStep()
    }
    for (const { path, content } of pages)
      await zip.add({ path, isCompressed: false, modifiedAt: madeAt }, content())
    await complete(services, claim, { ...prepared, size: await zip.complete() })
    outbox.wake()
  } catch (error) {
    await zip.abandon()
    throw error
  }
}

const complete = (
  { db }: Services,
  claim: Claim,
  { size, mail, recordContents }: PreparedExport & { size: number },
): Promise<void> =>
  db.transaction().execute(async (transaction) => {
    await recordCompleted(transaction, claim, size)
    await recordContents?.(transaction)
    const { email } = await transaction
      .selectFrom('person')
      .select('email')
      .where('id', '=', claim.personId)
      .executeTakeFirstOrThrow()
    await enqueue(transaction, { recipient: email, ...mail })
  })
