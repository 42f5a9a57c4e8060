/** Whatever separates lines, in mail programs or in Unicode, becomes a space: users cannot add lines. */
export const toSingleLine = (typed: string) => typed.replace(/[\s\u0085]+/g, ' ').trim()
