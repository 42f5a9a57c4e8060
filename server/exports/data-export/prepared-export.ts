import type { Kysely } from 'kysely'
import type { Message } from '#server/mail/account-messages.ts'
import type { Database } from '#server/platform/database/schema.ts'
import type { Claim } from './claims.ts'
import type { ExportZip } from './export-zip.ts'
import type { Services } from './services.ts'

export type ExportStep = (zip: Pick<ExportZip, 'add' | 'addStored'>) => Promise<void>

/** `madeAt`: the moment of its data. */
export type PreparedExport = {
  madeAt: Date
  /** Each is one step of the progress. */
  steps: readonly ExportStep[]
  /** Written after all steps, since they say what came of them. */
  pages: readonly { path: string; content: () => Iterable<string> }[]
  /** Sent when the download is ready. */
  mail: Message
  /** Runs in the transaction that completes the download. */
  recordContents?: (transaction: Kysely<Database>) => Promise<void>
}

/** Returns undefined when there is nothing left to make it of. */
export type PrepareExport = (
  services: Services,
  claim: Claim,
  signal: AbortSignal,
) => Promise<PreparedExport | undefined>
