import { type OverrideSchemaContext, toJsonSchema } from '@valibot/to-json-schema'
import type { FastifySchemaCompiler } from 'fastify'
import * as v from 'valibot'

import { ErrorCode } from '#shared/domain/basics/error-code.ts'
import { Problems } from '#shared/domain/basics/response.ts'
import { INVALID, REQUIRED } from '#shared/domain/basics/rules.ts'
import { Refusal } from './refusal.ts'

/** The message of a rule that has none of its own. */
const defaultMessage = ({ received }: v.BaseIssue<unknown>) => (received === 'undefined' ? REQUIRED : INVALID)

/** The message of each field that is wrong. */
type FieldProblems = { field: string | undefined; message: string }[]

/** Checks data with a schema. Returns the output, or what is wrong. */
export function check<const S extends v.GenericSchema>(
  schema: S,
  data: unknown,
): { output: v.InferOutput<S> } | { problems: FieldProblems } {
  const result = v.safeParse(schema, data, { message: defaultMessage, abortPipeEarly: true })
  if (result.success) return { output: result.output }
  return {
    problems: result.issues.map((issue) => ({
      field: v.getDotPath(issue) ?? undefined,
      message: issue.message,
    })),
  }
}

/**
 * Validates a part of a request with its valibot schema. An absent body counts as an empty one, so that its missing
 * fields are reported by name. Refuses with 400 and the message of each field; parameters of the path with 404.
 */
export const validatorCompiler: FastifySchemaCompiler<unknown> =
  ({ schema, httpPart }) =>
  (data: unknown) => {
    const result = check(schema as v.GenericSchema, data ?? {})
    if ('output' in result) return { value: result.output }
    // A path with an impossible parameter leads nowhere, like any other unknown path.
    return { error: httpPart === 'params' ? new Refusal(404) : new Refusal(400, result.problems) }
  }

/** An object without required properties has no list of them: OpenAPI 3.0 forbids an empty list. */
function withoutEmptyList({ jsonSchema: { required, ...rest } }: OverrideSchemaContext) {
  return required?.length === 0 ? rest : undefined
}

/** The JSON schema of the input or the output of a valibot schema, without the rules that JSON schema cannot express. */
export const jsonSchemaOf = (schema: v.GenericSchema, typeMode: 'input' | 'output') => {
  const { $schema, ...json } = toJsonSchema(schema, {
    target: 'openapi-3.0',
    typeMode,
    errorMode: 'ignore',
    overrideSchema: withoutEmptyList,
  })
  return json
}

/** The envelope around `responseObject`, with the properties of `rest` beside it. */
function envelope(responseObject: object, rest: v.GenericSchema) {
  const json = jsonSchemaOf(rest, 'input')
  return {
    ...json,
    properties: { responseObject, ...json.properties },
    required: ['responseObject', ...(json.required ?? [])],
  }
}

/** The schema of a response with this content. */
export const envelopeSchema = (content: v.GenericSchema) => ({
  description: 'Done',
  ...envelope(jsonSchemaOf(content, 'input'), Problems),
})

/** The schema of a response that is a file. */
export const fileResponseSchema = (mediaType: string) => ({
  description: 'A file to keep',
  content: { [mediaType]: { schema: { type: 'string', format: 'binary' } } },
})

/** The schema of a response without a body. */
export const noContentSchema = { description: 'Done', type: 'null' }

/** The schema of a refused response. */
export const refusalSchema = {
  description: 'Refused',
  ...envelope({ type: 'object', nullable: true }, v.object({ code: ErrorCode, ...Problems.entries })),
}
