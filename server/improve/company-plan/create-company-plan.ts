import type { FastifyInstance } from 'fastify'
import { planFileName } from '#server/checks/plan/file-name.ts'
import { readPlanCompany } from '#server/checks/plan/plan-company.ts'
import type { CompanyOfPath, CurrentUser } from '#server/platform/http/access.ts'
import type { PlanFormat, PlanProgress } from '#shared/domain/improve/company-plan.ts'
import { readCompanyPlan } from './read-company-plan.ts'
import { readPictures } from './read-photos.ts'

type App = Pick<FastifyInstance, 'config' | 'db' | 'log' | 'printer' | 'storage'>

type PlanRequest = {
  company: CompanyOfPath
  user: Pick<CurrentUser, 'id' | 'fullName'>
  signal: AbortSignal
  onProgress: (progress: PlanProgress) => void
}

async function readSource(app: App, { company, user, onProgress }: PlanRequest) {
  const { db, config } = app
  onProgress({ phase: 'READING', done: 0, total: 0 })
  const facts = await readPlanCompany(db, company.id)
  const plan = await readCompanyPlan(db, company)
  return {
    plan,
    photos: await readPictures(app, company.id, plan, (done, total) =>
      onProgress({ phase: 'READING', done, total }),
    ),
    ...facts,
    product: config.productName,
    branchRieUrl: config.branchRieUrl,
    madeBy: user.fullName,
    madeAt: new Date().toISOString(),
  }
}

/**
 * As far as the user may see it. Its data are read when the printer starts on it, not when it is requested. Throws
 * a Refusal with 404 when the company was deleted meanwhile, and the errors of `Printer.print`.
 */
export async function createCompanyPlan(
  app: App,
  format: PlanFormat,
  request: PlanRequest,
): Promise<{ name: string; content: Uint8Array; isDraft: boolean }> {
  let name = ''
  let isDraft = false
  request.onProgress({ phase: 'WAITING', done: 0, total: 0 })
  const read = async () => {
    const source = await readSource(app, request)
    isDraft = source.plan.unfinishedChecks.length > 0
    name = planFileName({ ...source, subject: '', isDraft }, format)
    request.onProgress({ phase: 'MAKING', done: 0, total: 0 })
    return { plan: 'COMPANY', format, source } as const
  }
  const content = await app.printer.print(read, { person: request.user.id, signal: request.signal })
  return { name, content, isDraft }
}
