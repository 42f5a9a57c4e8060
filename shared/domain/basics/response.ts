import * as v from 'valibot'

import type { ErrorCode } from './error-code.ts'

/** About one field when it names one, otherwise about the whole request. */
export const Problem = v.object({ field: v.optional(v.string()), message: v.string() })
export type Problem = v.InferOutput<typeof Problem>

/** The lists may be empty and the message absent. */
export const Problems = v.object({
  message: v.nullable(v.string()),
  globalerrors: v.array(v.string()),
  errors: v.array(Problem),
})
export type Problems = v.InferOutput<typeof Problems>

/** `code`: an `ErrorCode`; a proxy in front of the server sends none. */
export const RefusedResponse = v.object({ ...Problems.entries, code: v.optional(v.string()) })
export type RefusedResponse = v.InferOutput<typeof RefusedResponse>

export type Envelope<T> = Problems & { responseObject: T | null; code?: ErrorCode }

/** For parsed JSON. Outputs the validated `responseObject`; throws a ValiError when the shape differs. */
export const responseOf = <const T extends v.GenericSchema>(schema: T) =>
  v.pipe(
    v.object({ responseObject: v.unknown() }),
    v.transform(({ responseObject }) => responseObject),
    schema,
  )
