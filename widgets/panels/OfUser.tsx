import { type ReactNode, useLayoutEffect, useRef, useState } from 'react'

import { useSession } from '#shared/session/store.ts'

type Props = {
  /** `isFirst`: whether nobody was logged in before. */
  onChange: (isFirst: boolean) => void
  children: ReactNode
}

/** Disappears when the user changes. */
export function OfUser({ onChange, children }: Props) {
  const userId = useSession(({ user }) => user.id)
  const [shownTo] = useState(userId)
  const latestChange = useRef(onChange)
  const hasChanged = userId !== shownTo
  useLayoutEffect(() => {
    if (hasChanged) latestChange.current(shownTo === null)
  }, [hasChanged, shownTo])
  return hasChanged ? null : children
}
