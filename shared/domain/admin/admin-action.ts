import * as v from 'valibot'

import { Author } from '#shared/domain/basics/author.ts'
import { Check } from '#shared/domain/basics/check.ts'

const adminActionKinds = [
  'USER_CHANGED',
  'OWNER_INVITED',
  'OWNER_INVITATION_WITHDRAWN',
  'OWNER_CHANGED',
  'CHECK_MOVED',
  'TWO_STEP_LOGIN_SWITCHED_OFF',
  'USER_DELETED',
  'DATA_EXPORT_PREPARED',
  'COMPANY_VIEWED',
  'COMPANY_EXPORT_DOWNLOADED',
  'PLAN_DOWNLOADED',
  'REGISTER_DOWNLOADED',
] as const
export const AdminActionKind = v.picklist(adminActionKinds)
export type AdminActionKind = v.InferOutput<typeof AdminActionKind>

const adminActionFields = [
  'firstName',
  'middleName',
  'lastName',
  'emailAddress',
  'roles',
  'receivesNewsletter',
  'owner',
  'company',
] as const
export const AdminActionField = v.picklist(adminActionFields)
export type AdminActionField = v.InferOutput<typeof AdminActionField>

/**
 * `recordedAt`: ISO 8601 in UTC. `check`: null when it was not about one. `from`, `to`: values in words, in Dutch; ''
 * for none, and for those of an account that has been deleted.
 */
export const AdminAction = v.object({
  id: v.string(),
  recordedAt: v.string(),
  actor: Author,
  action: AdminActionKind,
  check: v.nullable(Check),
  changes: v.array(v.object({ field: AdminActionField, from: v.string(), to: v.string() })),
})
export type AdminAction = v.InferOutput<typeof AdminAction>
