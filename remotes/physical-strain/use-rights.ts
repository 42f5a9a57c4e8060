import { hasAccess } from '#shared/domain/access.ts'
import { useCompany } from '#shared/federation/company.ts'

/** What the visitor may do in the check: answer its questions, and make action points of what they show. */
export function useRights() {
  const { permission } = useCompany()
  return { mayWrite: hasAccess(permission, 'WRITE'), mayMakeActionPoints: hasAccess(permission, 'ADMIN') }
}
