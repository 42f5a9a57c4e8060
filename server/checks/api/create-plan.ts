import type { FastifyInstance } from 'fastify'
import type { CurrentUser } from '#server/platform/http/access.ts'
import { Refusal } from '#server/platform/http/refusal.ts'
import { hasDraftPlan, hasPlan } from '#shared/domain/checks/check-flow.ts'
import type { CheckResult } from '#shared/domain/checks/section-check.ts'
import { readMatrix } from '../engine/matrix.ts'
import { readOpenQuestions } from '../engine/open-questions.ts'
import type { SectionCheck } from '../engine/queries.ts'
import { readCompanyResult, readScriptResult, readSectionResult } from '../engine/results.ts'
import { readLastChanges, readRoundPlan } from '../engine/rounds.ts'
import { fileSubjectOf, isDraft, type PlanSource } from '../plan/check/content.ts'
import { planFileName } from '../plan/file-name.ts'
import { readPlanCompany } from '../plan/plan-company.ts'

const NOT_OFFERED = 'Het plan van aanpak kan niet gedownload worden.'

type App = Pick<FastifyInstance, 'config' | 'db' | 'printer'>

export type PlanSubject =
  | { scope: 'SECTION'; sectionId: number }
  | { scope: 'SCRIPT'; scriptKey: string }
  | { scope: 'COMPANY' }
  | { scope: 'ROUND'; roundId: number }

/** `acceptsDraft`: an unfinished subject gives a draft. `signal`: aborted when the client closes the connection. */
type PlanRequest = {
  check: SectionCheck
  user: Pick<CurrentUser, 'id' | 'fullName'>
  acceptsDraft?: boolean
  signal: AbortSignal
}

type CurrentSubject = Exclude<PlanSubject, { scope: 'ROUND' }>

async function readResult(app: App, check: SectionCheck, subject: CurrentSubject): Promise<CheckResult> {
  if (subject.scope === 'SECTION') return readSectionResult(app.db, check, subject.sectionId)
  if (subject.scope === 'SCRIPT') return readScriptResult(app.db, check, subject.scriptKey)
  return readCompanyResult(app.db, check, (await readPlanCompany(app.db, check.companyId)).company)
}

async function readSource(
  app: App,
  { check, user, acceptsDraft = false }: PlanRequest,
  subject: CurrentSubject,
): Promise<PlanSource> {
  const result = await readResult(app, check, subject)
  const givesDraft = acceptsDraft && hasDraftPlan(result)
  if (!givesDraft && !hasPlan(result.status)) throw new Refusal(409, NOT_OFFERED, 'PLAN_NOT_AVAILABLE')
  return {
    scope: subject.scope,
    result,
    matrix: await readMatrix(app.db, check),
    changes: subject.scope === 'COMPANY' ? await readLastChanges(app.db, check) : null,
    openQuestions: givesDraft ? await readOpenQuestions(app.db, check, result) : [],
    questionnaire: check.questionnaire,
    ...(await readPlanCompany(app.db, check.companyId)),
    product: app.config.productName,
    branchRieUrl: app.config.branchRieUrl,
    madeBy: user.fullName,
    madeAt: new Date().toISOString(),
  }
}

/** The plan of a round, as it was then: nothing of what was changed since is in it. */
async function readRoundSource(app: App, { check, user }: PlanRequest, roundId: number): Promise<PlanSource> {
  const { finishedAt, ...round } = await readRoundPlan(app.db, check, roundId)
  return {
    scope: 'COMPANY',
    ...round,
    changes: null,
    openQuestions: [],
    ...(await readPlanCompany(app.db, check.companyId)),
    product: app.config.productName,
    branchRieUrl: app.config.branchRieUrl,
    madeBy: user.fullName,
    madeAt: finishedAt,
  }
}

/**
 * Creates a plan as a file. Its data are read when the printer starts on it, not when it is requested. Throws a
 * Refusal with 404 when the subject does not exist, 409 when it is unfinished (unless a draft is accepted),
 * unanswered or not chosen, and the errors of `Printer.print`.
 */
export async function createPlan(
  app: App,
  format: 'pdf' | 'xlsx',
  request: PlanRequest,
  subject: PlanSubject,
): Promise<{ name: string; content: Uint8Array; isDraft: boolean }> {
  let name = ''
  let isOfUnfinished = false
  const read = async () => {
    const source =
      subject.scope === 'ROUND'
        ? await readRoundSource(app, request, subject.roundId)
        : await readSource(app, request, subject)
    isOfUnfinished = isDraft(source)
    name = planFileName({ ...source, subject: fileSubjectOf(source), isDraft: isOfUnfinished }, format)
    return { plan: 'CHECK', format, source } as const
  }
  const content = await app.printer.print(read, { person: request.user.id, signal: request.signal })
  return { name, content, isDraft: isOfUnfinished }
}
