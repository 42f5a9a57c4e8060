import type { FastifyInstance } from 'fastify'

import { dataExportReadyMail } from '../mail/data-export-messages.ts'
import { enqueue } from '../mail/outbox.ts'
import { startZip, type ZipWriter } from '../storage/zip-writer.ts'
import {
  addPart,
  type Claim,
  ClaimLostError,
  recordCompleted,
  recordPartStored,
  recordProgress,
} from './claims.ts'
import type { Contents } from './contents.ts'
import { jsonOf } from './json.ts'
import { layOut, type PlacedFile, type PlacedPlan } from './layout.ts'
import { pageOf } from './page/page.ts'
import { hasPlans, makePlan } from './plans.ts'
import { readSnapshot } from './snapshot.ts'
import { openStoredFile } from './stored-file.ts'

/** The services with which downloads are made. */
export type Services = Pick<
  FastifyInstance,
  'config' | 'db' | 'storage' | 'cleaner' | 'printer' | 'outbox' | 'log'
>

/** The steps of every download beside its plans and files: reading the data, and writing them. */
const FIXED_STEPS = 2

/** Types of files that are not compressed already. */
const isCompressible = (mediaType: string) =>
  mediaType.startsWith('text/') || mediaType === 'application/octet-stream'

/** Stores a part of the ZIP, which has a row before its bytes. Throws a StorageError, or a ClaimLostError. */
async function storePart(
  { db, storage }: Services,
  claim: Claim,
  { position, content }: { position: number; content: Uint8Array },
) {
  const key = await addPart(db, claim, { position, size: content.length })
  await storage.put(key, content)
  await recordPartStored(db, key)
}

async function addFile(
  services: Services,
  zip: ZipWriter,
  file: PlacedFile,
): Promise<Contents['files'][number]> {
  const opened = await openStoredFile(services, file)
  if (!opened) return { ...file, outcome: 'missing' }
  const { path, mediaType, addedAt } = file
  const entry = { path, isCompressed: !isCompressible(mediaType), modifiedAt: new Date(addedAt) }
  await zip.add(entry, opened.content)
  return { ...file, outcome: opened.outcome() }
}

/**
 * Makes the ZIP of an attempt, and queues the mail that it is ready. Throws a ClaimLostError when the attempt is void, the
 * reason of `signal` when the server stops, and a StorageError; nothing is stored any more then.
 */
export async function makeExport(services: Services, claim: Claim, signal: AbortSignal): Promise<void> {
  const { config, db, outbox } = services
  const { personId } = claim
  const snapshot = await readSnapshot(db, personId)
  if (!snapshot) throw new ClaimLostError()
  const madeAt = new Date(snapshot.madeAt)
  const layout = layOut(snapshot, hasPlans)
  const total = layout.plans.length + layout.files.length + FIXED_STEPS
  let done = 0
  async function endStep() {
    await recordProgress(db, claim, { done: ++done, total })
    signal.throwIfAborted()
  }
  const zip = startZip((part) => storePart(services, claim, part), signal)

  async function addPlan(plan: PlacedPlan): Promise<Contents['plans'][number]> {
    const made = await makePlan(services, { personId, ...plan }, signal)
    if (made.outcome === 'made')
      await zip.add({ path: plan.path, isCompressed: true, modifiedAt: madeAt }, [made.content])
    return { ...plan, outcome: made.outcome }
  }

  try {
    await endStep()
    const contents: Contents = { product: config.productName, snapshot, files: [], plans: [] }
    for (const plan of layout.plans) {
      contents.plans.push(await addPlan(plan))
      await endStep()
    }
    for (const file of layout.files) {
      contents.files.push(await addFile(services, zip, file))
      await endStep()
    }
    const text = { isCompressed: false, modifiedAt: madeAt }
    await zip.add({ path: 'gegevens.json', ...text }, jsonOf(contents))
    await zip.add({ path: 'gegevens.html', ...text }, pageOf(contents))
    await complete(services, claim, await zip.complete())
    outbox.wake()
  } catch (error) {
    await zip.abandon()
    throw error
  }
}

/** Makes the stored ZIP the download, and queues the mail about it, in one transaction. */
const complete = ({ config, db }: Services, claim: Claim, size: number): Promise<void> =>
  db.transaction().execute(async (transaction) => {
    await recordCompleted(transaction, claim, size)
    const { email } = await transaction
      .selectFrom('person')
      .select('email')
      .where('id', '=', claim.personId)
      .executeTakeFirstOrThrow()
    await enqueue(transaction, { recipient: email, ...dataExportReadyMail(config) })
  })
