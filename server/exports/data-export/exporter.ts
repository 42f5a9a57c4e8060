import { join } from 'node:path'

import { createChildProcess } from '#server/platform/runtime/child-process.ts'
import { startWorker, type Worker } from '#server/platform/runtime/worker.ts'
import {
  type Claim,
  ClaimLostError,
  claimExport,
  failAbandoned,
  recordFailure,
  releaseClaim,
} from './claims.ts'
import { type ExportKind, exportKinds } from './export-tables.ts'
import { makeExport } from './make-export.ts'
import type { PrepareExport } from './prepared-export.ts'
import { deleteExpired } from './queries.ts'
import type { Services } from './services.ts'

/** Between two checks for expired downloads, and for those that a crash or a failure left unfinished. */
const POLL_INTERVAL_MS = 30_000

/** Without downloads, after which the process for ZIPs is killed. */
const IDLE_TIMEOUT_MS = 10_000

type ZipProcess = ReturnType<typeof createChildProcess>

const createZipProcess = (log: Services['log']): ZipProcess =>
  createChildProcess(log, {
    file: join(import.meta.dirname, 'zip-process.ts'),
    idleTimeout: IDLE_TIMEOUT_MS,
  })

export type Exporter = Worker

async function endAttempt({ db, log }: Services, claim: Claim, error: unknown, signal: AbortSignal) {
  if (error instanceof ClaimLostError) return
  if (signal.aborted) return void (await releaseClaim(db, claim))
  const err = error instanceof Error ? (error.cause ?? error) : error
  log.error({ err, attempts: claim.attempts }, 'a data export could not be made')
  await recordFailure(db, claim)
}

type Preparations = Record<ExportKind, PrepareExport>

async function claimNext({ db }: Services): Promise<Claim | undefined> {
  for (const kind of exportKinds) {
    const claim = await claimExport(db, kind)
    if (claim) return claim
  }
  return undefined
}

async function makeNext(
  services: Services,
  prepare: Preparations,
  { zips, signal }: { zips: ZipProcess; signal: AbortSignal },
): Promise<boolean> {
  const claim = await claimNext(services)
  if (!claim) return false
  const ensureProcess = () => {
    const process = zips.ensure()
    return { process, killLate: () => zips.killIfCurrent(process, { isLate: true }) }
  }
  const means = { ensureProcess, signal }
  await makeExport(services, prepare[claim.kind], claim, means).catch((error) =>
    endAttempt(services, claim, error, signal),
  )
  zips.release()
  return true
}

/**
 * Starts a worker that makes downloads and deletes expired ones. Several workers can run at once, also in other
 * processes; one that is stopped leaves its download to the next.
 */
export function startExporter(services: Services, prepare: Preparations): Exporter {
  const { db, cleaner, log } = services
  const stopping = new AbortController()
  const zips = createZipProcess(log)
  const worker = startWorker({
    prepare: async () => {
      if (await deleteExpired(db)) cleaner.wake()
      for (const kind of exportKinds) await failAbandoned(db, kind)
    },
    doNext: () => makeNext(services, prepare, { zips, signal: stopping.signal }),
    interval: POLL_INTERVAL_MS,
    name: 'exports',
    failure: 'the worker of data exports failed',
    logger: log,
  })
  return {
    wake: worker.wake,
    stop: async () => {
      stopping.abort()
      await worker.stop()
      zips.kill()
    },
  }
}
