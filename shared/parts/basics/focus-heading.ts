/** Moves focus to the heading of the page. `options`: as for `HTMLElement.focus`. */
export const focusHeading = (options?: FocusOptions) =>
  document.querySelector<HTMLElement>('main h1')?.focus(options)
