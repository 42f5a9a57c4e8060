import type { Kysely } from 'kysely'
import type { Message } from '#server/mail/account-messages.ts'
import type { Database } from '#server/platform/database/schema.ts'
import type { Claim } from './claims.ts'
import type { ExportZip } from './export-zip.ts'
import type { Services } from './services.ts'

/** Adds one file to the ZIP, or a few. */
export type ExportStep = (zip: Pick<ExportZip, 'add' | 'addStored'>) => Promise<void>

/** What a download consists of. `madeAt`: the moment of its data. */
export type PreparedExport = {
  madeAt: Date
  /** In their order; each is one step of the progress. */
  steps: readonly ExportStep[]
  /** The files that are written when all steps are done, since they say what came of them. */
  pages: readonly { path: string; content: () => Iterable<string> }[]
  /** To the person, when it is ready. */
  mail: Message
  /** Records what it contains, in the transaction that completes it. */
  recordContents?: (transaction: Kysely<Database>) => Promise<void>
}

/** Prepares the download of a claim. Returns undefined when there is nothing any more that it could be made of. */
export type PrepareExport = (
  services: Services,
  claim: Claim,
  signal: AbortSignal,
) => Promise<PreparedExport | undefined>
