import * as v from 'valibot'

/** Of an author whose account was deleted. Source: docs/decisions/0019-improving.md (I3). */
export const FORMER_USER = 'vroegere gebruiker'

/** `id` null: the account was deleted. */
export const Author = v.object({ id: v.nullable(v.number()), name: v.string() })
export type Author = v.InferOutput<typeof Author>

export const isAuthor = ({ id }: Author, userId: number | null) => id !== null && id === userId
