import type { Kysely } from 'kysely'
import { writtenChecks } from '#server/checks/questionnaires/written-checks.ts'
import type { Database } from '#server/platform/database/schema.ts'
import type { NoiseTask } from '#shared/domain/checks/calculations/noise-dose.ts'
import { computeAnswer } from '#shared/domain/checks/computations.ts'
import { type Editors, type SeededSection, seedCheck } from './seed-check.ts'

const { questionnaire: noiseHazard } = writtenChecks.NOISE_HAZARD

function doseOf(task: NoiseTask): [answerId: string, value: string] {
  const { answerId, value } = computeAnswer('NOISE_DOSE', JSON.stringify(task))!
  return [answerId, value]
}

const sections: SeededSection[] = [
  {
    name: null,
    daysAgo: 40,
    by: 'owner',
    given: { NOISE_POLICY: { inPlan: ['yes'], limitPlan: ['yes'] } },
  },
  {
    name: 'Plaatbewerkers',
    daysAgo: 40,
    by: 'owner',
    given: {
      START: { applies: ['yes'] },
      DOSE: {
        level: [
          doseOf({
            rows: [
              { source: 'Slijpen en bramen', level: 96, minutes: 90 },
              { source: 'Zetten en knippen', level: 86, minutes: 120 },
              { source: 'Lassen (MAG)', level: 82, minutes: 180 },
            ],
          }),
        ],
        atEar: ['le87'],
        assessed: ['yes'],
      },
      SOURCE: { plan: ['yes'], technical: ['no'], marking: ['marked'], purchase: ['yes'] },
      HEARING_PROTECTION: { available: ['yes'], worn: ['yes'], attenuation: ['good'] },
      PEOPLE: {
        informed: ['yes'],
        audiometry: ['yes'],
        pregnant: ['yes'],
        young: ['no'],
        ototoxic: ['yes'],
      },
      ACTIONS: { agreed: ['later'], discussed: ['yes'] },
    },
  },
  {
    name: 'Magazijn',
    daysAgo: 40,
    by: 'owner',
    given: { START: { applies: ['no'] } },
  },
]

export const seedNoise = (
  transaction: Kysely<Database>,
  companyId: number,
  editors: Editors,
): Promise<void> => seedCheck(transaction, noiseHazard, companyId, sections, editors)
