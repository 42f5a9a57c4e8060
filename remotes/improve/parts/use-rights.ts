import {
  hasAccess,
  INVITED_COACH,
  mayChange,
  mayEnter,
  OWNER,
  OWNER_OR_COMPANY_ADMIN,
} from '#shared/domain/basics/access.ts'
import type { Author } from '#shared/domain/basics/author.ts'
import type { Check } from '#shared/domain/basics/check.ts'
import { useCompany } from '#shared/federation/company.ts'
import { useSession } from '#shared/session/store.ts'

/** Rights of the visitor in the company. `mayChange`: an item of this author. */
export function useRights() {
  const { permission, checks } = useCompany()
  const { id: userId, roles } = useSession(({ user }) => user)
  const visitor = { roles, permission, checks: checks.map(({ check }) => check) }
  return {
    mayAdd: hasAccess(permission, 'ADMIN'),
    mayChange: (author: Author) => mayChange(author.id, { userId, roles, permission }),
    mayAnswer: (check: Check) => mayEnter({ level: 'WRITE', check }, visitor),
    isOwner: mayEnter(OWNER, visitor),
    mayWriteVisitReports: mayEnter(INVITED_COACH, visitor),
    mayRateVisitReports: mayEnter(OWNER_OR_COMPANY_ADMIN, visitor),
  }
}
