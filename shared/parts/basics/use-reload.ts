import { useEffect, useRef } from 'react'

import { useMatches, useRevalidator } from '#shared/federation/router.ts'

/**
 * Returns a function that loads the data of the page again. Its promise resolves when the new data are rendered, or when
 * the component that calls it no longer is. The promise of the router resolves before: a message that is shown then could
 * appear beside the old data, because React may render two transitions in any order.
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
