/**
 * On the window, before the page does. Returns the function that stops it. Without a signal: on pages with Zone.js
 * before 0.14 it would end the listeners of the page as well.
 */
export function listen<Type extends keyof WindowEventMap>(
  types: readonly Type[],
  listener: (event: WindowEventMap[Type]) => void,
  options: { passive?: boolean } = {},
): () => void {
  const own = { ...options, capture: true }
  for (const type of types) window.addEventListener(type, listener, own)
  return () => {
    for (const type of types) window.removeEventListener(type, listener, own)
  }
}
