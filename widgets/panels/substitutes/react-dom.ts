import { type ComponentChild, render } from 'preact'

/** Renders at once, with the layout effects. */
export const createRoot = (container: Element) => ({
  render: (children: ComponentChild) => render(children, container),
  unmount: () => render(null, container),
})
