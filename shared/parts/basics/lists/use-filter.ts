import { useLocation, useNavigate } from '#shared/federation/router.ts'
import { type ListQuery, listHref } from './list-query.ts'

/** Sets a filter in the address, '' for none, and shows the first page of the list. `query`: that of the page. */
export function useFilter(query: ListQuery): (name: string, value: string) => void {
  const { pathname } = useLocation()
  const navigate = useNavigate()
  return (name, value) => {
    const { [name]: _, ...others } = query.filters
    const filters = value ? { ...others, [name]: value } : others
    navigate(listHref(pathname, { ...query, page: 1, filters }), { preventScrollReset: true })
  }
}
