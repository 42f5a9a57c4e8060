import * as v from 'valibot'

import { hasAccess, mayManageCompany, type Permission } from '#shared/domain/basics/access.ts'
import { Author } from '#shared/domain/basics/author.ts'
import { Check } from '#shared/domain/basics/check.ts'
import { inviteeRoles } from './invitation.ts'

/** Everybody with access to the company, those with the level ADMIN, or the owner alone. */
type Audience = 'EVERYBODY' | 'ADMINS' | 'OWNER'

/** Those who see the thing that it happened to. */
const audiences = {
  COMPANY_CREATED: 'EVERYBODY',
  OWNER_CHANGED: 'EVERYBODY',
  CHECK_STARTED: 'EVERYBODY',
  CHECK_FINISHED: 'EVERYBODY',
  CHECK_DELETED: 'EVERYBODY',
  CHECK_MOVED_HERE: 'EVERYBODY',
  CHECK_MOVED_AWAY: 'EVERYBODY',
  ROUND_FINISHED: 'EVERYBODY',
  SECTION_ADDED: 'EVERYBODY',
  SECTION_ANSWERED: 'EVERYBODY',
  SECTION_ARCHIVED: 'EVERYBODY',
  SECTION_RESTORED: 'EVERYBODY',
  SECTION_DELETED: 'EVERYBODY',
  RISK_SOLVED: 'EVERYBODY',
  PERSON_INVITED: 'OWNER',
  INVITATION_CLAIMED: 'OWNER',
  INVITATION_CLAIM_CONFIRMED: 'OWNER',
  INVITATION_CLAIM_REFUSED: 'OWNER',
  INVITATION_ACCEPTED: 'OWNER',
  INVITATION_CHANGED: 'OWNER',
  INVITATION_REVOKED: 'OWNER',
  COACH_INVITED: 'OWNER',
  COACH_REVOKED: 'OWNER',
  ADVICE_CREATED: 'EVERYBODY',
  ADVICE_CHANGED: 'EVERYBODY',
  ADVICE_ARCHIVED: 'EVERYBODY',
  ADVICE_UNARCHIVED: 'EVERYBODY',
  ACTION_POINT_CREATED: 'EVERYBODY',
  ACTION_POINT_CHANGED: 'EVERYBODY',
  ACTION_POINT_COMPLETED: 'EVERYBODY',
  VISIT_REPORT_CREATED: 'ADMINS',
  VISIT_REPORT_CHANGED: 'ADMINS',
  VISIT_REPORT_RATED: 'ADMINS',
  VISIT_REPORT_ARCHIVED: 'ADMINS',
  VISIT_REPORT_UNARCHIVED: 'ADMINS',
  VISIT_REPORT_DELETED: 'ADMINS',
  COMPANY_RECORD_CREATED: 'ADMINS',
  COMPANY_RECORD_CHANGED: 'ADMINS',
  COMPANY_RECORD_DELETED: 'ADMINS',
  COMPANY_RECORD_FILE_ADDED: 'ADMINS',
  COMPANY_RECORD_FILE_DELETED: 'ADMINS',
  EXPORT_DOWNLOADED: 'OWNER',
  PLAN_DOWNLOADED: 'OWNER',
  REGISTER_DOWNLOADED: 'OWNER',
  ADMINISTRATOR_LOOKED: 'OWNER',
  ADMINISTRATOR_DOWNLOADED: 'OWNER',
} as const satisfies Record<string, Audience>

export type CompanyActivityKind = keyof typeof audiences

export const companyActivityKinds = Object.keys(audiences) as CompanyActivityKind[]
const CompanyActivityKind = v.picklist(companyActivityKinds)

/** Kept once per person, item and day in Amsterdam, with the last time. */
const dailyKinds: ReadonlySet<CompanyActivityKind> = new Set<CompanyActivityKind>([
  'CHECK_FINISHED',
  'SECTION_ANSWERED',
  'RISK_SOLVED',
  'INVITATION_CHANGED',
  'ADVICE_CHANGED',
  'ACTION_POINT_CHANGED',
  'VISIT_REPORT_CHANGED',
  'COMPANY_RECORD_CHANGED',
  'COMPANY_RECORD_FILE_ADDED',
  'EXPORT_DOWNLOADED',
  'PLAN_DOWNLOADED',
  'REGISTER_DOWNLOADED',
])

export const isDaily = (kind: CompanyActivityKind) => dailyKinds.has(kind)

export function visibleKinds(permission: Permission): CompanyActivityKind[] {
  const maySee: Record<Audience, boolean> = {
    EVERYBODY: true,
    ADMINS: hasAccess(permission, 'ADMIN'),
    OWNER: mayManageCompany(permission),
  }
  return companyActivityKinds.filter((kind) => maySee[audiences[kind]])
}

/**
 * `at`: ISO 8601 in UTC. `person`: who did it; of a new owner, that owner. `sectionName` (null: the company as a
 * whole), `risk`: as they were then. `role`: of the invitee. `itemId`: of the round, section, advice, action point
 * (also the one that solved a risk), visit report or item of the company file; null when there is none (any more).
 */
export const CompanyActivity = v.object({
  id: v.string(),
  at: v.string(),
  person: Author,
  kind: CompanyActivityKind,
  check: v.nullable(Check),
  sectionName: v.nullable(v.string()),
  role: v.nullable(v.picklist(inviteeRoles)),
  risk: v.nullable(v.string()),
  itemId: v.nullable(v.number()),
})
export type CompanyActivity = v.InferOutput<typeof CompanyActivity>
