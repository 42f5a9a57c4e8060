import type { FastifyInstance } from 'fastify'
import * as v from 'valibot'
import { requireVerifiedEmail } from '#server/mail/email-verification/require-verified-email.ts'
import type { CompanyOfPath, CurrentUser } from '#server/platform/http/access.ts'
import { Id } from '#server/platform/http/ids.ts'
import { Refusal } from '#server/platform/http/refusal.ts'
import { route } from '#server/platform/http/route.ts'
import { createThrottle } from '#server/platform/http/throttle.ts'
import { mayEnter } from '#shared/domain/basics/access.ts'
import {
  ActionPoint,
  ActionPointDetails,
  ActionPointInput,
  ActionPointListQuery,
  ActionPointPage,
  ActionPointQuery,
  ActionPointUpdateInput,
} from '#shared/domain/improve/action-point.ts'
import { photoOf } from '../action-point-photos/photo-of.ts'
import { listPhotos } from '../action-point-photos/queries.ts'
import { listReminders } from '../reminders/queries.ts'
import { changeActionPoint } from './change-action-point.ts'
import { createActionPoint } from './create-action-point.ts'
import { findFollowUp, NO_FOLLOW_UP } from './look-again.ts'
import { findActionPoint, listActionPointPage, listActionPoints } from './queries.ts'

const params = v.object({ actionId: Id })
const forReaders = { company: {} } as const
const forAdmins = { company: { level: 'ADMIN' } } as const

export function actionPointRoutes(app: FastifyInstance): void {
  const { db, config } = app
  const holders = createThrottle(app.pool, 'holder')
  type Call = Parameters<typeof holders.count>[0] & {
    user: CurrentUser
    body: { holderEmail?: string | undefined }
  }

  /** The question of a completed action point, or the solved risk, if the user sees the check. */
  function findFollowUpFor(
    user: CurrentUser,
    company: CompanyOfPath,
    { id, completed, origin }: ActionPoint,
  ) {
    if (!completed || !origin || !mayEnter({ check: origin.check }, { ...company, roles: user.roles }))
      return NO_FOLLOW_UP
    return findFollowUp(db, company.id, id, origin.check)
  }

  /** The address will get mails. Refuses with 403 when the user's own is not verified. */
  async function countHolder(call: Call): Promise<void> {
    if (!call.body.holderEmail) return
    await requireVerifiedEmail(db, call.user.id)
    await holders.count(call, String(call.user.id))
  }

  route(
    app,
    {
      method: 'GET',
      url: '/rest/companies/:companyId/actionitems',
      access: forReaders,
      summary: 'The action points of a company, or for an answer, open ones first by deadline, 500 at most',
      query: ActionPointListQuery,
      response: v.array(ActionPoint),
    },
    ({ company, query }) => listActionPoints(db, company.id, query),
  )

  route(
    app,
    {
      method: 'GET',
      url: '/rest/companies/:companyId/actionitems/page',
      access: forReaders,
      summary:
        'One page of the action points of a company, by deadline; completed ones by date of completion',
      query: ActionPointQuery,
      response: ActionPointPage,
    },
    ({ company, query }) => listActionPointPage(db, company.id, query),
  )

  route(
    app,
    {
      method: 'POST',
      url: '/rest/companies/:companyId/actionitems',
      access: forAdmins,
      once: true,
      summary: 'Make an action point; 404 when its answer or advice does not exist',
      body: ActionPointInput,
      response: v.object({ id: v.number() }),
    },
    async (call) => {
      await countHolder(call)
      const { company, body, user } = call
      return createActionPoint(db, config, body, { user, company })
    },
  )

  route(
    app,
    {
      method: 'GET',
      url: '/rest/companies/:companyId/actionitems/:actionId',
      access: forReaders,
      summary:
        'An action point with its reminders and photos, and whether its risk was solved; the address of the holder only for the owner, admins and coach',
      params,
      response: ActionPointDetails,
    },
    async ({ company, user, params: { actionId } }) => {
      const actionPoint = await findActionPoint(db, company.id, actionId)
      if (!actionPoint) throw new Refusal(404)
      const seesEmail = mayEnter(forAdmins.company, { ...company, roles: user.roles })
      const holderEmail = seesEmail ? actionPoint.holderEmail : ''
      const photos = await listPhotos(db, company.id, [actionId])
      return {
        ...actionPoint,
        holderEmail,
        reminders: await listReminders(db, actionId),
        photos: photos.map((photo) => photoOf(company.id, photo)),
        ...(await findFollowUpFor(user, company, actionPoint)),
      }
    },
  )

  route(
    app,
    {
      method: 'POST',
      url: '/rest/companies/:companyId/actionitems/:actionId',
      access: forAdmins,
      summary: 'Change or complete an action point; 409 when it is completed, or changed since the revision',
      params,
      body: ActionPointUpdateInput,
      response: ActionPoint,
    },
    async (call) => {
      await countHolder(call)
      const { company, user, params, body } = call
      return changeActionPoint(db, params.actionId, body, { user, company })
    },
  )
}
