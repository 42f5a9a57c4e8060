import type { FastifyInstance } from 'fastify'
import * as v from 'valibot'
import { userGone } from '#server/accounts/account/queries.ts'
import { Id } from '#server/platform/http/ids.ts'
import { route } from '#server/platform/http/route.ts'
import { UserDetails, UserUpdateInput } from '#shared/domain/admin/admin-user.ts'
import { changeUser } from './change-user.ts'
import { findUser } from './user-queries.ts'

export function adminUserRoutes(app: FastifyInstance): void {
  const { db, config, outbox } = app

  const user = {
    url: '/rest/admin/users/:id',
    access: 'admin',
    params: v.object({ id: Id }),
    response: UserDetails,
  } as const

  async function requireUser(id: number) {
    const found = await findUser(db, id)
    if (!found) throw userGone()
    return found
  }

  route(app, { ...user, method: 'GET', summary: 'The account of a user' }, ({ params }) =>
    requireUser(params.id),
  )

  route(
    app,
    { ...user, method: 'POST', summary: 'Change the account of a user', body: UserUpdateInput },
    async ({ params, body, user }) => {
      const hasMail = await changeUser(db, config, params.id, body, user)
      if (hasMail) outbox.wake()
      return requireUser(params.id)
    },
  )
}
