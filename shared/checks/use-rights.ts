import { hasAccess } from '#shared/domain/basics/access.ts'
import { useCompany } from '#shared/federation/company.ts'

/** The rights of the visitor in the check: to answer its questions, to create action points, and to add to the company file. */
export function useRights() {
  const { permission } = useCompany()
  const isAdmin = hasAccess(permission, 'ADMIN')
  return { mayWrite: hasAccess(permission, 'WRITE'), mayCreateActionPoints: isAdmin, mayAddFiles: isAdmin }
}
