import { type ComponentChild, render } from 'preact'

/** Returns what renders into an element: at once, with the layout effects. */
export const createRoot = (container: Element) => ({
  render: (children: ComponentChild) => render(children, container),
  unmount: () => render(null, container),
})
