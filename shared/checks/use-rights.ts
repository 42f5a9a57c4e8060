import { hasAccess } from '#shared/domain/access.ts'
import { useCompany } from '#shared/federation/company.ts'

/** The rights of the visitor in the check: to answer its questions, and to create action points. */
export function useRights() {
  const { permission } = useCompany()
  return { mayWrite: hasAccess(permission, 'WRITE'), mayCreateActionPoints: hasAccess(permission, 'ADMIN') }
}
