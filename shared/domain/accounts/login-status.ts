import * as v from 'valibot'

import { SystemRole } from '#shared/domain/basics/role.ts'

/** `active`: the visitor did something on the page, which counts as use of the session. */
export const LoginStatusQuery = v.object({ active: v.optional(v.literal('true')) })

/**
 * `cookieExpiration`: the latest end of the session, ISO 8601 in UTC; a session that is not used ends sooner.
 * `mustSetUpTwoStepLogin`: only present when the roles of the user have no effect, and are left out, until two-step
 * login is set up.
 */
export const LoginStatus = v.object({
  loggedIn: v.boolean(),
  cookieExpiration: v.nullable(v.string()),
  fullName: v.nullable(v.string()),
  personRoles: v.array(SystemRole),
  id: v.nullable(v.number()),
  mustSetUpTwoStepLogin: v.optional(v.literal(true)),
})
export type LoginStatus = v.InferOutput<typeof LoginStatus>
