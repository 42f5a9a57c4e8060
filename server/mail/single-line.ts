/**
 * Returns user input as a single line of a mail. Everything that separates lines, in mail programs or in Unicode, becomes
 * a space, so that user input cannot add lines.
 */
export const toSingleLine = (typed: string) => typed.replace(/[\s\u0085]+/g, ' ').trim()
