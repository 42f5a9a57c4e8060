import * as v from 'valibot'
import { Id } from '../http/ids.ts'
import { physicalStrain } from '../questionnaires/physical-strain.ts'

/** What the calls of this check ask of somebody in the company. */
export const READ = { company: { check: 'PHYSICAL_STRAIN' } } as const
export const WRITE = { company: { level: 'WRITE', check: 'PHYSICAL_STRAIN' } } as const

/** This check of the company of a call. */
export const checkOf = ({ id }: { id: number }) => ({ companyId: id, questionnaire: physicalStrain })

export const FunctionGroupParams = v.object({ functionGroupId: Id })
export const ScriptParams = v.object({ scriptKey: v.string() })

/** Which section a question is about; absent: the company as a whole. */
export const SectionQuery = v.object({ checkSectionId: v.optional(Id) })
