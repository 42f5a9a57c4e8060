import * as v from 'valibot'
import { sortRoles } from '#shared/domain/accounts/role-labels.ts'
import { BaseRevision } from '#shared/domain/basics/revision.ts'
import { checkbox, INVALID, required, requiredEmail, text } from '#shared/domain/basics/rules.ts'

export const UserDetails = v.object({
  id: v.number(),
  firstName: v.string(),
  middleName: v.string(),
  lastName: v.string(),
  fullName: v.string(),
  emailAddress: v.string(),
  roles: v.array(v.string()),
  receivesNewsletter: v.boolean(),
  hasTwoStepLogin: v.boolean(),
  revision: v.number(),
})
export type UserDetails = v.InferOutput<typeof UserDetails>

/** More than there are. */
const MAX_ROLES = 20

/** `roles`: those of the portal and, to keep, unknown ones that the user has already. */
export const UserUpdateInput = v.object({
  emailAddress: requiredEmail(),
  firstName: required(),
  middleName: v.optional(text(), ''),
  lastName: required(),
  roles: v.pipe(
    v.array(text(), INVALID),
    v.maxLength(MAX_ROLES, INVALID),
    v.transform((roles) => sortRoles(roles)),
  ),
  receivesNewsletter: checkbox(),
  revision: BaseRevision,
})
export type UserUpdateInput = v.InferOutput<typeof UserUpdateInput>
