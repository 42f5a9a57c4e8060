import * as v from 'valibot'
import { Id } from '#server/platform/http/ids.ts'
import type { Questionnaire } from '#shared/domain/checks/questionnaire.ts'
import type { SectionTheme } from '#shared/domain/checks/themes.ts'
import type { SectionCheck } from '../engine/queries.ts'

/** A theme with its questions: what the routes of one check are made of. */
export type ThemeContent = { theme: SectionTheme; questionnaire: Questionnaire }

/** Returns the access rules of the routes of a theme. */
export const accessTo = ({ theme: { check } }: ThemeContent) => ({
  READ: { company: { check } } as const,
  WRITE: { company: { level: 'WRITE', check } } as const,
  ADMIN: { company: { level: 'ADMIN', check } } as const,
})

/** Returns the path of a route about the check of a company, from the path below it. */
export const urlOf = ({ theme: { api } }: ThemeContent, path: string) =>
  `/rest/:companyId/${api}/${path}` as const

/** Returns the path of a route about the sections; `path` starts with a slash. */
export const sectionUrlOf = (content: ThemeContent, path = '') =>
  urlOf(content, `${content.theme.sectionApi}${path}`)

/** Returns this check of a company. */
export const checkOf = ({ questionnaire }: ThemeContent, { id }: { id: number }): SectionCheck => ({
  companyId: id,
  questionnaire,
})

export const SectionParams = v.object({ sectionId: Id })
export const RoundParams = v.object({ roundId: Id })
export const ScriptParams = v.object({ scriptKey: v.string() })

/** The section that a request is about. Without it: the company as a whole. */
export const SectionQuery = v.object({ checkSectionId: v.optional(Id) })
