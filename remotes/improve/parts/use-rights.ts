import { hasAccess, mayChange, mayEnter, OWNER } from '#shared/domain/access.ts'
import type { Author } from '#shared/domain/author.ts'
import { useCompany } from '#shared/federation/company.ts'
import { useSession } from '#shared/session/store.ts'

/** The rights of the visitor: to add something, to change what `author` wrote, and to do what only the owner may. */
export function useRights() {
  const { permission, checks } = useCompany()
  const { id: userId, roles } = useSession(({ user }) => user)
  return {
    mayAdd: hasAccess(permission, 'ADMIN'),
    mayChange: (author: Author) => mayChange(author.id, { userId, roles, permission }),
    isOwner: mayEnter(OWNER, { roles, permission, checks: checks.map(({ check }) => check) }),
  }
}
