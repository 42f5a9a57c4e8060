import { hasAccess } from '#shared/domain/basics/access.ts'
import { useCompany } from '#shared/federation/company.ts'

export function useRights() {
  const { permission } = useCompany()
  const isAdmin = hasAccess(permission, 'ADMIN')
  return { mayWrite: hasAccess(permission, 'WRITE'), mayCreateActionPoints: isAdmin, mayAddFiles: isAdmin }
}
