/**
 * Returns a text with spaces for the no-break spaces before units, so that a test can contain it as it is typed. Playwright
 * and Testing Library compare texts in the same way.
 */
export const plainSpaces = (text: string): string => text.replaceAll('\u00a0', ' ')
