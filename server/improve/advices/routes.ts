import type { FastifyInstance } from 'fastify'
import * as v from 'valibot'
import type { Editor } from '#server/history/authoring/changes.ts'
import { Id } from '#server/platform/http/ids.ts'
import { Refusal } from '#server/platform/http/refusal.ts'
import { route } from '#server/platform/http/route.ts'
import { pageOf } from '#shared/domain/basics/page.ts'
import { ArchivablePageQuery } from '#shared/domain/basics/page-query.ts'
import {
  Advice,
  AdviceArchiveRequest,
  AdviceDetails,
  AdviceInput,
  AdviceUpdateInput,
} from '#shared/domain/improve/advice.ts'
import { listActionPointsOfAdvice } from '../action-points/queries.ts'
import { archiveAdvice, createAdvice, updateAdvice } from './change-advice.ts'
import { findAdvice, isUnread, listAdvicePage, listAdvices, recordRead } from './queries.ts'

const params = v.object({ adviceId: Id })
const forReaders = { company: {} } as const
const forAdmins = { company: { level: 'ADMIN' } } as const

export function adviceRoutes(app: FastifyInstance): void {
  const { db, config } = app

  async function read({ company, user }: Editor, adviceId: number): Promise<AdviceDetails> {
    const advice = await findAdvice(db, company.id, adviceId)
    if (!advice) throw new Refusal(404)
    const actionPoints = await listActionPointsOfAdvice(db, company.id, adviceId)
    return { ...advice, actionPoints, isUnread: await isUnread(db, adviceId, user.id) }
  }

  route(
    app,
    {
      method: 'GET',
      url: '/rest/companies/:companyId/advices',
      access: forReaders,
      summary: 'The advices of a company, also archived ones, the newest first, 500 at most',
      response: v.array(Advice),
    },
    ({ company }) => listAdvices(db, company.id),
  )

  route(
    app,
    {
      method: 'GET',
      url: '/rest/companies/:companyId/advices/page',
      access: forReaders,
      summary: 'One page of the advices of a company, the newest first',
      query: ArchivablePageQuery,
      response: pageOf(Advice),
    },
    ({ company, query }) => listAdvicePage(db, company.id, query),
  )

  route(
    app,
    {
      method: 'POST',
      url: '/rest/companies/:companyId/advices',
      access: forAdmins,
      once: true,
      summary: 'Write an advice',
      body: AdviceInput,
      response: v.object({ id: v.number() }),
    },
    ({ company, user, body }) => createAdvice(db, config, body, { user, company }),
  )

  route(
    app,
    {
      method: 'GET',
      url: '/rest/companies/:companyId/advices/:adviceId',
      access: forReaders,
      summary: 'An advice, with the action points that were made from it',
      params,
      response: AdviceDetails,
    },
    ({ company, user, params: { adviceId } }) => read({ company, user }, adviceId),
  )

  route(
    app,
    {
      method: 'POST',
      url: '/rest/companies/:companyId/advices/:adviceId',
      access: forAdmins,
      summary: 'Change an advice; 409 when another user changed it since the revision',
      params,
      body: AdviceUpdateInput,
      response: AdviceDetails,
    },
    async ({ company, user, params: { adviceId }, body }) => {
      await updateAdvice(db, adviceId, body, { user, company })
      return read({ company, user }, adviceId)
    },
  )

  route(
    app,
    {
      method: 'POST',
      url: '/rest/companies/:companyId/advices/:adviceId/archive',
      access: forAdmins,
      summary: 'Archive an advice with an answer; without a body, take it out of the archive',
      params,
      body: AdviceArchiveRequest,
      response: AdviceDetails,
    },
    async ({ company, user, params: { adviceId }, body }) => {
      await archiveAdvice(db, adviceId, body, { user, company })
      return read({ company, user }, adviceId)
    },
  )

  route(
    app,
    {
      method: 'POST',
      url: '/rest/companies/:companyId/advices/:adviceId/read',
      access: forReaders,
      summary: 'Record that the user has read an advice',
      params,
    },
    async ({ company, user, params: { adviceId } }) => {
      if (!(await findAdvice(db, company.id, adviceId))) throw new Refusal(404)
      await recordRead(db, company.id, adviceId, user.id)
    },
  )
}
