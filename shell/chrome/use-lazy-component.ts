import { type ComponentType, useState } from 'react'

/**
 * Loads a component on demand. Returns the component once it has been loaded, and a function that loads it, which may be
 * called repeatedly. `fallback` is returned when loading fails.
 * Not React's `lazy`: that shows a component 300 ms late, even when it was loaded before.
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
