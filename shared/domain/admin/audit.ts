import * as v from 'valibot'

import { Author } from '#shared/domain/basics/author.ts'
import { Check } from '#shared/domain/basics/check.ts'

const auditActions = [
  'USER_CHANGED',
  'OWNER_INVITED',
  'OWNER_INVITATION_WITHDRAWN',
  'OWNER_CHANGED',
  'CHECK_MOVED',
  'TWO_STEP_LOGIN_SWITCHED_OFF',
  'USER_DELETED',
  'DATA_EXPORT_PREPARED',
] as const
export const AuditAction = v.picklist(auditActions)
export type AuditAction = v.InferOutput<typeof AuditAction>

const auditFields = [
  'firstName',
  'middleName',
  'lastName',
  'emailAddress',
  'roles',
  'receivesNewsletter',
  'owner',
  'company',
] as const
export const AuditField = v.picklist(auditFields)
export type AuditField = v.InferOutput<typeof AuditField>

/**
 * `recordedAt`: ISO 8601 in UTC. `check`: null when it was not about one. `from`, `to`: values in words, in Dutch; ''
 * for none, and for those of an account that has been deleted.
 */
export const AuditRecord = v.object({
  id: v.string(),
  recordedAt: v.string(),
  actor: Author,
  action: AuditAction,
  check: v.nullable(Check),
  changes: v.array(v.object({ field: AuditField, from: v.string(), to: v.string() })),
})
export type AuditRecord = v.InferOutput<typeof AuditRecord>
