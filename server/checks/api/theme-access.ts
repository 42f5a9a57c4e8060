import * as v from 'valibot'
import { Id } from '#server/platform/http/ids.ts'
import type { Questionnaire } from '#shared/domain/checks/questionnaire.ts'
import type { SectionTheme } from '#shared/domain/checks/themes.ts'
import type { SectionCheck } from '../engine/queries.ts'

export type ThemeContent = { theme: SectionTheme; questionnaire: Questionnaire }

export const accessTo = ({ theme: { check } }: ThemeContent) => ({
  READ: { company: { check } } as const,
  WRITE: { company: { level: 'WRITE', check } } as const,
  ADMIN: { company: { level: 'ADMIN', check } } as const,
})

export const urlOf = ({ theme: { api } }: ThemeContent, path: string) =>
  `/rest/:companyId/${api}/${path}` as const

export const sectionUrlOf = (content: ThemeContent, path = '') =>
  urlOf(content, `${content.theme.sectionApi}${path}`)

export const checkOf = ({ questionnaire }: ThemeContent, { id }: { id: number }): SectionCheck => ({
  companyId: id,
  questionnaire,
})

export const SectionParams = v.object({ sectionId: Id })
export const RoundParams = v.object({ roundId: Id })
export const ScriptParams = v.object({ scriptKey: v.string() })

export const SectionQuery = v.object({ checkSectionId: v.optional(Id) })
