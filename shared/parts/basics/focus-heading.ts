export const focusHeading = (options?: FocusOptions) =>
  document.querySelector<HTMLElement>('main h1')?.focus(options)
