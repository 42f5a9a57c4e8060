import { type ReactNode, useEffect, useRef } from 'react'

import { keepClearOf } from '#shared/ui/keep-clear-of.ts'

export function CheckButtons({ children }: { children: ReactNode }) {
  const bar = useRef<HTMLDivElement>(null)
  useEffect(() => (bar.current ? keepClearOf(bar.current, document.documentElement) : undefined), [])

  return (
    <div ref={bar} className="bw-check-buttons">
      {children}
    </div>
  )
}
