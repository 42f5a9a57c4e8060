import type { BeterwerkEventMap } from '#shared/embed/site-api.ts'

/**
 * Calls `listener` with the details of an event of the widgets, each time it occurs. Returns the function that stops it. On
 * a server it does nothing.
 */
export function on<Name extends keyof BeterwerkEventMap>(
  name: Name,
  listener: (detail: BeterwerkEventMap[Name]['detail']) => void,
): () => void {
  if (typeof window === 'undefined') return () => undefined
  const handle = (event: BeterwerkEventMap[Name]) => listener(event.detail)
  window.addEventListener(name, handle as EventListener)
  return () => window.removeEventListener(name, handle as EventListener)
}
