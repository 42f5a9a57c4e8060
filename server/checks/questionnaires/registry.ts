import { type Check, checkDefinitions, checks } from '#shared/domain/basics/check.ts'
import type { Questionnaire } from '#shared/domain/checks/questionnaire.ts'
import type { CheckContent } from '../api/check-access.ts'
import { assertRecorded } from './recorded-versions.ts'
import { writtenChecks } from './written-checks.ts'

export const questionnaires = Object.fromEntries(
  checks.map((check) => [
    check,
    assertRecorded(writtenChecks[check].questionnaire, writtenChecks[check].record),
  ]),
) as Record<Check, Questionnaire>

/** Without the checks that this installation sends elsewhere. */
export const listChecks = (externalChecks: readonly Check[]): CheckContent[] =>
  checkDefinitions
    .filter(({ check }) => !externalChecks.includes(check))
    .map((definition) => ({ definition, questionnaire: questionnaires[definition.check] }))
