import type { Check } from '#shared/domain/check.ts'
import type { Questionnaire } from '#shared/domain/questionnaire.ts'
import { assertRecorded } from './recorded-versions.ts'
import { themes } from './themes.ts'

/** The checks that are done per section in the portal. */
const inPortal: readonly Check[] = ['PHYSICAL_STRAIN']

/** Every questionnaire as recorded, also of checks that are not done in the portal yet. */
const recorded = Object.values(themes).map(({ questionnaire, record }) =>
  assertRecorded(questionnaire, record),
)

/** The questionnaires of the checks that are done per section in the portal. */
export const questionnaires: Partial<Record<Check, Questionnaire>> = Object.fromEntries(
  recorded
    .filter(({ check }) => inPortal.includes(check))
    .map((questionnaire) => [questionnaire.check, questionnaire]),
)
