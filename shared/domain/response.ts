import * as v from 'valibot'

/** One complaint of the server: about a field when it names one, otherwise about the whole request. */
export const Problem = v.object({ field: v.optional(v.string()), message: v.string() })
export type Problem = v.InferOutput<typeof Problem>

/** What the server says when it refuses. The lists may be empty and the message absent. */
export const Problems = v.object({
  message: v.nullable(v.string()),
  globalerrors: v.array(v.string()),
  errors: v.array(Problem),
})
export type Problems = v.InferOutput<typeof Problems>

/** The envelope every answer of the API travels in. */
export type Envelope<T> = Problems & { responseObject: T | null }

/**
 * Takes the envelope off an answer and checks what is inside.
 * Takes: the parsed JSON of an answer. Gives: `responseObject`. Fails with a ValiError when the shape differs.
 */
export const responseOf = <const T extends v.GenericSchema>(schema: T) =>
  v.pipe(
    v.object({ responseObject: v.unknown() }),
    v.transform(({ responseObject }) => responseObject),
    schema,
  )
