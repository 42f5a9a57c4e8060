import type { Kysely } from 'kysely'
import { writtenChecks } from '#server/checks/questionnaires/written-checks.ts'
import type { Database } from '#server/platform/database/schema.ts'
import {
  type AnswersByScript,
  answeredInFull,
  type Editors,
  type SeededSection,
  seedCheck,
} from './seed-check.ts'

const { questionnaire: machineSafety } = writtenChecks.MACHINE_SAFETY

const inUse = (kind: string, given: AnswersByScript = {}): AnswersByScript =>
  answeredInFull(machineSafety, 'SECTION', {
    START: { inUse: ['yes'], kind: [kind] },
    DOCUMENTS: { era: ['from1995'] },
    ...given,
  })

export const PHOTOGRAPHED_MACHINE = 'Kolomboor 1'

const sections: SeededSection[] = [
  { name: null, daysAgo: 60, by: 'owner', given: answeredInFull(machineSafety, 'COMPANY', {}) },
  {
    name: PHOTOGRAPHED_MACHINE,
    daysAgo: 60,
    by: 'owner',
    fields: { kind: 'drillPress', brandType: 'Flott SB M3', year: '1992', ce: 'no', place: 'Constructie' },
    given: inUse('drillPress', {
      DOCUMENTS: { era: ['before1995'], ce: ['noAssessment'] },
      GUARDING: { guards: ['some'] },
      ACTIONS: { agreed: ['later'] },
    }),
  },
  {
    name: 'Kantpers',
    daysAgo: 60,
    by: 'adviser',
    fields: {
      kind: 'pressBrake',
      brandType: 'Safan E-Brake 100',
      year: '2016',
      ce: 'yes',
      place: 'Plaatwerk',
    },
    given: inUse('pressBrake'),
  },
  {
    name: 'Heftruck',
    daysAgo: 60,
    by: 'owner',
    fields: { kind: 'forklift', brandType: 'Linde H25', year: '2011', ce: 'yes', place: 'Magazijn' },
    given: inUse('forklift', {
      FORKLIFT: { fuel: ['diesel'], ventilation: ['yes'] },
      ACTIONS: { agreed: ['later'] },
    }),
  },
]

export const seedMachines = (
  transaction: Kysely<Database>,
  companyId: number,
  editors: Editors,
): Promise<void> => seedCheck(transaction, machineSafety, companyId, sections, editors)
