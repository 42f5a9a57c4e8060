import { companyExportReadyMail } from '#server/mail/data-export-messages.ts'
import { hasAccess } from '#shared/domain/basics/access.ts'
import type { Check } from '#shared/domain/basics/check.ts'
import type { Claim } from '../data-export/claims.ts'
import { outcomeOf } from '../data-export/outcome.ts'
import type { ExportStep, PreparedExport } from '../data-export/prepared-export.ts'
import { deleteExport } from '../data-export/queries.ts'
import type { Services } from '../data-export/services.ts'
import { addStoredFile } from '../data-export/stored-file.ts'
import { actionPointsPart } from './action-points-part.ts'
import { advicesPart } from './advices-part.ts'
import { checkParts } from './check-parts.ts'
import type { CompanyContents } from './contents.ts'
import { indexPageOf } from './index-page.ts'
import type { Made, Making, Part } from './part.ts'
import { companyPlanPart } from './plan-parts.ts'
import { findReader, type Reader } from './reader.ts'
import { type PlacedRecord, placeRecords, type RecordFile } from './records.ts'
import { recordsPart } from './records-part.ts'
import { listRoundParts } from './round-parts.ts'
import { visitReportsPart } from './visit-reports-part.ts'

async function listStartedChecks({ db }: Services, { company }: Reader): Promise<Check[]> {
  const rows = await db
    .selectFrom('companyCheck')
    .select('check')
    .where('companyId', '=', company.id)
    .execute()
  return company.checks.filter((check) => rows.some((row) => row.check === check))
}

const partsOf = (check: Check): Part[] => checkParts.flatMap((partOf) => partOf(check) ?? [])

async function partsFor(
  making: Making,
  started: readonly Check[],
  records: readonly PlacedRecord[] | null,
): Promise<Part[]> {
  const rounds = await listRoundParts(making, started)
  const onlyForAdmins = records ? [visitReportsPart, recordsPart(records)] : []
  return [
    companyPlanPart,
    ...started.flatMap(partsOf),
    ...rounds,
    actionPointsPart,
    advicesPart,
    ...onlyForAdmins,
  ]
}

function createSteps(making: Making, contents: CompanyContents) {
  const { services, madeAt, signal } = making
  return {
    ofPart:
      ({ make, ...part }: Part): ExportStep =>
      async (zip) => {
        const result = await outcomeOf(services, signal, () => make(making))
        const { files, remark = '' }: Made = result.outcome === 'made' ? result.value : { files: [] }
        for (const { content, ...file } of files) await zip.add({ ...file, modifiedAt: madeAt }, content)
        const outcome = result.outcome === 'made' && files.length === 0 ? 'none' : result.outcome
        contents.parts.push({ ...part, outcome, paths: files.map(({ path }) => path), remark })
      },
    ofFile:
      (file: RecordFile): ExportStep =>
      async (zip) => {
        contents.fileOutcomes.set(file, await addStoredFile(services, zip, file))
      },
  }
}

/** Returns undefined, and deletes the download, when the person has no access any more. */
export async function prepareCompanyExport(
  services: Services,
  claim: Claim,
  signal: AbortSignal,
): Promise<PreparedExport | undefined> {
  const { config, db } = services
  const reader = await findReader(services, claim.id)
  if (!reader) {
    await deleteExport(db, claim)
    return undefined
  }
  const { company } = reader
  const level = hasAccess(company.permission, 'ADMIN') ? 'ADMIN' : 'READONLY'
  const madeAt = new Date()
  const started = await listStartedChecks(services, reader)
  const records = level === 'ADMIN' ? await placeRecords(db, company) : null
  const contents: CompanyContents = {
    product: config.productName,
    madeAt,
    reader,
    parts: [],
    records,
    fileOutcomes: new Map(),
    omittedChecks: started.filter((check) => partsOf(check).length === 0),
  }
  const making = { services, reader, madeAt, signal }
  const { ofPart, ofFile } = createSteps(making, contents)
  const files = (records ?? []).flatMap((record) => record.files)
  return {
    madeAt,
    steps: [...(await partsFor(making, started, records)).map(ofPart), ...files.map(ofFile)],
    pages: [{ path: 'overzicht.html', content: () => indexPageOf(contents) }],
    mail: companyExportReadyMail(config, company),
    recordContents: async (transaction) => {
      await transaction
        .updateTable('companyExport')
        .set({ checks: [...company.checks], level })
        .where('id', '=', claim.id)
        .execute()
    },
  }
}
