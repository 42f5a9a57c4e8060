/**
 * What somebody typed, as it may stand in a line of a mail: whatever separates lines, to a mail program or to Unicode,
 * becomes a space, so that nobody adds lines of their own.
 */
export const toSingleLine = (typed: string) => typed.replace(/[\s\u0085]+/g, ' ').trim()
