import { type Check, checks } from '#shared/domain/basics/check.ts'
import type { Questionnaire } from '#shared/domain/checks/questionnaire.ts'
import { listSectionThemes, type SectionTheme } from '#shared/domain/checks/themes.ts'
import { assertRecorded } from './recorded-versions.ts'
import { writtenChecks } from './written-checks.ts'

export const questionnaires = Object.fromEntries(
  checks.map((check) => [
    check,
    assertRecorded(writtenChecks[check].questionnaire, writtenChecks[check].record),
  ]),
) as Record<Check, Questionnaire>

/** Without the checks that this installation sends elsewhere. */
export const listThemes = (
  externalChecks: readonly Check[],
): { theme: SectionTheme; questionnaire: Questionnaire }[] =>
  listSectionThemes()
    .filter(({ check }) => !externalChecks.includes(check))
    .map((theme) => ({ theme, questionnaire: questionnaires[theme.check] }))
