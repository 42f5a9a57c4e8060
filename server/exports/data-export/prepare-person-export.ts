import { dataExportReadyMail } from '#server/mail/data-export-messages.ts'
import type { Claim } from './claims.ts'
import type { Contents } from './contents.ts'
import { jsonOf } from './json.ts'
import { layOut, type PlacedFile, type PlacedPlan } from './layout.ts'
import { pageOf } from './page/page.ts'
import { hasPlans, makePlan } from './plans.ts'
import type { ExportStep, PreparedExport } from './prepared-export.ts'
import type { Services } from './services.ts'
import { readSnapshot } from './snapshot.ts'
import { addStoredFile } from './stored-file.ts'

export async function preparePersonExport(
  services: Services,
  { personId }: Claim,
  signal: AbortSignal,
): Promise<PreparedExport | undefined> {
  const { config, db } = services
  const snapshot = await readSnapshot(db, personId)
  if (!snapshot) return undefined
  const madeAt = new Date(snapshot.madeAt)
  const layout = layOut(snapshot, hasPlans)
  const contents: Contents = { product: config.productName, snapshot, files: [], plans: [] }

  const addPlan =
    (plan: PlacedPlan): ExportStep =>
    async (zip) => {
      const made = await makePlan(services, { personId, ...plan }, signal)
      if (made.outcome === 'made')
        await zip.add({ path: plan.path, isCompressed: true, modifiedAt: madeAt }, [made.content])
      contents.plans.push({ ...plan, outcome: made.outcome })
    }
  const addFile =
    (file: PlacedFile): ExportStep =>
    async (zip) => {
      contents.files.push({ ...file, outcome: await addStoredFile(services, zip, file) })
    }

  return {
    madeAt,
    steps: [...layout.plans.map(addPlan), ...layout.files.map(addFile)],
    pages: [
      { path: 'gegevens.json', content: () => jsonOf(contents) },
      { path: 'gegevens.html', content: () => pageOf(contents) },
    ],
    mail: dataExportReadyMail(config),
  }
}
