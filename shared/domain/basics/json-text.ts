/**
 * Also on a page where a library gave values a `toJSON` that makes texts of them: until 1.6, Prototype.js did so with
 * arrays. For plain objects, arrays, texts, numbers and booleans.
 */
export const jsonText = (value: unknown): string =>
  JSON.stringify(value, function (this: Record<string, unknown>, key) {
    return this[key]
  })
