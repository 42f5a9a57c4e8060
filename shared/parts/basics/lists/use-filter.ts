import { useLocation, useNavigate } from '#shared/federation/router.ts'
import { type ListQuery, listHref } from './list-query.ts'

/**
 * Returns a function that sets a filter of a list in the address, '' for none, and shows its first page.
 * `query`: that in the address of the page.
 */
export function useFilter(query: ListQuery): (name: string, value: string) => void {
  const { pathname } = useLocation()
  const navigate = useNavigate()
  return (name, value) => {
    const { [name]: _, ...others } = query.filters
    const filters = value ? { ...others, [name]: value } : others
    navigate(listHref(pathname, { ...query, page: 1, filters }), { preventScrollReset: true })
  }
}
