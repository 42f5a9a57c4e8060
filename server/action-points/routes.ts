import type { FastifyInstance } from 'fastify'
import * as v from 'valibot'

import { ActionPointInput } from '#shared/domain/action-point.ts'
import { route } from '../http/route.ts'
import { createActionPoint } from './create-action-point.ts'

/** The route to create an action point of a company. */
export function actionPointRoutes(app: FastifyInstance): void {
  route(
    app,
    {
      method: 'POST',
      url: '/rest/companies/:companyId/actionitems',
      access: { company: { level: 'ADMIN' } },
      summary: 'Make an action point; 404 when the answer that it was made of is not there',
      body: ActionPointInput,
      response: v.object({ id: v.number() }),
    },
    ({ company, body, user }) => createActionPoint(app.db, company.id, body, user.id),
  )
}
