import { type ComponentType, useState } from 'react'

/**
 * Returns the component once it is loaded, or `fallback` when that fails, and a function that loads it, which may be
 * called repeatedly. React's `lazy` would show it 300 ms late, even when it was loaded before.
 */
export function useLazyComponent<Props>(
  importComponent: () => Promise<ComponentType<Props>>,
  fallback: ComponentType<Props>,
): [ComponentType<Props> | undefined, () => void] {
  const [Component, setComponent] = useState<ComponentType<Props>>()
  const preload = () => {
    importComponent()
      .catch(() => fallback)
      .then((component) => setComponent(() => component))
  }
  return [Component, preload]
}
