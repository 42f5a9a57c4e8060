import { type Kysely, sql } from 'kysely'

import { preparedQuery, type Slots } from './prepared-query.ts'
import type { Database } from './schema.ts'

/** In characters. A gram is a piece of a word, which the index contains. */
const GRAM_LENGTH = 3
const MAX_GRAMS = 12

/** Grams: the numbers of `search_grams` without the part. Patterns: of words, for LIKE. */
export type SearchConditions = { grams: number[]; patterns: string[] }

const foldedSearch = preparedQuery((db, slot: Slots<{ search: string }>) => ({
  compile: () => sql<{ folded: string }>`select search_fold(${slot('search')}) as folded`.compile(db),
}))

/** Seven bits of each character. */
const numberOf = (gram: string[]) =>
  gram.reduce((number, letter) => (number << 7) | (letter.codePointAt(0)! & 127), 0)

/** Together they contain each character of the word. */
function gramsOf(word: string): number[] {
  const letters = [...word]
  const last = Math.max(letters.length - GRAM_LENGTH, 0)
  const starts = letters.flatMap((_, place) => (place % GRAM_LENGTH === 0 ? [Math.min(place, last)] : []))
  return starts.map((start) => numberOf(letters.slice(start, start + GRAM_LENGTH)))
}

const containsPattern = (word: string) => `%${word.replace(/[\\%_]/g, '\\$&')}%`

/** `words`: as `search_fold` returns them. */
function conditionsFor(words: string[]): SearchConditions {
  // Longer words occur in fewer texts. A text with the longer word contains its parts too.
  const longestFirst = [...new Set(words)].sort((a, b) => b.length - a.length)
  const needed = longestFirst.filter(
    (word, index) => !longestFirst.slice(0, index).some((longer) => longer.includes(word)),
  )
  const grams = [...new Set(needed.flatMap(gramsOf))].slice(0, MAX_GRAMS)
  return { grams, patterns: needed.map(containsPattern) }
}

/** None when the text contains no letter, digit or sign. */
export async function readSearch(db: Kysely<Database>, search: string): Promise<SearchConditions> {
  const [row] = await foldedSearch(db, { search })
  return conditionsFor(row!.folded.split(' ').filter(Boolean))
}
