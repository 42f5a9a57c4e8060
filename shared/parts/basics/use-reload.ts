import { useEffect, useRef } from 'react'

import { useMatches, useRevalidator } from '#shared/federation/router.ts'

/**
 * The promise resolves when the new data are rendered, or the calling component no longer is. That of the router
 * resolves before: a message shown then could appear beside the old data, because React may render two transitions in
 * any order.
 */
export function useReload(): () => Promise<void> {
  const { revalidate } = useRevalidator()
  // A new list whenever new data are rendered.
  const matches = useMatches()
  const replaced = useRef(Promise.resolve())
  // biome-ignore lint/correctness/useExhaustiveDependencies: its cleanup tells that these data are replaced
  useEffect(() => {
    let resolve = () => {}
    replaced.current = new Promise((settle) => {
      resolve = settle
    })
    return resolve
  }, [matches])

  return async () => {
    const { current } = replaced
    await revalidate()
    await current
  }
}
