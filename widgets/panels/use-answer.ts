import { useEffect, useState } from 'react'

import { type ErrorMessage, messageFor, statusOf } from '#shared/api/errors.ts'

/**
 * What a call gives. Takes the call and what to do when nobody is logged in any more, both the same at each rendering,
 * and what to say when it fails. Gives nothing while it is under way.
 */
export function useAnswer<T>(
  call: () => Promise<T>,
  fallback: string,
  onExpired: () => unknown,
): { value?: T; failure?: ErrorMessage } {
  const [answer, setAnswer] = useState<{ value?: T; failure?: ErrorMessage }>({})
  useEffect(() => {
    let isWanted = true
    call().then(
      (value) => isWanted && setAnswer({ value }),
      (error) => {
        if (!isWanted) return
        setAnswer({ failure: messageFor(error, fallback) })
        if (statusOf(error) === 401) onExpired()
      },
    )
    return () => {
      isWanted = false
    }
  }, [call, fallback, onExpired])
  return answer
}
