import type { Check } from '#shared/domain/check.ts'
import type { Questionnaire } from '#shared/domain/questionnaire.ts'
import { listSectionThemes, type SectionTheme } from '#shared/domain/themes.ts'
import versions from './physical-strain/versions.json' with { type: 'json' }
import { physicalStrain } from './physical-strain.ts'
import { assertRecorded } from './recorded-versions.ts'

/** The questionnaires of the checks that are done per section in the portal. */
export const questionnaires: Partial<Record<Check, Questionnaire>> = {
  PHYSICAL_STRAIN: assertRecorded(physicalStrain, versions),
}

/** Returns the themes that are answered per section, with their questions. Throws for a theme without questions. */
export const listThemes = (): { theme: SectionTheme; questionnaire: Questionnaire }[] =>
  listSectionThemes().map((theme) => {
    const questionnaire = questionnaires[theme.check]
    if (!questionnaire) throw new Error(`There are no questions about ${theme.check}`)
    return { theme, questionnaire }
  })
