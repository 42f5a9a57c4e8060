import { type OverrideSchemaContext, toJsonSchema } from '@valibot/to-json-schema'
import type { FastifySchemaCompiler } from 'fastify'
import * as v from 'valibot'

import { ErrorCode } from '#shared/domain/basics/error-code.ts'
import { Problems } from '#shared/domain/basics/response.ts'
import { INVALID, REQUIRED } from '#shared/domain/basics/rules.ts'
import { Refusal } from './refusal.ts'

const defaultMessage = ({ received }: v.BaseIssue<unknown>) => (received === 'undefined' ? REQUIRED : INVALID)

export type FieldProblems = { field: string | undefined; message: string }[]

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
 * Validates a part of a request. An absent body counts as an empty one, so that its missing fields are reported by
 * name. Refuses with 400 and the message of each field; parameters of the path with 404.
 */
export const validatorCompiler: FastifySchemaCompiler<unknown> =
  ({ schema, httpPart }) =>
  (data: unknown) => {
    const result = check(schema as v.GenericSchema, data ?? {})
    if ('output' in result) return { value: result.output }
    // A path with an impossible parameter leads nowhere, like any other unknown path.
    return { error: httpPart === 'params' ? new Refusal(404) : new Refusal(400, result.problems) }
  }

/** OpenAPI 3.0 forbids an empty list of required properties. */
function withoutEmptyList({ jsonSchema: { required, ...rest } }: OverrideSchemaContext) {
  return required?.length === 0 ? rest : undefined
}

export const jsonSchemaOf = (schema: v.GenericSchema, typeMode: 'input' | 'output') => {
  const { $schema, ...json } = toJsonSchema(schema, {
    target: 'openapi-3.0',
    typeMode,
    errorMode: 'ignore',
    overrideSchema: withoutEmptyList,
  })
  return json
}

function envelope(responseObject: object, rest: v.GenericSchema) {
  const json = jsonSchemaOf(rest, 'input')
  return {
    ...json,
    properties: { responseObject, ...json.properties },
    required: ['responseObject', ...(json.required ?? [])],
  }
}

export const envelopeSchema = (content: v.GenericSchema) => ({
  description: 'Done',
  ...envelope(jsonSchemaOf(content, 'input'), Problems),
})

export const fileResponseSchema = (mediaType: string) => ({
  description: 'A file to keep',
  content: { [mediaType]: { schema: { type: 'string', format: 'binary' } } },
})

export const noContentSchema = { description: 'Done', type: 'null' }

export const refusalSchema = {
  description: 'Refused',
  ...envelope({ type: 'object', nullable: true }, v.object({ code: ErrorCode, ...Problems.entries })),
}
