import { useState } from 'react'

import { isRefusedWith, statusOf } from '#shared/api/errors.ts'

/**
 * For a form that changes something other users may change too.
 * `fetchCurrent`: fetches it as it is stored.
 * Returns `save`, which calls `send` with the revision that the change is based on, and rejects like it; `other`, what
 * another user saved meanwhile, after `send` was refused with EDIT_CONFLICT (the next `save` is based on that); and
 * `isOutdated`, whether `send` was refused with 409 for any reason, so that the page shows something old.
 */
export function useConflict<T extends { revision: number }>(fetchCurrent: () => Promise<T>) {
  const [other, setOther] = useState<T>()
  const [isOutdated, setOutdated] = useState(false)

  async function save(base: number | undefined, send: (revision: number | undefined) => Promise<unknown>) {
    try {
      await send(other?.revision ?? base)
      setOther(undefined)
    } catch (error) {
      if (statusOf(error) === 409) {
        setOutdated(true)
        setOther(isRefusedWith(error, 'EDIT_CONFLICT') ? await fetchCurrent() : undefined)
      }
      throw error
    }
  }

  return { other, isOutdated, save }
}
