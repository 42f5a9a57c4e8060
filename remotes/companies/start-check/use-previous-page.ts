import { useLocation, useNavigate } from '#shared/federation/router.ts'

/** Goes to the previous page, also on another website; without one, to the companies. */
export function usePreviousPage(): () => void {
  const { key } = useLocation()
  const navigate = useNavigate()
  // 'default' is the router's key of the first page of a visit.
  const isInternal = key !== 'default'
  const isExternal = document.referrer !== '' && window.history.length > 1

  return () => {
    if (isInternal || isExternal) navigate(-1)
    else navigate('/bedrijven')
  }
}
