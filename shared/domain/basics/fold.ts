/** Returns a text in which case and accents make no difference, to search it. */
export const fold = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()
