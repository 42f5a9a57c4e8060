import type { Kysely } from 'kysely'
import { writtenChecks } from '#server/checks/questionnaires/written-checks.ts'
import type { Database } from '#server/platform/database/schema.ts'
import type { WeldingTask } from '#shared/domain/checks/calculations/welding-fume.ts'
import { computeAnswer } from '#shared/domain/checks/computations.ts'
import { type Editors, type SeededSection, seedCheck } from './seed-check.ts'

const { questionnaire: weldingSmoke } = writtenChecks.WELDING_SMOKE

function classOf(task: WeldingTask): [answerId: string, value: string] {
  const { answerId, value } = computeAnswer('WELDING_FUME_CLASS', JSON.stringify(task))!
  return [answerId, value]
}

const sections: SeededSection[] = [
  { name: null, daysAgo: 20, by: 'owner', given: { WELDING_POLICY: { inPlan: ['yes'] } } },
  {
    name: 'Lashal',
    daysAgo: 20,
    by: 'owner',
    given: {
      START: { applies: ['yes'], materials: ['steel'] },
      CLASS: {
        class: [classOf({ jobs: [{ process: 'MIG_MAG', material: 'STEEL' }], confined: false })],
        exposure: ['measured'],
      },
      SOURCE: { lessFume: ['yes'], cleanSurface: ['yes'] },
      EXTRACTION: { used: ['yes'], position: ['yes'], airBack: ['outside'] },
      ROOM: { ventilation: ['yes'], others: ['no'], confined: ['no'] },
      RESPIRATORY_PROTECTION: { used: ['notNeeded'] },
      PEOPLE: { behaviour: ['yes'], explained: ['yes'], medical: ['yes'] },
      ACTIONS: { agreed: ['noneNeeded'], discussed: ['yes'] },
    },
  },
]

export const seedWelding = (
  transaction: Kysely<Database>,
  companyId: number,
  editors: Editors,
): Promise<void> => seedCheck(transaction, weldingSmoke, companyId, sections, editors)
