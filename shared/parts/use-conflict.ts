import { useState } from 'react'

import { statusOf } from '#shared/api/errors.ts'

/**
 * For a form that changes something other users may change too.
 * `fetchCurrent`: fetches it as it is stored.
 * Returns `save`, which calls `send` with the revision that the change is based on, and rejects like it; and `other`,
 * what another user saved meanwhile, after `send` was refused with 409. The next `save` is based on that.
 */
export function useConflict<T extends { revision: number }>(fetchCurrent: () => Promise<T>) {
  const [other, setOther] = useState<T>()

  async function save(base: number | undefined, send: (revision: number | undefined) => Promise<unknown>) {
    try {
      await send(other?.revision ?? base)
      setOther(undefined)
    } catch (error) {
      if (statusOf(error) === 409) setOther(await fetchCurrent())
      throw error
    }
  }

  return { other, save }
}
