import { useState } from 'react'

import { isRefusedWith, statusOf } from '#shared/api/basics/errors.ts'
import type { ErrorCode } from '#shared/domain/basics/error-code.ts'

/**
 * `fetchCurrent`: fetches the stored version. `code`: with which a change of an older one is refused. `save` calls
 * `send` with the revision that the change is based on, and rejects like it. `other`: what another user saved
 * meanwhile; the next `save` is based on it. `isOutdated`: `send` was refused with 409 for any reason.
 */
export function useConflict<T extends { revision: number }>(
  fetchCurrent: () => Promise<T>,
  code: ErrorCode = 'EDIT_CONFLICT',
) {
  const [other, setOther] = useState<T>()
  const [isOutdated, setOutdated] = useState(false)

  async function save(base: number | undefined, send: (revision: number | undefined) => Promise<unknown>) {
    try {
      await send(other?.revision ?? base)
      setOther(undefined)
    } catch (error) {
      if (statusOf(error) === 409) {
        setOutdated(true)
        setOther(isRefusedWith(error, code) ? await fetchCurrent() : undefined)
      }
      throw error
    }
  }

  return { other, isOutdated, save }
}
