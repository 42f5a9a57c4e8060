import { useLocation, useNavigate } from '#shared/federation/router.ts'

/** Goes back to where one came from, here or on another website; to one's companies when the page was the first. */
export function usePreviousPage(): () => void {
  const { key } = useLocation()
  const navigate = useNavigate()
  // The router calls the first page of a visit so.
  const cameFromHere = key !== 'default'
  const cameFromElsewhere = document.referrer !== '' && window.history.length > 1

  return () => {
    if (cameFromHere || cameFromElsewhere) navigate(-1)
    else navigate('/bedrijven')
  }
}
