import type { Check } from '#shared/domain/basics/check.ts'
import type { Questionnaire } from '#shared/domain/checks/questionnaire.ts'
import { listSectionThemes, type SectionTheme, sectionThemes } from '#shared/domain/checks/themes.ts'
import { assertRecorded } from './recorded-versions.ts'
import { themes } from './themes.ts'

/** Also those of checks that are not done in the portal yet. */
const recorded = Object.values(themes).map(({ questionnaire, record }) =>
  assertRecorded(questionnaire, record),
)

export const questionnaires: Partial<Record<Check, Questionnaire>> = Object.fromEntries(
  recorded
    .filter(({ check }) => check in sectionThemes)
    .map((questionnaire) => [questionnaire.check, questionnaire]),
)

/** Without the themes that this installation sends elsewhere. Throws for a theme without questions. */
export const listThemes = (
  externalChecks: readonly Check[],
): { theme: SectionTheme; questionnaire: Questionnaire }[] =>
  listSectionThemes()
    .filter(({ check }) => !externalChecks.includes(check))
    .map((theme) => {
      const questionnaire = questionnaires[theme.check]
      if (!questionnaire) throw new Error(`There are no questions about ${theme.check}`)
      return { theme, questionnaire }
    })
