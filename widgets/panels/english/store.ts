import type { FunctionComponent } from 'preact'

/**
 * The English for Dutch sentences. A hole is filled with what the Dutch sentence has there, in the same order: `{text}` and
 * `{texts}` with the English for a text of the product and for a list of them, every other hole as it is.
 */
export type Sentences = Record<string, string>

/** A Dutch sentence with holes. `holes`: their names. `english`: what is around them. `length`: of the sentence without them. */
export type Pattern = { dutch: RegExp; holes: string[]; english: string[]; length: number }

/** The sentences that were loaded. */
export const dictionaries: Sentences[] = []

/** The sentences with holes of each dictionary. */
export const patternsByDictionary = new WeakMap<Sentences, Pattern[]>()

/** `isActive`: whether the component that is called now belongs to a panel in English. */
export const english = { isActive: false }

/** What renders a component in English, by component. */
export const components = new WeakMap<FunctionComponent, FunctionComponent>()
