import { type ReactElement, type ReactNode, useEffect, useMemo, useState } from 'react'

import { type Beterwerk, type LoadOptions, loadWidgets } from '../index.ts'
import { BeterwerkContext } from './beterwerk-context.ts'

/**
 * Loads the widgets of `portal`, for the components and hooks in it. When that fails, links lead to the portal and hooks
 * know of nobody. The other options are those of `loadWidgets`.
 */
export function BeterwerkProvider({
  portal,
  integrity,
  nonce,
  cookieDomain,
  children,
}: LoadOptions & { children?: ReactNode }): ReactElement {
  const [bw, setBw] = useState<Beterwerk>()
  useEffect(() => {
    loadWidgets({ portal, integrity, nonce, cookieDomain }).then(setBw, () => undefined)
  }, [portal, integrity, nonce, cookieDomain])
  const value = useMemo(() => ({ portal, bw }), [portal, bw])
  return <BeterwerkContext.Provider value={value}>{children}</BeterwerkContext.Provider>
}
