import { useEffect, useState } from 'react'

type Settled<T> = { of: Promise<T> } & ({ value: T } | { error: unknown })

/**
 * What a promise gives, and until then what the one before it gave: a list stays in sight while another part of it is on
 * its way. Of several that are on their way the last one counts, in whichever order they arrive. What the promise fails
 * with is thrown, for the boundary of the page.
 * Not `use`: within the router's transition that would hold back everything else on the page too.
 */
export function useSettled<T>(promise: Promise<T>): { value?: T; isBusy: boolean } {
  const [settled, settle] = useState<Settled<T>>()

  useEffect(() => {
    let isWanted = true
    promise.then(
      (value) => isWanted && settle({ of: promise, value }),
      (error) => isWanted && settle({ of: promise, error }),
    )
    return () => {
      isWanted = false
    }
  }, [promise])

  if (settled?.of === promise && 'error' in settled) throw settled.error
  const value = settled && 'value' in settled ? settled.value : undefined
  return { value, isBusy: settled?.of !== promise }
}
