import * as v from 'valibot'
import { Id } from '../http/ids.ts'
import { physicalStrain } from '../questionnaires/physical-strain.ts'

/** The access rules of the routes of this check. */
export const READ = { company: { check: 'PHYSICAL_STRAIN' } } as const
export const WRITE = { company: { level: 'WRITE', check: 'PHYSICAL_STRAIN' } } as const

/** Returns this check of a company. */
export const checkOf = ({ id }: { id: number }) => ({ companyId: id, questionnaire: physicalStrain })

export const FunctionGroupParams = v.object({ functionGroupId: Id })
export const RoundParams = v.object({ roundId: Id })
export const ScriptParams = v.object({ scriptKey: v.string() })

/** The section that a request is about. Without it: the company as a whole. */
export const SectionQuery = v.object({ checkSectionId: v.optional(Id) })
