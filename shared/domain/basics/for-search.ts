/** Ignores case and accents, to search a text. */
export const forSearch = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()
