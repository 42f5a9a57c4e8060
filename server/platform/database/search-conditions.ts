import { type Kysely, sql } from 'kysely'

import { preparedQuery, type Slots } from './prepared-query.ts'
import type { Database } from './schema.ts'

/** Maximum number of characters of a gram: a piece of a word, which the index of searched texts contains. */
const GRAM_LENGTH = 3
/** Maximum number of grams that are looked up. */
const MAX_GRAMS = 12

/** What a match has: grams, as the numbers of `search_grams` without the part, and words, as patterns of LIKE. */
export type SearchConditions = { grams: number[]; patterns: string[] }

const foldedSearch = preparedQuery((db, slot: Slots<{ search: string }>) => ({
  compile: () => sql<{ folded: string }>`select search_fold(${slot('search')}) as folded`.compile(db),
}))

/** The number of a gram: seven bits of each character. */
const numberOf = (gram: string[]) =>
  gram.reduce((number, letter) => (number << 7) | (letter.codePointAt(0)! & 127), 0)

/** The grams of a word that together contain each of its characters. */
function gramsOf(word: string): number[] {
  const letters = [...word]
  const last = Math.max(letters.length - GRAM_LENGTH, 0)
  const starts = letters.flatMap((_, place) => (place % GRAM_LENGTH === 0 ? [Math.min(place, last)] : []))
  return starts.map((start) => numberOf(letters.slice(start, start + GRAM_LENGTH)))
}

/** The pattern of LIKE for texts that contain this word. */
const containsPattern = (word: string) => `%${word.replace(/[\\%_]/g, '\\$&')}%`

/** Returns the conditions that a text with these words meets. `words`: as `search_fold` returns them. */
function conditionsFor(words: string[]): SearchConditions {
  // Longer words occur in fewer texts. A text with the longer word contains its parts too.
  const longestFirst = [...new Set(words)].sort((a, b) => b.length - a.length)
  const needed = longestFirst.filter(
    (word, index) => !longestFirst.slice(0, index).some((longer) => longer.includes(word)),
  )
  const grams = [...new Set(needed.flatMap(gramsOf))].slice(0, MAX_GRAMS)
  return { grams, patterns: needed.map(containsPattern) }
}

/** Returns the conditions for what somebody typed; none when that contains no letter, digit or sign. */
export async function readSearch(db: Kysely<Database>, search: string): Promise<SearchConditions> {
  const [row] = await foldedSearch(db, { search })
  return conditionsFor(row!.folded.split(' ').filter(Boolean))
}
