import type { FastifyInstance } from 'fastify'

import { Account, AccountInput } from '#shared/domain/account.ts'
import { Refusal, route } from '../http.ts'
import { EMAIL_TAKEN, findAccount, updateAccount } from './store.ts'

/** One's own account. */
export function accountRoutes(app: FastifyInstance): void {
  const { db } = app

  route(
    app,
    {
      method: 'GET',
      url: '/rest/person/detail',
      access: 'user',
      summary: "One's own account",
      answer: Account,
    },
    ({ user }) => findAccount(db, user.id),
  )

  route(
    app,
    {
      method: 'POST',
      url: '/rest/person/detail',
      access: 'user',
      summary: "Change one's own account",
      body: AccountInput,
      answer: Account,
    },
    async ({ body, user }) => {
      const isChanged = await updateAccount(db, user.id, body)
      if (!isChanged) throw new Refusal(400, [{ field: 'emailAddress', message: EMAIL_TAKEN }])
      return findAccount(db, user.id)
    },
  )
}
