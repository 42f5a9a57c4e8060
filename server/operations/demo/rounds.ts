import type { Kysely } from 'kysely'
import { readSectionData } from '#server/checks/engine/results.ts'
import { createRoundResult } from '#server/checks/engine/round-result.ts'
import type { SectionData } from '#server/checks/engine/section-data.ts'
import { writtenChecks } from '#server/checks/questionnaires/written-checks.ts'
import type { Database } from '#server/platform/database/schema.ts'
import type { VibrationTask } from '#shared/domain/checks/calculations/hand-arm-vibration.ts'
import type { Answers } from '#shared/domain/checks/check-flow.ts'
import { ago } from './ago.ts'
import { type AnswersByScript, answersOf } from './seed-check.ts'

const { questionnaire: physicalStrain } = writtenChecks.PHYSICAL_STRAIN

const DAYS_AGO = 90

const grinding = JSON.stringify({ tools: [{ tool: 'ANGLE_GRINDER', hours: 1 }] } satisfies VibrationTask)

/** Function group -> script -> question -> its answers. */
const answeredThen: Record<string, AnswersByScript> = {
  Bankwerkers: { LIFT_BELOW_KNEE: { twist: ['turnedHeavy'] } },
  Lassers: {
    STRENUOUS_POSTURE: { arms: ['brief'], kneeling: ['le15'], standing: ['no'] },
    REPETITIVE_MOVEMENT: { vibratingTools: ['yes'], vibrationExposure: [['25to5', grinding]] },
    ACTIONS: { agreed: ['later'], discussed: ['yes'] },
  },
  Magazijn: { PUSH_AND_PULL: { weight: ['gt300'] }, ACTIONS: { agreed: ['later'] } },
}

/** Without the remarks and action points of today. */
function asItWas({ given, ...data }: SectionData): SectionData {
  const then: Record<string, Answers[string]> = { ...given }
  for (const [scriptKey, questions] of Object.entries(answeredThen[data.name ?? ''] ?? {}))
    then[scriptKey] = {
      ...then[scriptKey],
      ...Object.fromEntries(
        Object.entries(questions).map(([questionKey, given]) => [questionKey, answersOf(given)]),
      ),
    }
  return { ...data, given: then, remarks: [], actionItems: [] }
}

export async function seedRound(
  transaction: Kysely<Database>,
  companyId: number,
  ownerId: number,
): Promise<void> {
  const check = { companyId, questionnaire: physicalStrain }
  const parts = await readSectionData(transaction, check, () => true)
  const { id } = await transaction
    .insertInto('checkRound')
    .values({
      companyId,
      check: physicalStrain.check,
      number: 1,
      finishedAt: ago(DAYS_AGO),
      finishedBy: ownerId,
      questionnaireVersion: physicalStrain.version,
      result: JSON.stringify(createRoundResult(check, parts.map(asItWas))),
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  await transaction
    .insertInto('companyActivity')
    .values({
      companyId,
      happenedAt: ago(DAYS_AGO),
      personId: ownerId,
      kind: 'ROUND_FINISHED',
      check: physicalStrain.check,
      itemId: id,
    })
    .execute()
}
