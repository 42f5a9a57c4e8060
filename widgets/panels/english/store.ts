/**
 * The English for Dutch sentences. A hole keeps its value, in the same order, except `{text}` and `{texts}`: these are
 * translated, as a text of the product and as a list of them.
 */
export type Sentences = Record<string, string>

/** `holes`: their names. `english`: what is around them. `length`: of the sentence without them. */
export type Pattern = { dutch: RegExp; holes: string[]; english: string[]; length: number }

export const dictionaries: Sentences[] = []

export const patternsByDictionary = new WeakMap<Sentences, Pattern[]>()
