import * as v from 'valibot'
import { Id } from '#server/platform/http/ids.ts'
import type { CheckDefinition } from '#shared/domain/basics/check.ts'
import type { Questionnaire } from '#shared/domain/checks/questionnaire.ts'
import type { SectionCheck } from '../engine/queries.ts'

export type CheckContent = { definition: CheckDefinition; questionnaire: Questionnaire }

export const accessTo = ({ definition: { check } }: CheckContent) => ({
  READ: { company: { check } } as const,
  WRITE: { company: { level: 'WRITE', check } } as const,
  ADMIN: { company: { level: 'ADMIN', check } } as const,
})

export const urlOf = ({ definition: { api } }: CheckContent, path: string) =>
  `/rest/:companyId/${api}/${path}` as const

export const sectionUrlOf = (content: CheckContent, path = '') =>
  urlOf(content, `${content.definition.sectionApi}${path}`)

export const checkOf = ({ questionnaire }: CheckContent, { id }: { id: number }): SectionCheck => ({
  companyId: id,
  questionnaire,
})

export const SectionParams = v.object({ sectionId: Id })
export const RoundParams = v.object({ roundId: Id })
export const ScriptParams = v.object({ scriptKey: v.string() })

export const SectionQuery = v.object({ checkSectionId: v.optional(Id) })
