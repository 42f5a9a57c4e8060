import { dictionaries, type Pattern, patternsByDictionary, type Sentences } from './store.ts'

const HOLE = /\{(\w*)\}/

function split(sentence: string) {
  // The pattern has a group, so that the names are between the parts.
  const all = sentence.split(HOLE)
  return {
    parts: all.filter((_, index) => index % 2 === 0),
    holes: all.filter((_, index) => index % 2 === 1),
  }
}

function patternOf([sentence, translation]: [string, string]): Pattern {
  const { parts, holes } = split(sentence)
  const escaped = parts.map((part) => part.replace(/[.*+?^$()|[\]\\]/g, '\\$&'))
  return {
    dutch: RegExp(`^${escaped.join('(.+?)')}$`, 's'),
    holes,
    english: split(translation).parts,
    length: parts.join('').length,
  }
}

function patternsOf(sentences: Sentences): Pattern[] {
  const present = patternsByDictionary.get(sentences)
  if (present) return present
  const made = Object.entries(sentences)
    .filter(([sentence]) => HOLE.test(sentence))
    .map(patternOf)
  patternsByDictionary.set(sentences, made)
  return made
}

/** Undefined when it should be a sentence of the product, and is none. */
function fill(hole: string, value: string): string | undefined {
  if (hole === 'text') return find(value)
  if (hole !== 'texts') return value
  return value
    .split(', ')
    .map((text) => find(text) ?? text)
    .join(', ')
}

function find(text: string): string | undefined {
  for (const sentences of dictionaries) if (Object.hasOwn(sentences, text)) return sentences[text]
  // Of several that fit, the one with the most text of its own.
  const patterns = dictionaries.flatMap(patternsOf).sort((one, other) => other.length - one.length)
  for (const { dutch, holes, english } of patterns) {
    const values = dutch
      .exec(text)
      ?.slice(1)
      .map((value, index) => fill(holes[index]!, value))
    if (values && !values.includes(undefined))
      return english.map((part, index) => part + (values[index] ?? '')).join('')
  }
  return undefined
}

/** Keeps the spaces around a text, and a text that is no sentence of the product. */
export function translate(text: string): string {
  const dutch = text.trim()
  return text.replace(dutch, () => find(dutch) ?? dutch)
}
