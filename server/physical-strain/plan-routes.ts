import type { FastifyInstance, FastifyRequest } from 'fastify'

import { hasPlan } from '#shared/domain/check-flow.ts'
import type { CheckResult } from '#shared/domain/section-check.ts'
import type { CurrentUser } from '../http/access.ts'
import { Refusal } from '../http/refusal.ts'
import { fileRoute } from '../http/route.ts'
import { type PlanSource, titleOf } from '../plan/plan.ts'
import type { PlanFormat } from '../plan/printing-process.ts'
import { readMatrix } from '../section-checks/matrix.ts'
import { readCompanyResult, readScriptResult, readSectionResult } from '../section-checks/results.ts'
import { checkOf, FunctionGroupParams, READ, ScriptParams } from './access.ts'

const NOT_OFFERED = 'Het plan van aanpak kan niet gedownload worden.'
const PDF = 'application/pdf'
const WORKBOOK = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'

type Call = { company: { id: number }; user: CurrentUser; request: FastifyRequest }

/** The Plan van Aanpak: of a function group, of a script or a column of the matrix, and of the whole company. */
export function physicalStrainPlanRoutes(app: FastifyInstance): void {
  const { config, db, printer } = app

  async function nameOf({ id }: { id: number }): Promise<string> {
    const company = await db.selectFrom('company').select('name').where('id', '=', id).executeTakeFirst()
    if (!company) throw new Refusal(404)
    return company.name
  }

  /** What a plan is made from, as it is at this moment. Refuses with 409 when there is nothing to plan yet. */
  async function sourceOf(
    scope: PlanSource['scope'],
    result: CheckResult,
    { company, user }: Call,
  ): Promise<PlanSource> {
    if (!hasPlan(result.status)) throw new Refusal(409, NOT_OFFERED, 'PLAN_NOT_AVAILABLE')
    const check = checkOf(company)
    return {
      scope,
      result,
      matrix: await readMatrix(db, check),
      questionnaire: check.questionnaire,
      company: await nameOf(company),
      product: config.productName,
      madeBy: user.fullName,
      madeAt: new Date().toISOString(),
    }
  }

  async function everything(call: Call) {
    const result = await readCompanyResult(db, checkOf(call.company), await nameOf(call.company))
    return sourceOf('COMPANY', result, call)
  }

  /** Makes the file when its turn has come, out of what is there then. */
  async function fileOf(format: PlanFormat, { user, request }: Call, read: () => Promise<PlanSource>) {
    let title = ''
    const titled = async () => {
      const source = await read()
      title = titleOf(source)
      return source
    }
    const content = await printer.print(format, titled, { person: user.id, signal: request.signal })
    return { name: `${title}.${format}`, content }
  }

  fileRoute(
    app,
    {
      url: '/rest/:companyId/physicalstrain/functiongroup/:functionGroupId/result/pdf',
      access: READ,
      summary: 'The Plan van Aanpak of one function group',
      mediaType: PDF,
      params: FunctionGroupParams,
    },
    ({ params: { functionGroupId }, ...call }) =>
      fileOf('pdf', call, async () => {
        const result = await readSectionResult(db, checkOf(call.company), functionGroupId)
        return sourceOf('SECTION', result, call)
      }),
  )

  fileRoute(
    app,
    {
      url: '/rest/:companyId/physicalstrain/survey/:scriptKey/result/pdf',
      access: READ,
      summary: 'The Plan van Aanpak of one script, or one column of the matrix, in every function group',
      mediaType: PDF,
      params: ScriptParams,
    },
    ({ params: { scriptKey }, ...call }) =>
      fileOf('pdf', call, async () => {
        const result = await readScriptResult(db, checkOf(call.company), scriptKey)
        return sourceOf('SCRIPT', result, call)
      }),
  )

  fileRoute(
    app,
    {
      url: '/rest/:companyId/physicalstrain/result/pdf',
      access: READ,
      summary: 'The Plan van Aanpak of the whole company',
      mediaType: PDF,
    },
    (call) => fileOf('pdf', call, () => everything(call)),
  )

  fileRoute(
    app,
    {
      url: '/rest/:companyId/physicalstrain/result/xlsx',
      access: READ,
      summary: 'The same as a workbook to work in',
      mediaType: WORKBOOK,
    },
    (call) => fileOf('xlsx', call, () => everything(call)),
  )
}
