import type { FastifyInstance } from 'fastify'
import * as v from 'valibot'

import { Id } from '#server/platform/http/ids.ts'
import { route } from '#server/platform/http/route.ts'
import { switchOffFor } from './switch-off.ts'

export function twoStepLoginAdminRoutes(app: FastifyInstance): void {
  const { db, config, outbox } = app

  route(
    app,
    {
      method: 'POST',
      url: '/rest/admin/users/:id/switch-off-two-step-login',
      access: 'admin',
      needsIdentity: true,
      summary: 'Switch two-step login off for a person who lost the device and the recovery codes',
      params: v.object({ id: Id }),
    },
    async ({ params, user }) => {
      await switchOffFor(db, config, { personId: params.id, actorId: user.id })
      outbox.wake()
    },
  )
}
