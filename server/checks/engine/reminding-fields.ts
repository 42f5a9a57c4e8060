import { checks as allChecks, type Check } from '#shared/domain/basics/check.ts'
import { fieldsOf } from '#shared/domain/checks/section-fields.ts'
import { questionnaires } from '../questionnaires/registry.ts'

/** A field of the sections of a check whose date people are reminded of. */
type RemindingField = { check: Check; key: string; label: string }

/** Returns the fields whose date people are reminded of, of the sections of these checks, by default of all. */
export const remindingFields = (checks: readonly Check[] = allChecks): RemindingField[] =>
  checks.flatMap((check) => {
    const questionnaire = questionnaires[check]
    return (questionnaire ? fieldsOf(questionnaire) : []).flatMap((field) =>
      field.type === 'DATE' && field.reminds ? { check, key: field.fieldKey, label: field.label } : [],
    )
  })
