/** Maximum nesting of a body; the deepest schema of the API has four levels. */
const MAX_DEPTH = 16

const isPlainText = (text: string) => !text.includes('\0') && text.isWellFormed()

/** Those that lead to a prototype. */
const isPlainKey = (key: string) => key !== '__proto__' && key !== 'constructor' && isPlainText(key)

/**
 * Whether parsed JSON has at most `maxValues` values, in lists and objects together, without NUL bytes, halves of a
 * surrogate pair, deep nesting or keys of prototypes, on which the database, `encodeURIComponent` or recursive
 * functions fail. Makes no objects: a body may have millions of values.
 */
export function isPlain(json: unknown, maxValues: number): boolean {
  let left = maxValues

  function isPlainAt(value: unknown, depth: number): boolean {
    if (left-- === 0) return false
    if (typeof value === 'string') return isPlainText(value)
    if (typeof value !== 'object' || value === null) return true
    if (depth === MAX_DEPTH) return false
    if (Array.isArray(value)) return value.every((item) => isPlainAt(item, depth + 1))
    for (const key in value)
      if (!isPlainKey(key) || !isPlainAt(value[key as keyof typeof value], depth + 1)) return false
    return true
  }

  return isPlainAt(json, 0)
}
