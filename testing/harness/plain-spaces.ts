/** For no-break spaces before units. Playwright and Testing Library compare texts in the same way. */
export const plainSpaces = (text: string): string => text.replaceAll('\u00a0', ' ')
