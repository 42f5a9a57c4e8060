import type { FastifyInstance } from 'fastify'
import * as v from 'valibot'
import { recordAccountEvent } from '#server/platform/account-events/record-account-event.ts'
import { route } from '#server/platform/http/route.ts'
import { deleteSessionsOf, listSessions } from '#server/platform/session/queries.ts'
import { logOut } from '#server/platform/session/start-session.ts'
import { OpenSession } from '#shared/domain/accounts/open-session.ts'

export function sessionRoutes(app: FastifyInstance): void {
  const { db, config } = app
  const sessions = { url: '/rest/person/sessions', access: 'authenticated' } as const

  route(
    app,
    {
      ...sessions,
      method: 'GET',
      summary: "One's own sessions: this one first, then those that were used last",
      response: v.array(OpenSession),
    },
    ({ user }) => listSessions(db, config, user),
  )

  route(
    app,
    {
      ...sessions,
      method: 'DELETE',
      duringMaintenance: true,
      summary: "End all of one's own sessions, also this one",
    },
    async (call) => {
      const { id } = call.user
      await db.transaction().execute(async (transaction) => {
        await deleteSessionsOf(transaction, id)
        await recordAccountEvent(transaction, { kind: 'LOGGED_OUT_EVERYWHERE', personId: id })
      })
      await logOut(app, call)
    },
  )
}
