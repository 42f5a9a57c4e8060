/** The name that something of the database has in TypeScript, and the other way round. */
export const camelCase = (name: string) => name.replace(/_(.)/g, (_, letter: string) => letter.toUpperCase())
export const snakeCase = (name: string) => name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)

/** The name in the database of what has this name in TypeScript. */
export type SnakeCase<Name extends string> = Name extends `${infer First}${infer Others}`
  ? `${First extends Lowercase<First> ? First : `_${Lowercase<First>}`}${SnakeCase<Others>}`
  : Name
