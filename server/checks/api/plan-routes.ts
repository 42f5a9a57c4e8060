import type { FastifyInstance, FastifyRequest } from 'fastify'
import * as v from 'valibot'
import { requireVerifiedEmail } from '#server/mail/email-verification/require-verified-email.ts'
import type { CurrentUser } from '#server/platform/http/access.ts'
import { createExportLimit } from '#server/platform/http/export-limit.ts'
import { fileRoute, route } from '#server/platform/http/route.ts'
import { createThrottle } from '#server/platform/http/throttle.ts'
import { PlanMailed } from '#shared/domain/checks/section-check.ts'
import {
  accessTo,
  type CheckContent,
  checkOf,
  RoundParams,
  ScriptParams,
  SectionParams,
  sectionUrlOf,
  urlOf,
} from './check-access.ts'
import { createPlan } from './create-plan.ts'
import { mailPlan } from './mail-plan.ts'

const PDF = 'application/pdf'
const WORKBOOK = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'

/** A check with a list of sections has no rounds. */
const roundFormats = [
  { format: 'pdf', mediaType: PDF },
  { format: 'xlsx', mediaType: WORKBOOK },
] as const

/** `draft`: accepts a draft of what is unfinished; what is finished never gives one. */
const PlanQuery = v.object({ draft: v.optional(v.picklist(['true', 'false']), 'false') })

type Call = {
  company: { id: number }
  user: CurrentUser
  query: v.InferOutput<typeof PlanQuery>
  request: FastifyRequest
}

export function planRoutes(app: FastifyInstance, content: CheckContent): void {
  const access = accessTo(content)
  const exports = createExportLimit(app)

  /** Refuses with 429 after too many plans. */
  async function planRequest({ company, user, query, request }: Call) {
    await exports.count({ company, user })
    return {
      check: checkOf(content, company),
      user,
      acceptsDraft: query.draft === 'true',
      signal: request.signal,
    }
  }

  fileRoute(
    app,
    {
      url: sectionUrlOf(content, '/:sectionId/result/pdf'),
      access: access.READ,
      summary: 'The Plan van Aanpak of one section',
      mediaType: PDF,
      recordedAs: 'PLAN_DOWNLOADED',
      query: PlanQuery,
      params: SectionParams,
    },
    async ({ params: { sectionId }, ...call }) =>
      createPlan(app, 'pdf', await planRequest(call), { scope: 'SECTION', sectionId }),
  )

  fileRoute(
    app,
    {
      url: urlOf(content, 'survey/:scriptKey/result/pdf'),
      access: access.READ,
      summary: 'The Plan van Aanpak of one script, or one column of the matrix, in every section',
      mediaType: PDF,
      recordedAs: 'PLAN_DOWNLOADED',
      query: PlanQuery,
      params: ScriptParams,
    },
    async ({ params: { scriptKey }, ...call }) =>
      createPlan(app, 'pdf', await planRequest(call), { scope: 'SCRIPT', scriptKey }),
  )

  fileRoute(
    app,
    {
      url: urlOf(content, 'result/pdf'),
      access: access.READ,
      summary: 'The Plan van Aanpak of the whole company',
      mediaType: PDF,
      recordedAs: 'PLAN_DOWNLOADED',
      query: PlanQuery,
    },
    async (call) => createPlan(app, 'pdf', await planRequest(call), { scope: 'COMPANY' }),
  )

  fileRoute(
    app,
    {
      url: urlOf(content, 'result/xlsx'),
      access: access.READ,
      summary: 'The same as a workbook to work in',
      mediaType: WORKBOOK,
      recordedAs: 'PLAN_DOWNLOADED',
      query: PlanQuery,
    },
    async (call) => createPlan(app, 'xlsx', await planRequest(call), { scope: 'COMPANY' }),
  )

  for (const { format, mediaType } of content.definition.hasSectionList ? [] : roundFormats)
    fileRoute(
      app,
      {
        url: urlOf(content, `round/:roundId/result/${format}`),
        access: access.READ,
        summary: `The Plan van Aanpak of a round, as it was then, as ${format}; 409 for a round from before plans were kept`,
        mediaType,
        recordedAs: 'PLAN_DOWNLOADED',
        query: PlanQuery,
        params: RoundParams,
      },
      async ({ params: { roundId }, ...call }) =>
        createPlan(app, format, await planRequest(call), { scope: 'ROUND', roundId }),
    )

  const mails = createThrottle(app.pool, 'plan-mail')
  route(
    app,
    {
      method: 'POST',
      url: urlOf(content, 'result/mail'),
      access: access.READ,
      once: true,
      summary: 'Mail the Plan van Aanpak of the whole company to the user',
      response: PlanMailed,
    },
    async (call) => {
      await requireVerifiedEmail(app.db, call.user.id)
      await mails.count(call, String(call.user.id))
      return mailPlan(app, await planRequest({ ...call, query: { draft: 'false' } }))
    },
  )
}
