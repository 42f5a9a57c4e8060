import { type ComponentType, useState } from 'react'

/**
 * A component that is fetched when it is wanted. Takes what fetches it, and what stands in when that fails. Gives the
 * component once it is there, and what starts the fetching; that may be called repeatedly.
 * Not React's `lazy`: that shows what comes within 300 ms only after them, even when it was fetched before.
 */
export function useOnDemand<Props>(
  fetchComponent: () => Promise<ComponentType<Props>>,
  standIn: ComponentType<Props>,
): [ComponentType<Props> | undefined, () => void] {
  const [Component, setComponent] = useState<ComponentType<Props>>()
  const start = () => {
    fetchComponent()
      .catch(() => standIn)
      .then((component) => setComponent(() => component))
  }
  return [Component, start]
}
